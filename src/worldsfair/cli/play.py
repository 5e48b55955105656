"""`worldsfair play`."""


def play() -> None:
    """Later."""
