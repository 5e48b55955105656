"""What is wrong with a position, in words: for tests, debugging and states from outside."""

from __future__ import annotations

from collections.abc import Iterator
from operator import ge
from typing import TYPE_CHECKING

from worldsfair.edition import AREAS, FIGURES, KINDS
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    AT_AREA,
    CARD_COUNT,
    DEAL,
    DISCARDED,
    END_TURN,
    FIGURES_STEP,
    HELD_BY,
    IN_DECK,
    LAST_ROUND,
    LEFT_OUT,
    NO_CARD,
    OVER,
    PLACE,
    SEAT_COUNT,
    SHUFFLE,
    SLOT_COUNT,
)

if TYPE_CHECKING:
    from worldsfair.rules.layout import State
    from worldsfair.rules.position import Position
    from worldsfair.rules.typed_records import Vector


def problems_of(position: Position) -> list[str]:
    """What is wrong with a position between two decisions; empty when all is well."""
    # Where a number is out of range, compiled code must not be asked about the rest.
    return list(out_of_range(position)) or [
        *_wrong_supporters(position),
        *_wrong_card_places(position),
        *_wrong_hands(position),
        *_wrong_board(position),
        *_wrong_phase(position),
    ]


def out_of_range(position: Position) -> Iterator[str]:
    """Numbers that compiled code would follow to a place that there is not."""
    state, players = position.state, position.players
    limits = {
        "phase": END_TURN + 1,
        "seat": players,
        "active": players,
        "car": position.spaces + 1,
        "placed": AREA_COUNT,
        "deal_position": AREA_COUNT,
        "scored_position": AREA_COUNT + 1,
        "deck_size": CARD_COUNT + 1,
    }
    for name, limit in limits.items():
        if getattr(state, name) >= limit:
            yield f"{name} is {getattr(state, name)}"
    if state.players != players:
        yield f"it is a game of {state.players} players, not {players}"
    if not 1 <= state.current_round <= LAST_ROUND:
        yield f"round {state.current_round}"
    if sorted(state.area_at) != list(range(AREA_COUNT)):
        yield "not every area has one position"
    elif any(state.position_of[area] != at for at, area in enumerate(state.area_at)):
        yield "an area is not where it is said to be"
    if max(state.slot_count) > SLOT_COUNT:
        yield "an area has more cards than it has room"
    elif any(card >= CARD_COUNT for area in range(AREA_COUNT) for card in _lying(state, area)):
        yield "a card lies at an area that there is not"
    if state.phase in (DEAL, SHUFFLE) and all(map(ge, state.slot_count, position.box.capacity)):
        yield "a card is to be dealt, and there is no room"
    if max(state.card_place) > LEFT_OUT:
        yield "a card is in a place that there is not"
    if any(card >= CARD_COUNT for card in state.deck[: min(state.deck_size, CARD_COUNT)]):
        yield "a card is in the deck that there is not"


def _lying(state: State, area: int) -> Vector[int]:
    return state.slots[area, : state.slot_count[area]]


def _wrong_supporters(position: Position) -> Iterator[str]:
    each = position.edition.supporters.per_player.value
    for seat in range(position.players):
        out = sum(position.supporters(seat, area) for area in range(AREA_COUNT))
        if out + position.supply(seat) != each:
            yield f"seat {seat} has {out} supporters out and {position.supply(seat)} in supply"


def _wrong_card_places(position: Position) -> Iterator[str]:
    """Every card is in one place, and the deck and the slots say the same of it."""
    by_place = position.cards_by_place()
    in_play = set(position.cards_in_play())
    if set(by_place[LEFT_OUT]) != set(range(CARD_COUNT)) - in_play:
        yield "the cards left out are not those of S5"
    if sorted(position.deck()) != by_place[IN_DECK]:
        yield "the deck is not what lies in it"
    for area in range(AREA_COUNT):
        if sorted(position.cards_at(area)) != by_place[AT_AREA + area]:
            yield f"the cards at {AREAS[area]} are not what lies there"
    if len(by_place[DISCARDED]) != position.state.discard_size:
        yield "the discard pile is miscounted"
    for seat in range(position.players, SEAT_COUNT):
        if by_place[HELD_BY + seat]:
            yield f"nobody sits at {seat}, who holds cards"


def _wrong_hands(position: Position) -> Iterator[str]:
    """The counted cards of each kind are those that lie before the player."""
    kind_of = position.box.kind_of
    for seat in range(position.players):
        kinds = [int(kind_of[card]) for card in position.cards_by_place()[HELD_BY + seat]]
        held = [position.held(seat, kind) for kind in range(len(KINDS))]
        if held != [kinds.count(kind) for kind in range(len(KINDS))]:
            yield f"seat {seat} holds {held}"
        figures = sum(KINDS[kind] in FIGURES for kind in kinds)
        if figures != position.state.figures_held[seat]:
            yield f"seat {seat} has {figures} figures"


def _wrong_board(position: Position) -> Iterator[str]:
    """Capacities, wheel, and nothing behind the end of a list."""
    state = position.state
    for area, name in enumerate(AREAS):
        count = len(position.cards_at(area))
        if count > position.edition.areas[name].capacity:
            yield f"{count} cards at {name}"
        if set(state.slots[area, count:]) - {NO_CARD}:
            yield f"{name} has a card in a free slot"
    if set(state.deck[position.deck_size :]) - {NO_CARD}:
        yield "a card is above the deck"
    if position.car == position.spaces and not position.awaits_approval:
        yield "the car is home, but nothing is scored"
    if position.awaits_approval and position.car != position.spaces:
        yield "a scoring phase before the car is home"


def _wrong_phase(position: Position) -> Iterator[str]:
    """Somebody decides, and has something to decide."""
    state, phase = position.state, position.phase
    if phase not in (PLACE, FIGURES_STEP, APPROVE, OVER):
        yield f"the game stopped in phase {phase}"
    if phase in (PLACE, FIGURES_STEP) and position.seat != position.active:
        yield "another player decides in this turn"
    if phase == FIGURES_STEP and state.figures_held[position.seat] == 0:
        yield "there is no figure to play"
    if phase == APPROVE and not position.chosen_approvals:
        yield "approvals are automatic"
    if (len(position.legal()) == 0) != (phase == OVER):
        yield f"{len(position.legal())} decisions in phase {phase}"
    if phase != OVER and position.active != position.turn % position.players:
        yield f"seat {position.active} has turn {position.turn}"
