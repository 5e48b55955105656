"""What goes through a table's WebSocket. Both ways are JSON text; `type` says which message."""

from __future__ import annotations

import msgspec

from worldsfair.wire.limits import EntryNumber, Moves, RequestId, SeatNumber
from worldsfair.wire.problems import Problem
from worldsfair.wire.tables import ChatLine, Entry, GameInfo, PersonId, TableInfo


class _Message(msgspec.Struct, frozen=True, tag_field="type"):
    """A message knows its type."""


class ViewMessage(_Message, frozen=True, tag="view"):
    """The table as it is now; the first message of a new connection."""

    table: TableInfo
    game: GameInfo | None
    chat: list[ChatLine]


class EntryMessage(_Message, frozen=True, tag="entry"):
    """A step of the game, and the position after it. Numbers follow each other without a gap."""

    number: int
    entry: Entry
    game: GameInfo
    table: TableInfo | None = None
    """The table after it; None where more entries follow at once, or it was told before."""
    reply_to: str | None = None
    """The id that its player gave to the turn; the same text goes to everyone."""


class TableMessage(_Message, frozen=True, tag="table"):
    """Seats, options, status, clocks or a proposal have changed."""

    table: TableInfo


class ChatMessage(_Message, frozen=True, tag="chat"):
    """Somebody said something, or a line was deleted."""

    line: ChatLine


class PresenceMessage(_Message, frozen=True, tag="presence"):
    """Who has the table open."""

    people: list[PersonId]
    watchers: int
    """How many others look on."""


class TakenMessage(_Message, frozen=True, tag="taken"):
    """A turn that was sent again had been taken before."""

    id: str
    number: int
    """Of its entry."""


class RefusedMessage(_Message, frozen=True, tag="refused"):
    """A turn was not taken."""

    id: str
    problem: Problem


class Pong(_Message, frozen=True, tag="pong"):
    """The server is there."""

    at: float
    """Its time, in seconds since 1970: by this, deadlines can be shown right on a wrong clock."""


Message = (
    ViewMessage
    | EntryMessage
    | TableMessage
    | ChatMessage
    | PresenceMessage
    | TakenMessage
    | RefusedMessage
    | Pong
)
"""What the server sends."""


class Ping(_Message, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks whether the server is there."""


class TurnMessage(_Message, frozen=True, tag="turn", forbid_unknown_fields=True):
    """A turn, as by POST; when in doubt whether it arrived, it is sent again."""

    id: RequestId
    """Anything; the answer names it."""
    seat: SeatNumber
    follows: EntryNumber
    moves: Moves


Sent = Ping | TurnMessage
"""What a client sends."""

_encode = msgspec.json.Encoder().encode
_sent = msgspec.json.Decoder(Sent)


def encode(message: object) -> str:
    """A message as text, made once for all who hear it."""
    return _encode(message).decode()


def decode_sent(text: str | bytes) -> Sent:
    """What a client says; `msgspec.DecodeError` if it is nothing that a client says."""
    said: Sent = _sent.decode(text)
    return said
