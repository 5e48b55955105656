"""What is wrong with a position between two decisions, in words."""

from __future__ import annotations

from collections.abc import Iterator

from worldsfair.edition import AREAS, FIGURES, KINDS
from worldsfair.rules.layout import (
    APPROVE,
    AT_AREA,
    DISCARDED,
    FIGURES_STEP,
    HELD_BY,
    IN_DECK,
    LEFT_OUT,
    NO_CARD,
    OVER,
    PLACE,
)
from worldsfair.rules.position import Position


def broken(position: Position) -> list[str]:
    """What is wrong with a position between two decisions; empty when all is well."""
    return [
        *wrong_supporters(position),
        *wrong_card_places(position),
        *wrong_hands(position),
        *wrong_board(position),
        *wrong_phase(position),
    ]


def wrong_supporters(position: Position) -> Iterator[str]:
    for seat in range(position.players):
        out = sum(position.supporters(seat, area) for area in range(5))
        if out + position.supply(seat) != 22:
            yield f"seat {seat} has {out} supporters out and {position.supply(seat)} in supply"


def wrong_card_places(position: Position) -> Iterator[str]:
    """Every card is in one place, and the deck and the slots say the same of it."""
    by_place = position.cards_by_place()
    in_play = set(position.cards_in_play())
    if set(by_place[LEFT_OUT]) != set(range(91)) - in_play:
        yield "the cards left out are not those of S5"
    if sorted(position.deck()) != by_place[IN_DECK]:
        yield "the deck is not what lies in it"
    for area in range(5):
        if sorted(position.cards_at(area)) != by_place[AT_AREA + area]:
            yield f"the cards at {AREAS[area]} are not what lies there"
    if len(by_place[DISCARDED]) != position.record.discard_size:
        yield "the discard pile is miscounted"
    for seat in range(position.players, 4):
        if by_place[HELD_BY + seat]:
            yield f"nobody sits at {seat}, who holds cards"


def wrong_hands(position: Position) -> Iterator[str]:
    """The counted cards of each kind are those that lie before the player."""
    kind_of = position.box.kind_of
    for seat in range(position.players):
        kinds = [int(kind_of[card]) for card in position.cards_by_place()[HELD_BY + seat]]
        held = [position.held(seat, kind) for kind in range(len(KINDS))]
        if held != [kinds.count(kind) for kind in range(len(KINDS))]:
            yield f"seat {seat} holds {held}"
        figures = sum(KINDS[kind] in FIGURES for kind in kinds)
        if figures != position.record.figures_held[seat]:
            yield f"seat {seat} has {figures} figures"


def wrong_board(position: Position) -> Iterator[str]:
    """Capacities, tiles, wheel, round, and nothing behind the end of a list."""
    state = position.record
    for area, name in enumerate(AREAS):
        count = len(position.cards_at(area))
        if count > position.edition.areas[name].capacity:
            yield f"{count} cards at {name}"
        if set(state.slots[area, count:]) - {NO_CARD}:
            yield f"{name} has a card in a free slot"
        if position.area_at(int(state.position_of[area])) != area:
            yield f"{name} is not where it is said to be"
    if set(state.deck[position.deck_size :]) - {NO_CARD}:
        yield "a card is above the deck"
    if not 0 <= position.car < position.spaces and not position.awaits_approval:
        yield f"the car is at {position.car}"
    if position.awaits_approval and position.car != position.spaces:
        yield "a scoring phase before the car is home"
    if position.round not in (1, 2, 3):
        yield f"round {position.round}"


def wrong_phase(position: Position) -> Iterator[str]:
    """Somebody decides, and has something to decide."""
    state, phase = position.record, position.phase
    if phase not in (PLACE, FIGURES_STEP, APPROVE, OVER):
        yield f"the game stopped in phase {phase}"
    if not 0 <= position.seat < position.players:
        yield f"the seat is {position.seat}"
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
