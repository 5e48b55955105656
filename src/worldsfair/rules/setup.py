"""Laying out the board: tiles, deck, first cards, supporters, start bonuses (S1 to S9)."""

from __future__ import annotations

from worldsfair.rules.chance import random_below, shuffle_deck
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import AREA_COUNT, AT_AREA, IN_DECK, LEFT_OUT, NO_CARD, PLACE
from worldsfair.rules.layout import Box, State


@compiled
def lay_out_at_random(state: State, box: Box, chosen_approvals: int) -> None:
    """A new game that shuffles by itself with the generator in `state.random`."""
    clear(state, box, chosen_approvals, 0)
    for position in range(AREA_COUNT):
        state.area_at[position] = position
    for last in range(AREA_COUNT - 1, 0, -1):
        other = random_below(state, last + 1)
        area = state.area_at[last]
        state.area_at[last] = state.area_at[other]
        state.area_at[other] = area
    for index in range(box.deck_size):
        state.deck[index] = box.deck[index]
    state.deck_size = box.deck_size
    shuffle_deck(state)
    open_the_fair(state, box)


@compiled
def clear(state: State, box: Box, chosen_approvals: int, asks_for_shuffle: int) -> None:
    """An empty table for the box's number of players; keeps the generator."""
    state.turn = 0
    state.players = box.players
    state.chosen_approvals = chosen_approvals
    state.asks_for_shuffle = asks_for_shuffle
    state.phase = PLACE
    state.seat = 0
    state.active = 0
    state.current_round = 1
    state.car = 0
    state.placed = 0
    state.deal_position = 0
    state.deal_left = 0
    state.scored_position = 0
    state.deck_size = 0
    state.discard_size = 0
    state.reshuffles = 0
    state.reshuffled_size = 0
    state.figures_held[:] = 0
    state.slot_count[:] = 0
    state.slots[:] = NO_CARD
    state.supply[:] = 0
    state.supporters[:] = 0
    state.coins[:] = 0
    state.medals[:] = 0
    state.tokens[:] = 0
    state.held[:] = 0
    state.card_place[:] = LEFT_OUT
    state.deck[:] = NO_CARD


@compiled
def open_the_fair(state: State, box: Box) -> None:
    """S6, S8 and S9, once the tiles lie and the deck is in order."""
    for index in range(state.deck_size):
        state.card_place[state.deck[index]] = IN_DECK
    for position in range(AREA_COUNT):
        area = state.area_at[position]
        state.position_of[area] = position
        for _ in range(2):
            add_card(state, area, draw_card(state))
    for seat in range(box.players):
        supply = signed(box.supporters)
        for area in range(AREA_COUNT):
            count = signed(box.supporters_on_each) + signed(box.bonus[seat, area])
            state.supporters[seat, area] = count
            supply -= count
        state.supply[seat] = supply


@compiled
def draw_card(state: State) -> int:
    """Take the top card of a deck that has one."""
    top = state.deck_size - 1
    card = state.deck[top]
    state.deck[top] = NO_CARD
    state.deck_size = top
    return card


@compiled
def add_card(state: State, area: int, card: int) -> None:
    """Lay a card face up at an area with a free slot."""
    slot = state.slot_count[area]
    state.slots[area, slot] = card
    state.slot_count[area] = slot + 1
    state.card_place[card] = AT_AREA + area
