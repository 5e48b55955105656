"""The hub: every open room of this process, kept up to date by what is committed anywhere."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, text

from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.live.messages import EntryMessage, PresenceMessage, TableMessage, encode
from worldsfair.server.live.rooms import Listener, Room
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.tables import (
    CHANNEL,
    ChatLine,
    News,
    chat_after,
    entries_after,
    load,
)
from worldsfair.server.tables.model import Entry, PersonId, Table, TableId
from worldsfair.server.tables.showing import GameInfo, show_game, show_table

MOST_MISSED = 60
"""Who has missed more entries than this gets the view instead."""
PRESENCE_S = 20.0
"""How often processes tell each other who is there."""


class Presence(msgspec.Struct, frozen=True):
    """What one process tells the others about a room of its own."""

    presence: TableId
    process: str
    here: PresenceMessage
    asks: bool = False
    """Whether the others should say theirs."""


Snapshot = tuple[Table, Sequence[tuple[Entry, bytes]], Sequence[ChatLine]]


class Hub:
    """Rooms come with their first listener and go with the last: idle tables cost nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._rooms: dict[TableId, Room] = {}
        self._busy: dict[TableId, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._process = secrets.token_hex(4)
        self._is_shared = database.url.get_backend_name() == "postgresql"

    @property
    def listeners(self) -> int:
        """How many connections are open."""
        return sum(len(room.listeners) for room in self._rooms.values())

    @property
    def rooms(self) -> int:
        """How many tables somebody looks at."""
        return len(self._rooms)

    async def join(
        self, table_id: TableId, person: PersonId | None, after: int | None, chat: int
    ) -> Listener:
        """Open a connection: it gets the view, or what it has missed, and then all that comes."""
        table, missed, lines = await self._load(table_id, -1 if after is None else after, chat)
        while (room := self._rooms.get(table_id)) and (room.number or 0) > table.number:
            # The others here were told of an entry while this one was loading.
            table, missed, lines = await self._load(table_id, -1 if after is None else after, chat)
        sits = person is not None and person in table.people()
        listener = Listener(person, not sits, table.number)
        if room is None:
            room = self._rooms[table_id] = Room(table_id)
            room.catch_up(table)
        if after is None or not 0 <= table.number - after <= MOST_MISSED:
            listener.send(room.look(table, lines))
        else:
            self._replay(listener, table, missed, lines)
        room.listeners.add(listener)
        # What was committed since the loading is told to all, and here at least looked up.
        self.refresh(table_id)
        self._tell_presence(room, asks=True)
        return listener

    def _replay(
        self,
        listener: Listener,
        table: Table,
        missed: Sequence[tuple[Entry, bytes]],
        lines: Sequence[ChatLine],
    ) -> None:
        listener.send(encode(TableMessage(show_table(table))))
        for entry, state in missed:
            game = show_game(table, state)
            listener.send(encode(EntryMessage(entry.number, entry, game)))
        for line in lines:
            listener.send(encode({"type": "chat", "line": line}))

    def leave(self, table_id: TableId, listener: Listener) -> None:
        """Close a connection; the room goes with its last one."""
        room = self._rooms.get(table_id)
        if room is None or listener not in room.listeners:
            return
        room.listeners.discard(listener)
        self._tell_presence(room)
        if not room.listeners:
            del self._rooms[table_id]

    def tell(
        self, table: Table, lines: Sequence[ChatLine] = (), game: GameInfo | None = None
    ) -> None:
        """Tell of a change that was committed by this process."""
        room = self._rooms.get(table.id)
        if room is None:
            return
        if room.misses(table):
            self.refresh(table.id)
        else:
            room.tell(table, table.news, lines, game)

    def hear(self, payload: str) -> None:
        """Another process, or this one, has committed a change or says who is there."""
        try:
            news = msgspec.json.decode(payload, type=News)
        except msgspec.ValidationError:
            self._hear_presence(msgspec.json.decode(payload, type=Presence))
            return
        room = self._rooms.get(news.table)
        if room is not None and (
            news.number > (room.number or 0)
            or news.chats > room.chats
            or news.changed_at > room.changed_at
        ):
            self.refresh(news.table)

    def refresh_all(self) -> None:
        """Look at every open table again, after messages may have been lost."""
        for table_id in list(self._rooms):
            self.refresh(table_id)

    def refresh(self, table_id: TableId) -> None:
        """Load what a room has not told yet; one look at a time for each table."""
        earlier = self._busy.get(table_id)

        async def look() -> None:
            if earlier is not None:
                await asyncio.wait([earlier])
            room = self._rooms.get(table_id)
            if room is None:
                return
            number = -1 if room.number is None else room.number
            try:
                table, entries, lines = await self._load(table_id, number, room.chats)
            except StorageUnavailable:
                return
            room.tell(table, entries, lines)

        task = asyncio.create_task(look())
        self._busy[table_id] = task
        self._tasks.add(task)

        def finished(done: asyncio.Task[None]) -> None:
            self._tasks.discard(done)
            if self._busy.get(table_id) is done:
                del self._busy[table_id]

        task.add_done_callback(finished)

    async def _load(self, table_id: TableId, after: int, chat: int) -> Snapshot:
        def job(connection: Connection) -> Snapshot:
            table = load(connection, table_id)
            missed: list[tuple[Entry, bytes]] = []
            if 0 < table.number - after <= MOST_MISSED and after >= -1:
                missed = entries_after(connection, table_id, after)
            lines = chat_after(connection, table_id, chat) if table.chats > chat else []
            return table, missed, lines

        return await self._database.read(job)

    # Presence.

    def _tell_presence(self, room: Room, *, asks: bool = False) -> None:
        room.broadcast(room.presence(time.time()))
        if self._is_shared:
            self._publish(Presence(room.table_id, self._process, room.presence_here(), asks))

    def _hear_presence(self, heard: Presence) -> None:
        room = self._rooms.get(heard.presence)
        if room is None or heard.process == self._process:
            return
        now = time.time()
        before = room.presence(now)
        room.elsewhere[heard.process] = (heard.here, now + 3 * PRESENCE_S)
        after = room.presence(now)
        if after != before:
            room.broadcast(after)
        if heard.asks:
            self._publish(Presence(room.table_id, self._process, room.presence_here()))

    def repeat_presence(self) -> None:
        """Tell the others again, and forget the processes that have not."""
        for room in self._rooms.values():
            if self._is_shared:
                self._publish(Presence(room.table_id, self._process, room.presence_here()))

    def _publish(self, presence: Presence) -> None:
        payload = encode(presence)

        def job(connection: Connection) -> None:
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": payload},
            )

        async def publish() -> None:
            try:
                await self._database.write(job)
            except StorageUnavailable:
                return

        task = asyncio.create_task(publish())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """End every connection."""
        for room in list(self._rooms.values()):
            for listener in list(room.listeners):
                listener.dropped.set()
