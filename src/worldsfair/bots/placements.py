"""What each placement of a later turn is worth at a glance, for the cards that lie there now.

A search passes thousands of later turns a second, too many to ask the network about each area.
A weighted sum, taught by the network, foresees which placement it would like and by how much.
"""

from __future__ import annotations

from typing import Final

from worldsfair.bots.heuristics import standing_worth
from worldsfair.bots.network import PLACEMENT_FEATURES
from worldsfair.rules.compiled import compiled, compiled_arithmetic, signed
from worldsfair.rules.constants import AREA_COUNT, FIRST_FIGURE, FIRST_NAMED_FIGURE, KIND_TICKET, LAST_ROUND
from worldsfair.rules.layout import Record
from worldsfair.rules.scoring import set_points, ticket_coins

STANDING: Final = 15
EXHIBITS: Final = 14
FIGURES: Final = 5
TICKETS: Final = 9

assert STANDING + EXHIBITS + FIGURES + TICKETS + 1 == PLACEMENT_FEATURES


@compiled
def foresee_placements(state: Record, box: Record, network: Record, activity: Record) -> None:
    """Fill `activity.advantage`: each area's worth to the mover, less the mean of all areas."""
    write_placements(state, box, activity)
    _weigh(network, activity, signed(state.current_round) - 1)
    mean = 0.0
    for area in range(AREA_COUNT):
        mean += activity.advantage[area] / AREA_COUNT
    for area in range(AREA_COUNT):
        activity.advantage[area] -= mean


@compiled_arithmetic
def _weigh(network: Record, activity: Record, round_index: int) -> None:
    # The areas inside: five sums that don't wait for each other.
    for area in range(AREA_COUNT):
        activity.advantage[area] = 0.0
    for index in range(PLACEMENT_FEATURES):
        weight = network.placing[round_index, index]
        for area in range(AREA_COUNT):
            activity.advantage[area] += weight * activity.placement[area, index]


@compiled
def write_placements(state: Record, box: Record, activity: Record) -> None:
    """The features of every placement that the player to move has."""
    near = state.car / box.spaces
    ahead, lead = _outlook(state, box, activity)
    for area in range(AREA_COUNT):
        for index in range(PLACEMENT_FEATURES):
            activity.placement[area, index] = 0.0
        activity.rival[area] = _rival_in(state, area)
        _write_standing(state, box, area, near, activity)
    for area in range(AREA_COUNT):
        tickets = _write_cards(state, box, area, near, activity)
        if tickets > 0:
            _write_tickets(state, box, area, tickets, near, ahead, lead, activity)
        activity.placement[area, PLACEMENT_FEATURES - 1] = state.slot_count[area]


@compiled
def _outlook(state: Record, box: Record, activity: Record) -> tuple[float, float]:
    """How far the mover is ahead of the best other if scoring came now: in it, and in all.

    The second is 0 before the last round. Fills `activity.standing` on the way.
    """
    is_last = state.current_round == LAST_ROUND
    own_scoring = own_points = 0.0
    best_scoring = best_points = -1000.0
    for seat in range(signed(state.players)):
        scoring = 0.0
        for area in range(AREA_COUNT):
            activity.standing[seat, area] = standing_worth(state, box, seat, area)
            scoring += activity.standing[seat, area]
        points = 0.0
        if is_last:
            points = scoring + signed(state.coins[seat]) + signed(state.medals[seat])
            points += set_points(state, box, seat) + ticket_coins(state, box, seat)
        if seat == state.seat:
            own_scoring, own_points = scoring, points
        else:
            best_scoring = max(best_scoring, scoring)
            best_points = max(best_points, points)
    return own_scoring - best_scoring, own_points - best_points


@compiled
def _rival_in(state: Record, area: int) -> int:
    """The other player with most supporters there, the last of equals."""
    rival = -1
    most = -1
    for seat in range(signed(state.players)):
        count = signed(state.supporters[seat, area])
        if seat != state.seat and count >= most:
            rival, most = seat, count
    return rival


@compiled
def _write_standing(state: Record, box: Record, area: int, near: float, activity: Record) -> None:
    """What one more supporter wins there and takes from the rival, and who is ahead."""
    seat = signed(state.seat)
    rival = signed(activity.rival[area])
    lead = signed(state.supporters[seat, area]) - signed(state.supporters[rival, area])
    state.supporters[rival, area] += 1
    threat = standing_worth(state, box, rival, area) - activity.standing[rival, area]
    state.supporters[seat, area] += 1
    threat -= standing_worth(state, box, rival, area)
    state.supporters[rival, area] -= 1
    left = standing_worth(state, box, rival, area)
    gain = standing_worth(state, box, seat, area) - activity.standing[seat, area]
    state.supporters[seat, area] -= 1
    gain += 0.1 * signed(state.held[seat, area])
    threat += left
    loss = activity.standing[rival, area] - left
    row = activity.placement[area]
    row[0] = gain
    row[1] = gain * near
    row[2] = loss
    row[3] = loss * near
    row[4] = threat
    step = 7 + min(max(lead, -2), 2)
    row[step] = 1.0
    row[step + 5] = near


@compiled
def _write_cards(state: Record, box: Record, area: int, near: float, activity: Record) -> int:
    """The exhibits and figures that lie there; says how many tickets do."""
    tickets = 0
    at = STANDING + EXHIBITS
    for slot in range(state.slot_count[area]):
        kind = signed(box.kind_of[state.slots[area, slot]])
        if kind < AREA_COUNT:
            _write_exhibit(state, area, kind, near, activity)
        elif kind == KIND_TICKET:
            tickets += 1
        elif kind < FIRST_NAMED_FIGURE:
            activity.placement[area, at + kind - FIRST_FIGURE] += 1.0
        else:
            goal = kind - FIRST_NAMED_FIGURE
            activity.placement[area, at + 3] += 1.0
            activity.placement[area, at + 4] += activity.placement[goal, 0]
    return tickets


@compiled
def _write_exhibit(state: Record, area: int, kind: int, near: float, activity: Record) -> None:
    """Whether an exhibit is of a new kind, and how likely it is to be approved."""
    seat = signed(state.seat)
    own = signed(state.supporters[seat, kind])
    best = signed(state.supporters[activity.rival[kind], kind])
    rival = signed(activity.rival[area])
    after = own + (kind == area)
    held = signed(state.held[seat, kind])
    tokens = signed(state.tokens[seat, kind])
    is_new = 1.0 if held + tokens == 0 else 0.0
    row = activity.placement[area]
    row[STANDING] += 1.0
    row[STANDING + 1] += near
    row[STANDING + 2] += LAST_ROUND - signed(state.current_round)
    row[STANDING + 3] += is_new
    row[STANDING + 4] += is_new * near
    row[STANDING + 5] += held
    row[STANDING + 6] += held * near
    row[STANDING + 7] += tokens
    if after > best:
        row[STANDING + 8] += 1.0
        row[STANDING + 9] += near
    elif after == best:
        row[STANDING + 10] += 1.0
        row[STANDING + 11] += near
    row[STANDING + 12] += state.tokens[rival, kind] + state.held[rival, kind] == 0
    row[STANDING + 13] += best > own


@compiled
def _write_tickets(
    state: Record,
    box: Record,
    area: int,
    tickets: int,
    near: float,
    ahead: float,
    lead: float,
    activity: Record,
) -> None:
    """Whether the tickets bring the wheel round, and who would like that."""
    is_last = state.current_round == LAST_ROUND
    row = activity.placement[area]
    at = STANDING + EXHIBITS + FIGURES
    row[at] = tickets
    if tickets >= signed(box.spaces) - signed(state.car):
        row[at + 1] = 1.0
        row[at + 2] = ahead
        if is_last:
            after = lead + row[0] + row[2] + tickets
            row[at + 3] = 1.0
            row[at + 4] = min(max(after / 8.0, -1.0), 1.0)
            row[at + 5] = min(max(after / 2.0, -1.0), 1.0)
    else:
        row[at + 6] = tickets * near
        row[at + 7] = tickets * near * ahead
        if is_last:
            row[at + 8] = tickets * near * min(max(lead / 8.0, -1.0), 1.0)
