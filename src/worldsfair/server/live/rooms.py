"""Rooms: the open connections of a table in this process, and what they have been told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from worldsfair.server.protocols import frame_of
from worldsfair.server.tables.model import Table
from worldsfair.server.tables.views import show, show_game, show_table
from worldsfair.wire.messages import (
    ChatMessage,
    EntryMessage,
    Message,
    PresenceMessage,
    TableMessage,
    ViewMessage,
    encode,
)
from worldsfair.wire.tables import ChatLine, Entry, PersonId, TableId

BACKLOG = 256
"""A reader who is this many messages behind is dropped."""


class Listener:
    """One open connection: what is still to be sent to it."""

    def __init__(self, person: PersonId | None, session: str | None, number: int) -> None:
        self.person = person
        self.session = session
        self.number = number
        """The last entry that it got."""
        self.sits = False
        self.first: list[str] = []
        """What it is told at the beginning; however much that is, nobody is slow yet."""
        self.waiting: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.push: Callable[[bytes], bool] | None = None
        """Writes a frame at once, where the connection can."""
        self.is_idle = False
        """Everything that it was to be sent is sent."""
        self.dropped = asyncio.Event()
        self.why = "too_slow"
        """It was dropped."""

    def send_frame(self, message: str, frame: bytes) -> None:
        """Send a message at once if nothing waits and the reader keeps up."""
        if not (self.is_idle and self.push is not None and self.push(frame)):
            self.send(message)

    def send(self, message: str) -> None:
        """Add a message to those that wait; a full queue ends the connection."""
        self.is_idle = False
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.drop("too_slow")

    def drop(self, why: str) -> None:
        """End the connection."""
        self.why = why
        self.dropped.set()


class Room:
    """Everyone who has a table open, here; and, by what other processes say, elsewhere."""

    def __init__(self, table: Table) -> None:
        self.table_id: TableId = table.id
        self.listeners: set[Listener] = set()
        self.revision = table.revision
        """The last change that was told."""
        self.number = table.number
        """The last entry that was told."""
        self.chats = table.chats
        self._replies: dict[int, str] = {}
        """By entry: the id that its player gave to the turn."""
        self._cleared: set[int] = set()
        """Lines whose deletion was told."""
        self.needs_watching = needs_watching(table)
        """Whether its bots play only while somebody looks."""
        self.told_presence: PresenceMessage | None = None
        self.elsewhere: dict[str, tuple[PresenceMessage, float]] = {}
        """By process: who is there, and until when that is believed."""

    def greet(
        self,
        listener: Listener,
        table: Table,
        missed: Sequence[tuple[Entry, bytes]] | None,
        lines: Sequence[ChatLine],
    ) -> None:
        """Say to a new listener what it has missed, or all that there is."""
        if missed is None:
            shown = show(table)
            listener.first.append(encode(ViewMessage(shown.table, shown.game, list(lines))))
        else:
            listener.first.append(encode(TableMessage(show_table(table))))
            listener.first.extend(
                encode(EntryMessage(entry.number, entry, show_game(table, state)))
                for entry, state in missed
            )
            listener.first.extend(encode(ChatMessage(line)) for line in lines)
        self.listeners.add(listener)

    def tell(
        self,
        table: Table,
        entries: Iterable[tuple[Entry, bytes]],
        lines: Iterable[ChatLine],
        *,
        is_talk: bool = False,
    ) -> None:
        """Tell everyone what is new to this room, in order; talk changes nothing but the chat."""
        is_newer = table.revision > self.revision
        for entry, state in entries:
            if entry.number != self.number + 1:
                continue
            self.number = entry.number
            is_last = entry.number == table.number and is_newer
            message = EntryMessage(
                entry.number,
                entry,
                show_game(table, state),
                show_table(table) if is_last else None,
                self._replies.pop(entry.number, None),
            )
            is_newer = is_newer and not is_last
            self._tell_entry(message)
        for line in lines:
            # A line that was said before and has no text any more was deleted.
            if line.number > self.chats or not line.text:
                self.chats = max(self.chats, line.number)
                self.broadcast(ChatMessage(line))
        if is_newer and not is_talk:
            self.broadcast(TableMessage(show_table(table)))
        self.revision = max(self.revision, table.revision)
        self.needs_watching = needs_watching(table)

    def expect(self, number: int, reply_to: str | None) -> None:
        """Whose turn an entry will be, however it is told."""
        if reply_to is not None and number > self.number:
            self._replies[number] = reply_to

    def reseat(self, table: Table) -> bool:
        """Know again who of the listeners sits at the table; says whether that has changed."""
        people = set(table.people())
        moved = [one for one in self.listeners if one.sits != (one.person in people)]
        for listener in moved:
            listener.sits = not listener.sits
        return bool(moved)

    def newly_cleared(self, lines: Iterable[ChatLine]) -> list[ChatLine]:
        """Which of the lines that are deleted were not known to be."""
        fresh = [line for line in lines if line.number not in self._cleared]
        self._cleared.update(line.number for line in fresh)
        return [line for line in fresh if line.number <= self.chats]

    def misses(self, table: Table, entries: Sequence[tuple[Entry, bytes]]) -> bool:
        """Whether the news at hand do not follow what was told."""
        first = entries[0][0].number if entries else table.number + 1
        return first > self.number + 1 or table.revision > self.revision + 1

    def _tell_entry(self, message: EntryMessage) -> None:
        text = encode(message)
        frame = frame_of(text)
        for listener in self.listeners:
            # Who came just now may have seen it already.
            if listener.number < message.number:
                listener.number = message.number
                listener.send_frame(text, frame)

    def broadcast(self, message: Message) -> None:
        """The same bytes for everyone."""
        text = encode(message)
        frame = frame_of(text)
        for listener in self.listeners:
            listener.send_frame(text, frame)

    @property
    def watchers(self) -> int:
        """How many look on here who don't sit there."""
        return sum(1 for one in self.listeners if not one.sits)

    def presence_here(self) -> PresenceMessage:
        """Who is in this process's room."""
        people = {one.person for one in self.listeners if one.person and one.sits}
        return PresenceMessage(sorted(people), self.watchers)

    def presence(self, now: float) -> PresenceMessage:
        """Who is in all processes' rooms."""
        self.elsewhere = {key: value for key, value in self.elsewhere.items() if value[1] > now}
        here = self.presence_here()
        people, watchers = set(here.people), here.watchers
        for there, _ in self.elsewhere.values():
            people |= set(there.people)
            watchers += there.watchers
        return PresenceMessage(sorted(people), watchers)

    def tell_presence(self, now: float) -> None:
        """Tell who is there, if that is not what was told last."""
        present = self.presence(now)
        if present != self.told_presence:
            self.told_presence = present
            self.broadcast(present)


def needs_watching(table: Table) -> bool:
    """Whether a game is one of bots alone, which goes on while somebody looks."""
    return table.status == "playing" and not table.is_peopled
