"""Entrants by name: our bots and foreign ones, each perhaps with a budget of its own."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from worldsfair.arena.match import InvalidMatch, Match
from worldsfair.bots import Budget, Decision, make_bot
from worldsfair.game import PublicGame

FOREIGN = "python:"
"""How the name of a bot begins that is found by importing it."""

_BUDGET = re.compile(r"(?P<seconds>\d+(\.\d*)?|\.\d+)s?|(?P<simulations>\d+)sims?")


class Chooser(Protocol):
    """All that the arena asks of a bot. Foreign ones need no other base."""

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The turn to play, knowing what the seat may know."""


Maker = Callable[[int], Chooser]
"""Makes a bot for one game from a seed."""
Makers = Mapping[str, Maker]
"""Further bots by name, from Python."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One who plays.

    >>> parse_entrant("search:plain@0.5")
    Entrant(name='search:plain@0.5', bot='search:plain', seconds=0.5, simulations=None)
    >>> parse_entrant("python:my.bots:make@2000sims").simulations
    2000
    """

    name: str
    """As the table shows it."""
    bot: str
    seconds: float | None = None
    simulations: int | None = None

    def budget(self, match: Match) -> Budget:
        """Its own budget, or else the one of the match."""
        if self.seconds is None and self.simulations is None:
            return Budget(simulations=match.simulations, seconds=match.seconds)
        return Budget(simulations=self.simulations, seconds=self.seconds)

    def seat(self, seed: int, makers: Makers) -> Chooser:
        """A bot of this entrant's for one game."""
        if self.bot in makers:
            return makers[self.bot](seed)
        if self.bot.startswith(FOREIGN):
            return _foreign_maker(self.bot)(seed)
        return make_bot(self.bot, seed)


def parse_entrant(text: str) -> Entrant:
    """`NAME`, `NAME@SECONDS` or `NAME@COUNTsims`; a colon does for the @ where a number follows."""
    bot, at, suffix = text.rpartition("@")
    if not at:
        bot, at, suffix = text.rpartition(":")
        if _BUDGET.fullmatch(suffix) is None:
            bot, at = text, ""
    if not bot:
        raise InvalidMatch(f"{text!r} names no bot.")
    if not at:
        return Entrant(text, bot)
    found = _BUDGET.fullmatch(suffix)
    if found is None or not math.isfinite(float(found["seconds"] or 0)):
        raise InvalidMatch(
            f"{suffix!r} in {text!r} is no budget: write seconds (@0.5) or simulations (@2000sims)."
        )
    if found["seconds"]:
        return Entrant(text, bot, seconds=float(found["seconds"]))
    return Entrant(text, bot, simulations=int(found["simulations"]))


def entrants_of(match: Match) -> tuple[Entrant, ...]:
    """The distinct entrants, in the order of their first mention."""
    return tuple(parse_entrant(text) for text in dict.fromkeys(match.entrants))


def _foreign_maker(bot: str) -> Maker:
    """The callable that `python:MODULE:NAME` means."""
    module_name, _, name = bot.removeprefix(FOREIGN).partition(":")
    if not module_name or not name:
        raise InvalidMatch(f"{bot!r} is no foreign bot: write python:MODULE:NAME.")
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        raise InvalidMatch(f"{bot!r}: there is no module {error.name!r}.") from None
    maker: Maker | None = getattr(module, name, None)
    if not callable(maker):
        raise InvalidMatch(f"{bot!r}: {module_name} has nothing to call by the name {name!r}.")
    return maker
