"""`worldsfair bench`."""


def bench() -> None:
    """Later."""
