"""What a match is: who plays whom, how often, how long they may think; and what a game gave."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain
from numbers import Real
from typing import Literal

import msgspec

from worldsfair.edition import PLAYER_COUNTS, Edition
from worldsfair.errors import GameError, InvalidSetup
from worldsfair.records.model import Approvals
from worldsfair.records.setup_arguments import checked_table, whole_number
from worldsfair.rules.constants import TURN_LIMIT

LineUp = Literal["one-vs-rest", "mixed"]
LINE_UPS: tuple[LineUp, ...] = ("one-vs-rest", "mixed")


class InvalidMatch(GameError):
    """A match was asked for that can't be played, or that does not fit the kept one."""

    code = "invalid_match"


class EntrantFailed(GameError):
    """A bot broke a rule, crashed or did not answer; says which, in which game and with which
    seed.
    """

    code = "entrant_failed"


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that decides the games of a match. With simulations as the only budget, two
    equal matches give equal games.

    >>> Match(("random", "greedy"), players=3, games=30, simulations=100).par
    0.3333333333333333
    """

    entrants: tuple[str, ...]
    """As they are named on the command line: `search`, `search@0.5`, `python:mine:make`."""
    players: int = 2
    """How many sit at each table: 2, 3 or 4."""
    games: int = 100
    """How many are wanted; rounded up, so that every deal is played in every seating."""
    seconds: float | None = None
    """For each turn of each entrant that has no budget of its own."""
    simulations: int | None = None
    """The same, counted in simulations: then the same match gives the same games again."""
    seed: int = 0
    """Decides the deals, and what chance the bots have."""
    line_up: LineUp = "one-vs-rest"
    """Of two entrants for more seats: the first alone (`one-vs-rest`), or every mix (`mixed`)."""
    approvals: Approvals = "automatic"
    """Whether exhibits are approved by themselves or by choice (P7)."""
    margin: float = 0.02
    """The sequential test asks for a win share of this much above par."""
    until_decided: bool = False
    """Stop as soon as the sequential test of the first entrant has its answer."""
    patience: float = 120.0
    """Seconds beyond its time after which a bot that does not answer has failed."""
    turn_limit: int = TURN_LIMIT
    """A game that is not over by then is won by nobody."""
    edition: Edition | None = None
    """The box; None is the default edition."""

    def __post_init__(self) -> None:
        for name in ("players", "games", "simulations", "seed", "turn_limit"):
            msgspec.structs.force_setattr(self, name, _whole(name, getattr(self, name)))
        for problem in chain(_wrong_kinds(self), _problems(self)):
            raise InvalidMatch(problem)
        checked_table(self.players, self.approvals, self.edition)

    @property
    def par(self) -> float:
        """The win share of players who are all equally good."""
        return 1 / self.players


def _whole(name: str, number: int | None) -> int | None:
    """A count of Python's or NumPy's, as Python's, so that it can be kept as JSON."""
    try:
        return number if number is None else whole_number(number, f"`{name}` of a match")
    except InvalidSetup as error:
        raise InvalidMatch(str(error)) from None


def _wrong_kinds(match: Match) -> Iterator[str]:
    """What can't even be compared with a number, or asked for its names."""
    named = match.entrants
    if isinstance(named, str) or not all(isinstance(name, str) for name in named):
        yield f"Entrants are a row of names, not {named!r:.80}."
    for name in ("seconds", "margin", "patience"):
        number = getattr(match, name)
        if not (isinstance(number, Real) or (name == "seconds" and number is None)):
            yield f"`{name}` of a match is a number, not {number!r:.80}."


def _problems(match: Match) -> Iterator[str]:
    checks = {
        "A match needs an entrant.": len(match.entrants) > 0,
        f"The game is for 2, 3 or 4 players, not {match.players}.": match.players in PLAYER_COUNTS,
        "A match has at least one game.": match.games >= 1,
        "A time for thinking is a number of seconds from 0 up.": _is_from_zero(match.seconds),
        "Simulations are counted from 0 up.": _is_from_zero(match.simulations),
        "A seed is a number from 0 up.": match.seed >= 0,
        f"A line-up is {' or '.join(LINE_UPS)}, not {match.line_up}.": match.line_up in LINE_UPS,
        "A margin is between 0 and 1.": 0 < match.margin < 1,
        "Patience is a number of seconds above 0.": match.patience > 0,
        "The limit of turns is at least 1.": match.turn_limit >= 1,
    }
    yield from (problem for problem, is_right in checks.items() if not is_right)


def _is_from_zero(number: float | None) -> bool:
    return number is None or (math.isfinite(number) and number >= 0)


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What deals and lots gave each seat of a game beyond what they give on average.

    Each row is one kind of luck, by seat (`luck_meter`); on average over games all of it is zero.
    """

    win: tuple[tuple[float, ...], ...]
    """In chances to win."""
    points: tuple[tuple[float, ...], ...]
    """In final points."""
    observers: int = 1
    """Which generation of observers measured it: 2 are today's, who play the last turns out."""


class GameResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one game gave. Lists go by seat, and seat 0 began."""

    number: int
    """From 0, in the order of the schedule."""
    deal: int
    """Games of one deal have the same tiles and the same deck."""
    seats: tuple[int, ...]
    """Which entrant sat where, as an index into the distinct entrants."""
    points: tuple[int, ...]
    """The final ones."""
    ranks: tuple[int, ...]
    """1 for a winner; equal ranks are shared."""
    turns: int
    """How many were played, of all seats together."""
    finished: bool
    """False where the limit of turns ended it: then nobody won."""
    seconds: tuple[tuple[float, ...], ...]
    """For each seat, the time of each of its decisions."""
    luck: Luck | None = None
    """None where it was not measured."""

    def win_share(self, seat: int) -> float:
        """1 for a victory, a part of it for a shared one, else 0."""
        if not self.finished or self.ranks[seat] != 1:
            return 0.0
        return 1 / self.ranks.count(1)
