"""Which level fits somebody: an own rating from the results against levels.

The browser reckons the same (`web/src`), and both are checked with `tests/matching/cases.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from worldsfair.bots.levels import LEVEL_RATINGS

WON: Final = 1.0
SHARED: Final = 0.5
LOST: Final = 0.0

MOST_GAMES: Final = 200
"""Who reads results from a store reads the last ones: what is older no longer matters."""

_FIRST_STEP: Final = 240.0
_LEAST_STEP: Final = 48.0
_STEP_HALVES_AFTER: Final = 6.0
_ROOM: Final = 200
"""How far somebody can be beneath the easiest level and above the strongest."""

GameScores = Sequence[tuple[float, float]]
"""A game: the rating of each bot at the table that is a level, and the score against it."""


def score_against(own_rank: int, their_rank: int) -> float:
    """By the ranks at the end, 1 for the first; how far they are apart does not matter.

    >>> score_against(1, 3), score_against(2, 2), score_against(4, 1)
    (1.0, 0.5, 0.0)
    """
    if own_rank == their_rank:
        return SHARED
    return WON if own_rank < their_rank else LOST


def own_rating(
    results: Iterable[GameScores],
    levels: Mapping[str, int] = LEVEL_RATINGS,
    start: float | None = None,
) -> float:
    """What somebody is worth on the levels' scale, from games in the order of time.

    One starts as the easiest level; the first games move far, later ones less. A game without
    a level at the table says nothing.

    >>> easy_and_hard = {"easy": 500, "hard": 700}
    >>> own_rating([], easy_and_hard), own_rating([[(500, WON)]], easy_and_hard)
    (500.0, 620.0)
    """
    lowest, highest = min(levels.values()) - _ROOM, max(levels.values()) + _ROOM
    rating = float(min(levels.values()) if start is None else start)
    for number, game in enumerate(filter(None, results)):
        surprise = sum(score - _expected(rating, theirs) for theirs, score in game) / len(game)
        rating = min(max(rating + _step(number) * surprise, lowest), highest)
    return rating


def _expected(rating: float, opponent: float) -> float:
    return 1 / (1 + float(10 ** ((opponent - rating) / 400)))


def _step(games_before: int) -> float:
    return max(_LEAST_STEP, _FIRST_STEP / (1 + games_before / _STEP_HALVES_AFTER))


def fitting_level(rating: float, levels: Mapping[str, int] = LEVEL_RATINGS) -> str:
    """The level whose rating is nearest, the lower one of two equally near.

    >>> fitting_level(0), fitting_level(5000)
    ('visitor', 'director')
    """
    return min(levels, key=lambda level: (abs(levels[level] - rating), levels[level]))


@dataclass(frozen=True, slots=True)
class Fitting:
    """The level that fits somebody now, and what it was found from."""

    level: str
    rating: float
    games: int
    """How many of the last ones tell something."""
    before: str | None
    """The level that fitted before the last of them."""


def level_for(games: Iterable[Sequence[tuple[str, float]]]) -> Fitting:
    """Find the level that fits, from the scores against levels by name, in the order of time.

    A level that is no more tells nothing.

    >>> level_for([]).level, level_for([[("director", LOST)], [("of old", WON)]]).games
    ('visitor', 1)
    """
    known = (
        [(float(LEVEL_RATINGS[level]), score) for level, score in game if level in LEVEL_RATINGS]
        for game in games
    )
    counted = [game for game in known if game][-MOST_GAMES:]
    rating = own_rating(counted)
    before = fitting_level(own_rating(counted[:-1])) if counted else None
    return Fitting(fitting_level(rating), rating, len(counted), before)
