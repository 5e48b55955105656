"""What clients send by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from worldsfair.wire.limits import (
    CHAT_LENGTH,
    REASON_LENGTH,
    Contribution,
    EntryNumber,
    Level,
    LineNumber,
    Moves,
    MoveText,
    Name,
    Password,
    ProposalNumber,
    SeatNumber,
    TurnNumber,
)
from worldsfair.wire.tables import SeatKind, TableOptions


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


class BotRequest(_Request, frozen=True):
    """A new bot account of one's own."""

    name: Name


class InvitationAnswer(_Request, frozen=True):
    """Yes or no to a seat that was offered."""

    accepts: bool


class DeleteRequest(_Request, frozen=True):
    """To be sure who asks; a guest has no password."""

    password: Password | None = None


class SeatRequest(_Request, frozen=True):
    """Who should sit there."""

    kind: SeatKind
    name: Name | None = None
    """How the seat is called; by default a person's own name, or the bot's."""
    level: Level | None = None
    """Which bot."""
    invite: Name | None = None
    """An open seat's: the bot account that is asked to sit down there, by its name."""


class TableRequest(_Request, frozen=True):
    """A new table. The seats are in the order around the table; who begins is drawn."""

    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=4)]
    options: TableOptions = TableOptions()


class ReadyRequest(_Request, frozen=True):
    """Whether the game may start."""

    is_ready: bool


class ContributionRequest(_Request, frozen=True):
    """Random bytes for the shuffle, made on one's own device after the commitment was told."""

    contribution: Contribution
    """32 bytes as 64 lower-case hexadecimal digits."""


class TakebackRequest(_Request, frozen=True):
    """Back to the beginning of a turn."""

    turn: TurnNumber
    """How many turns will be finished after it."""


class TakebackAnswer(_Request, frozen=True):
    """Yes or no to a proposal."""

    agrees: bool
    proposal: ProposalNumber
    """The number of the proposal that is answered."""


class AbandonRequest(_Request, frozen=True):
    """Give the game up: without a number a proposal, with one the answer to it."""

    agrees: bool
    proposal: ProposalNumber | None = None


class TurnRequest(_Request, frozen=True):
    """A whole turn, or one approval where approvals are asked."""

    follows: EntryNumber
    """The number of the entry that it follows."""
    seat: SeatNumber
    moves: Moves
    """In the record's notation: `place electricity`, `burnham`, `davis agriculture`."""


class PreviewRequest(_Request, frozen=True):
    """A turn so far."""

    moves: Annotated[list[MoveText], Meta(max_length=24)]


class RematchRequest(_Request, frozen=True):
    """Once more."""

    deal: Literal["new", "same"] = "new"


class ContinueRequest(_Request, frozen=True):
    """Play on from a turn of this game, as a new table."""

    turn: TurnNumber


class ChatRequest(_Request, frozen=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class ReportRequest(_Request, frozen=True):
    """Tell the operator of something."""

    reason: Annotated[str, Meta(min_length=1, max_length=REASON_LENGTH)]
    line: LineNumber | None = None
    """The line of chat that it is about."""
