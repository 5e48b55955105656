"""The opponents for people: eight levels from a first game to the best there is."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LEVELS: Final = (
    "visitor",
    "reporter",
    "vendor",
    "exhibitor",
    "juror",
    "organizer",
    "commissioner",
    "director",
)
"""From the easiest to the strongest."""

LEVEL_RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "visitor": 500,
        "reporter": 630,
        "vendor": 760,
        "exhibitor": 890,
        "juror": 1020,
        "organizer": 1150,
        "commissioner": 1280,
        "director": 1410,
    }
)
"""On one scale: `random` has 0, and 400 more win ten games for each that is lost."""
assert tuple(LEVEL_RATINGS) == LEVELS
