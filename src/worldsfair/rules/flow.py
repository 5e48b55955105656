"""Carrying out decisions: from one decision to the next, stage by stage."""

from __future__ import annotations

from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.decisions import (
    APPROVE_FIRST,
    BURNHAM_FIRST,
    BURNHAM_FROM,
    DAVIS_FIRST,
    DAVIS_FROM,
    DISCARD_FIRST,
    NAMED_FIRST,
    NAMED_STRIDE,
    PALMER_FIRST,
    PLACE_FROM,
)
from worldsfair.rules.layout import (
    AREA_COUNT,
    COLLECT,
    DEAL,
    END_TURN,
    FIGURES_STEP,
    FIRST_AUTOMATIC,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_DAVIS,
    KIND_PALMER,
    LAST_ROUND,
    OVER,
    PLACE,
    RECALL,
    REDEEM,
    SCORE_AREA,
    Record,
)
from worldsfair.rules.scoring import (
    approve,
    ask_approver,
    recall_supporters,
    redeem_tickets,
    score_area,
)
from worldsfair.rules.turn import (
    add_supporter,
    collect_cards,
    deal_card,
    give_up_figure,
    move_supporter,
)


@compiled
def play(state: Record, box: Record, decision: int) -> None:
    """Carry out a legal decision and everything that follows until the next one."""
    decide(state, box, decision)
    advance(state, box)


@compiled
def advance(state: Record, box: Record) -> None:
    """Go on until a player decides, the game is over, or a shuffle is needed."""
    if state.phase == COLLECT:
        collect_cards(state, box)
        state.phase = DEAL
    while state.phase == DEAL:
        deal_card(state, box)
    if state.phase == END_TURN:
        end_turn(state, box)
    while state.phase >= FIRST_AUTOMATIC:
        run_stage(state, box)


@compiled
def run_stage(state: Record, box: Record) -> None:
    """Do one stage of what happens by itself: the deal is one card a stage, scoring one area."""
    phase = state.phase
    if phase == COLLECT:
        collect_cards(state, box)
        state.phase = DEAL
    elif phase == DEAL:
        deal_card(state, box)
    elif phase == END_TURN:
        end_turn(state, box)
    elif phase == REDEEM:
        redeem_tickets(state, box)
    elif phase == SCORE_AREA:
        score_area(state, box)
    elif phase == RECALL:
        recall_supporters(state)
        state.phase = END_TURN


@compiled
def end_turn(state: Record, box: Record) -> None:
    """T14, P10 and E1: the next player, the next round, or the end."""
    state.turn += 1
    if state.car == box.spaces:
        state.car = 0
        if state.current_round == LAST_ROUND:
            state.phase = OVER
            return
        state.current_round += 1
    following = signed(state.active) + 1
    if following == state.players:
        following = 0
    state.active = following
    state.seat = following
    state.phase = PLACE


@compiled
def decide(state: Record, box: Record, decision: int) -> None:
    """Only the decision itself; what follows from it is left to `advance`."""
    seat = signed(state.seat)
    if decision < BURNHAM_FIRST:
        _place(state, seat, decision)
        state.phase = FIGURES_STEP if state.figures_held[seat] > 0 else COLLECT
    elif decision < APPROVE_FIRST:
        _play_figure(state, box, seat, decision)
        if state.figures_held[seat] == 0:
            state.phase = COLLECT
    else:
        number = decision - APPROVE_FIRST
        approve(state, box, seat, number >> 2, number & 3)
        ask_approver(state, box, seat + 1)


@compiled
def _place(state: Record, seat: int, decision: int) -> None:
    """T1, with T2 when the supply is empty."""
    if decision < PLACE_FROM:
        area = decision
        add_supporter(state, seat, area)
    else:
        area = (decision - PLACE_FROM) // AREA_COUNT
        move_supporter(state, seat, (decision - PLACE_FROM) % AREA_COUNT, area)
    state.placed = area


@compiled
def _play_figure(state: Record, box: Record, seat: int, decision: int) -> None:
    """T3 to T7: what the figure does, then its card is discarded."""
    if decision < DAVIS_FIRST:
        _add(state, seat, signed(state.placed), decision - BURNHAM_FROM)
        kind = KIND_BURNHAM
    elif decision < PALMER_FIRST:
        if decision < DAVIS_FROM:
            _add(state, seat, decision - DAVIS_FIRST, -1)
        else:
            number = decision - DAVIS_FROM
            _add(state, seat, number // AREA_COUNT, number % AREA_COUNT)
        kind = KIND_DAVIS
    elif decision < NAMED_FIRST:
        _palmer(state, decision - PALMER_FIRST)
        kind = KIND_PALMER
    elif decision < DISCARD_FIRST:
        number = decision - NAMED_FIRST
        area = number // NAMED_STRIDE
        _add(state, seat, area, number % NAMED_STRIDE - 1)
        kind = FIRST_NAMED_FIGURE + area
    else:
        kind = FIRST_FIGURE + decision - DISCARD_FIRST
    give_up_figure(state, box, seat, kind)


@compiled
def _add(state: Record, seat: int, area: int, origin: int) -> None:
    """One supporter more in an area, from the supply if `origin` is -1."""
    if origin < 0:
        add_supporter(state, seat, area)
    else:
        move_supporter(state, seat, origin, area)


@compiled
def _palmer(state: Record, number: int) -> None:
    """T6; the number counts seats, origins and the four other areas."""
    others = AREA_COUNT - 1
    target = number % others
    origin = number // others % AREA_COUNT
    if target >= origin:
        target += 1
    move_supporter(state, number // others // AREA_COUNT, origin, target)
