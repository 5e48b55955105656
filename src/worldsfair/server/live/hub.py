"""The hub: every open room of this process, kept up to date by what is committed anywhere."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from worldsfair.errors import GameError
from worldsfair.server.actions import games
from worldsfair.server.actions.events import (
    Event,
    SessionsEnded,
    TableAdvanced,
    TableChanged,
    TablesMissed,
)
from worldsfair.server.actions.unit_of_work import Actions, UnitOfWork
from worldsfair.server.errors import StorageUnavailable, TooManySockets
from worldsfair.server.live.rooms import Listener, Room, needs_watching
from worldsfair.server.storage.chat import cleared_lines, lines_after
from worldsfair.server.storage.entries import entries_after
from worldsfair.server.storage.keys import incarnation
from worldsfair.server.storage.sessions import still_open
from worldsfair.server.storage.tables import revisions
from worldsfair.server.supervision import Beat
from worldsfair.server.tables.model import Table
from worldsfair.wire.messages import PresenceMessage, encode
from worldsfair.wire.tables import ChatLine, Entry, PersonId, TableId

MOST_MISSED = 60
"""Who has missed more entries than this gets the view instead."""
PRESENCE_S = 0.3
"""Who comes and goes meanwhile is told at once."""
RESYNC_S = 10.0
"""How often rooms are compared with what is kept, in case a message was lost."""
_WATCH_S = 60.0
_AT_ONCE = 500

Snapshot = tuple[Table, Sequence[tuple[Entry, bytes]] | None, Sequence[ChatLine]]


def _ignore(_: object) -> None:
    """Nobody wants to know."""


class Hub:
    """Rooms come with their first listener and go with the last: idle tables cost nothing."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions
        self._rooms: dict[TableId, Room] = {}
        self._by_address: Counter[str] = Counter()
        self._open = 0
        self._busy: dict[TableId, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._incarnation: str | None = None
        """Which history these games are; a restored copy is another."""
        self._restless: set[TableId] = set()
        """Where somebody came or went."""
        self.on_presence: Callable[[Mapping[TableId, PresenceMessage]], None] = _ignore
        """Called with who is where that was, in this process."""

    @property
    def listeners(self) -> int:
        """How many connections are open."""
        return sum(len(room.listeners) for room in self._rooms.values())

    @property
    def rooms(self) -> Sequence[Room]:
        """The tables that somebody looks at."""
        return list(self._rooms.values())

    # Coming and going.

    def enter(self, address: str) -> None:
        """Count a connection before anything is done for it; refused if there are too many."""
        limits = self._actions.limits
        if self._by_address[address] >= limits.sockets_per_address or self._open >= limits.sockets:
            raise TooManySockets("Too many connections are open; close one first.")
        self._by_address[address] += 1
        self._open += 1

    def exit(self, address: str) -> None:
        """A connection is closed."""
        self._open -= 1
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    async def join(
        self,
        table_id: TableId,
        who: tuple[PersonId | None, str | None],
        after: int | None,
        chat: int,
    ) -> Listener:
        """Open a connection: it gets the view, or what it has missed, and then all that comes."""
        table, missed, lines = await self._load(table_id, after, chat)
        if needs_watching(table):
            await self._actions.do(games.watch, table_id, _WATCH_S)
        while (room := self._rooms.get(table_id)) and room.revision > table.revision:
            # The others here were told of something while this one was loading.
            table, missed, lines = await self._load(table_id, after, chat)
        person, session = who
        listener = Listener(person, session, table.number)
        listener.sits = person is not None and person in table.people()
        is_first = room is None
        if room is None:
            room = self._rooms[table_id] = Room(table)
        elif not listener.sits and room.watchers >= self._actions.limits.sockets_per_table:
            # Whoever plays here is let in however many look on.
            raise TooManySockets("Too many people look on here.")
        room.greet(listener, table, missed, lines)
        present = room.presence(time.time())
        listener.first.append(encode(present))
        if is_first:
            # Everyone here has just been told; the next round of news need not repeat it.
            room.told_presence = present
        # What was committed since the loading is told to all, and here at least looked up.
        self.refresh(table_id)
        self._disturb(room)
        return listener

    def leave(self, table_id: TableId, listener: Listener) -> None:
        """Close a connection; the room goes with its last one."""
        room = self._rooms.get(table_id)
        if room is None or listener not in room.listeners:
            return
        room.listeners.discard(listener)
        self._disturb(room)
        if not room.listeners:
            del self._rooms[table_id]

    def close(self) -> None:
        """End every connection."""
        for room in self._rooms.values():
            for listener in room.listeners:
                listener.drop("restarting")

    # What has happened.

    def hear(self, event: Event) -> None:
        """Tell those whom it concerns."""
        match event:
            case TableChanged():
                self._tell(event)
            case TableAdvanced():
                room = self._rooms.get(event.table_id)
                if room is not None and event.revision > room.revision:
                    self.refresh(event.table_id)
            case TablesMissed():
                self._begin(self._look_everywhere())
            case SessionsEnded():
                self._dismiss(event)

    async def _look_everywhere(self) -> None:
        """Whatever happened elsewhere: tables have changed, or sessions have ended."""
        try:
            await self._notice_restoring()
            await self.resync()
            sessions = {one.session for room in self.rooms for one in room.listeners}
            open_still = await self._actions.look(_still_open, [one for one in sessions if one])
        except StorageUnavailable:
            return
        for room in self.rooms:
            for listener in room.listeners:
                if listener.session is not None and listener.session not in open_still:
                    listener.drop("signed_out")

    async def _notice_restoring(self) -> None:
        """Where another day's games were put in the place of these, everyone begins anew."""
        found = await self._actions.look(_incarnation)
        if self._incarnation is not None and found != self._incarnation:
            for room in self.rooms:
                self._drop_all(room, "restarting")
        self._incarnation = found

    def _tell(self, event: TableChanged) -> None:
        room = self._rooms.get(event.table.id)
        if room is None:
            return
        room.expect(event.table.number, event.reply_to)
        if room.misses(event.table, event.entries):
            self.refresh(event.table.id)
        else:
            room.tell(event.table, event.entries, event.lines, is_talk=bool(event.lines))
            self._disturb_if_reseated(room, event.table)

    def _dismiss(self, event: SessionsEnded) -> None:
        """Who is signed out hears no more as who they were."""
        for room in self._rooms.values():
            for listener in room.listeners:
                if listener.person == event.person and event.session in (None, listener.session):
                    listener.drop("signed_out")

    def refresh(self, table_id: TableId) -> None:
        """Load what a room has not told yet; one look at a time for each table."""
        earlier = self._busy.get(table_id)

        async def look() -> None:
            if earlier is not None:
                await asyncio.wait([earlier])
            room = self._rooms.get(table_id)
            if room is None:
                return
            try:
                table, entries, lines = await self._load(table_id, room.number, room.chats)
                cleared = await self._actions.look(
                    lambda work: cleared_lines(work.connection, table_id)
                )
            except StorageUnavailable:
                return
            except GameError as error:
                self._drop_all(room, error.code)
                return
            if table.revision < room.revision:
                # What was told meanwhile is newer than this look.
                return
            if entries is None:
                # Far behind: begin anew.
                self._drop_all(room, "restarting")
            else:
                room.tell(table, entries, [*room.newly_cleared(cleared), *lines])
                self._disturb_if_reseated(room, table)

        task = self._begin(look())
        self._busy[table_id] = task

        def finished(done: asyncio.Task[None]) -> None:
            if self._busy.get(table_id) is done:
                del self._busy[table_id]

        task.add_done_callback(finished)

    def _drop_all(self, room: Room, why: str) -> None:
        for listener in room.listeners:
            listener.drop(why)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _load(self, table_id: TableId, after: int | None, chat: int) -> Snapshot:
        def look(work: UnitOfWork) -> Snapshot:
            table = work.look_at(table_id)
            lines = lines_after(work.connection, table_id, chat) if table.chats > chat else []
            if after is None or not 0 <= table.number - after <= MOST_MISSED:
                return table, None, lines
            missed = entries_after(work.connection, table_id, after) if table.number > after else []
            return table, missed, lines

        return await self._actions.look(look)

    # Loops.

    async def keep_in_step(self, beat: Beat) -> None:
        """Compare the rooms with what is kept, and keep watched games going, for ever."""
        await self._notice_restoring()
        while True:
            beat()
            await asyncio.sleep(RESYNC_S)
            await self.resync()
            for room in self.rooms:
                if room.needs_watching:
                    await self._actions.do(games.watch, room.table_id, _WATCH_S)

    async def resync(self) -> None:
        """Look again at the rooms that are behind."""
        ids = list(self._rooms)
        for start in range(0, len(ids), _AT_ONCE):
            part = ids[start : start + _AT_ONCE]
            known = await self._actions.look(_revisions, part)
            for table_id in part:
                room = self._rooms.get(table_id)
                if room is not None and known.get(table_id, room.revision + 1) > room.revision:
                    self.refresh(table_id)

    async def tell_presence(self, beat: Beat) -> None:
        """Tell who has come and gone, some at a time, for ever."""
        while True:
            beat()
            await asyncio.sleep(PRESENCE_S)
            if not self._restless:
                continue
            restless, self._restless = self._restless, set()
            here = {table_id: PresenceMessage([], 0) for table_id in restless}
            for room in self.rooms:
                if room.table_id in restless:
                    room.tell_presence(time.time())
                    here[room.table_id] = room.presence_here()
            self.on_presence(here)

    def _disturb(self, room: Room) -> None:
        self._restless.add(room.table_id)

    def _disturb_if_reseated(self, room: Room, table: Table) -> None:
        """Who looked on may have sat down, or the other way round."""
        if table.status == "waiting" and room.reseat(table):
            self._disturb(room)

    def hear_presence(
        self, process: str, table_id: TableId, there: PresenceMessage, until: float
    ) -> None:
        """Another process says who is there."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.elsewhere[process] = (there, until)
            room.tell_presence(time.time())


def _still_open(work: UnitOfWork, sessions: Sequence[str]) -> set[str]:
    found: set[str] = set()
    for start in range(0, len(sessions), _AT_ONCE):
        found |= still_open(work.connection, sessions[start : start + _AT_ONCE])
    return found


def _incarnation(work: UnitOfWork) -> str:
    return incarnation(work.connection)


def _revisions(work: UnitOfWork, tables: Sequence[TableId]) -> dict[TableId, int]:
    return revisions(work.connection, tables)
