"""A position at a glance: what everyone sees and what scoring would give, in one compiled call."""

from __future__ import annotations

from typing import Annotated, Final

from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    CARD_COUNT,
    LEFT_OUT,
    OVER,
    REDEEM,
    SEAT_COUNT,
)
from worldsfair.rules.flow import run_stage
from worldsfair.rules.layout import Box, State
from worldsfair.rules.memory import box_at, copy_state, pointer_to, state_at
from worldsfair.rules.scoring import approvable, place_in_area, set_points
from worldsfair.rules.typed_records import Grid, Vector, dtype_of


class Overview:
    """What a view is made of."""

    trial: State
    """The state after scoring, if that came now."""
    set_points: Annotated[Vector[int], "u2", SEAT_COUNT]
    """E3 for each seat."""
    if_scored: Annotated[Vector[int], "u2", SEAT_COUNT]
    """The points of each seat if scoring came now."""
    place: Annotated[Grid[int], "u1", SEAT_COUNT, AREA_COUNT]
    """P4 to P6, as a row of the award table."""
    approvable: Annotated[Grid[int], "u1", SEAT_COUNT, AREA_COUNT]
    """P7: how many exhibits each player may approve."""
    first: Annotated[Vector[int], "u1", LEFT_OUT + 2]
    """Where in `cards` those of each place begin; they end where the next begin."""
    cards: Annotated[Vector[int], "u1", CARD_COUNT]
    """All cards by place, in the order of their ids."""


OVERVIEW: Final = dtype_of(Overview)
_OFFSETS: Final = {
    name: OVERVIEW.fields[name][1] for name in OVERVIEW.names or () if OVERVIEW.fields
}
_SET_POINTS: Final = _OFFSETS["set_points"]
_IF_SCORED: Final = _OFFSETS["if_scored"]
_PLACE: Final = _OFFSETS["place"]
_APPROVABLE: Final = _OFFSETS["approvable"]
_FIRST: Final = _OFFSETS["first"]
_CARDS: Final = _OFFSETS["cards"]
overview_at = pointer_to(Overview)
"""The overview at an address."""


class OverviewReader:
    """An overview for Python, read straight from its bytes."""

    __slots__ = ("_bytes",)

    def __init__(self, overview: bytearray) -> None:
        self._bytes = overview

    def place(self, seat: int, area: int) -> int:
        """A player's place in an area, as a row of the award table."""
        return self._bytes[_PLACE + AREA_COUNT * seat + area]

    def approvable(self, seat: int, area: int) -> int:
        """P7: how many exhibits a player may approve in an area."""
        return self._bytes[_APPROVABLE + AREA_COUNT * seat + area]

    def set_points(self, seat: int) -> int:
        """E3: what a player's tokens are worth."""
        at = _SET_POINTS + 2 * seat
        return self._bytes[at] | self._bytes[at + 1] << 8

    def if_scored(self, seat: int) -> int:
        """A player's points if scoring came now."""
        at = _IF_SCORED + 2 * seat
        return self._bytes[at] | self._bytes[at + 1] << 8

    def cards(self, place: int) -> bytearray:
        """The cards at a place of `constants`, in the order of their ids."""
        first, end = self._bytes[_FIRST + place], self._bytes[_FIRST + place + 1]
        return self._bytes[_CARDS + first : _CARDS + end]


@compiled
def look_over_at(state: int, box: int, overview: int) -> None:
    """Write an overview of a state."""
    _look_over(state_at(state), box_at(box), overview_at(overview))


@compiled
def _look_over(state: State, box: Box, overview: Overview) -> None:
    for seat in range(state.players):
        overview.set_points[seat] = set_points(state, box, seat)
        for area in range(AREA_COUNT):
            overview.place[seat, area] = place_in_area(state, seat, area)
            overview.approvable[seat, area] = approvable(state, box, seat, area)
    _sort_cards(state, overview)
    copy_state(overview.trial, state)
    _score_now(overview.trial, box)
    for seat in range(state.players):
        trial = overview.trial
        points = signed(trial.coins[seat]) + signed(trial.medals[seat])
        overview.if_scored[seat] = points + set_points(trial, box, seat)


@compiled
def _sort_cards(state: State, overview: Overview) -> None:
    """Count the cards at each place, then put each where its place begins."""
    for place in range(LEFT_OUT + 2):
        overview.first[place] = 0
    for card in range(CARD_COUNT):
        overview.first[state.card_place[card] + 1] += 1
    for place in range(LEFT_OUT + 1):
        overview.first[place + 1] += overview.first[place]
    # While they are filled in, each place begins where its next card goes.
    for card in range(CARD_COUNT):
        place = state.card_place[card]
        overview.cards[overview.first[place]] = card
        overview.first[place] += 1
    for place in range(LEFT_OUT + 1, 0, -1):
        overview.first[place] = overview.first[place - 1]
    overview.first[0] = 0


@compiled
def _score_now(trial: State, box: Box) -> None:
    """Score as if the car had come round, everyone approving all they may.

    Within a scoring phase the points of now are the points of now.
    """
    if trial.phase == OVER or trial.phase == APPROVE:
        return
    trial.chosen_approvals = 0
    trial.phase = REDEEM
    trial.car = box.spaces
    turn = trial.turn
    while trial.turn == turn:
        run_stage(trial, box)
