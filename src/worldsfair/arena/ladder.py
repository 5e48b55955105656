"""The ladder: each level for people against the one below it, and ratings summed up from there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec

from worldsfair.arena.match import InvalidMatch, Match
from worldsfair.arena.results import Results
from worldsfair.arena.statistics import Interval, normal_quantile, wilson
from worldsfair.arena.store import write_file
from worldsfair.arena.summary import EntrantSummary
from worldsfair.bots.levels import LEVELS

GROUND: Final = "random"
"""Whose rating is 0."""
PROMISED: Final = Interval(0.62, 0.72)
"""How often a level wins against the one below, of two players."""
PROMISED_ABOVE_PAR: Final = 0.08
"""With more players: how much more than par it wins, alone among those of the level below."""
RATING_SCALE: Final = 400.0
"""So many points of rating are odds of ten to one."""
FORMAT: Literal["worldsfair-ladder"] = "worldsfair-ladder"
VERSION: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Rung:
    """Two neighbours."""

    level: str
    against: str

    def match(self, terms: Match) -> Match:
        """Their match, with everything but the entrants as in `terms`."""
        return msgspec.structs.replace(terms, entrants=(self.level, self.against))

    def file_beside(self, out: Path) -> Path:
        """Where the results of their match are kept."""
        return out.with_name(f"{out.stem}-{self.level}-{self.against}{out.suffix}")


class LadderRating(msgspec.Struct, frozen=True):
    """A rating above random's 0."""

    value: float
    interval: Interval
    """95 %, of all steps up to here."""


class Step(msgspec.Struct, frozen=True):
    """What two neighbours have shown."""

    level: str
    against: str
    games: int
    share: float | None
    interval: Interval | None
    adjusted: float | None
    """The share without luck."""
    adjusted_interval: Interval | None
    is_kept: bool | None
    """Whether the share is what the ladder promises; None where it promises nothing, or too little
    was played."""
    seconds: float | None
    """For a turn of the level's, on average."""
    seconds_p99: float | None
    rating: LadderRating | None
    """None where a step below was not played."""


class LadderDocument(msgspec.Struct, frozen=True):
    """The file of a ladder. Its schema is in `docs/arena.md`."""

    format: Literal["worldsfair-ladder"]
    version: Literal[1]
    players: int
    steps: list[Step]


def rungs(named: Sequence[str] = ()) -> list[Rung]:
    """Every level with the one below it, from the easiest; or those of the levels that are named.

    >>> rungs()[0]
    Rung(level='visitor', against='random')
    """
    for name in named:
        if name not in LEVELS:
            raise InvalidMatch(f"{name!r} is no level of the ladder: {', '.join(LEVELS)} are.")
    below = (GROUND, *LEVELS)
    return [
        Rung(level, against)
        for level, against in zip(LEVELS, below, strict=False)
        if not named or level in named
    ]


def steps(played: Sequence[tuple[Rung, Results]]) -> list[Step]:
    """What the ladder has shown, from below."""
    found: list[Step] = []
    ratings: dict[str, tuple[float, float]] = {GROUND: (0.0, 0.0)}
    for rung, results in played:
        entrant = results.summary.entrants[0]
        gain = _gain(entrant, results.match.players)
        if gain is not None and rung.against in ratings:
            below, doubt = ratings[rung.against]
            ratings[rung.level] = below + gain[0], math.hypot(doubt, gain[1])
        found.append(_step(rung, results, _rating(ratings.get(rung.level))))
    return found


def keep_steps(out: Path, players: int, found: list[Step]) -> None:
    """Write the ladder's file."""
    document = LadderDocument(FORMAT, VERSION, players, found)
    write_file(out, [msgspec.json.format(msgspec.json.encode(document), indent=1), b"\n"])


def _step(rung: Rung, results: Results, rating: LadderRating | None) -> Step:
    entrant = results.summary.entrants[0]
    adjusted, times = entrant.adjusted, entrant.times
    return Step(
        level=rung.level,
        against=rung.against,
        games=entrant.games,
        share=entrant.share,
        interval=entrant.interval,
        adjusted=None if adjusted is None else adjusted.share,
        adjusted_interval=None if adjusted is None else adjusted.interval,
        is_kept=None if rung.against == GROUND else _is_kept(entrant, results.match),
        seconds=None if times is None else times.mean,
        seconds_p99=None if times is None else times.p99,
        rating=rating,
    )


def _is_kept(entrant: EntrantSummary, match: Match) -> bool | None:
    share = entrant.share
    if share is None:
        return None
    if match.players == 2:
        return PROMISED.low <= share <= PROMISED.high
    return share >= match.par + PROMISED_ABOVE_PAR


def _gain(entrant: EntrantSummary, players: int) -> tuple[float, float] | None:
    """How far a level is above the other, and the standard error of that.

    From the share without luck where there is one. One alone among equals has odds of one to their
    number, so the odds are taken times it.
    """
    if entrant.share is None or entrant.interval is None:
        return None
    share, interval = entrant.share, entrant.interval
    if entrant.adjusted is not None:
        share, interval = entrant.adjusted.share, entrant.adjusted.interval
    elif share in (0.0, 1.0):
        # Odds without end can't be added up: half a game more or less is as good a guess.
        share = (entrant.wins + 0.5) / (entrant.games + 1)
        interval = wilson(entrant.wins + 0.5, entrant.games + 1)
    away = RATING_SCALE * math.log10(players - 1)
    low, high = (_odds_rating(min(max(end, 0.001), 0.999)) for end in interval)
    return away + _odds_rating(share), (high - low) / (2 * normal_quantile())


def _odds_rating(share: float) -> float:
    return RATING_SCALE * math.log10(share / (1 - share))


def _rating(found: tuple[float, float] | None) -> LadderRating | None:
    if found is None:
        return None
    value, error = found
    half = normal_quantile() * error
    return LadderRating(value, Interval(value - half, value + half))
