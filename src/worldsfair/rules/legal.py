"""Which decisions are legal (T1 to T7, P7)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from worldsfair.rules import decisions
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    FIGURES_STEP,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_COUNT,
    KIND_DAVIS,
    KIND_PALMER,
    PLACE,
)
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.layout import Box, Choices, State
from worldsfair.rules.scoring import approvable


@compiled
def legal_decisions(state: State, box: Box, choices: Choices) -> int:
    """Write every legal decision to `choices`, in ascending order; says how many."""
    if state.phase == PLACE:
        return _placements(state, choices)
    if state.phase == FIGURES_STEP:
        return _figures(state, choices)
    if state.phase == APPROVE:
        return _approvals(state, box, choices)
    return 0


@compiled
def _placements(state: State, choices: Choices) -> int:
    """T1."""
    if state.supply[state.seat] > 0:
        for area in range(AREA_COUNT):
            choices.decision[area] = decisions.place(area)
        return AREA_COUNT
    count = 0
    for area in range(AREA_COUNT):
        count = _add_supporter(state, choices, count, decisions.place(area))
    return count


@compiled
def _add_supporter(state: State, choices: Choices, count: int, decision: int) -> int:
    """A decision for one supporter more: from the supply, or by T2 from each area with one."""
    if state.supply[state.seat] > 0:
        choices.decision[count] = decision
        return count + 1
    for origin in range(AREA_COUNT):
        if state.supporters[state.seat, origin] > 0:
            choices.decision[count] = decisions.with_origin(decision, origin)
            count += 1
    return count


@compiled
def _figures(state: State, choices: Choices) -> int:
    """T3 to T7: each figure in hand may be played or discarded."""
    seat = signed(state.seat)
    count = 0
    if state.held[seat, KIND_BURNHAM] > 0:
        count = _add_supporter(state, choices, count, decisions.burnham())
    if state.held[seat, KIND_DAVIS] > 0:
        for area in range(AREA_COUNT):
            if are_neighbours(state, signed(state.placed), area):
                count = _add_supporter(state, choices, count, decisions.davis(area))
    if state.held[seat, KIND_PALMER] > 0:
        count = _palmer(state, choices, count)
    for area in range(AREA_COUNT):
        if state.held[seat, FIRST_NAMED_FIGURE + area] > 0:
            count = _add_supporter(state, choices, count, decisions.named_figure(area))
    for kind in range(FIRST_FIGURE, KIND_COUNT):
        if state.held[seat, kind] > 0:
            choices.decision[count] = decisions.discard(kind)
            count += 1
    return count


@compiled
def are_neighbours(state: State, area: int, other: int) -> bool:
    """T5: next to each other, as positions 0 and 4 are not."""
    return abs(signed(state.position_of[area]) - signed(state.position_of[other])) == 1


@compiled
def _palmer(state: State, choices: Choices, count: int) -> int:
    """T6: any supporter of any player to any other area."""
    for seat in range(state.players):
        for origin in range(AREA_COUNT):
            if state.supporters[seat, origin] > 0:
                # Without a branch for the origin itself, which the processor could not foresee.
                for other in range(AREA_COUNT - 1):
                    target = other if other < origin else other + 1
                    choices.decision[count] = decisions.palmer(seat, origin, target)
                    count += 1
    return count


@compiled
def _approvals(state: State, box: Box, choices: Choices) -> int:
    """P7, chosen: from none up to what the place and the exhibits in hand allow."""
    area = signed(state.area_at[state.scored_position])
    most = approvable(state, box, signed(state.seat), area)
    for number in range(most + 1):
        choices.decision[number] = decisions.approve_exhibits(area, number)
    return most + 1


@compiled
def legal_mask(state: State, box: Box, choices: Choices, mask: npt.NDArray[np.uint8]) -> int:
    """Set `mask` to 1 at each legal decision and 0 elsewhere; says how many are legal."""
    for decision in range(DECISION_COUNT):
        mask[decision] = 0
    count = legal_decisions(state, box, choices)
    for index in range(count):
        mask[choices.decision[index]] = 1
    return count


@compiled
def is_legal(state: State, box: Box, decision: int) -> bool:
    """Whether a number is a decision that may be made now, without listing the others.

    A test compares it with `legal_decisions`, number by number, in many positions.
    """
    if decision < 0 or decision >= DECISION_COUNT:
        return False
    if state.phase == PLACE:
        if not decisions.is_placement(decision):
            return False
        _, origin = decisions.read_placement(decision)
        return _has_supporter(state, origin)
    if state.phase == FIGURES_STEP:
        if decisions.is_placement(decision) or decisions.is_approval(decision):
            return False
        return _is_legal_figure(state, decision)
    if state.phase == APPROVE:
        area = signed(state.area_at[state.scored_position])
        if not decisions.is_approval(decision) or decisions.approved_area(decision) != area:
            return False
        most = approvable(state, box, signed(state.seat), area)
        return decisions.approved_count(decision) <= most
    return False


@compiled
def _has_supporter(state: State, origin: int) -> bool:
    """Whether a supporter comes from where it has to, by T2: the supply as long as there is one."""
    if state.supply[state.seat] > 0:
        return origin == decisions.FROM_SUPPLY
    return origin != decisions.FROM_SUPPLY and state.supporters[state.seat, origin] > 0


@compiled
def _is_legal_figure(state: State, decision: int) -> bool:
    """T3 to T7, for a number that is a figure's."""
    kind, area, origin = decisions.read_figure(decision)
    if state.held[state.seat, kind] == 0:
        return False
    if area == decisions.NOWHERE:
        return True
    if kind == KIND_PALMER:
        owner = decisions.owner_of(decision)
        return owner < state.players and state.supporters[owner, origin] > 0
    if kind == KIND_DAVIS and not are_neighbours(state, signed(state.placed), area):
        return False
    return _has_supporter(state, origin)
