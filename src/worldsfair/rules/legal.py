"""Which decisions are legal (T1 to T7, P7)."""

from __future__ import annotations

from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.decisions import (
    APPROVE_FIRST,
    BURNHAM_FIRST,
    BURNHAM_FROM,
    DAVIS_FIRST,
    DAVIS_FROM,
    DECISION_COUNT,
    DISCARD_FIRST,
    NAMED_FIRST,
    NAMED_STRIDE,
    PALMER_FIRST,
    PLACE_FIRST,
    PLACE_FROM,
)
from worldsfair.rules.layout import (
    APPROVE,
    AREA_COUNT,
    FIGURES_STEP,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_DAVIS,
    KIND_PALMER,
    PLACE,
    Record,
)
from worldsfair.rules.scoring import approvable


@compiled
def legal_decisions(state: Record, box: Record, choices: Record) -> int:
    """Write every legal decision to `choices`, in ascending order; says how many."""
    if state.phase == PLACE:
        return _placements(state, choices)
    if state.phase == FIGURES_STEP:
        return _figures(state, choices)
    if state.phase == APPROVE:
        return _approvals(state, box, choices)
    return 0


@compiled
def _placements(state: Record, choices: Record) -> int:
    """T1, with T2 when the supply is empty."""
    seat = state.seat
    if state.supply[seat] > 0:
        for area in range(AREA_COUNT):
            choices.decision[area] = PLACE_FIRST + area
        return AREA_COUNT
    count = 0
    for area in range(AREA_COUNT):
        count = _with_origins(state, choices, count, PLACE_FROM + AREA_COUNT * area)
    return count


@compiled
def _with_origins(state: Record, choices: Record, count: int, first: int) -> int:
    """T2: the same decision with each area that a supporter can come from."""
    seat = state.seat
    for origin in range(AREA_COUNT):
        if state.supporters[seat, origin] > 0:
            choices.decision[count] = first + origin
            count += 1
    return count


@compiled
def _addition(state: Record, choices: Record, count: int, plain: int, first_from: int) -> int:
    """One supporter more: from the supply, or by T2 from the areas."""
    if state.supply[state.seat] > 0:
        choices.decision[count] = plain
        return count + 1
    return _with_origins(state, choices, count, first_from)


@compiled
def _figures(state: Record, choices: Record) -> int:
    """T3 to T7: each figure in hand may be played or discarded."""
    seat = state.seat
    count = 0
    if state.held[seat, KIND_BURNHAM] > 0:
        count = _addition(state, choices, count, BURNHAM_FIRST, BURNHAM_FROM)
    if state.held[seat, KIND_DAVIS] > 0:
        count = _davis(state, choices, count)
    if state.held[seat, KIND_PALMER] > 0:
        count = _palmer(state, choices, count)
    for area in range(AREA_COUNT):
        if state.held[seat, FIRST_NAMED_FIGURE + area] > 0:
            plain = NAMED_FIRST + NAMED_STRIDE * area
            count = _addition(state, choices, count, plain, plain + 1)
    for kind in range(FIRST_FIGURE, FIRST_NAMED_FIGURE + AREA_COUNT):
        if state.held[seat, kind] > 0:
            choices.decision[count] = DISCARD_FIRST + kind - FIRST_FIGURE
            count += 1
    return count


@compiled
def _davis(state: Record, choices: Record, count: int) -> int:
    """T5: the areas at the next positions; 0 and 4 are not next to each other."""
    position = signed(state.position_of[state.placed])
    if state.supply[state.seat] > 0:
        for area in range(AREA_COUNT):
            if abs(signed(state.position_of[area]) - position) == 1:
                choices.decision[count] = DAVIS_FIRST + area
                count += 1
        return count
    for area in range(AREA_COUNT):
        if abs(signed(state.position_of[area]) - position) == 1:
            count = _with_origins(state, choices, count, DAVIS_FROM + AREA_COUNT * area)
    return count


@compiled
def _palmer(state: Record, choices: Record, count: int) -> int:
    """T6: any supporter of any player to any other area."""
    others = AREA_COUNT - 1
    for seat in range(state.players):
        for origin in range(AREA_COUNT):
            if state.supporters[seat, origin] > 0:
                first = PALMER_FIRST + (seat * AREA_COUNT + origin) * others
                for target in range(others):
                    choices.decision[count] = first + target
                    count += 1
    return count


@compiled
def _approvals(state: Record, box: Record, choices: Record) -> int:
    """P7, chosen: from none up to what the place and the exhibits in hand allow."""
    area = state.area_at[state.scored_position]
    most = approvable(state, box, signed(state.seat), area)
    for number in range(most + 1):
        choices.decision[number] = APPROVE_FIRST + 4 * signed(area) + number
    return most + 1


@compiled
def legal_mask(state: Record, box: Record, choices: Record, mask: Record) -> int:
    """Set `mask` to 1 at each legal decision and 0 elsewhere; says how many are legal."""
    for decision in range(DECISION_COUNT):
        mask[decision] = 0
    count = legal_decisions(state, box, choices)
    for index in range(count):
        mask[choices.decision[index]] = 1
    return count


@compiled
def is_legal(state: Record, box: Record, choices: Record, decision: int) -> bool:
    """Whether a decision may be made now."""
    count = legal_decisions(state, box, choices)
    for index in range(count):  # noqa: SIM110  # compiled code has no any() over a generator
        if choices.decision[index] == decision:
            return True
    return False
