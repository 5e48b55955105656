"""What people type, checked: bots, editions, and files to read and write."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from worldsfair.cli.refusals import cannot_write, why_not, wrong_number_of_bots
from worldsfair.cli.words import t
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
    from worldsfair.bots import bot_names, bot_problems

    if len(names) == 1:
        names = list(names) * seats
    if len(names) != seats:
        raise WrongInput(wrong_number_of_bots(len(names), seats))
    known = bot_names()
    for name in names:
        if name not in known and name in bot_problems():
            raise WrongInput(bot_problems()[name])
        if name not in known:
            raise WrongInput(t("wrong-bot", bot=name, bots=", ".join(known)))
    return list(names)


def edition_from(path: Path | None) -> Edition:
    """The edition of a file, or the base game."""
    from worldsfair.edition import default_edition, load_edition

    if path is None:
        return default_edition()
    refuse_unreadable(path)
    return load_edition(path)


def refuse_unreadable(path: Path) -> None:
    """Say at once what file can't be read, and why."""
    try:
        with path.open("rb") as file:
            reason = None if file.read(1) else t("file-empty")
    except OSError as error:
        reason = t("file-unreadable", why=why_not(error))
    if reason is not None:
        raise WrongInput(t("verify-file", path=str(path), reason=reason))


def open_to_write(path: Path) -> BinaryIO:
    """A file for records, emptied."""
    try:
        return path.open("wb")
    except OSError as error:
        raise WrongInput(cannot_write(path, error)) from None
