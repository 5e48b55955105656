"""A scoring phase and the points at the end (P1 to P9, E2 to E4)."""

from __future__ import annotations

from typing import Final

import numpy as np

from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    DISCARDED,
    FIRST,
    HELD_BY,
    KIND_TICKET,
    NO_PLACE,
    RECALL,
    SCORE_AREA,
    SEAT_COUNT,
    SECOND,
    TIED_FIRST,
    TIED_SECOND,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.turn import give_up_card

# By how many players are ahead, and how many are level (oneself counted).
_PLACE = np.full((SEAT_COUNT, SEAT_COUNT + 1), NO_PLACE, dtype=np.uint8)
_PLACE[0, 1:] = TIED_FIRST
_PLACE[0, 1] = FIRST
# P5: second place needs a single first.
_PLACE[1, 1:] = TIED_SECOND
_PLACE[1, 1] = SECOND

_LANE_BITS: Final = 12
"""More than a count of supporters takes; the counts of all players fit into a number."""
_LANES: Final = sum(1 << _LANE_BITS * seat for seat in range(SEAT_COUNT))
_GUARDS: Final = _LANES << _LANE_BITS - 1
"""A bit above each count, from which a difference borrows."""
_LAST_LANE: Final = _LANE_BITS * (SEAT_COUNT - 1)

_PLACE_CODES: Final = 64
# By eight times how many players are ahead, and how many are not behind (oneself counted).
_PLACE_AMONG = np.zeros(_PLACE_CODES, dtype=np.uint8)
for _ahead in range(SEAT_COUNT):
    for _level in range(1, SEAT_COUNT + 1 - _ahead):
        _PLACE_AMONG[8 * _ahead + _ahead + _level] = _PLACE[_ahead, _level]

_TOKEN_BITS: Final = 12
"""More than a count of tokens takes, and five times as many fit into a number."""
_TOKEN_MASK: Final = (1 << _TOKEN_BITS) - 1


@compiled
def ticket_coins(state: State, box: Box, seat: int) -> int:
    """P1 and P2: what a player's tickets are worth now, the leader bonus included."""
    held = signed(state.held[seat, KIND_TICKET])
    for other in range(state.players):
        if state.held[other, KIND_TICKET] > held:
            return held
    return held + signed(box.leader_bonus)


@compiled
def redeem_tickets(state: State, box: Box) -> None:
    """P1 and P2 for everyone; the tickets go to the discard pile."""
    for seat in range(state.players):
        state.coins[seat] += ticket_coins(state, box, seat)
    for seat in range(state.players):
        state.discard_size += state.held[seat, KIND_TICKET]
        state.held[seat, KIND_TICKET] = 0
    for card in range(box.first_card[KIND_TICKET], box.first_card[KIND_TICKET + 1]):
        place = state.card_place[card]
        if HELD_BY <= place < DISCARDED:
            state.card_place[card] = DISCARDED
    state.scored_position = 0
    state.phase = SCORE_AREA


@compiled
def place_in_area(state: State, seat: int, area: int) -> int:
    """P4 to P6: a player's place in an area, as a row of the award table."""
    own = state.supporters[seat, area]
    ahead = 0
    level = 0
    for other in range(state.players):
        count = state.supporters[other, area]
        ahead += count > own
        level += count == own
    # P6: absent players have no place.
    return signed(_PLACE[ahead, level]) * (own > 0)


@compiled
def supporters_in(state: State, area: int) -> int:
    """All players' supporters in an area as one number, for `place_among`."""
    counts = 0
    for seat in range(SEAT_COUNT):
        counts |= signed(state.supporters[seat, area]) << _LANE_BITS * seat
    return counts


@compiled
def one_supporter(seat: int) -> int:
    """What `supporters_in` grows by with one more supporter of a player."""
    return 1 << _LANE_BITS * seat


@compiled
def place_among(supporters: int, own: int) -> int:
    """`place_in_area` for many places of one area: without a loop, and without a branch."""
    difference = (supporters | _GUARDS) - own * _LANES
    not_behind = (difference & _GUARDS) >> _LANE_BITS - 1
    ahead = ((difference - _LANES) & _GUARDS) >> _LANE_BITS - 1
    counted = ((8 * ahead + not_behind) * _LANES) >> _LAST_LANE
    return signed(_PLACE_AMONG[counted & (_PLACE_CODES - 1)]) * (own > 0)


@compiled
def approvable(state: State, box: Box, seat: int, area: int) -> int:
    """P7: how many exhibits a player may approve in an area."""
    return approvable_from(box, place_in_area(state, seat, area), signed(state.held[seat, area]))


@compiled
def approvable_from(box: Box, place: int, held: int) -> int:
    """P7: how many of so many exhibits in hand a place in their area lets a player approve."""
    return min(signed(box.approvals[place]), held)


@compiled
def approve(state: State, box: Box, seat: int, count: int) -> None:
    """P7: turn exhibits of the scored area into tokens, the lowest numbers first."""
    area = signed(state.area_at[state.scored_position])
    for _ in range(count):
        give_up_card(state, box, seat, area)
    state.tokens[seat, area] += count


@compiled
def score_area(state: State, box: Box) -> None:
    """P4 to P7 in the area at the scored position: medals, then approvals."""
    area = signed(state.area_at[state.scored_position])
    for seat in range(state.players):
        place = place_in_area(state, seat, area)
        state.medals[seat] += box.medal[place]
        if not state.chosen_approvals:
            allowed = approvable_from(box, place, signed(state.held[seat, area]))
            if allowed > 0:
                approve(state, box, seat, allowed)
    if state.chosen_approvals:
        ask_approver(state, box, 0)
    else:
        leave_area(state)


@compiled
def ask_approver(state: State, box: Box, first_seat: int) -> None:
    """P7, chosen: ask the next seat that may approve something here, or leave the area."""
    area = signed(state.area_at[state.scored_position])
    for seat in range(first_seat, state.players):
        if approvable(state, box, seat, area) > 0:
            state.seat = seat
            state.phase = APPROVE
            return
    state.seat = state.active
    leave_area(state)


@compiled
def leave_area(state: State) -> None:
    """P3: on to the next position, after the last one to the recall."""
    state.scored_position += 1
    state.phase = SCORE_AREA if state.scored_position < AREA_COUNT else RECALL


@compiled
def recall_supporters(state: State) -> None:
    """P9: half of the supporters in each area, rounded down, go home."""
    for seat in range(state.players):
        for area in range(AREA_COUNT):
            recalled = state.supporters[seat, area] >> 1
            state.supporters[seat, area] -= recalled
            state.supply[seat] += recalled


@compiled
def set_points(state: State, box: Box, seat: int) -> int:
    """E3: points of the approval tokens, grouped into the largest sets."""
    tokens = 0
    for area in range(AREA_COUNT):
        tokens = with_tokens(tokens, signed(state.tokens[seat, area]))
    return points_of_sets(box, tokens)


@compiled
def with_tokens(tokens: int, count: int) -> int:
    """The tokens of one area more, for `points_of_sets`: all areas' counts in one number."""
    return (tokens << _TOKEN_BITS) + count


@compiled
def points_of_sets(box: Box, tokens: int) -> int:
    """E3 for counts of tokens put together by `with_tokens`."""
    points = 0
    sets_so_far = 0
    while True:
        size = 0
        rest = tokens
        for _ in range(AREA_COUNT):
            size += rest & _TOKEN_MASK > sets_so_far
            rest >>= _TOKEN_BITS
        if size == 0:
            return points
        points += signed(box.set_value[size])
        sets_so_far += 1


@compiled
def points_of_tokens(state: State, box: Box, seat: int) -> int:
    """`set_points` for many players: the counts are sorted, so that nothing is branched on."""
    first, second = _sorted(signed(state.tokens[seat, 0]), signed(state.tokens[seat, 1]))
    fourth, fifth = _sorted(signed(state.tokens[seat, 3]), signed(state.tokens[seat, 4]))
    third, fifth = _sorted(signed(state.tokens[seat, 2]), fifth)
    third, fourth = _sorted(third, fourth)
    second, fifth = _sorted(second, fifth)
    first, fourth = _sorted(first, fourth)
    first, third = _sorted(first, third)
    second, fourth = _sorted(second, fourth)
    second, third = _sorted(second, third)
    return (
        (first - second) * signed(box.set_value[1])
        + (second - third) * signed(box.set_value[2])
        + (third - fourth) * signed(box.set_value[3])
        + (fourth - fifth) * signed(box.set_value[4])
        + fifth * signed(box.set_value[5])
    )


@compiled
def _sorted(one: int, other: int) -> tuple[int, int]:
    """The larger of two numbers first."""
    less = smaller(one, other)
    return one + other - less, less


@compiled
def smaller(one: int, other: int) -> int:
    """`min` of two small numbers; compiled, that is a branch, which nobody could foresee here."""
    difference = other - one
    return one + (difference & (difference >> 63))


@compiled
def areas_of_set(state: State, seat: int, number: int) -> int:
    """E3: the areas of a player's largest set (0), of the next one (1) and so on, a bit each."""
    areas = 0
    for area in range(AREA_COUNT):
        if state.tokens[seat, area] > number:
            areas |= 1 << area
    return areas


@compiled
def points_of_set(state: State, box: Box, seat: int, number: int) -> int:
    """E3: what that set is worth by itself; 0 where there is none."""
    size = 0
    for area in range(AREA_COUNT):
        size += state.tokens[seat, area] > number
    return signed(box.set_value[size]) if size > 0 else 0


@compiled
def total_points(state: State, box: Box, seat: int) -> int:
    """E2: coins, medals and sets."""
    return signed(state.coins[seat]) + signed(state.medals[seat]) + set_points(state, box, seat)


@compiled
def ranking_key(state: State, box: Box, seat: int) -> int:
    """E4 as one number: points, then tokens, then fewest exhibits not approved."""
    tokens = 0
    unapproved = 0
    for area in range(AREA_COUNT):
        tokens += signed(state.tokens[seat, area])
        unapproved += signed(state.held[seat, area])
    return (total_points(state, box, seat) * 256 + tokens) * 256 + 255 - unapproved
