"""The unit of work: what an action is given, and how it is carried out and told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection

from worldsfair.server.actions.events import Event, EventBus, TableAdvanced, TableChanged
from worldsfair.server.settings import Limits
from worldsfair.server.storage import tables as rows
from worldsfair.server.storage.database import Database, Job
from worldsfair.server.tables import codes
from worldsfair.server.tables.chance import Chance
from worldsfair.server.tables.model import Table
from worldsfair.wire.tables import ChatLine

Outcome = TypeVar("Outcome")
Given = ParamSpec("Given")
_LATER_S = 0.5


class Credentials(msgspec.Struct, frozen=True):
    """What a request says of who is asking; signatures are checked, the rest is not yet."""

    session: str | None = None
    person: str | None = None
    """Whose session it is, as the server has signed it."""
    epoch: int | None = None
    """Of a session from before sessions were kept: it is good until the next change."""
    token_hash: str | None = None
    """A program's."""
    bot_hash: str | None = None
    """Of a bot account's token."""
    is_signed: bool = False
    """Whether the server has made the session or the token."""

    @property
    def has_token(self) -> bool:
        """Whether a program or a bot account asks, and no person."""
        return self.token_hash is not None or self.bot_hash is not None


@dataclass
class UnitOfWork:
    """One change under way."""

    connection: Connection
    now: float
    chance: Chance
    limits: Limits
    events: list[Event] = field(default_factory=list)

    def load(self, table_id: str) -> Table:
        """A table that nobody else changes until this is done."""
        return rows.load_to_change(self.connection, table_id)

    def look_at(self, table_id: str) -> Table:
        """A table that is not changed here."""
        return rows.load(self.connection, table_id)

    def add(self, table: Table) -> None:
        """Keep a new table, with a code if players are waited for."""
        if table.status == "waiting" and self.limits.codes:
            table.code = self._free_code()
        rows.add(self.connection, table, self.now)
        self._tell(table)

    def keep(self, table: Table, *lines: ChatLine, reply_to: str | None = None) -> None:
        """Keep a changed table; a code that is no longer needed leads nowhere."""
        if not codes.may_have_code(table):
            table.code = None
        rows.keep(self.connection, table, self.now)
        self._tell(table, *lines, reply_to=reply_to)

    def keep_talk(self, table: Table, line: ChatLine) -> None:
        """Keep that something was said; a list of tables does not go by that."""
        rows.keep(self.connection, table, table.changed_at)
        self._tell(table, line)

    def _free_code(self) -> str:
        """A code that no other table has now."""
        while True:
            code = codes.new_code(self.chance)
            if rows.find_by_code(self.connection, code) is None:
                return code

    def _tell(self, table: Table, *lines: ChatLine, reply_to: str | None = None) -> None:
        self.events.append(TableChanged(table, tuple(table.news), lines, reply_to))


class Actions:
    """Carries actions out on a database: committed first, told afterwards."""

    def __init__(
        self,
        database: Database,
        bus: EventBus,
        chance: Chance,
        limits: Limits,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.database = database
        self.bus = bus
        self.chance = chance
        self.limits = limits
        self.clock = clock

    async def do(
        self,
        action: Callable[Concatenate[UnitOfWork, Given], Outcome],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Outcome:
        """Run an action in a transaction; once it is committed, everyone hears of it."""
        now = self.clock()
        happened: list[Event] = []

        def job(connection: Connection) -> Outcome:
            work = UnitOfWork(connection, now, self.chance, self.limits, happened)
            return action(work, *given, **named)

        try:
            outcome = await self.database.write(job)
        except asyncio.CancelledError:
            # Whoever asked is gone, but it may be committed all the same.
            asyncio.get_running_loop().call_later(_LATER_S, self._tell_later, happened)
            raise
        for event in happened:
            self.bus.publish(event)
        return outcome

    def _tell_later(self, happened: Sequence[Event]) -> None:
        """Have everyone look whether something has changed."""
        for event in happened:
            if isinstance(event, TableChanged):
                table = event.table
                waits = table.bot_due is not None
                self.bus.publish(TableAdvanced(table.id, table.revision, waits))

    async def look(
        self,
        action: Callable[Concatenate[UnitOfWork, Given], Outcome],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Outcome:
        """Run an action that changes nothing."""
        return await self.database.read(self._job(action, *given, **named))

    def do_now(
        self,
        action: Callable[Concatenate[UnitOfWork, Given], Outcome],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Outcome:
        """Run an action from a thread or a command, where nobody listens."""
        return self.database.write_now(self._job(action, *given, **named))

    def look_now(
        self,
        action: Callable[Concatenate[UnitOfWork, Given], Outcome],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Outcome:
        """Run an action that changes nothing, from a thread."""
        return self.database.read_now(self._job(action, *given, **named))

    def _job(
        self,
        action: Callable[Concatenate[UnitOfWork, Given], Outcome],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Job[Outcome]:
        now = self.clock()
        return lambda connection: action(
            UnitOfWork(connection, now, self.chance, self.limits), *given, **named
        )
