"""A position as small numbers for a network, seen from the player who is about to place.

Players come in turn order from the mover; areas come by position, so that neighbours and the
way of the deal look the same whatever tiles lie there.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    AREA_COUNT,
    CARD_COUNT,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    IN_DECK,
    KIND_BURNHAM,
    KIND_DAVIS,
    KIND_PALMER,
    KIND_TICKET,
    SEAT_COUNT,
)
from worldsfair.rules.layout import Record
from worldsfair.rules.scoring import place_in_area, set_points, ticket_coins

SEAT_FEATURES: Final = 11
SEAT_AREA_FEATURES: Final = 8
SEAT_BLOCK: Final = SEAT_FEATURES + SEAT_AREA_FEATURES * AREA_COUNT
AREA_COUNTS: Final = 6
"""Where an area's exhibits by position begin, and after them its named figures."""
AREA_BLOCK: Final = AREA_COUNTS + 2 * AREA_COUNT
TABLE_FEATURES: Final = 6
FEATURE_ROOM: Final = SEAT_COUNT * SEAT_BLOCK + AREA_COUNT * AREA_BLOCK + TABLE_FEATURES + 6

FEATURES: Final = np.dtype([("value", "u1", (FEATURE_ROOM,))])
"""Room for the features of any number of players."""


def feature_count(players: int) -> int:
    """How many of the features are used for a number of players."""
    return players * SEAT_BLOCK + AREA_COUNT * AREA_BLOCK + TABLE_FEATURES


@compiled
def write_features(state: Record, box: Record, features: Record) -> int:
    """Write the features of a position in which a supporter is about to be placed."""
    mover = signed(state.seat)
    players = signed(state.players)
    at = 0
    for step in range(players):
        seat = mover + step
        if seat >= players:
            seat -= players
        at = _write_seat(state, box, seat, features, at)
    for position in range(AREA_COUNT):
        at = _write_area(state, box, position, features, at)
    return _write_table(state, box, features, at)


@compiled
def _write_seat(state: Record, box: Record, seat: int, features: Record, at: int) -> int:
    gained = 0
    area_at = at + SEAT_FEATURES
    for position in range(AREA_COUNT):
        area = state.area_at[position]
        own = signed(state.supporters[seat, area])
        best = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, signed(state.supporters[other, area]))
        place = place_in_area(state, seat, area)
        approvals = min(signed(box.approvals[place]), signed(state.held[seat, area]))
        gained += signed(box.medal[place])
        features.value[area_at] = own
        features.value[area_at + 1] = state.tokens[seat, area]
        features.value[area_at + 2] = state.held[seat, area]
        features.value[area_at + 3] = state.held[seat, FIRST_NAMED_FIGURE + area]
        features.value[area_at + 4] = box.medal[place]
        features.value[area_at + 5] = approvals
        features.value[area_at + 6] = max(own - best, 0)
        features.value[area_at + 7] = max(best - own, 0)
        area_at += SEAT_AREA_FEATURES
    features.value[at] = state.supply[seat]
    features.value[at + 1] = state.coins[seat]
    features.value[at + 2] = state.medals[seat]
    features.value[at + 3] = set_points(state, box, seat)
    features.value[at + 4] = state.held[seat, KIND_TICKET]
    features.value[at + 5] = state.held[seat, KIND_BURNHAM]
    features.value[at + 6] = state.held[seat, KIND_DAVIS]
    features.value[at + 7] = state.held[seat, KIND_PALMER]
    features.value[at + 8] = ticket_coins(state, box, seat)
    features.value[at + 9] = gained
    features.value[at + 10] = _sets_after_scoring(state, box, seat)
    return area_at


@compiled
def _sets_after_scoring(state: Record, box: Record, seat: int) -> int:
    """What the tokens would be worth if scoring came now."""
    points = 0
    sets_so_far = 0
    while True:
        size = 0
        for area in range(AREA_COUNT):
            place = place_in_area(state, seat, area)
            tokens = signed(state.tokens[seat, area])
            tokens += min(signed(box.approvals[place]), signed(state.held[seat, area]))
            size += tokens > sets_so_far
        if size == 0:
            return points
        points += signed(box.set_value[size])
        sets_so_far += 1


@compiled
def _write_area(state: Record, box: Record, position: int, features: Record, at: int) -> int:
    area = state.area_at[position]
    for index in range(at, at + AREA_BLOCK):
        features.value[index] = 0
    features.value[at] = box.capacity[area] == 4
    features.value[at + 1] = state.slot_count[area]
    for slot in range(state.slot_count[area]):
        kind = signed(box.kind_of[state.slots[area, slot]])
        if kind < AREA_COUNT:
            where = at + AREA_COUNTS + signed(state.position_of[kind])
        elif kind < FIRST_NAMED_FIGURE:
            where = at + 2 + kind - AREA_COUNT
        else:
            goal = kind - FIRST_NAMED_FIGURE
            where = at + AREA_COUNTS + AREA_COUNT + signed(state.position_of[goal])
        features.value[where] += 1
    return at + AREA_BLOCK


@compiled
def _write_table(state: Record, box: Record, features: Record, at: int) -> int:
    tickets = 0
    for card in range(box.first_card[KIND_TICKET], box.first_card[KIND_TICKET + 1]):
        tickets += state.card_place[card] == IN_DECK
    for index in range(3):
        features.value[at + index] = state.current_round == index + 1
    features.value[at + 3] = box.spaces - state.car
    features.value[at + 4] = state.deck_size
    features.value[at + 5] = tickets
    return at + TABLE_FEATURES


assert CARD_COUNT < 255
assert FIRST_FIGURE == AREA_COUNT + 1
