"""Chance from outside, card by card: a deck without an order, from which one card at a time comes.

A position waits for a card in the phase `DEAL`. Before the first turn it does so, too (S6): then
`deal_left` counts the cards that the set-up lacks, beyond those of a turn's deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from worldsfair.rules.constants import (
    AREA_COUNT,
    COLLECT,
    DEAL,
    FIRST_AUTOMATIC,
    IN_DECK,
    NO_CARD,
    PLACE,
)
from worldsfair.rules.position import Position
from worldsfair.rules.state_reader import OFFSETS
from worldsfair.rules.turn import CARDS_DEALT

_EACH: Final = 2
"""Cards that lie at each area before the first turn (S6)."""
_FIRST_CARDS: Final = _EACH * AREA_COUNT
_PHASE: Final = OFFSETS["phase"]
_DEAL_LEFT: Final = OFFSETS["deal_left"]
_DEAL_POSITION: Final = OFFSETS["deal_position"]
_DISCARD_SIZE: Final = OFFSETS["discard_size"]


def lay_tiles(position: Position, tiles: Sequence[int], *, chosen_approvals: bool) -> None:
    """S1 to S5, S8 and S9: the board with these tiles by position, before its first card."""
    cards = position.cards_in_play()
    position.lay_out(tiles, cards, chosen_approvals=chosen_approvals)
    state = position.state
    state.slots[:] = NO_CARD
    state.slot_count[:] = 0
    for card in cards:
        state.card_place[card] = IN_DECK
    position.give_deck(cards)
    state.phase = DEAL
    state.deal_left = _FIRST_CARDS + CARDS_DEALT


def decide(position: Position, decision: int) -> None:
    """Carry out a legal decision and what follows, up to the next card or the next decision."""
    position.apply_decision(decision)
    _go_on(position)


def deal(position: Position, card: int) -> None:
    """The next card of the deal is this one of the deck; then on to the next, or to a decision."""
    in_setup = position.buffer[_DEAL_LEFT] > CARDS_DEALT
    position.put_on_top(card)
    position.run_stage()
    if in_setup:
        _go_on_with_setup(position)
    else:
        _go_on(position)


def _go_on_with_setup(position: Position) -> None:
    """S6: two cards at each area, in position order."""
    dealt = _FIRST_CARDS + CARDS_DEALT - position.buffer[_DEAL_LEFT]
    if dealt < _FIRST_CARDS:
        position.buffer[_DEAL_POSITION] = dealt // _EACH
        return
    position.buffer[_DEAL_POSITION] = 0
    position.buffer[_DEAL_LEFT] = 0
    position.buffer[_PHASE] = PLACE


def _go_on(position: Position) -> None:
    if position.phase == COLLECT:
        position.run_stage()
    if position.phase == DEAL and position.deck_size == 0:
        # T13: the discards are the deck from now on; without any the rest of the deal is left out.
        if position.buffer[_DISCARD_SIZE]:
            position.give_deck(position.gather_discards())
        else:
            position.run_stage()
    if position.phase >= FIRST_AUTOMATIC and position.phase != DEAL:
        position.advance()
