"""A state's fields for Python, read straight from its bytes, which is quicker than by name."""

from __future__ import annotations

from typing import Final

from worldsfair.edition import Edition
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    CARD_COUNT,
    FIGURES_STEP,
    KIND_COUNT,
    LEFT_OUT,
    OVER,
    PLACE,
    SHUFFLE,
    SLOT_COUNT,
)
from worldsfair.rules.layout import STATE

OFFSETS: Final = {name: STATE.fields[name][1] for name in STATE.names or () if STATE.fields}
"""Where each field of a state begins, in bytes."""
_PHASE: Final = OFFSETS["phase"]
_SEAT: Final = OFFSETS["seat"]
_TURN: Final = OFFSETS["turn"]
_DECK: Final = OFFSETS["deck"]
_DECK_SIZE: Final = OFFSETS["deck_size"]
_SLOTS: Final = OFFSETS["slots"]
_SLOT_COUNT: Final = OFFSETS["slot_count"]
_AREA_AT: Final = OFFSETS["area_at"]
_SUPPORTERS: Final = OFFSETS["supporters"]
_TOKENS: Final = OFFSETS["tokens"]
_HELD: Final = OFFSETS["held"]
_RESHUFFLES: Final = OFFSETS["reshuffles"]
_RESHUFFLED_SIZE: Final = OFFSETS["reshuffled_size"]
_FIGURES_HELD: Final = OFFSETS["figures_held"]
_ACTIVE: Final = OFFSETS["active"]
_CAR: Final = OFFSETS["car"]
_PLACED: Final = OFFSETS["placed"]
_ROUND: Final = OFFSETS["current_round"]
_CHOSEN: Final = OFFSETS["chosen_approvals"]
_SCORED: Final = OFFSETS["scored_position"]
_COINS: Final = OFFSETS["coins"]
_MEDALS: Final = OFFSETS["medals"]
_SUPPLY: Final = OFFSETS["supply"]
_CARD_PLACE: Final = OFFSETS["card_place"]


class StateReader:
    """What Python asks often about a state."""

    __slots__ = ("buffer", "edition", "players")

    buffer: bytearray
    """The state; compiled code changes it in place."""
    edition: Edition
    players: int

    @property
    def phase(self) -> int:
        """One of the phases of `layout`."""
        return self.buffer[_PHASE]

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self.buffer[_SEAT]

    @property
    def turn(self) -> int:
        """How many turns are finished."""
        return self.buffer[_TURN] | self.buffer[_TURN + 1] << 8

    @property
    def is_over(self) -> bool:
        """Whether the third scoring phase is done."""
        return self.buffer[_PHASE] == OVER

    @property
    def awaits_shuffle(self) -> bool:
        """Whether the deal waits for a new deck (T13)."""
        return self.buffer[_PHASE] == SHUFFLE

    @property
    def awaits_turn_move(self) -> bool:
        """Whether the player whose turn it is decides."""
        return self.buffer[_PHASE] in (PLACE, FIGURES_STEP)

    @property
    def awaits_decision(self) -> bool:
        """Whether somebody decides."""
        return self.buffer[_PHASE] in (PLACE, FIGURES_STEP, APPROVE)

    @property
    def holds_figures(self) -> bool:
        """Whether the player who decides has figures."""
        return self.buffer[_FIGURES_HELD + self.seat] > 0

    @property
    def in_figures_step(self) -> bool:
        """Whether a figure is to be played or discarded."""
        return self.buffer[_PHASE] == FIGURES_STEP

    @property
    def awaits_approval(self) -> bool:
        """Whether a player chooses how many exhibits to approve."""
        return self.buffer[_PHASE] == APPROVE

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.buffer[_ACTIVE]

    @property
    def car(self) -> int:
        """How far the car has moved since the start space."""
        return self.buffer[_CAR]

    @property
    def spaces(self) -> int:
        """How many tickets turn the wheel once (S1)."""
        return self.edition.wheel[self.players].spaces

    @property
    def placed(self) -> int:
        """The area of T1 in this turn, or in the last one before anything is placed."""
        return self.buffer[_PLACED]

    @property
    def round(self) -> int:
        """1 to 3; a scoring phase belongs to the round that it ends."""
        return self.buffer[_ROUND]

    @property
    def chosen_approvals(self) -> bool:
        """Whether players choose how many exhibits to approve."""
        return bool(self.buffer[_CHOSEN])

    @property
    def scored_position(self) -> int:
        """The position of the area that is being scored."""
        return self.buffer[_SCORED]

    @property
    def deck_size(self) -> int:
        """How many cards are left to draw."""
        return self.buffer[_DECK_SIZE]

    @property
    def reshuffles(self) -> int:
        """How often the discard pile became the deck."""
        return self.buffer[_RESHUFFLES] | self.buffer[_RESHUFFLES + 1] << 8

    def coins(self, seat: int) -> int:
        """A player's points in coins."""
        return self.buffer[_COINS + seat]

    def medals(self, seat: int) -> int:
        """A player's points in medals."""
        return self.buffer[_MEDALS + seat]

    def supply(self, seat: int) -> int:
        """How many supporters a player has at home."""
        return self.buffer[_SUPPLY + seat]

    def deck(self) -> list[int]:
        """The deck in the order in which it will be drawn. Secret."""
        size = self.buffer[_DECK_SIZE]
        return list(self.buffer[_DECK : _DECK + size][::-1])

    def area_at(self, position: int) -> int:
        """The area whose tile lies at a position."""
        return self.buffer[_AREA_AT + position]

    def slot_counts(self) -> bytes:
        """How many cards lie at each area."""
        return bytes(self.buffer[_SLOT_COUNT : _SLOT_COUNT + AREA_COUNT])

    def cards_at(self, area: int) -> list[int]:
        """The cards at an area in the order dealt."""
        start = _SLOTS + SLOT_COUNT * area
        return list(self.buffer[start : start + self.buffer[_SLOT_COUNT + area]])

    def supporters(self, seat: int, area: int) -> int:
        """How many supporters a player has in an area."""
        return self.buffer[_SUPPORTERS + AREA_COUNT * seat + area]

    def tokens(self, seat: int, area: int) -> int:
        """How many approval tokens of an area a player has."""
        return self.buffer[_TOKENS + AREA_COUNT * seat + area]

    def cards_by_place(self) -> list[list[int]]:
        """For each place of `layout`'s, the cards there in the order of their ids."""
        cards: list[list[int]] = [[] for _ in range(LEFT_OUT + 1)]
        for card, place in enumerate(self.buffer[_CARD_PLACE : _CARD_PLACE + CARD_COUNT]):
            cards[place].append(card)
        return cards

    def held(self, seat: int, kind: int) -> int:
        """How many cards of a kind a player holds."""
        return self.buffer[_HELD + KIND_COUNT * seat + kind]
