"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from worldsfair.bots.bot import Bot, UnknownBot
from worldsfair.bots.random_bot import RandomBot

_MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    # Stand-ins that keep the names while the real ones are built.
    "greedy": RandomBot,
    "visitor": RandomBot,
    "exhibitor": RandomBot,
    "organizer": RandomBot,
    "director": RandomBot,
}

BOT_NAMES = tuple(_MAKERS)
LEVELS = ("visitor", "exhibitor", "organizer", "director")
"""The opponents for people, from the easiest to the strongest."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the same seed gives the same choices.

    >>> make_bot("random").name
    'random'
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(BOT_NAMES)}.")
    return maker(seed)
