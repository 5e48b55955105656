"""Bots by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from worldsfair.bots.bot import Bot, Budget, UnknownBot
from worldsfair.bots.greedy import GreedyBot
from worldsfair.bots.mcts.tree import INFORMED_STYLE, PLAIN_STYLE, Style
from worldsfair.bots.random_bot import RandomBot
from worldsfair.bots.search import DEFAULT_SECONDS, SearchBot

LEVELS: Final = ("visitor", "exhibitor", "organizer", "director")
"""The opponents for people, from the easiest to the strongest."""


@dataclass(frozen=True, slots=True)
class Random:
    """Plays anything."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """Looks one turn ahead."""

    carelessness: float = 0.0


@dataclass(frozen=True, slots=True)
class Searching:
    """Searches a tree, as long as its budget says where nobody else does."""

    style: Style = INFORMED_STYLE
    simulations: int | None = None
    seconds: float | None = None


RECIPES: Final[Mapping[str, Random | Greedy | Searching]] = {
    "random": Random(),
    "greedy": Greedy(),
    "search": Searching(seconds=DEFAULT_SECONDS),
    "search:plain": Searching(PLAIN_STYLE, seconds=DEFAULT_SECONDS),
    "visitor": Greedy(carelessness=5.0),
    "exhibitor": Greedy(carelessness=1.0),
    "organizer": Searching(simulations=1500),
    "director": Searching(seconds=1.0),
}
"""What each bot is made of, here and in the browser."""

BOT_NAMES: Final = tuple(RECIPES)


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the same seed gives the same choices.

    >>> make_bot("random").name
    'random'
    """
    match RECIPES.get(name):
        case None:
            raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(BOT_NAMES)}.")
        case Random():
            return RandomBot(seed)
        case Greedy(carelessness):
            return GreedyBot(seed, name=name, carelessness=carelessness)
        case Searching(style, simulations, seconds):
            budget = Budget(simulations, seconds)
            return SearchBot(seed, name=name, style=style, default=budget)
