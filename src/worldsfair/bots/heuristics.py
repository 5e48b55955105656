"""What a position seems worth by rules of thumb, and quick ways to play a figure.

The coefficients are rules of thumb, too: set by hand, in points at the end of the game.
"""

from __future__ import annotations

from typing import Final

from worldsfair.rules import decisions
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_COUNT,
    KIND_PALMER,
    LAST_ROUND,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import (
    approvable,
    approvable_from,
    place_in_area,
    set_points,
    ticket_coins,
)
from worldsfair.rules.turn import move_supporter

EXHIBIT_WORTH: Final = 2.2
"""An approval is one more token in a set of two or three."""
PLACE_LASTS: Final = 0.35
PLACE_LASTS_BY_THE_CAR: Final = 0.65
"""How much of what a place would give can be counted on: about a third while the whole round is
still to be played, and all of it when the car comes home."""
UNAPPROVED_WORTH: Final = 0.45
UNAPPROVED_WORTH_A_ROUND: Final = 0.2
"""An exhibit in hand that would not be approved now still may be, in each round that is left;
worth a fifth to less than half of one that would be."""
NEW_AREA_WORTH: Final = 0.5
NEW_AREA_GROWTH_A_ROUND: Final = 0.3
"""A first exhibit of an area makes a set larger, which pays more than a second set; half a point
now, and more while there are rounds in which sets can grow."""
SUPPORTER_WORTH: Final = 0.22
"""A supporter on the fairground counts again in each scoring phase to come, half of them after
the recall: a small part of a place each time."""
FIGURE_WORTH: Final = 0.9
"""A figure in hand is one supporter more in a turn to come."""
PALMER_EXTRA: Final = 0.25
"""Palmer's supporter goes anywhere, and may be a rival's."""
STRONGEST_RIVAL_PART: Final = 0.5
OTHER_RIVALS_PART: Final = 0.5
"""A game is lost to the best of the others, but nobody knows yet who that will be: half for the
best now, half for their mean."""
HELD_EXHIBIT_PULL: Final = 0.1
"""Between areas that gain the same, the one with exhibits in hand comes first."""
RIVAL_LOSS_PART: Final = 0.3
"""What a rival loses helps against that rival only."""

_NEVER: Final = -1000.0
"""Less than any gain."""


@compiled
def judge(state: State, box: Box, seat: int) -> float:
    """A player's points at the end, guessed from what lies on the table."""
    rounds_left = LAST_ROUND - signed(state.current_round)
    lasts = PLACE_LASTS + PLACE_LASTS_BY_THE_CAR * state.car / box.spaces
    worth = 1.0 * signed(state.coins[seat]) + signed(state.medals[seat])
    worth += set_points(state, box, seat)
    worth += ticket_coins(state, box, seat)
    for area in range(AREA_COUNT):
        place = place_in_area(state, seat, area)
        held = signed(state.held[seat, area])
        approvals = approvable_from(box, place, held)
        worth += lasts * (signed(box.medal[place]) + EXHIBIT_WORTH * approvals)
        unapproved = held - approvals
        worth += unapproved * (UNAPPROVED_WORTH + UNAPPROVED_WORTH_A_ROUND * rounds_left)
        if state.tokens[seat, area] == 0 and held > 0:
            worth += NEW_AREA_WORTH * (1.0 + NEW_AREA_GROWTH_A_ROUND * rounds_left)
        worth += SUPPORTER_WORTH * (1 + rounds_left) * signed(state.supporters[seat, area])
    worth += FIGURE_WORTH * signed(state.figures_held[seat])
    worth += PALMER_EXTRA * signed(state.held[seat, KIND_PALMER])
    return worth


@compiled
def judge_margin(state: State, box: Box, seat: int) -> float:
    """A player's guess less that of the opponents, the best of them most."""
    own = judge(state, box, seat)
    best = _NEVER
    total = 0.0
    for other in range(state.players):
        if other != seat:
            theirs = judge(state, box, other)
            total += theirs
            best = max(best, theirs)
    others = signed(state.players) - 1
    return own - STRONGEST_RIVAL_PART * best - OTHER_RIVALS_PART * total / others


@compiled
def standing_worth(state: State, box: Box, seat: int, area: int) -> float:
    """What a player's place in an area is worth if it lasts."""
    place = place_in_area(state, seat, area)
    approvals = approvable_from(box, place, signed(state.held[seat, area]))
    return signed(box.medal[place]) + EXHIBIT_WORTH * approvals


@compiled
def gain_from_one_more(state: State, box: Box, seat: int, area: int) -> float:
    """How much one more supporter would help there; contested areas come first."""
    before = standing_worth(state, box, seat, area)
    state.supporters[seat, area] += 1
    after = standing_worth(state, box, seat, area)
    state.supporters[seat, area] -= 1
    return after - before + HELD_EXHIBIT_PULL * signed(state.held[seat, area])


@compiled
def quick_choice(state: State, box: Box) -> int:
    """A sensible figure or approval; only for phases in which no area is placed."""
    if state.phase == APPROVE:
        area = signed(state.area_at[state.scored_position])
        most = approvable(state, box, signed(state.seat), area)
        return decisions.approve_exhibits(area, most)
    return quick_figure(state, box)


@compiled
def quick_figure(state: State, box: Box) -> int:
    """A sensible way to play one of the figures in hand, without looking ahead."""
    seat = signed(state.seat)
    if state.held[seat, KIND_PALMER] > 0:
        return _quick_palmer(state, box)
    if state.supply[seat] == 0:
        return _first_discard(state, seat)
    for area in range(AREA_COUNT):
        if state.held[seat, FIRST_NAMED_FIGURE + area] > 0:
            return decisions.named_figure(area)
    if state.held[seat, KIND_BURNHAM] > 0:
        return decisions.burnham()
    return _quick_davis(state, box)


@compiled
def _first_discard(state: State, seat: int) -> int:
    kind = FIRST_FIGURE
    while kind < KIND_COUNT - 1 and state.held[seat, kind] == 0:
        kind += 1
    return decisions.discard(kind)


@compiled
def _quick_davis(state: State, box: Box) -> int:
    position = signed(state.position_of[state.placed])
    best = -1
    best_gain = _NEVER
    for neighbour in (position - 1, position + 1):
        if 0 <= neighbour < AREA_COUNT:
            area = signed(state.area_at[neighbour])
            gain = gain_from_one_more(state, box, signed(state.seat), area)
            if gain > best_gain:
                best, best_gain = area, gain
    return decisions.davis(best)


@compiled
def _quick_palmer(state: State, box: Box) -> int:
    """Strengthen the area that gains most, or weaken a rival where that gains more."""
    target = _area_that_gains_most(state, box)
    best = decisions.discard(KIND_PALMER)
    best_gain = 0.0
    for origin in range(AREA_COUNT):
        for owner in range(state.players):
            if state.supporters[owner, origin] == 0:
                continue
            goal = target
            if owner != state.seat or origin == target:
                goal = (origin + 1) % AREA_COUNT
            decision = decisions.palmer(owner, origin, goal)
            gain = palmer_gain(state, box, decision)
            if gain > best_gain:
                best, best_gain = decision, gain
    return best


@compiled
def _area_that_gains_most(state: State, box: Box) -> int:
    best = 0
    best_gain = _NEVER
    for area in range(AREA_COUNT):
        gain = gain_from_one_more(state, box, signed(state.seat), area)
        if gain > best_gain:
            best, best_gain = area, gain
    return best


@compiled
def palmer_gain(state: State, box: Box, decision: int) -> float:
    """What the player whose turn it is wins by moving a supporter (T6), and a rival loses."""
    owner = decisions.owner_of(decision)
    _, target, origin = decisions.read_figure(decision)
    before = _balance(state, box, owner, (origin, target))
    move_supporter(state, owner, origin, target)
    after = _balance(state, box, owner, (origin, target))
    move_supporter(state, owner, target, origin)
    return after - before


@compiled
def _balance(state: State, box: Box, rival: int, areas: tuple[int, int]) -> float:
    """What two areas are worth to the player whose turn it is, less a part of a rival's worth."""
    seat = signed(state.seat)
    worth = standing_worth(state, box, seat, areas[0]) + standing_worth(state, box, seat, areas[1])
    if rival != seat:
        worth -= RIVAL_LOSS_PART * standing_worth(state, box, rival, areas[0])
        worth -= RIVAL_LOSS_PART * standing_worth(state, box, rival, areas[1])
    return worth
