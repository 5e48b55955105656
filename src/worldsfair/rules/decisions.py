"""The one fixed list of decisions: small integers and their text form, the record's notation."""

from __future__ import annotations

from functools import cache
from typing import Final

from worldsfair.edition import AREAS, FIGURES

_NAMED: Final = FIGURES[3:]
_MOST_APPROVALS: Final = 3
_SEATS: Final = 4

# The first number of each group. `…_FROM` groups take the supporter from an area (T2).
PLACE_FIRST: Final = 0
PLACE_FROM: Final = 5
BURNHAM_FIRST: Final = 30
BURNHAM_FROM: Final = 31
DAVIS_FIRST: Final = 36
DAVIS_FROM: Final = 41
PALMER_FIRST: Final = 66
NAMED_FIRST: Final = 146
NAMED_STRIDE: Final = 6
"""Each named figure has one number with the supply and five with an area."""
DISCARD_FIRST: Final = 176
APPROVE_FIRST: Final = 184
DECISION_COUNT: Final = 204


@cache
def decision_texts() -> tuple[str, ...]:
    """The text of every decision; its place in the tuple is its number."""
    origins = [f" from {area}" for area in AREAS]
    texts = [f"place {area}" for area in AREAS]
    texts += [f"place {area}{origin}" for area in AREAS for origin in origins]
    texts += ["burnham", *(f"burnham{origin}" for origin in origins)]
    texts += [f"davis {area}" for area in AREAS]
    texts += [f"davis {area}{origin}" for area in AREAS for origin in origins]
    texts += [
        f"palmer {seat} {origin} {target}"
        for seat in range(_SEATS)
        for origin in AREAS
        for target in AREAS
        if target != origin
    ]
    for figure in _NAMED:
        texts += [figure, *(f"{figure}{origin}" for origin in origins)]
    texts += [f"discard {figure}" for figure in FIGURES]
    texts += [f"approve {area} {n}" for area in AREAS for n in range(_MOST_APPROVALS + 1)]
    assert len(texts) == DECISION_COUNT
    return tuple(texts)


@cache
def decision_numbers() -> dict[str, int]:
    """The number of every decision by its text."""
    return {text: number for number, text in enumerate(decision_texts())}
