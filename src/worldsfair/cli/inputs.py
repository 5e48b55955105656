"""What people type, checked: bots, editions, and files to read and write."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from worldsfair.cli import messages
from worldsfair.errors import GameError

if TYPE_CHECKING:
    from worldsfair.edition import Edition


class WrongInput(GameError):
    """Something on the command line can't be done."""

    code = "wrong_input"


def split_names(given: Sequence[str]) -> list[str]:
    """Names given one by one or as a list with commas.

    >>> split_names(["random,greedy", "search"])
    ['random', 'greedy', 'search']
    """
    return [name.strip() for names in given for name in names.split(",") if name.strip()]


def bots_by_seat(names: Sequence[str], seats: int) -> list[str]:
    """One name for every seat, or one for all of them; each is a bot that exists."""
    from worldsfair.bots import make_bot

    if len(names) == 1:
        names = list(names) * seats
    if len(names) != seats:
        raise WrongInput(messages.wrong_number_of_bots(len(names), seats))
    for name in names:
        make_bot(name)
    return list(names)


def edition_from(path: Path | None) -> Edition:
    """The edition of a file, or the base game."""
    from worldsfair.edition import default_edition, load_edition

    return default_edition() if path is None else load_edition(path)


def open_to_write(path: Path) -> BinaryIO:
    """A file for records, emptied."""
    try:
        return path.open("wb")
    except OSError as error:
        raise WrongInput(messages.cannot_write(path, error)) from None
