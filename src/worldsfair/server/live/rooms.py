"""Rooms: the open connections of a table in this process, and what they have been told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from worldsfair.server.live.messages import (
    ChatMessage,
    EntryMessage,
    Message,
    PresenceMessage,
    TableMessage,
    ViewMessage,
    encode,
)
from worldsfair.server.storage.tables import ChatLine
from worldsfair.server.tables.model import Entry, PersonId, Table, TableId
from worldsfair.server.tables.showing import GameInfo, show, show_game, show_table

BACKLOG = 256
"""A reader who is this many messages behind is dropped."""


class Listener:
    """One open connection: what is still to be sent to it."""

    def __init__(self, person: PersonId | None, watches: bool, number: int) -> None:
        self.person = person
        self.number = number
        """The last entry that it got."""
        self.watches = watches
        self.waiting: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.dropped = asyncio.Event()

    def send(self, message: str) -> None:
        """Add a message to those that wait; a full queue ends the connection."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped.set()


class Room:
    """Everyone who has a table open, here; and, by what other processes say, elsewhere."""

    def __init__(self, table_id: TableId) -> None:
        self.table_id = table_id
        self.listeners: set[Listener] = set()
        self.number: int | None = None
        """The last entry that was told; None before the first look."""
        self.chats = 0
        self.changed_at = 0.0
        self.elsewhere: dict[str, tuple[PresenceMessage, float]] = {}
        """By process: who is there, and until when that is believed."""

    def look(self, table: Table, lines: Iterable[ChatLine]) -> str:
        """The first message for a listener who has seen nothing."""
        shown = show(table)
        return encode(ViewMessage(shown.table, shown.game, list(lines)))

    def tell(
        self,
        table: Table,
        entries: Iterable[tuple[Entry, bytes]],
        lines: Iterable[ChatLine],
        game: GameInfo | None = None,
    ) -> None:
        """Tell everyone what is new to this room, in order; `game` is what one entry led to."""
        for entry, state in entries:
            if self.number is None or entry.number == self.number + 1:
                self.number = entry.number
                seen = game or show_game(table, state)
                after = None
                if entry.number == table.number and table.changed_at > self.changed_at:
                    self.changed_at = table.changed_at
                    after = show_table(table)
                self._tell_entry(EntryMessage(entry.number, entry, seen, after))
        for line in lines:
            if line.number > self.chats:
                self.chats = line.number
                self.broadcast(ChatMessage(line))
        if table.changed_at > self.changed_at:
            self.changed_at = table.changed_at
            self.broadcast(TableMessage(show_table(table)))

    def catch_up(self, table: Table) -> None:
        """Take a table that was just loaded as told."""
        self.number = table.number
        self.chats = table.chats
        self.changed_at = table.changed_at

    def misses(self, table: Table) -> bool:
        """Whether the news at hand do not follow what was told."""
        if self.number is None:
            return True
        first = table.news[0][0].number if table.news else table.number + 1
        return first > self.number + 1 or (not table.news and table.number > self.number)

    def _tell_entry(self, message: EntryMessage) -> None:
        text = encode(message)
        for listener in self.listeners:
            # Who came just now may have seen it already.
            if listener.number < message.number:
                listener.number = message.number
                listener.send(text)

    def broadcast(self, message: Message) -> None:
        """The same bytes for everyone."""
        text = encode(message)
        for listener in self.listeners:
            listener.send(text)

    def presence_here(self) -> PresenceMessage:
        """Who is in this process's room."""
        people = {one.person for one in self.listeners if one.person and not one.watches}
        watchers = sum(1 for one in self.listeners if one.watches or one.person is None)
        return PresenceMessage(sorted(people), watchers)

    def presence(self, now: float) -> PresenceMessage:
        """Who is in all processes' rooms."""
        self.elsewhere = {key: value for key, value in self.elsewhere.items() if value[1] > now}
        here = self.presence_here()
        people, watchers = set(here.people), here.watchers
        for there, _ in self.elsewhere.values():
            people |= set(there.people)
            watchers += there.watchers
        return PresenceMessage(sorted(people), watchers)
