"""The desk: where requests become changes of tables, committed before anyone hears of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from worldsfair.server.live.hub import Hub
from worldsfair.server.metrics import TURNS
from worldsfair.server.sessions import Credentials, Sessions, actor_asking
from worldsfair.server.settings import Settings
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.rates import Rates
from worldsfair.server.storage.tables import ChatLine, add, keep, load, load_to_change
from worldsfair.server.storage.turns import write_turn
from worldsfair.server.tables.model import Actor, Entry, Table
from worldsfair.server.tables.showing import EntryView, GameInfo, show_game

Change = Callable[[Connection, Table, Actor], object]


class Desk:
    """Everything a request needs."""

    def __init__(
        self, settings: Settings, database: Database, hub: Hub, sessions: Sessions
    ) -> None:
        self.settings = settings
        self.database = database
        self.hub = hub
        self.sessions = sessions
        self.rates = Rates(database)
        self.wake_bots: Callable[[], None] = lambda: None
        self.bots_are_warm: Callable[[], bool] = lambda: True

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def look(self, table_id: str) -> Table:
        """A table as it is."""
        return await self.database.read(lambda connection: load(connection, table_id))

    async def change(self, table_id: str, credentials: Credentials, change: Change) -> Table:
        """Change a table in one transaction, and tell everyone who has it open."""
        now = self.now()

        def job(connection: Connection) -> Table:
            actor = actor_asking(connection, credentials)
            table = load_to_change(connection, table_id)
            change(connection, table, actor)
            keep(connection, table, now)
            return table

        table = await self.database.write(job)
        self.announce(table)
        return table

    async def open(
        self, credentials: Credentials, make: Callable[[Connection, Actor], Table]
    ) -> Table:
        """Keep a new table."""
        now = self.now()

        def job(connection: Connection) -> Table:
            table = make(connection, actor_asking(connection, credentials))
            add(connection, table, now)
            return table

        table = await self.database.write(job)
        self.announce(table)
        return table

    async def submit(
        self, table_id: str, credentials: Credentials, seat: int, follows: int, moves: Sequence[str]
    ) -> EntryView:
        """A player's turn; the answer comes after the commit."""
        now = self.now()

        def job(connection: Connection) -> tuple[Table, Entry, bytes]:
            actor = actor_asking(connection, credentials)
            return write_turn(connection, table_id, actor, seat, follows, moves, now)

        table, entry, state = await self.database.write(job)
        TURNS.labels("player").inc()
        game = show_game(table, state)
        self.announce(table, game=game)
        return EntryView(entry, game)

    def announce(
        self, table: Table, lines: Sequence[ChatLine] = (), game: GameInfo | None = None
    ) -> None:
        """Tell everyone here of a committed change, and wake the bots if one decides next."""
        self.hub.tell(table, lines, game)
        if table.bot_due is not None:
            self.wake_bots()
