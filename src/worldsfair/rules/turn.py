"""What happens in a turn: placing, figures, collecting and dealing (T1 to T13)."""

from __future__ import annotations

from worldsfair.rules.chance import shuffle_deck
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    AREA_COUNT,
    CARD_COUNT,
    DISCARDED,
    END_TURN,
    FIRST_FIGURE,
    HELD_BY,
    IN_DECK,
    KIND_TICKET,
    NO_CARD,
    REDEEM,
    SHUFFLE,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.setup import add_card, draw_card

CARDS_DEALT = 3


@compiled
def add_supporter(state: State, seat: int, area: int) -> None:
    """T1, T4, T5, T7: one supporter from the supply to an area."""
    state.supply[seat] -= 1
    state.supporters[seat, area] += 1


@compiled
def move_supporter(state: State, seat: int, origin: int, area: int) -> None:
    """T2 and T6: one supporter from an area to another (or, by T2, back to the same)."""
    state.supporters[seat, origin] -= 1
    state.supporters[seat, area] += 1


@compiled
def give_up_card(state: State, box: Box, seat: int, kind: int) -> None:
    """Discard the player's lowest card of a kind that they hold."""
    state.held[seat, kind] -= 1
    state.discard_size += 1
    holder = HELD_BY + seat
    for card in range(box.first_card[kind], box.first_card[kind + 1]):
        if state.card_place[card] == holder:
            state.card_place[card] = DISCARDED
            return


@compiled
def give_up_figure(state: State, box: Box, seat: int, kind: int) -> None:
    """T3: a figure is discarded, whether it was played or not."""
    give_up_card(state, box, seat, kind)
    state.figures_held[seat] -= 1


@compiled
def collect_cards(state: State, box: Box) -> None:
    """T8 to T10: take the cards at the area of T1; tickets move the car, up to the start."""
    area = state.placed
    seat = state.active
    tickets = 0
    figures = 0
    for slot in range(state.slot_count[area]):
        card = state.slots[area, slot]
        state.slots[area, slot] = NO_CARD
        state.card_place[card] = HELD_BY + seat
        kind = box.kind_of[card]
        state.held[seat, kind] += 1
        # Counted without a branch: the processor can't foresee the kind of a card.
        tickets += kind == KIND_TICKET
        figures += kind >= FIRST_FIGURE
    state.slot_count[area] = 0
    state.figures_held[seat] += figures
    state.car = min(signed(state.car) + tickets, signed(box.spaces))
    state.deal_left = CARDS_DEALT
    state.deal_position = state.position_of[area]


@compiled
def deal_card(state: State, box: Box) -> None:
    """T11 to T13: one card of the deal, to the next position with a free slot."""
    if state.deck_size == 0:
        if state.discard_size == 0:
            end_deal(state, box)
            return
        if state.asks_for_shuffle:
            state.phase = SHUFFLE
            return
        gather_discards(state)
        shuffle_deck(state)
    position = signed(state.deal_position)
    area = state.area_at[position]
    while state.slot_count[area] >= box.capacity[area]:
        position = position + 1 if position < AREA_COUNT - 1 else 0
        area = state.area_at[position]
    add_card(state, area, draw_card(state))
    state.deal_position = position + 1 if position < AREA_COUNT - 1 else 0
    state.deal_left -= 1
    if state.deal_left == 0:
        end_deal(state, box)


@compiled
def end_deal(state: State, box: Box) -> None:
    """T14: on to scoring if the car is back at the start, else to the end of the turn."""
    state.deal_left = 0
    state.phase = REDEEM if state.car == box.spaces else END_TURN


@compiled
def gather_discards(state: State) -> None:
    """T13: the discard pile becomes the deck, in the order of the card ids."""
    size = 0
    for card in range(CARD_COUNT):
        if state.card_place[card] == DISCARDED:
            state.card_place[card] = IN_DECK
            state.deck[size] = card
            size += 1
    state.deck_size = size
    state.reshuffled_size = size
    state.discard_size = 0
    state.reshuffles += 1
