"""Where each feature stands when the ring of areas is turned.

The deal goes round and round, so a position and the same one turned by an area have the same
outcome, but for one thing: davis doesn't pass between the last position and the first (T5).
"""

from __future__ import annotations

from worldsfair.bots.features import (
    AREA_BLOCK,
    AREA_CARDS_AT,
    FEATURE_ROOM,
    SEAT_AREA_FEATURES,
    SEAT_BLOCK,
    SEAT_FEATURES,
)
from worldsfair.bots.workspace import Workspace
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import AREA_COUNT


@compiled
def write_turned_features(workspace: Workspace, players: int) -> None:
    """Fill `workspace.turned` for a number of players."""
    for view in range(AREA_COUNT):
        for index in range(FEATURE_ROOM):
            workspace.turned[view, index] = index
        for seat in range(players):
            _turn_seat(workspace, view, seat)
        for position in range(AREA_COUNT):
            _turn_area(workspace, view, players, position)
    workspace.turned_for = players


@compiled
def _turned(position: int, view: int) -> int:
    """Where a position is seen in a view: each view begins one area further on."""
    return position - view if position >= view else position - view + AREA_COUNT


@compiled
def _turn_seat(workspace: Workspace, view: int, seat: int) -> None:
    """What a player has in each area."""
    at = seat * SEAT_BLOCK + SEAT_FEATURES
    for position in range(AREA_COUNT):
        here = at + position * SEAT_AREA_FEATURES
        there = at + _turned(position, view) * SEAT_AREA_FEATURES
        for index in range(SEAT_AREA_FEATURES):
            workspace.turned[view, here + index] = there + index


@compiled
def _turn_area(workspace: Workspace, view: int, players: int, position: int) -> None:
    """What lies in an area: exhibits and named figures are counted by position, too."""
    at = players * SEAT_BLOCK
    here = at + position * AREA_BLOCK
    there = at + _turned(position, view) * AREA_BLOCK
    for index in range(AREA_CARDS_AT):
        workspace.turned[view, here + index] = there + index
    for of in range(AREA_COUNT):
        exhibit, figure = AREA_CARDS_AT + of, AREA_CARDS_AT + AREA_COUNT + of
        goal = _turned(of, view)
        workspace.turned[view, here + exhibit] = there + AREA_CARDS_AT + goal
        workspace.turned[view, here + figure] = there + AREA_CARDS_AT + AREA_COUNT + goal
