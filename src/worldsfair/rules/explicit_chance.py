"""Chance from outside, piece by piece: tiles and a deck without an order, taken one at a time.

A position waits for a piece in the phase `DEAL`. Before the first turn it does so, too: then
`deal_left` counts the cards (S6) and before those the tiles (S2) that the set-up lacks, beyond the
cards of a turn's deal. Tiles that are not laid yet are at the last positions, in the order of
their names.
"""

from __future__ import annotations

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
_BEFORE_CARDS: Final = CARDS_DEALT + _FIRST_CARDS
TILES_CHOSEN: Final = AREA_COUNT - 1
"""The last tile goes where there is room."""
SET_UP_PIECES: Final = TILES_CHOSEN + _FIRST_CARDS
_PHASE: Final = OFFSETS["phase"]
_DEAL_LEFT: Final = OFFSETS["deal_left"]
_DEAL_POSITION: Final = OFFSETS["deal_position"]
_DISCARD_SIZE: Final = OFFSETS["discard_size"]
_AREA_AT: Final = OFFSETS["area_at"]
_POSITION_OF: Final = OFFSETS["position_of"]


def set_up(position: Position, *, chosen_approvals: bool) -> None:
    """S1, S3 to S5, S8 and S9: the board before its first tile and its first card."""
    cards = position.cards_in_play()
    position.lay_out(range(AREA_COUNT), cards, chosen_approvals=chosen_approvals)
    state = position.state
    state.slots[:] = NO_CARD
    state.slot_count[:] = 0
    for card in cards:
        state.card_place[card] = IN_DECK
    position.give_deck(cards)
    state.phase = DEAL
    state.deal_left = _BEFORE_CARDS + TILES_CHOSEN


def awaits_piece(position: Position) -> bool:
    """Whether a tile or a card comes next."""
    return position.buffer[_PHASE] == DEAL


def in_set_up(position: Position) -> bool:
    """Whether tiles or first cards are missing."""
    return awaits_piece(position) and position.buffer[_DEAL_LEFT] > CARDS_DEALT


def tiles_left(position: Position) -> list[int]:
    """The areas of which one is laid next; none once the tiles lie."""
    left = position.buffer[_DEAL_LEFT] - _BEFORE_CARDS
    if position.buffer[_PHASE] != DEAL or left <= 0:
        return []
    first = TILES_CHOSEN - left
    return sorted(position.buffer[_AREA_AT + first : _AREA_AT + AREA_COUNT])


def lay_tile(position: Position, area: int) -> None:
    """S2: this area lies at the next position; positions are filled from 0 on."""
    rest = tiles_left(position)
    rest.remove(area)
    order = [*position.buffer[_AREA_AT : _AREA_AT + AREA_COUNT - len(rest) - 1], area, *rest]
    for number, tile in enumerate(order):
        position.buffer[_AREA_AT + number] = tile
        position.buffer[_POSITION_OF + tile] = number
    position.buffer[_DEAL_LEFT] -= 1


def deal(position: Position, card: int) -> None:
    """The next card of the deal is this one of the deck; then on to the next, or to a decision."""
    is_first = in_set_up(position)
    position.put_on_top(card)
    position.run_stage()
    if is_first:
        _go_on_with_set_up(position)
    else:
        _go_on(position)


def decide(position: Position, decision: int) -> None:
    """Carry out a legal decision and what follows, up to the next card or the next decision."""
    position.apply_decision(decision)
    _go_on(position)


def _go_on_with_set_up(position: Position) -> None:
    """S6: two cards at each area, in position order."""
    dealt = _BEFORE_CARDS - position.buffer[_DEAL_LEFT]
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
