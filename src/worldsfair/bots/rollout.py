"""Steps that all compiled bots share: fair guesses of the deal, and finishing a turn."""

from __future__ import annotations

from worldsfair.bots.heuristics import quick_choice
from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import APPROVE, COLLECT, FIGURES_STEP, REDEEM
from worldsfair.rules.flow import advance, apply_decision, play
from worldsfair.rules.layout import Box, State
from worldsfair.rules.turn import CARDS_DEALT, collect_cards


@compiled
def guess_deal(state: State) -> None:
    """Bring random cards to the top of the deck, as many as one deal can draw.

    A bot may not know the order of the deck. As every card below is as likely as any other,
    this is the same as shuffling all of it.
    """
    size = state.deck_size
    top = size
    for _ in range(min(CARDS_DEALT, size)):
        other = random_below(state, top)
        top -= 1
        card = state.deck[top]
        state.deck[top] = state.deck[other]
        state.deck[other] = card


@compiled
def play_guessing(state: State, box: Box, decision: int) -> None:
    """Carry out a decision; if it ends the turn, the cards dealt are a guess."""
    apply_decision(state, box, decision)
    if state.phase == COLLECT:
        guess_deal(state)
    advance(state, box)


@compiled
def finish_turn_quickly(state: State, box: Box) -> None:
    """Play figures and approvals by rules of thumb until somebody places or the game ends."""
    while state.phase == FIGURES_STEP or state.phase == APPROVE:
        play_guessing(state, box, quick_choice(state, box))


@compiled
def finish_turn_without_deal(state: State, box: Box) -> None:
    """The same, but no card is dealt: what the turn itself gives, scoring included."""
    while state.phase == FIGURES_STEP:
        apply_decision(state, box, quick_choice(state, box))
    if state.phase == COLLECT:
        collect_cards(state, box)
        if state.car == box.spaces:
            state.phase = REDEEM
            advance(state, box)
    while state.phase == APPROVE:
        play(state, box, quick_choice(state, box))
