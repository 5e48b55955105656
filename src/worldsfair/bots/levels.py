"""The opponents for people: eight levels from a first game to the best there is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

Judge = Literal["thumb", "network", "search"]
ByPlayers = tuple[float, float, float]
"""With 2, 3 and 4 players."""
_CLEAR: Final = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Level:
    """How a level judges, and by how much it errs: `weaknesses.Weakness` says in which ways."""

    judges_by: Judge
    """Rules of thumb or the network, both one turn ahead, or a search of a few turns."""
    rivals: float = 0.0
    """How much of what a turn does to rivals is overlooked."""
    colour: float = 0.0
    """How strongly one area is a favourite."""
    wheel: float = 0.0
    """How often the wheel is not looked at."""
    figures: float = 0.0
    """How often a figure is put to its obvious use."""
    hurry: float = 0.0
    """How many areas are not looked at."""
    haze: ByPlayers = _CLEAR
    """By how many points at most a judgement is off."""
    simulations: tuple[int, int, int] | None = None
    """How long a search is, whatever time it has; None for as long as it has."""
    seconds: float | None = None
    """How long it is where nobody says."""


LEVEL_TABLE: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "visitor": Level("thumb", 0.6, 0.4, 0.9, 0.9, 0.6, haze=(2.6, 2.3, 6.0)),
        "reporter": Level("network", 0.9, 0.7, 1.0, 1.0, 0.7, haze=(3.1, 2.25, 5.3)),
        "vendor": Level("network", 0.8, 0.6, 0.8, 1.0, 0.3, haze=(2.05, 1.25, 2.65)),
        "exhibitor": Level("network", 0.6, 0.4, 0.6, 0.8, haze=(1.8, 1.25, 2.1)),
        "juror": Level("network", 0.3, 0.2, 0.3, 0.6, haze=(1.6, 1.25, 1.75)),
        "organizer": Level("network", haze=(1.25, 1.0, 1.3)),
        "commissioner": Level("search", simulations=(32, 20, 6)),
        "director": Level("search", seconds=1.0),
    }
)
"""From the easiest to the strongest; `benchmarks/ladder.py` finds the last column of each."""

LEVELS: Final = tuple(LEVEL_TABLE)
"""From the easiest to the strongest."""

LEVEL_RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "visitor": 830,
        "reporter": 960,
        "vendor": 1090,
        "exhibitor": 1220,
        "juror": 1360,
        "organizer": 1480,
        "commissioner": 1620,
        "director": 1720,
    }
)
"""On one scale: `random` has 0, and 400 more win ten games for each that is lost."""
assert tuple(LEVEL_RATINGS) == LEVELS
