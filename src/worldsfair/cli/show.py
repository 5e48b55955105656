"""`worldsfair show`."""


def show() -> None:
    """Later."""
