"""Between processes: who has committed what, and who is where, several tables in one message."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from worldsfair.server.actions.events import (
    Event,
    EventBus,
    SessionsEnded,
    TableAdvanced,
    TableChanged,
    TablesMissed,
)
from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.live.hub import Hub
from worldsfair.server.storage.database import Database
from worldsfair.server.supervision import Beat
from worldsfair.wire.messages import PresenceMessage
from worldsfair.wire.tables import PersonId, TableId

GATHER_S = 0.004
"""What is committed meanwhile goes in one message."""
PRESENCE_S = 20.0
"""How often a process says again who is with it; three times as long it is believed."""
_MOST_BYTES = 7500
_log = logging.getLogger(__name__)

Change = tuple[TableId, int, bool]
"""Table, revision, and whether it waits for a bot."""
Present = tuple[TableId, list[PersonId], int]
"""Table, people, and how many others look on."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others."""

    process: str
    changes: list[Change] = msgspec.field(default_factory=list)
    present: list[Present] = msgspec.field(default_factory=list)
    ended: list[tuple[str, str | None]] = msgspec.field(default_factory=list)
    """People, and which of their sessions; None for all."""
    asks: bool = False
    """A process that has just begun to listen: say who is with you."""


class Relay:
    """Tells other processes what is committed here, and this one what is committed there."""

    def __init__(self, database: Database, bus: EventBus, process: str) -> None:
        self._database = database
        self._bus = bus
        self._process = process
        self._hub: Hub | None = None
        self._changes: dict[TableId, Change] = {}
        self._ended: list[tuple[str, str | None]] = []
        self._present: dict[TableId, Present] = {}
        self._has_news = asyncio.Event()
        self._asks = False

    def serve(self, hub: Hub) -> None:
        """Tell the others who has which table open here, too."""
        self._hub = hub
        hub.on_presence = self._note_presence

    def hear(self, event: Event) -> None:
        """Something was committed here."""
        if not self._database.is_shared:
            return
        match event:
            case TableChanged(table=table):
                change = (table.id, table.revision, table.bot_due is not None)
                self._changes[table.id] = change
                self._has_news.set()
            case SessionsEnded(person=person, session=session, is_elsewhere=False):
                self._ended.append((person, session))
                self._has_news.set()

    def _note_presence(self, here: Mapping[TableId, PresenceMessage]) -> None:
        if self._database.is_shared:
            for table_id, present in here.items():
                self._present[table_id] = (table_id, present.people, present.watchers)
            self._has_news.set()

    def _note_everyone(self) -> None:
        if self._hub is not None:
            self._note_presence({room.table_id: room.presence_here() for room in self._hub.rooms})

    async def send(self, beat: Beat) -> None:
        """Tell the others what has happened here, for ever."""
        said_at = 0.0
        while True:
            beat()
            try:
                async with asyncio.timeout(PRESENCE_S / 2):
                    await self._has_news.wait()
            except TimeoutError:
                pass
            await asyncio.sleep(GATHER_S)
            self._has_news.clear()
            if time.monotonic() - said_at > PRESENCE_S:
                said_at = time.monotonic()
                self._note_everyone()
            payloads = list(self._take())
            try:
                if payloads:
                    await self._database.tell_others(payloads)
            except StorageUnavailable:
                # The others notice by the revisions; only who listens late is told late.
                _log.warning("other processes could not be told")

    async def flush(self) -> None:
        """Tell the others at once, for a process that ends then."""
        payloads = list(self._take())
        if payloads:
            await self._database.tell_others(payloads)

    def _take(self) -> Iterator[str]:
        told = Told(
            self._process,
            list(self._changes.values()),
            list(self._present.values()),
            self._ended,
            self._asks,
        )
        self._changes, self._present, self._ended, self._asks = {}, {}, [], False
        if told.changes or told.present or told.ended or told.asks:
            yield from _in_pieces(told)

    def receive(self, payload: str) -> None:
        """Another process says something; what is not ours is not understood and left alone."""
        try:
            told = msgspec.json.decode(payload, type=Told)
        except msgspec.DecodeError:
            _log.warning("a message that is not ours", extra={"bytes": len(payload)})
            return
        if told.process == self._process:
            return
        for table_id, revision, waits in told.changes:
            self._bus.publish(TableAdvanced(table_id, revision, waits))
        for person, session in told.ended:
            self._bus.publish(SessionsEnded(person, session, is_elsewhere=True))
        if self._hub is None:
            return
        until = time.time() + 3 * PRESENCE_S
        for table_id, people, watchers in told.present:
            there = PresenceMessage(people, watchers)
            self._hub.hear_presence(told.process, table_id, there, until)
        if told.asks:
            self._note_everyone()

    async def listen(self, beat: Beat) -> None:
        """Hear the others until the connection is lost; whoever supervises begins again."""
        await self._database.hear_others(self.receive, self._catch_up, beat)

    def _catch_up(self) -> None:
        self._asks = True
        self._has_news.set()
        self._bus.publish(TablesMissed())


def _in_pieces(told: Told) -> Iterator[str]:
    """As few messages as the database has room for."""
    text = msgspec.json.encode(told)
    if len(text) <= _MOST_BYTES:
        yield text.decode()
        return
    parts: Sequence[Any] = (told.changes, told.present, told.ended)
    halves = [(part[: (len(part) + 1) // 2], part[(len(part) + 1) // 2 :]) for part in parts]
    for index in (0, 1):
        changes, present, ended = (half[index] for half in halves)
        if changes or present or ended:
            yield from _in_pieces(Told(told.process, changes, present, ended, told.asks))
