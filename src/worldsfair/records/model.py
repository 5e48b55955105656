"""The shape of a record: what is written to a file, and nothing that needs a rule.

One shape has room for every version of the format; `records/reader.py` knows what each of them
may say, and what reaches the rest of the program is of the newest.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from worldsfair.edition import AreaName, CardId, Place
from worldsfair.errors import InvalidRecord

FORMAT: Literal["worldsfair-record"] = "worldsfair-record"
VERSION: Literal[2] = 2
"""Of the format that is written."""

Approvals = Literal["automatic", "chosen"]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Fields are exactly these; an absent one is not written."""


class Options(_Strict, frozen=True):
    """How the game was played."""

    approvals: Approvals


class Seat(_Strict, frozen=True):
    """Who sat there."""

    name: str
    player: str
    """`human`, or `bot:` and the bot's name."""


class Setup(_Strict, frozen=True):
    """The board before the first turn."""

    areas: list[AreaName]
    """The tiles by position."""
    cards: dict[AreaName, list[CardId]]
    """The two cards at each area."""


class Tickets(_Strict, frozen=True):
    """What a player's tickets gave (P1, P2)."""

    seat: int
    held: int
    bonus: int
    coins: int


class AwardGiven(_Strict, frozen=True):
    """What a player's place in an area gave (P4, P7)."""

    seat: int
    place: Place
    medal: int
    approved: int


class AreaScored(_Strict, frozen=True):
    """One area of a scoring phase."""

    area: AreaName
    awards: list[AwardGiven]


class Recalled(_Strict, frozen=True):
    """Supporters that went home (P9)."""

    seat: int
    area: AreaName
    supporters: int


class Choice(_Strict, frozen=True):
    """A player's decision on approvals."""

    seat: int
    move: str


class Scoring(_Strict, frozen=True):
    """A whole scoring phase."""

    round: int
    tickets: list[Tickets]
    areas: list[AreaScored]
    recalled: list[Recalled]
    choices: list[Choice] | UnsetType = UNSET
    """Only with chosen approvals."""


class Turn(_Strict, frozen=True):
    """What a player did, and what the deck and the wheel gave."""

    seat: int
    moves: list[str]
    dealt: list[tuple[AreaName, CardId]]
    reshuffled_before: int | UnsetType = UNSET
    scoring: Scoring | UnsetType = UNSET

    def decisions(self) -> list[str]:
        """Every decision of the turn in the order made: the moves, then chosen approvals."""
        if self.scoring is UNSET or self.scoring.choices is UNSET:
            return self.moves
        return [*self.moves, *(choice.move for choice in self.scoring.choices)]


class SeatResult(_Strict, frozen=True):
    """A player's points by source."""

    coins: int
    medals: int
    exhibits: int
    total: int
    tokens: dict[AreaName, int]
    unapproved: int


class Result(_Strict, frozen=True):
    """The end of a game."""

    seats: list[SeatResult]
    winners: list[int]


class Record(_Strict, frozen=True, kw_only=True):
    """One game."""

    format: Literal["worldsfair-record"]
    version: Literal[1, 2]
    edition: str
    """The name of the facts of the box."""
    rules: int | UnsetType = UNSET
    """The version of the rules that it was played by; version 1 of the format knew only one."""
    options: Options
    seats: list[Seat]
    commitment: str
    contributions: list[str | None] | UnsetType = UNSET
    """By seat, what a person's own device added to the shuffle, in hex; absent where none did."""
    setup: Setup
    turns: list[Turn]
    seed: str | UnsetType = UNSET
    result: Result | UnsetType = UNSET

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.seats)

    def to_json(self) -> str:
        """The record as one line of JSON, as files of records have it.

        >>> from worldsfair import Game
        >>> record = Game.new(players=2, seed=1).record()
        >>> Record.from_json(record.to_json()) == record
        True
        """
        from worldsfair.records.reader import game_to_json

        return game_to_json(self).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """The record that a text tells, of any version of the format, in the newest.

        Whatever is no record raises `InvalidRecord`; whether it follows the rules is found by
        `Game.from_record`.
        """
        from worldsfair.records.reader import read_record

        if not isinstance(text, (str, bytes)):
            raise InvalidRecord(f"a record is read from a text or bytes, not {type(text).__name__}")
        return read_record(text)
