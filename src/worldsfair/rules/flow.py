"""Carrying out decisions: from one decision to the next, stage by stage."""

from __future__ import annotations

from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    COLLECT,
    DEAL,
    END_TURN,
    FIGURES_STEP,
    FIRST_AUTOMATIC,
    KIND_PALMER,
    LAST_ROUND,
    OVER,
    PLACE,
    RECALL,
    REDEEM,
    SCORE_AREA,
)
from worldsfair.rules.decisions import (
    AREA_OF_TURN,
    FROM_SUPPLY,
    NOWHERE,
    approved_count,
    is_approval,
    is_placement,
    owner_of,
    read_figure,
    read_placement,
)
from worldsfair.rules.layout import Box, State
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
def play(state: State, box: Box, decision: int) -> None:
    """Carry out a legal decision and everything that follows until the next one."""
    apply_decision(state, box, decision)
    advance(state, box)


@compiled
def advance(state: State, box: Box) -> None:
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
def run_stage(state: State, box: Box) -> None:
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
def end_turn(state: State, box: Box) -> None:
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
def apply_decision(state: State, box: Box, decision: int) -> None:
    """Only the decision itself; what follows from it is left to `advance`."""
    seat = signed(state.seat)
    if is_placement(decision):
        area, origin = read_placement(decision)
        _add_supporter(state, seat, area, origin)
        state.placed = area
        state.phase = FIGURES_STEP if state.figures_held[seat] > 0 else COLLECT
    elif not is_approval(decision):
        give_up_figure(state, box, seat, _play_figure(state, seat, decision))
        if state.figures_held[seat] == 0:
            state.phase = COLLECT
    else:
        approve(state, box, seat, approved_count(decision))
        ask_approver(state, box, seat + 1)


@compiled
def _play_figure(state: State, seat: int, decision: int) -> int:
    """T3 to T7: what the figure does; discarded, it does nothing. Says which figure it is."""
    kind, area, origin = read_figure(decision)
    if area == AREA_OF_TURN:
        area = signed(state.placed)
    if area != NOWHERE:
        if kind == KIND_PALMER:
            move_supporter(state, owner_of(decision), origin, area)
        else:
            _add_supporter(state, seat, area, origin)
    return kind


@compiled
def _add_supporter(state: State, seat: int, area: int, origin: int) -> None:
    """One supporter more in an area, from the supply or by T2 from another area."""
    if origin == FROM_SUPPLY:
        add_supporter(state, seat, area)
    else:
        move_supporter(state, seat, origin, area)
