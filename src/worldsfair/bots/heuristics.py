"""What a position seems worth by rules of thumb, and quick ways to play a figure."""

from __future__ import annotations

from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.decisions import (
    APPROVE_FIRST,
    BURNHAM_FIRST,
    DAVIS_FIRST,
    DISCARD_FIRST,
    NAMED_FIRST,
    NAMED_STRIDE,
    PALMER_FIRST,
)
from worldsfair.rules.constants import APPROVE, AREA_COUNT, FIRST_FIGURE, FIRST_NAMED_FIGURE, KIND_BURNHAM, KIND_PALMER, LAST_ROUND
from worldsfair.rules.layout import Record
from worldsfair.rules.scoring import approvable, place_in_area, set_points, ticket_coins

EXHIBIT_WORTH = 2.2
"""An approval is one more token in a set of two or three."""


@compiled
def judge(state: Record, box: Record, seat: int) -> float:
    """A player's points at the end, guessed from what lies on the table."""
    rounds_left = LAST_ROUND - signed(state.current_round)
    near = 0.35 + 0.65 * state.car / box.spaces
    worth = 1.0 * signed(state.coins[seat]) + signed(state.medals[seat])
    worth += set_points(state, box, seat)
    worth += ticket_coins(state, box, seat)
    for area in range(AREA_COUNT):
        place = place_in_area(state, seat, area)
        approvals = min(signed(box.approvals[place]), signed(state.held[seat, area]))
        worth += near * (signed(box.medal[place]) + EXHIBIT_WORTH * approvals)
        unapproved = signed(state.held[seat, area]) - approvals
        worth += unapproved * (0.45 + 0.2 * rounds_left)
        worth += _diversity(state, seat, area) * (1.0 + 0.3 * rounds_left)
        worth += 0.22 * (1 + rounds_left) * signed(state.supporters[seat, area])
    worth += 0.9 * signed(state.figures_held[seat]) * (state.current_round > 0)
    worth += 0.25 * signed(state.held[seat, KIND_PALMER])
    return worth


@compiled
def _diversity(state: Record, seat: int, area: int) -> float:
    """A first exhibit or token of an area makes sets larger."""
    return 0.5 if state.tokens[seat, area] == 0 and state.held[seat, area] > 0 else 0.0


@compiled
def judge_margin(state: Record, box: Record, seat: int) -> float:
    """A player's guess less that of the opponents, the best of them most."""
    own = judge(state, box, seat)
    best = -1000.0
    total = 0.0
    for other in range(state.players):
        if other != seat:
            theirs = judge(state, box, other)
            total += theirs
            best = max(best, theirs)
    others = signed(state.players) - 1
    return own - 0.5 * best - 0.5 * total / others


@compiled
def standing_worth(state: Record, box: Record, seat: int, area: int) -> float:
    """What a player's place in an area is worth if it lasts."""
    place = place_in_area(state, seat, area)
    approvals = min(signed(box.approvals[place]), signed(state.held[seat, area]))
    return signed(box.medal[place]) + EXHIBIT_WORTH * approvals


@compiled
def gain_from_one_more(state: Record, box: Record, seat: int, area: int) -> float:
    """How much one more supporter would help there; contested areas come first."""
    before = standing_worth(state, box, seat, area)
    state.supporters[seat, area] += 1
    after = standing_worth(state, box, seat, area)
    state.supporters[seat, area] -= 1
    return after - before + 0.1 * signed(state.held[seat, area])


@compiled
def quick_figure(state: Record, box: Record) -> int:
    """A sensible way to play one of the figures in hand, without looking ahead."""
    seat = signed(state.seat)
    if state.held[seat, KIND_PALMER] > 0:
        return _quick_palmer(state, box, seat)
    if state.supply[seat] == 0:
        return _first_discard(state, seat)
    for area in range(AREA_COUNT):
        if state.held[seat, FIRST_NAMED_FIGURE + area] > 0:
            return NAMED_FIRST + NAMED_STRIDE * area
    if state.held[seat, KIND_BURNHAM] > 0:
        return BURNHAM_FIRST
    return _quick_davis(state, box, seat)


@compiled
def _first_discard(state: Record, seat: int) -> int:
    for kind in range(FIRST_FIGURE, FIRST_NAMED_FIGURE + AREA_COUNT):
        if state.held[seat, kind] > 0:
            return DISCARD_FIRST + kind - FIRST_FIGURE
    return DISCARD_FIRST


@compiled
def _quick_davis(state: Record, box: Record, seat: int) -> int:
    position = signed(state.position_of[state.placed])
    best = -1
    best_gain = -1000.0
    for neighbour in (position - 1, position + 1):
        if 0 <= neighbour < AREA_COUNT:
            area = signed(state.area_at[neighbour])
            gain = gain_from_one_more(state, box, seat, area)
            if gain > best_gain:
                best, best_gain = area, gain
    return DAVIS_FIRST + best


@compiled
def _quick_palmer(state: Record, box: Record, seat: int) -> int:
    """Strengthen the area that gains most, or weaken a rival where that gains more."""
    target = 0
    target_gain = -1000.0
    for area in range(AREA_COUNT):
        gain = gain_from_one_more(state, box, seat, area)
        if gain > target_gain:
            target, target_gain = area, gain
    best = DISCARD_FIRST + KIND_PALMER - FIRST_FIGURE
    best_gain = 0.0
    for origin in range(AREA_COUNT):
        for other in range(state.players):
            if state.supporters[other, origin] == 0:
                continue
            goal = target
            if other != seat or origin == target:
                goal = (origin + 1) % AREA_COUNT
            gain = palmer_gain(state, box, seat, other, origin, goal)
            if gain > best_gain:
                best_gain = gain
                step = goal if goal < origin else goal - 1
                best = PALMER_FIRST + (other * AREA_COUNT + origin) * (AREA_COUNT - 1) + step
    return best


@compiled
def palmer_gain(state: Record, box: Record, seat: int, other: int, origin: int, goal: int) -> float:
    """What a player wins by moving a supporter, and a rival loses."""
    before = standing_worth(state, box, seat, origin) + standing_worth(state, box, seat, goal)
    before -= 0.3 * standing_worth(state, box, other, origin) * (other != seat)
    before -= 0.3 * standing_worth(state, box, other, goal) * (other != seat)
    state.supporters[other, origin] -= 1
    state.supporters[other, goal] += 1
    after = standing_worth(state, box, seat, origin) + standing_worth(state, box, seat, goal)
    after -= 0.3 * standing_worth(state, box, other, origin) * (other != seat)
    after -= 0.3 * standing_worth(state, box, other, goal) * (other != seat)
    state.supporters[other, origin] += 1
    state.supporters[other, goal] -= 1
    return after - before


@compiled
def quick_choice(state: Record, box: Record) -> int:
    """A sensible figure or approval; only for phases in which no area is placed."""
    if state.phase == APPROVE:
        area = signed(state.area_at[state.scored_position])
        most = approvable(state, box, signed(state.seat), area)
        return APPROVE_FIRST + 4 * area + most
    return quick_figure(state, box)
