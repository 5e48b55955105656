"""A position as small numbers for a network, seen from the player who is about to place.

Players come in turn order from the mover; areas come by position, so that neighbours and the
way of the deal look the same whatever tiles lie there.
"""

from __future__ import annotations

from typing import Annotated, Final

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
    LAST_ROUND,
    SEAT_COUNT,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import (
    approvable_from,
    place_in_area,
    points_of_sets,
    set_points,
    ticket_coins,
    with_tokens,
)
from worldsfair.rules.typed_records import Vector

# Of a player, from the first feature of the player's block.
SUPPLY: Final = 0
COINS: Final = 1
MEDALS: Final = 2
SETS: Final = 3
TICKETS: Final = 4
BURNHAMS: Final = 5
DAVISES: Final = 6
PALMERS: Final = 7
TICKETS_WORTH: Final = 8
MEDALS_IF_SCORED: Final = 9
SETS_IF_SCORED: Final = 10
SEAT_FEATURES: Final = 11

# Of a player in an area, after these.
SUPPORTERS: Final = 0
TOKENS: Final = 1
EXHIBITS: Final = 2
NAMED_FIGURES: Final = 3
MEDAL: Final = 4
APPROVALS: Final = 5
LEAD: Final = 6
DEFICIT: Final = 7
SEAT_AREA_FEATURES: Final = 8
SEAT_BLOCK: Final = SEAT_FEATURES + SEAT_AREA_FEATURES * AREA_COUNT

# Of an area, from the first feature of the area's block.
IS_LARGE: Final = 0
CARDS_LYING: Final = 1
UNNAMED_CARDS_AT: Final = 2
"""Where its tickets are counted, and after them burnham, davis and palmer."""
AREA_CARDS_AT: Final = 6
"""Where its exhibits by position begin, and after them its named figures."""
AREA_BLOCK: Final = AREA_CARDS_AT + 2 * AREA_COUNT
LARGE_CAPACITY: Final = 4

# Of the table, from the first feature after all areas.
ROUNDS_AT: Final = 0
SPACES_LEFT: Final = LAST_ROUND
DECK_SIZE: Final = LAST_ROUND + 1
TICKETS_IN_DECK: Final = LAST_ROUND + 2
TABLE_FEATURES: Final = LAST_ROUND + 3

_SPARE: Final = 6
FEATURE_ROOM: Final = SEAT_COUNT * SEAT_BLOCK + AREA_COUNT * AREA_BLOCK + TABLE_FEATURES + _SPARE
"""For any number of players, and a few more so that it is a multiple of eight."""


class Features:
    """Room for the features of any number of players."""

    value: Annotated[Vector[int], "u1", FEATURE_ROOM]


def feature_count(players: int) -> int:
    """How many of the features are used for a number of players."""
    return players * SEAT_BLOCK + AREA_COUNT * AREA_BLOCK + TABLE_FEATURES


@compiled
def write_features(state: State, box: Box, features: Features) -> int:
    """Write the features of a position in which a supporter is about to be placed."""
    for step in range(state.players):
        _write_seat(state, box, features, step)
    for position in range(AREA_COUNT):
        _write_area(state, box, features, position)
    return _write_table(state, box, features)


@compiled
def _write_seat(state: State, box: Box, features: Features, step: int) -> None:
    """The player who is `step` seats after the mover."""
    seat = _seat_after_mover(state, step)
    at = step * SEAT_BLOCK
    medals, tokens = _write_seat_in_areas(state, box, features, step)
    features.value[at + SUPPLY] = state.supply[seat]
    features.value[at + COINS] = state.coins[seat]
    features.value[at + MEDALS] = state.medals[seat]
    features.value[at + SETS] = set_points(state, box, seat)
    features.value[at + TICKETS] = state.held[seat, KIND_TICKET]
    features.value[at + BURNHAMS] = state.held[seat, KIND_BURNHAM]
    features.value[at + DAVISES] = state.held[seat, KIND_DAVIS]
    features.value[at + PALMERS] = state.held[seat, KIND_PALMER]
    features.value[at + TICKETS_WORTH] = ticket_coins(state, box, seat)
    features.value[at + MEDALS_IF_SCORED] = medals
    features.value[at + SETS_IF_SCORED] = points_of_sets(box, tokens)


@compiled
def _seat_after_mover(state: State, step: int) -> int:
    seat = signed(state.seat) + step
    return seat if seat < signed(state.players) else seat - signed(state.players)


@compiled
def _write_seat_in_areas(state: State, box: Box, features: Features, step: int) -> tuple[int, int]:
    """The same player in each area; says the medals and tokens if scoring came now."""
    seat = _seat_after_mover(state, step)
    medals = 0
    tokens_if_scored = 0
    at = step * SEAT_BLOCK + SEAT_FEATURES
    for position in range(AREA_COUNT):
        area = signed(state.area_at[position])
        own = signed(state.supporters[seat, area])
        best = 0
        for other in range(signed(state.players)):
            if other != seat:
                best = max(best, signed(state.supporters[other, area]))
        place = place_in_area(state, seat, area)
        tokens = signed(state.tokens[seat, area])
        approvals = approvable_from(box, place, signed(state.held[seat, area]))
        medals += signed(box.medal[place])
        tokens_if_scored = with_tokens(tokens_if_scored, tokens + approvals)
        features.value[at + SUPPORTERS] = own
        features.value[at + TOKENS] = tokens
        features.value[at + EXHIBITS] = state.held[seat, area]
        features.value[at + NAMED_FIGURES] = state.held[seat, FIRST_NAMED_FIGURE + area]
        features.value[at + MEDAL] = box.medal[place]
        features.value[at + APPROVALS] = approvals
        features.value[at + LEAD] = max(own - best, 0)
        features.value[at + DEFICIT] = max(best - own, 0)
        at += SEAT_AREA_FEATURES
    return medals, tokens_if_scored


@compiled
def _write_area(state: State, box: Box, features: Features, position: int) -> None:
    at = signed(state.players) * SEAT_BLOCK + position * AREA_BLOCK
    area = signed(state.area_at[position])
    for index in range(at, at + AREA_BLOCK):
        features.value[index] = 0
    features.value[at + IS_LARGE] = box.capacity[area] == LARGE_CAPACITY
    features.value[at + CARDS_LYING] = state.slot_count[area]
    for slot in range(state.slot_count[area]):
        kind = signed(box.kind_of[state.slots[area, slot]])
        if kind < AREA_COUNT:
            where = at + AREA_CARDS_AT + signed(state.position_of[kind])
        elif kind < FIRST_NAMED_FIGURE:
            where = at + UNNAMED_CARDS_AT + kind - KIND_TICKET
        else:
            goal = kind - FIRST_NAMED_FIGURE
            where = at + AREA_CARDS_AT + AREA_COUNT + signed(state.position_of[goal])
        features.value[where] += 1


@compiled
def _write_table(state: State, box: Box, features: Features) -> int:
    """What concerns everybody; says how many features there are in all."""
    at = signed(state.players) * SEAT_BLOCK + AREA_COUNT * AREA_BLOCK
    tickets = 0
    for card in range(box.first_card[KIND_TICKET], box.first_card[KIND_TICKET + 1]):
        tickets += state.card_place[card] == IN_DECK
    for index in range(LAST_ROUND):
        features.value[at + ROUNDS_AT + index] = state.current_round == index + 1
    features.value[at + SPACES_LEFT] = box.spaces - state.car
    features.value[at + DECK_SIZE] = state.deck_size
    features.value[at + TICKETS_IN_DECK] = tickets
    return at + TABLE_FEATURES


assert CARD_COUNT < 255
assert FIRST_FIGURE == KIND_TICKET + 1 == AREA_COUNT + 1
