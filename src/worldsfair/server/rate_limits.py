"""How often somebody may ask, counted by person and by address."""

from __future__ import annotations

import hashlib
import ipaddress
import math
from collections.abc import Sequence

import msgspec

from worldsfair.server.errors import TooManyRequests
from worldsfair.server.metrics import REFUSALS
from worldsfair.server.storage import rate_counts
from worldsfair.server.storage.database import Database

PERIOD_S = 60.0
_MOST_KEYS = 200_000
"""Counted at once; a flood of addresses must not fill the memory."""


class Count(msgspec.Struct):
    """How often it was since a period began, and when that ends."""

    times: int
    until: float


class Asked(msgspec.Struct, frozen=True):
    """One kind of request by somebody, and how often it is fine."""

    what: str
    who: str
    most: int

    @property
    def key(self) -> str:
        """Whoever it is, nobody needs to read it from what is kept."""
        return hashlib.sha256(f"{self.what} {self.who}".encode()).hexdigest()[:32]


class RateLimits:
    """Counts by key; a period begins with the first request in it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._here: dict[tuple[str, str], Count] = {}

    async def count(self, asked: Sequence[Asked], now: float, *, is_shared: bool) -> None:
        """Count a request for everyone whom it counts for, and refuse it if it is one too many."""
        for one in asked:
            if is_shared and self._database.is_shared:
                times, until = await self._database.write(
                    lambda connection, key=one.key: rate_counts.count(  # type: ignore[misc]  # mypy can't see the default
                        connection, key, now, PERIOD_S
                    )
                )
            else:
                times, until = self._count_here(one, now)
            if times > one.most:
                self._refuse(one, until - now)

    def count_here(self, asked: Sequence[Asked], now: float) -> None:
        """The same in this process alone, at once."""
        for one in asked:
            times, until = self._count_here(one, now)
            if times > one.most:
                self._refuse(one, until - now)

    def _count_here(self, asked: Asked, now: float) -> tuple[int, float]:
        key = (asked.what, asked.who)
        count = self._here.get(key)
        if count is None or count.until <= now:
            if len(self._here) >= _MOST_KEYS:
                self._drop_oldest(now)
            count = self._here[key] = Count(0, now + PERIOD_S)
        count.times += 1
        return count.times, count.until

    def _drop_oldest(self, now: float) -> None:
        """Make room for half as many again; the counts that go are those that end soonest."""
        self.forget(now)
        if len(self._here) >= _MOST_KEYS // 2:
            ending = sorted(self._here, key=lambda key: self._here[key].until)
            for key in ending[: len(ending) - _MOST_KEYS // 2]:
                del self._here[key]

    def _refuse(self, asked: Asked, left_s: float) -> None:
        REFUSALS.labels(asked.what).inc()
        wait = max(1, math.ceil(left_s))
        raise TooManyRequests(
            f"That was too often: {asked.most} times in {PERIOD_S:.0f} seconds are allowed. "
            f"Try again in {wait} seconds.",
            wait,
        )

    def forget(self, now: float) -> None:
        """Drop the periods that are over."""
        self._here = {key: value for key, value in self._here.items() if value.until > now}


def address_of(host: str | None) -> str:
    """Where a request comes from: an address, of IPv6 the network that one house has."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return "?"
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
