"""What is counted and timed while tables play, and the pace at which one table plays."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod

from benchmarks.load.http_connection import Refused

TURNS = 24
"""A game of two has 25 at least, so no table runs out of turns."""


class Tally:
    """One stretch of play: from the start of all tables until the first has taken its turns."""

    def __init__(self, turns: int = TURNS, pause: float = 0.0) -> None:
        self.turns_each = turns
        self.pause = pause
        """Between two turns of a table; 0 is as fast as it goes."""
        self.latencies: list[float] = []
        """From sending a turn to hearing of it, by who sent it; one for each turn taken."""
        self.sent = 0
        self.heard = 0
        """Messages that told somebody of a turn."""
        self.heard_bytes = 0
        self.is_over = False
        self._finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self) -> None:
        """No more turns are sent."""
        self.is_over = True
        if not self._finished.done():
            self._finished.set_result(None)

    def fail(self, reason: str) -> None:
        """End it all: what was measured is worth nothing."""
        self.is_over = True
        if not self._finished.done():
            self._finished.set_exception(Refused(reason))

    async def last(self, seconds: float) -> None:
        """Until it is finished, or for so long."""
        timer = asyncio.get_running_loop().call_later(seconds, self.finish)
        await self._finished
        timer.cancel()

    async def hear_the_rest(self, listeners: int, seconds: float) -> None:
        """Wait until everything that was sent has been heard by all, or for so long."""
        until = time.perf_counter() + seconds
        while self.heard < listeners * self.sent and time.perf_counter() < until:
            await asyncio.sleep(0.01)


class Table(ABC):
    """A table at which somebody plays: one turn after the other, each timed."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.turns = 0
        self._due = 0.0

    @abstractmethod
    async def open(self) -> None:
        """Make the table, and connect all who sit there."""

    @property
    @abstractmethod
    def is_open(self) -> bool:
        """Whether all of them have been told the position."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""

    @abstractmethod
    def send(self) -> None:
        """Send the turn that is to be taken now."""

    def play(self, offset: float) -> None:
        """Begin; with a pace, not all tables at once."""
        loop = asyncio.get_running_loop()
        self._due = loop.time() + offset
        if offset:
            loop.call_at(self._due, self._send)
        else:
            self._send()

    def taken(self, seconds: float) -> None:
        """Note a turn that was heard of by who took it."""
        tally = self.tally
        tally.latencies.append(seconds)
        self.turns += 1
        if self.turns >= tally.turns_each:
            tally.finish()

    def go_on(self) -> None:
        """Take the next turn: at once, or when it is due. Who is late does not hurry."""
        if not self.tally.pause:
            self._send()
            return
        loop = asyncio.get_running_loop()
        self._due = max(self._due + self.tally.pause, loop.time())
        loop.call_at(self._due, self._send)

    def _send(self) -> None:
        if not self.tally.is_over:
            self.tally.sent += 1
            self.send()
