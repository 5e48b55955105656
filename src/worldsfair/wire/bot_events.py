"""What a bot account hears through its event stream: one JSON object on each line."""

from __future__ import annotations

import msgspec

from worldsfair.wire.tables import GameInfo, PersonId, TableId, TableInfo


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    """An event knows its type."""


class HelloEvent(_Event, frozen=True, tag="hello"):
    """The first line. What is under way follows at once; what is not told of is over."""

    id: PersonId
    name: str
    heartbeat_s: float
    """Something is heard at least so often; after twice as long without a word, connect anew."""


class InvitedEvent(_Event, frozen=True, tag="invited"):
    """Somebody wants the bot at a table. Accept or decline."""

    table: TableInfo
    seat: int


class WithdrawnEvent(_Event, frozen=True, tag="withdrawn"):
    """An invitation is no more, or the table was closed before its game."""

    table: TableId


class StartedEvent(_Event, frozen=True, tag="started"):
    """A game has begun, or goes on. Seats are numbered anew at the start."""

    table: TableInfo
    seat: int
    game: GameInfo


class TurnEvent(_Event, frozen=True, tag="turn"):
    """The bot decides now. A turn names `table.number` as what it follows."""

    table: TableInfo
    seat: int
    game: GameInfo


class AwayEvent(_Event, frozen=True, tag="away"):
    """The time was up, so a stand-in has the seat until the bot returns."""

    table: TableInfo
    seat: int


class EndedEvent(_Event, frozen=True, tag="ended"):
    """A game is over: `table.status` says how."""

    table: TableInfo
    game: GameInfo | None


class PingEvent(_Event, frozen=True, tag="ping"):
    """The server is there."""

    at: float
    """Its time, in seconds since 1970."""


class ByeEvent(_Event, frozen=True, tag="bye"):
    """The last line: `replaced` by another stream, `revoked`, or `restarting`."""

    why: str


BotEvent = (
    HelloEvent
    | InvitedEvent
    | WithdrawnEvent
    | StartedEvent
    | TurnEvent
    | AwayEvent
    | EndedEvent
    | PingEvent
    | ByeEvent
)

_encode = msgspec.json.Encoder().encode


def encode_event(event: BotEvent) -> bytes:
    """An event as a line."""
    return _encode(event) + b"\n"
