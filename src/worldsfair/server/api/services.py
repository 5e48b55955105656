"""Everything that a request needs, made once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from worldsfair.server.actions.unit_of_work import Actions
from worldsfair.server.address_bans import AddressBans
from worldsfair.server.api.session_cookies import SessionCookies
from worldsfair.server.errors import TooBusy
from worldsfair.server.live.bot_streams import BotStreams
from worldsfair.server.live.hub import Hub
from worldsfair.server.metrics import OPEN_SOCKETS, OPEN_STREAMS, OPEN_TABLES
from worldsfair.server.passwords import Passwords
from worldsfair.server.rate_limits import RateLimits
from worldsfair.server.settings import Settings
from worldsfair.server.supervision import Supervisor

_SEEN_EVERY_S = 3600.0
_MOST_SEEN = 100_000
_MOST_WAITING = 20
Outcome = TypeVar("Outcome")


@dataclass
class Services:
    """What the handlers of requests are given."""

    settings: Settings
    actions: Actions
    hub: Hub
    cookies: SessionCookies
    rate_limits: RateLimits
    bans: AddressBans = field(default_factory=AddressBans)
    passwords: Passwords = field(default_factory=Passwords)
    supervisor: Supervisor = field(default_factory=Supervisor)
    bots_are_warm: Callable[[], bool] = lambda: True

    def __post_init__(self) -> None:
        self.bot_streams = BotStreams(self.actions)
        self._seen: dict[str, float] = {}
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="slow")
        self._waiting = 0

    def now(self) -> float:
        """Seconds since 1970."""
        return self.actions.clock()

    def is_seen_anew(self, session: str) -> bool:
        """Whether it is worth writing down that a session is used; once an hour is."""
        now = self.now()
        if now - self._seen.get(session, 0.0) < _SEEN_EVERY_S:
            return False
        if len(self._seen) > _MOST_SEEN:
            self._seen.clear()
        self._seen[session] = now
        return True

    def count(self) -> None:
        """Say how many connections and tables are open in this process."""
        OPEN_SOCKETS.set(self.hub.listeners)
        OPEN_TABLES.set(len(self.hub.rooms))
        OPEN_STREAMS.set(self.bot_streams.count)

    async def slowly(self, work: Callable[[], Outcome]) -> Outcome:
        """Do what takes long in a thread of its own, one after the other, holding nobody up."""
        if self._waiting >= _MOST_WAITING:
            raise TooBusy("Too much of that is asked at once; try again in a moment.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._slow, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let go of everything."""
        self.passwords.close()
        self._slow.shutdown(wait=False, cancel_futures=True)
        self.actions.database.close()
