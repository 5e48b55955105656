"""All that the player who decides may know, as small whole numbers.

Players come in turn order from the one who decides; areas come in the order of their names, as in
the numbers of decisions, so that what is seen of an area and what can be done there keep their
places from game to game. Where each tile lies and which seat decides are told besides. Nothing
hidden is in it: of the deck only what everybody can count.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
import numpy.typing as npt

from worldsfair.edition import AREAS, KINDS
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    FIGURES_STEP,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_COUNT,
    KIND_DAVIS,
    KIND_PALMER,
    KIND_TICKET,
    LAST_ROUND,
    PLACE,
    SEAT_COUNT,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import place_among, points_of_tokens, smaller, supporters_in
from worldsfair.rules.typed_records import Records, Vector, new_records

_SEAT: Final = ("supply", "coins", "medals", "sets", "tickets", "burnham", "davis", "palmer")
_SEAT_AREA: Final = ("supporters", "tokens", "exhibits", "figures", "medal", "approvable")
_PHASES: Final = (PLACE, FIGURES_STEP, APPROVE)
_SEAT_BLOCK: Final = len(_SEAT) + AREA_COUNT * len(_SEAT_AREA)
_AREA_BLOCK: Final = 1 + AREA_COUNT + KIND_COUNT
"""How many cards it takes, the position of its tile, and the cards there by kind."""
_COUNTS: Final = 3
"""Spaces left on the wheel, cards in the deck, cards discarded."""
_TABLE: Final = LAST_ROUND + _COUNTS + KIND_COUNT + len(_PHASES) + 2 * AREA_COUNT
_SEAT_WIDTH: Final = len(_SEAT)
_SEAT_AREA_WIDTH: Final = len(_SEAT_AREA)
_PHASE_COUNT: Final = len(_PHASES)

assert tuple(range(KIND_TICKET + 1, KIND_TICKET + 4)) == (KIND_BURNHAM, KIND_DAVIS, KIND_PALMER)
assert _PHASES == (0, 1, 2)
assert SEAT_COUNT * _SEAT_BLOCK < 256


_PLACES: Final = 255
"""No block of a seat begins above this."""
_ROOM: Final = SEAT_COUNT * (_SEAT_BLOCK + 2) + AREA_COUNT * _AREA_BLOCK + _TABLE


class Observation:
    """Room for the observation of any number of players. A record and not a row of an array, as
    Numba counts the references to every array that it passes on.
    """

    value: Annotated[Vector[int], "u1", _ROOM]
    supporters: Annotated[Vector[int], "i8", AREA_COUNT]
    """All players' supporters in an area, for `place_among`."""


def new_observation() -> Records[Observation]:
    """Room for one."""
    return new_records(Observation)


def observation_size(players: int) -> int:
    """How many numbers an observation has."""
    return players * (_SEAT_BLOCK + 2) + AREA_COUNT * _AREA_BLOCK + _TABLE


def observation_names(players: int) -> tuple[str, ...]:
    """What each number of an observation is, in order.

    `seat 0` is the player who decides, `seat 1` the next in turn order; `am seat 0` says which seat
    of the table, and of the moves that name one, decides.

    >>> observation_names(2)[:3]
    ('seat 0: supply', 'seat 0: coins', 'seat 0: medals')
    """
    kinds = [f"{kind} exhibits" if kind in AREAS else kind for kind in KINDS]
    names = []
    for seat in range(players):
        names += [f"seat {seat}: {name}" for name in _SEAT]
        names += [f"seat {seat} {area}: {name}" for area in AREAS for name in _SEAT_AREA]
    for area in AREAS:
        names += [f"{area}: capacity"]
        names += [f"{area}: at position {position}" for position in range(AREA_COUNT)]
        names += [f"{area}: {kind}" for kind in kinds]
    names += [f"round {number + 1}" for number in range(LAST_ROUND)]
    names += ["spaces left", "deck", "discards", *(f"deck: {kind}" for kind in kinds)]
    names += ["places", "plays figures", "approves"]
    names += [f"{area}: placed there" for area in AREAS]
    names += [f"{area}: is scored" for area in AREAS]
    names += [f"turn of seat {seat}" for seat in range(players)]
    names += [f"am seat {seat}" for seat in range(players)]
    return tuple(names)


@compiled
def observe_games(
    states: Records[State],
    boxes: Records[Box],
    room: Records[Observation],
    rows: npt.NDArray[np.uint8],
) -> None:
    """An observation of each game, a row each, for whoever decides there."""
    width = rows.shape[1]
    for index in range(len(states)):
        observe_game(states[index], boxes[0], room[0])
        for number in range(width):
            rows[index, number] = room[0].value[number]


@compiled
def observe_game(state: State, box: Box, row: Observation) -> None:
    """An observation of one game into `row.value`, for whoever decides there.

    Written for a processor that can't foresee cards: counts are compared and added up, and hardly
    anything is branched on. Loops have fixed bounds and places are masked, so that the compiler
    sees that no index counts from the end.
    """
    for area in range(AREA_COUNT):
        row.supporters[area] = supporters_in(state, area)
    for step in range(SEAT_COUNT):
        if step < box.players:
            _write_seat(state, box, row, step)
    at = (signed(box.players) * _SEAT_BLOCK) & _PLACES
    _write_areas(state, box, row, at)
    _write_table(state, box, row, at + AREA_COUNT * _AREA_BLOCK)


@compiled
def _seat_after(state: State, box: Box, step: int) -> int:
    seat = signed(state.seat) + step
    seat = seat if seat < signed(box.players) else seat - signed(box.players)
    return seat & (SEAT_COUNT - 1)


@compiled
def _write_seat(state: State, box: Box, row: Observation, step: int) -> None:
    seat, at = _seat_after(state, box, step), step * _SEAT_BLOCK
    row.value[at] = state.supply[seat]
    row.value[at + 1] = state.coins[seat]
    row.value[at + 2] = state.medals[seat]
    row.value[at + 3] = points_of_tokens(state, box, seat)
    for number in range(_SEAT_WIDTH - 4):
        row.value[at + 4 + number] = state.held[seat, KIND_TICKET + number]
    for area in range(AREA_COUNT):
        here = at + _SEAT_WIDTH + area * _SEAT_AREA_WIDTH
        own, held = signed(state.supporters[seat, area]), signed(state.held[seat, area])
        place = place_among(signed(row.supporters[area]), own)
        row.value[here] = own
        row.value[here + 1] = state.tokens[seat, area]
        row.value[here + 2] = held
        row.value[here + 3] = state.held[seat, FIRST_NAMED_FIGURE + area]
        row.value[here + 4] = box.medal[place]
        row.value[here + 5] = smaller(signed(box.approvals[place]), held)


@compiled
def _write_areas(state: State, box: Box, row: Observation, start: int) -> None:
    for number in range(AREA_COUNT * _AREA_BLOCK):
        row.value[start + number] = 0
    for area in range(AREA_COUNT):
        at = start + area * _AREA_BLOCK
        row.value[at] = box.capacity[area]
        row.value[at + 1 + signed(state.position_of[area])] = 1
        at += 1 + AREA_COUNT
        for slot in range(signed(state.slot_count[area])):
            row.value[at + signed(box.kind_of[state.slots[area, slot]])] += 1


@compiled
def _write_table(state: State, box: Box, row: Observation, at: int) -> None:
    for number in range(LAST_ROUND):
        row.value[at + number] = state.current_round == number + 1
    at += LAST_ROUND
    row.value[at] = box.spaces - state.car
    row.value[at + 1] = state.deck_size
    row.value[at + 2] = state.discard_size
    at += _COUNTS
    for kind in range(KIND_COUNT):
        row.value[at + kind] = 0
    for index in range(state.deck_size):
        row.value[at + signed(box.kind_of[state.deck[index]])] += 1
    at += KIND_COUNT
    for phase in range(_PHASE_COUNT):
        row.value[at + phase] = state.phase == phase
    at += _PHASE_COUNT
    placed = signed(state.placed) if state.phase == FIGURES_STEP else -1
    scored = signed(state.area_at[state.scored_position]) if state.phase == APPROVE else -1
    for area in range(AREA_COUNT):
        row.value[at + area] = placed == area
        row.value[at + AREA_COUNT + area] = scored == area
    at += 2 * AREA_COUNT
    for step in range(signed(box.players)):
        row.value[at + step] = _seat_after(state, box, step) == state.active
    at += signed(box.players)
    for seat in range(signed(box.players)):
        row.value[at + seat] = state.seat == seat
