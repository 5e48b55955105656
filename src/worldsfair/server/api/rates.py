"""How often somebody may do what costs others: signing in, opening tables, talking, playing."""

from __future__ import annotations

import hashlib
import math
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from worldsfair.server.desk import Desk
from worldsfair.server.storage.rates import PERIOD_S


class Limit:
    """A guard that lets somebody pass some times a minute, counted from the first."""

    def __init__(self, name: str, most: int, *, by_person: bool, is_shared: bool = True) -> None:
        self._name = name
        self._most = most
        self._by_person = by_person
        self._is_shared = is_shared
        """Whether all processes count together; else each counts for itself."""

    async def __call__(
        self,
        connection: ASGIConnection[Any, Any, Any, Any],
        _: BaseRouteHandler,
    ) -> None:
        """Count the request, and refuse it if it is one too many."""
        desk: Desk = connection.app.state.desk
        if not desk.settings.limits_rates:
            return
        who = self._who(connection, desk)
        # Whoever it is, nobody needs to read it from what is kept.
        key = hashlib.sha256(f"{self._name} {who}".encode()).hexdigest()[:32]
        now = desk.now()
        counted = await desk.rates.count(key, now, is_shared=self._is_shared)
        if counted.times > self._most:
            wait = max(1, math.ceil(counted.until - now))
            raise TooManyRequestsException(
                f"That was too often: {self._most} times in {PERIOD_S:.0f} seconds are allowed. "
                f"Try again in {wait} seconds.",
                headers={"retry-after": str(wait)},
            )

    def _who(self, connection: ASGIConnection[Any, Any, Any, Any], desk: Desk) -> str:
        """A person or a program, else the address that asks.

        A proxy's word for the address counts only if the operator trusts the proxy.
        """
        if self._by_person:
            credentials = desk.sessions.credentials(connection)
            known = credentials.person or credentials.token_hash
            if known is not None:
                return known
        return connection.client.host if connection.client else "?"


LIMIT_LOGIN = Limit("login", 10, by_person=False)
LIMIT_GUESTS = Limit("guests", 30, by_person=False)
LIMIT_TABLES = Limit("tables", 30, by_person=True)
LIMIT_IMPORTS = Limit("imports", 10, by_person=True)
LIMIT_CHAT = Limit("chat", 30, by_person=True)
LIMIT_PLAY = Limit("play", 600, by_person=True, is_shared=False)
"""Counting it together would write to the database for every preview."""
