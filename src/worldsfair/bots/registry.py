"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from worldsfair.bots.bot import Bot, Budget, UnknownBot
from worldsfair.bots.greedy import GreedyBot
from worldsfair.bots.mcts.tree import PLAIN_STYLE
from worldsfair.bots.random_bot import RandomBot
from worldsfair.bots.search import SearchBot

LEVELS: Final = ("visitor", "exhibitor", "organizer", "director")
"""The opponents for people, from the easiest to the strongest."""

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "search:plain": partial(SearchBot, name="search:plain", style=PLAIN_STYLE),
    "visitor": partial(GreedyBot, name="visitor", carelessness=5.0),
    "exhibitor": partial(GreedyBot, name="exhibitor", carelessness=1.0),
    "organizer": partial(SearchBot, name="organizer", default=Budget(simulations=1500)),
    "director": partial(SearchBot, name="director", default=Budget(seconds=1.0)),
}

BOT_NAMES: Final = tuple(_MAKERS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the same seed gives the same choices.

    >>> make_bot("random").name
    'random'
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(BOT_NAMES)}.")
    return maker(seed)
