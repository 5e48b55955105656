"""The one fixed list of decisions: small integers, what each of them says, and its text form.

Whoever makes a number asks here for it, and whoever meets one asks here what it means; nobody
else knows where a group of decisions begins. The texts are the record's notation.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from worldsfair.edition import AREAS, FIGURES, MOST_APPROVALS
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import (
    AREA_COUNT,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_COUNT,
    KIND_DAVIS,
    KIND_PALMER,
    SEAT_COUNT,
)

FROM_SUPPLY: Final = -1
"""Where a supporter comes from unless it is taken from an area (T2)."""
AREA_OF_TURN: Final = -1
"""Where burnham's supporter goes: the area of T1, which the number does not tell."""
NOWHERE: Final = -2
"""Where the supporter of a discarded figure goes."""

_WAYS: Final = 1 + AREA_COUNT
"""To get a supporter: from the supply, or from one of the areas."""
_OTHERS: Final = AREA_COUNT - 1
"""Areas that palmer can move a supporter to."""
_COUNTS: Final = MOST_APPROVALS + 1

# The first number of each group. `…_FROM` groups take the supporter from an area.
_PLACE: Final = 0
_PLACE_FROM: Final = _PLACE + AREA_COUNT
_BURNHAM: Final = _PLACE_FROM + AREA_COUNT * AREA_COUNT
_BURNHAM_FROM: Final = _BURNHAM + 1
_DAVIS: Final = _BURNHAM + _WAYS
_DAVIS_FROM: Final = _DAVIS + AREA_COUNT
_PALMER: Final = _DAVIS_FROM + AREA_COUNT * AREA_COUNT
_NAMED: Final = _PALMER + SEAT_COUNT * AREA_COUNT * _OTHERS
_DISCARD: Final = _NAMED + AREA_COUNT * _WAYS
_APPROVE: Final = _DISCARD + KIND_COUNT - FIRST_FIGURE
DECISION_COUNT: Final = _APPROVE + AREA_COUNT * _COUNTS


# From what a player does to its number; supporters come from the supply but `with_origin`.


@compiled
def place(area: int) -> int:
    """T1: a supporter to an area."""
    return _PLACE + area


@compiled
def burnham() -> int:
    """T4: a supporter to the area of T1."""
    return _BURNHAM


@compiled
def davis(area: int) -> int:
    """T5: a supporter to a neighbouring area."""
    return _DAVIS + area


@compiled
def palmer(owner: int, origin: int, target: int) -> int:
    """T6: a player's supporter from an area to another one."""
    step = target if target < origin else target - 1
    return _PALMER + (owner * AREA_COUNT + origin) * _OTHERS + step


@compiled
def named_figure(area: int) -> int:
    """T7: the area's own figure brings a supporter."""
    return _NAMED + _WAYS * area


@compiled
def with_origin(decision: int, origin: int) -> int:
    """T2: the same, but the supporter comes from an area instead of the supply."""
    if decision < _PLACE_FROM:
        return _PLACE_FROM + AREA_COUNT * (decision - _PLACE) + origin
    if _DAVIS <= decision < _DAVIS_FROM:
        return _DAVIS_FROM + AREA_COUNT * (decision - _DAVIS) + origin
    return decision + 1 + origin


@compiled
def discard(kind: int) -> int:
    """T3: a figure is given up unplayed."""
    return _DISCARD + kind - FIRST_FIGURE


@compiled
def approve_exhibits(area: int, count: int) -> int:
    """P7: so many exhibits of an area."""
    return _APPROVE + _COUNTS * area + count


# From a number to what it says.


@compiled
def is_placement(decision: int) -> bool:
    """T1."""
    return decision < _BURNHAM


@compiled
def is_approval(decision: int) -> bool:
    """P7. What is neither this nor a placement is a figure, played or discarded."""
    return decision >= _APPROVE


@compiled
def is_discard(decision: int) -> bool:
    """T3, unplayed."""
    return _DISCARD <= decision < _APPROVE


@compiled
def is_palmer(decision: int) -> bool:
    """T6, played."""
    return _PALMER <= decision < _NAMED


@compiled
def read_placement(decision: int) -> tuple[int, int]:
    """T1: the area that a supporter goes to, and the one that it comes from or `FROM_SUPPLY`."""
    if decision < _PLACE_FROM:
        return decision - _PLACE, FROM_SUPPLY
    number = decision - _PLACE_FROM
    return number // AREA_COUNT, number % AREA_COUNT


@compiled
def read_figure(decision: int) -> tuple[int, int, int]:
    """T3 to T7: the kind of the figure, where its supporter goes, and where it comes from.

    It goes to an area, or to `AREA_OF_TURN`, or `NOWHERE` with a figure that is discarded; it
    comes from an area or `FROM_SUPPLY`.
    """
    if decision < _DAVIS:
        return KIND_BURNHAM, AREA_OF_TURN, decision - _BURNHAM_FROM
    if decision < _DAVIS_FROM:
        return KIND_DAVIS, decision - _DAVIS, FROM_SUPPLY
    if decision < _PALMER:
        number = decision - _DAVIS_FROM
        return KIND_DAVIS, number // AREA_COUNT, number % AREA_COUNT
    if decision < _NAMED:
        step = (decision - _PALMER) % _OTHERS
        origin = (decision - _PALMER) // _OTHERS % AREA_COUNT
        return KIND_PALMER, step if step < origin else step + 1, origin
    if decision < _DISCARD:
        number = decision - _NAMED
        return FIRST_NAMED_FIGURE + number // _WAYS, number // _WAYS, number % _WAYS - 1
    return FIRST_FIGURE + decision - _DISCARD, NOWHERE, FROM_SUPPLY


@compiled
def owner_of(decision: int) -> int:
    """T6: whose supporter palmer moves."""
    return (decision - _PALMER) // _OTHERS // AREA_COUNT


@compiled
def approved_area(decision: int) -> int:
    """P7: whose exhibits are approved."""
    return (decision - _APPROVE) // _COUNTS


@compiled
def approved_count(decision: int) -> int:
    """P7: how many."""
    return (decision - _APPROVE) % _COUNTS


# The record's notation.


@cache
def decision_texts() -> tuple[str, ...]:
    """The text of every decision; its place in the tuple is its number."""
    return tuple(_text(number) for number in range(DECISION_COUNT))


@cache
def decision_numbers() -> dict[str, int]:
    """The number of every decision by its text."""
    return {text: number for number, text in enumerate(decision_texts())}


def _text(decision: int) -> str:
    if is_approval(decision):
        return f"approve {AREAS[approved_area(decision)]} {approved_count(decision)}"
    if is_placement(decision):
        area, origin = read_placement(decision)
        return f"place {AREAS[area]}{_taken_from(origin)}"
    kind, area, origin = read_figure(decision)
    figure = FIGURES[kind - FIRST_FIGURE]
    if is_discard(decision):
        return f"discard {figure}"
    if is_palmer(decision):
        return f"palmer {owner_of(decision)} {AREAS[origin]} {AREAS[area]}"
    if kind == KIND_DAVIS:
        return f"davis {AREAS[area]}{_taken_from(origin)}"
    return f"{figure}{_taken_from(origin)}"


def _taken_from(origin: int) -> str:
    return "" if origin == FROM_SUPPLY else f" from {AREAS[origin]}"
