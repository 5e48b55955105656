"""The event streams of bot accounts in this process, kept up to date by what is committed anywhere.

A stream remembers which tables are new to its bot, not what happened there: whoever reads slowly
hears of the present instead of the past, and nothing piles up.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import Any

from worldsfair.server.actions import bot_accounts
from worldsfair.server.actions.events import (
    Event,
    SessionsEnded,
    TableAdvanced,
    TableChanged,
    TablesMissed,
)
from worldsfair.server.actions.unit_of_work import Actions, Credentials
from worldsfair.server.errors import NewerFormat, SetAside, StorageUnavailable, UnknownTable
from worldsfair.server.live.bot_news import Told, news_of
from worldsfair.server.storage.people import Person
from worldsfair.server.supervision import Beat
from worldsfair.server.tables.model import Table
from worldsfair.wire.bot_events import ByeEvent, HelloEvent, PingEvent, encode_event
from worldsfair.wire.tables import TableId

HEARTBEAT_S = 10.0
STALLED_S = 30.0
"""A reader who takes nothing for so long is cut off."""
KEEP_S = 10.0
"""How often it is written down who is there, and tables are compared with what is kept."""
_TICK_S = 1.0


def _nothing() -> None:
    """There is nothing to do."""


class BotStream:
    """One open stream: whose it is, what it has told, and which tables it has to look at."""

    def __init__(self, stream_id: str, bot: Person, token_hash: str) -> None:
        self.id = stream_id
        self.bot = bot
        self.token_hash = token_hash
        self.told: dict[TableId, Told] = {}
        self.due: dict[TableId, Table] = {}
        self.revisions: dict[TableId, int] = {}
        """How far each table was when it was looked at."""
        self.news = asyncio.Event()
        self.why: str | None = None
        """It is over."""
        self.sending_since: float | None = None
        self.cut_off: Callable[[], None] = _nothing
        self.on_close: Callable[[], None] = _nothing

    def notice(self, table: Table) -> None:
        """A table has changed that may concern the bot."""
        before = self.due.get(table.id)
        if before is None or before.revision <= table.revision:
            self.due[table.id] = table
            self.revisions[table.id] = table.revision
            self.news.set()

    def concerns(self, table: Table) -> bool:
        """Whether the bot sits or is invited there, or has been told of it."""
        bot = self.bot.id
        return table.id in self.told or bot in table.people() or bot in table.invited()

    def end(self, why: str) -> None:
        """Say why, and no more."""
        self.why = self.why or why
        self.news.set()

    def take_news(self) -> list[bytes]:
        """What there is to tell now."""
        lines: list[bytes] = []
        due, self.due = self.due, {}
        for table_id, table in due.items():
            told, events = news_of(self.bot.id, table, self.told.pop(table_id, None))
            if told is not None:
                self.told[table_id] = told
            lines += map(encode_event, events)
        return lines


class BotStreams:
    """One stream for each bot: a new one ends the one before."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions
        self._open: dict[str, BotStream] = {}
        self._sending: set[BotStream] = set()
        """Those with a reader, also who have only their last word to say."""
        self._stale: set[TableId] = set()
        self._missed = False
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many are open in this process."""
        return len(self._open)

    async def open(self, credentials: Credentials) -> BotStream:
        """A stream that knows of all that is under way."""
        bot, stream_id = await self._actions.do(bot_accounts.begin_stream, credentials)
        assert credentials.bot_hash is not None
        stream = BotStream(stream_id, bot, credentials.bot_hash)
        older = self._open.get(bot.id)
        self._open[bot.id] = stream
        if older is not None:
            older.end("replaced")
        try:
            await self._catch_up(stream)
        except BaseException:
            self.close(stream)
            raise
        return stream

    def close(self, stream: BotStream) -> None:
        """Nobody listens any longer; said twice, it is done once."""
        on_close, stream.on_close = stream.on_close, _nothing
        on_close()
        self._sending.discard(stream)
        if self._open.get(stream.bot.id) is stream:
            del self._open[stream.bot.id]
        stream.end("restarting")
        self._begin(self._say_gone(stream))

    def close_all(self) -> None:
        """The server ends."""
        for stream in list(self._open.values()):
            stream.end("restarting")

    async def _say_gone(self, stream: BotStream) -> None:
        try:
            await self._actions.do(bot_accounts.end_stream, stream.bot.id, stream.id)
        except StorageUnavailable:
            return

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What is told.

    async def lines(self, stream: BotStream) -> AsyncGenerator[bytes, None]:
        """The stream, line by line, with a ping where there is nothing to say."""
        self._sending.add(stream)
        try:
            stream.sending_since = time.monotonic()
            yield encode_event(HelloEvent(stream.bot.id, stream.bot.name, HEARTBEAT_S))
            while True:
                stream.news.clear()
                if stream.why is not None:
                    stream.sending_since = time.monotonic()
                    yield encode_event(ByeEvent(stream.why))
                    return
                for line in stream.take_news():
                    stream.sending_since = time.monotonic()
                    yield line
                stream.sending_since = None
                if stream.news.is_set():
                    continue
                try:
                    async with asyncio.timeout(HEARTBEAT_S):
                        await stream.news.wait()
                except TimeoutError:
                    stream.sending_since = time.monotonic()
                    yield encode_event(PingEvent(self._actions.clock()))
        finally:
            self.close(stream)

    # What has happened.

    def hear(self, event: Event) -> None:
        """Tell those whom it concerns."""
        if not self._open:
            return
        match event:
            case TableChanged(table=table):
                for stream in self._open.values():
                    if stream.concerns(table):
                        stream.notice(table)
            case TableAdvanced(table_id=table_id):
                self._stale.add(table_id)
                self._wake.set()
            case TablesMissed():
                self._missed = True
                self._wake.set()
            case SessionsEnded(person=person, session=None):
                if person in self._open:
                    self._open[person].end("revoked")

    async def follow(self, beat: Beat) -> None:
        """Look at what other processes have changed, and say who is here, for ever."""
        kept_at = time.monotonic()
        while True:
            beat()
            try:
                async with asyncio.timeout(_TICK_S):
                    await self._wake.wait()
            except TimeoutError:
                pass
            self._wake.clear()
            self._cut_off_stalled(time.monotonic())
            await self._look_at_stale()
            if self._missed or time.monotonic() - kept_at >= KEEP_S:
                kept_at, self._missed = time.monotonic(), False
                await self.keep()

    def _cut_off_stalled(self, now: float) -> None:
        for stream in list(self._sending):
            if stream.sending_since is not None and now - stream.sending_since > STALLED_S:
                stream.cut_off()
                self.close(stream)

    async def keep(self) -> None:
        """Say who is here; who is not any longer hears so. And look for what was missed."""
        streams = [(one.bot.id, one.id, one.token_hash) for one in self._open.values()]
        if not streams:
            return
        over = await self._actions.do(bot_accounts.keep_streams, streams)
        for stream in list(self._open.values()):
            if stream.id in over:
                stream.end("replaced")
            else:
                await self._catch_up(stream)

    async def _catch_up(self, stream: BotStream) -> None:
        """Look at every table of the bot's that is further than it was told."""
        found = await self._actions.look(bot_accounts.tables_under_way, stream.bot.id)
        known = stream.revisions
        newer = {table for table, revision in found.items() if revision > known.get(table, -1)}
        for table_id in newer | (set(stream.told) - set(found)):
            await self._look_at(table_id, [stream])
        stream.revisions = {table: known[table] for table in found if table in known}

    async def _look_at_stale(self) -> None:
        stale, self._stale = self._stale, set()
        if not stale or not self._open:
            return
        bots = [stream.bot.id for stream in self._open.values()]
        found = await self._actions.look(bot_accounts.tables_concerning, bots, list(stale))
        for table_id in stale:
            concerned = [
                stream
                for stream in self._open.values()
                if table_id in stream.told or (stream.bot.id, table_id) in found
            ]
            if concerned:
                await self._look_at(table_id, concerned)

    async def _look_at(self, table_id: TableId, streams: list[BotStream]) -> None:
        try:
            table = await self._actions.look(lambda work: work.look_at(table_id))
        except (SetAside, NewerFormat, UnknownTable):
            return
        for stream in streams:
            stream.notice(table)
