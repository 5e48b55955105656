"""Bots by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from worldsfair.bots.bot import Bot, BotUnusable, Budget, UnknownBot
from worldsfair.bots.greedy import GreedyBot
from worldsfair.bots.installed import Installed, find_bots
from worldsfair.bots.level_bots import AheadBot, SteadySearchBot
from worldsfair.bots.levels import LEVEL_TABLE, Level
from worldsfair.bots.mcts.tree import INFORMED_STYLE, PAST_STYLE, PLAIN_STYLE, Style
from worldsfair.bots.network import PRESENT
from worldsfair.bots.random_bot import RandomBot
from worldsfair.bots.search import DEFAULT_SECONDS, SearchBot
from worldsfair.records.setup_arguments import whole_number


@dataclass(frozen=True, slots=True)
class Random:
    """Plays anything."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """Looks one turn ahead."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """Looks one turn ahead and errs as people do."""

    level: Level


@dataclass(frozen=True, slots=True)
class Searching:
    """Searches a tree, as long as its budget says where nobody else does."""

    style: Style = INFORMED_STYLE
    simulations: int | None = None
    seconds: float | None = None
    networks: str = PRESENT
    steady: tuple[int, int, int] | None = None
    """Simulations with 2, 3 and 4 players, whatever the budget says."""


def _recipe_of(level: Level) -> Ahead | Searching:
    if level.judges_by != "search":
        return Ahead(level)
    return Searching(seconds=level.seconds, steady=level.simulations)


RECIPES: Final[Mapping[str, Random | Greedy | Ahead | Searching]] = {
    "random": Random(),
    "greedy": Greedy(),
    "search": Searching(seconds=DEFAULT_SECONDS),
    "search:plain": Searching(PLAIN_STYLE, seconds=DEFAULT_SECONDS),
    **{name: _recipe_of(level) for name, level in LEVEL_TABLE.items()},
}
"""What each bot is made of, here and in the browser."""

PAST_RECIPES: Final[Mapping[str, Searching]] = {
    "director:2026-11": Searching(PAST_STYLE, seconds=1.0, networks="2026-11"),
}
"""Bots as they once were, to measure the present ones against: for the arena, not for people."""

BOT_NAMES: Final = tuple(RECIPES)
"""Ours; `bot_names` knows those of installed packages, too."""
OURS: Final = "worldsfair"


def bot_names() -> dict[str, str]:
    """Every bot with where it comes from: ours first, then those of installed packages.

    >>> bot_names()["greedy"]
    'worldsfair'
    """
    others = {name: bot.package for name, bot in _installed().bots.items()}
    return dict.fromkeys(BOT_NAMES, OURS) | others


def installed_bots() -> dict[str, str]:
    """The bots of installed packages alone, with the package of each."""
    return {name: bot.package for name, bot in _installed().bots.items()}


def bot_problems() -> dict[str, str]:
    """By name, why a bot that a package offers is left out: one sentence each."""
    return dict(_installed().problems)


def look_again() -> None:
    """Look for installed packages anew; otherwise that is done once, when it is first needed."""
    _installed.cache_clear()


@cache
def _installed() -> Installed:
    return find_bots(BOT_NAMES)


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name, ours or an installed package's; the same seed gives the same choices.

    >>> make_bot("random").name
    'random'
    """
    seed = whole_number(seed, "A bot's seed")
    match RECIPES.get(name) or PAST_RECIPES.get(name):
        case None:
            return _make_installed(name, seed)
        case Random():
            return RandomBot(seed)
        case Greedy():
            return GreedyBot(seed, name=name)
        case Ahead(level):
            return AheadBot(seed, name=name, level=level)
        case Searching(style, steady=(_, _, _) as steady):
            return SteadySearchBot(seed, name=name, style=style, simulations=steady)
        case Searching(style, simulations, seconds, networks):
            budget = Budget(simulations, seconds)
            return SearchBot(seed, name=name, style=style, networks=networks, default=budget)


def _make_installed(name: str, seed: int) -> Bot:
    found = _installed()
    if name in found.bots:
        return found.bots[name].make(seed)
    if name in found.problems:
        raise BotUnusable(found.problems[name])
    raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(bot_names())}.")
