"""The state of a game as one fixed-size record, and the facts of a box as another.

A state has no pointers: copying, comparing, saving and undoing a game are one memory copy.
Card ids are 0 to 90 in the order of `Edition.card_ids`.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated, Final

import numpy as np

from worldsfair.edition import AREAS, KINDS, PLACES, TURN_ORDER, Edition
from worldsfair.rules.constants import (
    AREA_COUNT,
    CARD_COUNT,
    KIND_COUNT,
    PLACE_COUNT,
    SEAT_COUNT,
    SLOT_COUNT,
)
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.typed_records import Grid, Records, Vector, dtype_of, new_records


class State:
    """One game."""

    random: Annotated[np.uint64, "u8"]
    """The generator of games that shuffle by themselves."""
    turn: Annotated[int, "u2"]
    """How many turns are finished."""
    reshuffles: Annotated[int, "u2"]
    """How often the discard pile became the deck."""
    players: Annotated[int, "u1"]
    chosen_approvals: Annotated[int, "u1"]
    """Whether players choose how many exhibits to approve (P7)."""
    asks_for_shuffle: Annotated[int, "u1"]
    """Whether a new deck's order comes from outside, not from `random`."""
    phase: Annotated[int, "u1"]
    seat: Annotated[int, "u1"]
    """Who decides."""
    active: Annotated[int, "u1"]
    """Whose turn it is."""
    current_round: Annotated[int, "u1"]
    """1 to 3. (NumPy's records have a method `round`.)"""
    car: Annotated[int, "u1"]
    """Spaces that the car moved since the start space."""
    placed: Annotated[int, "u1"]
    """The area of T1."""
    deal_position: Annotated[int, "u1"]
    """Where the deal goes on."""
    deal_left: Annotated[int, "u1"]
    """Cards that are still to be dealt."""
    scored_position: Annotated[int, "u1"]
    """The position of the area that is being scored."""
    deck_size: Annotated[int, "u1"]
    discard_size: Annotated[int, "u1"]
    figures_held: Annotated[Vector[int], "u1", SEAT_COUNT]
    area_at: Annotated[Vector[int], "u1", AREA_COUNT]
    """By position."""
    position_of: Annotated[Vector[int], "u1", AREA_COUNT]
    """By area."""
    slot_count: Annotated[Vector[int], "u1", AREA_COUNT]
    """How many cards lie at each area."""
    slots: Annotated[Grid[int], "u1", AREA_COUNT, SLOT_COUNT]
    """The cards at each area, in the order dealt."""
    supply: Annotated[Vector[int], "u1", SEAT_COUNT]
    supporters: Annotated[Grid[int], "u1", SEAT_COUNT, AREA_COUNT]
    coins: Annotated[Vector[int], "u1", SEAT_COUNT]
    medals: Annotated[Vector[int], "u1", SEAT_COUNT]
    tokens: Annotated[Grid[int], "u1", SEAT_COUNT, AREA_COUNT]
    held: Annotated[Grid[int], "u1", SEAT_COUNT, KIND_COUNT]
    """How many cards of each kind lie before each player."""
    card_place: Annotated[Vector[int], "u1", CARD_COUNT]
    """Where each card is."""
    deck: Annotated[Vector[int], "u1", CARD_COUNT]
    """`deck[deck_size - 1]` is drawn next."""
    reshuffled_size: Annotated[int, "u1"]
    """How many cards the last reshuffle gave."""
    padding: Annotated[Vector[int], "u1", 4]


class Box:
    """An edition for one number of players: what the rules look up and never change."""

    players: Annotated[int, "u1"]
    spaces: Annotated[int, "u1"]
    """On the wheel (S1)."""
    supporters: Annotated[int, "u1"]
    """Of each player."""
    supporters_on_each: Annotated[int, "u1"]
    """That each player begins with on each area (S8)."""
    leader_bonus: Annotated[int, "u1"]
    deck_size: Annotated[int, "u1"]
    capacity: Annotated[Vector[int], "u1", AREA_COUNT]
    medal: Annotated[Vector[int], "u1", PLACE_COUNT]
    """Points by place (P4)."""
    approvals: Annotated[Vector[int], "u1", PLACE_COUNT]
    """Exhibits that may be approved, by place (P4)."""
    set_value: Annotated[Vector[int], "u1", AREA_COUNT + 1]
    """By the size of a set (E3)."""
    bonus: Annotated[Grid[int], "u1", SEAT_COUNT, AREA_COUNT]
    """Supporters of the start bonus cards (S9)."""
    first_card: Annotated[Vector[int], "u1", KIND_COUNT + 1]
    """The lowest card of each kind; those of a kind end where the next begins."""
    kind_of: Annotated[Vector[int], "u1", CARD_COUNT]
    deck: Annotated[Vector[int], "u1", CARD_COUNT]
    """The cards in play (S5), ascending."""


class Choices:
    """Room for the legal decisions. A record and not an array, since Numba counts the references
    to every array that it passes on, and that takes longer than finding the decisions.
    """

    decision: Annotated[Vector[int], "u1", DECISION_COUNT]


STATE: Final = dtype_of(State)
BOX: Final = dtype_of(Box)
CHOICES: Final = dtype_of(Choices)

LAYOUT: Final = hashlib.sha256(str(STATE.descr).encode()).hexdigest()[:16]
"""Names the layout of a state, so that the bytes of another version are not misread."""

assert STATE.itemsize % 8 == 0


def new_states(count: int) -> Records[State]:
    """Room for games, all bytes zero."""
    return new_records(State, count)


def new_choices() -> Records[Choices]:
    """Room for the legal decisions of one game."""
    return new_records(Choices)


@lru_cache(maxsize=64)
def box_for(edition: Edition, players: int) -> Records[Box]:
    """The facts of an edition for a number of players, the only record of its kind here."""
    boxes = new_records(Box)
    box = boxes[0]
    box.players = players
    box.spaces = edition.wheel[players].spaces
    box.supporters = edition.supporters.per_player.value
    box.supporters_on_each = edition.supporters.on_each_area.value
    box.leader_bonus = edition.tickets.leader_bonus.value
    box.capacity[:] = [edition.areas[area].capacity for area in AREAS]
    for row, (medal, approvals) in enumerate(awards_for(edition, players)):
        box.medal[row] = medal
        box.approvals[row] = approvals
    box.set_value[1:] = edition.sets.values.value
    for seat, order in enumerate(TURN_ORDER[:players]):
        for area in edition.start_bonus[order].areas:
            box.bonus[seat, AREAS.index(area)] += 1
    in_play = edition.cards_in_play(players)
    deck: list[int] = []
    first = 0
    for kind, name in enumerate(KINDS):
        count = edition.cards_of_kind(name)
        box.first_card[kind] = first
        box.kind_of[first : first + count] = kind
        deck += range(first, first + in_play[name])
        first += count
    box.first_card[KIND_COUNT] = first
    box.deck_size = len(deck)
    box.deck[: len(deck)] = deck
    return boxes


@lru_cache(maxsize=64)
def awards_for(edition: Edition, players: int) -> tuple[tuple[int, int], ...]:
    """P4 for Python: the medal points and the approvals of each place, `NO_PLACE` first."""
    table = edition.awards[players]
    awards = [getattr(table, place) for place in PLACES]
    return ((0, 0), *((award.medal, award.approvals) for award in awards))
