"""What clients send."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar.params import PathParameter
from msgspec import Meta

from worldsfair.server.tables.limits import CHAT_LENGTH, NAME_LENGTH, PASSWORD_LENGTHS
from worldsfair.server.tables.model import SeatKind, TableOptions

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Password = Annotated[str, Meta(min_length=1, max_length=PASSWORD_LENGTHS[1])]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000)]

TableIdPath = Annotated[
    str,
    PathParameter(description="The table's id", max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$"),
]


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields are exactly these."""


class GuestRequest(_Request, frozen=True):
    """Be somebody, with just a name."""

    name: Name


class LoginRequest(_Request, frozen=True):
    """Name and password."""

    name: Name
    password: Password


class AccountChange(_Request, frozen=True):
    """A new name, a new password, or both."""

    password: Password
    """The present one."""
    new_name: Name | None = None
    new_password: Password | None = None


class PasswordRequest(_Request, frozen=True):
    """To be sure who asks."""

    password: Password


class SeatRequest(_Request, frozen=True):
    """Who should sit there."""

    kind: SeatKind
    name: Name | None = None
    """How the seat is called; by default a person's own name, or the bot's."""
    level: Annotated[str, Meta(max_length=32)] | None = None
    """Which bot."""


class TableRequest(_Request, frozen=True):
    """A new table. The seats are in the order around the table; who begins is drawn."""

    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=4)]
    options: TableOptions = TableOptions()


class ReadyRequest(_Request, frozen=True):
    """Whether the game may start."""

    is_ready: bool


class AgreeRequest(_Request, frozen=True):
    """Yes or no."""

    agrees: bool


class TurnRequest(_Request, frozen=True):
    """A whole turn, or one approval where approvals are asked."""

    follows: Number
    """The number of the entry that it follows."""
    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=24)]
    """In the record's notation: `place electricity`, `burnham`, `davis agriculture`."""


class PreviewRequest(_Request, frozen=True):
    """A turn so far."""

    moves: Annotated[list[MoveText], Meta(max_length=24)]


class TakebackRequest(_Request, frozen=True):
    """Back to the beginning of a turn."""

    turn: Annotated[int, Meta(ge=0, le=10_000)]
    """How many turns will be finished after it."""


class RematchRequest(_Request, frozen=True):
    """Once more."""

    deal: Literal["new", "same"] = "new"


class ContinueRequest(_Request, frozen=True):
    """Play on from a turn of this game, as a new table."""

    turn: Annotated[int, Meta(ge=0, le=10_000)]


class ChatRequest(_Request, frozen=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
