"""What goes through a table's WebSocket. Both ways are JSON text; `type` says which message."""

from __future__ import annotations

import msgspec

from worldsfair.server.storage.tables import ChatLine
from worldsfair.server.tables.model import Entry, PersonId
from worldsfair.server.tables.showing import GameInfo, TableInfo


class ViewMessage(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The table as it is now; the first message of a new connection."""

    table: TableInfo
    game: GameInfo | None
    chat: list[ChatLine]


class EntryMessage(msgspec.Struct, frozen=True, tag_field="type", tag="entry"):
    """A step of the game, and the position after it. Numbers follow each other without a gap."""

    number: int
    entry: Entry
    game: GameInfo
    table: TableInfo | None = None
    """The table after it; None where more entries follow at once, or it was told before."""


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Seats, options, status, clocks or a proposal have changed."""

    table: TableInfo


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class PresenceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who has the table open."""

    people: list[PersonId]
    watchers: int
    """How many others look on."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Asks whether the server is there; the only thing a client sends."""


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The server is there."""


Message = ViewMessage | EntryMessage | TableMessage | ChatMessage | PresenceMessage | Pong
"""What the server sends."""

_encode = msgspec.json.Encoder().encode


def encode(message: object) -> str:
    """A message as text, made once for all who hear it."""
    return _encode(message).decode()
