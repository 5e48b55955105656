"""Loops that run as long as the server does: watched, and begun again when they fail."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from worldsfair.server.errors import NotWorking, StorageUnavailable
from worldsfair.server.metrics import LOOP_FAILURES

_log = logging.getLogger(__name__)
_FIRST_WAIT_S = 0.5
_LONGEST_WAIT_S = 15.0

Beat = Callable[[], None]


@dataclass
class Loop:
    """One of them, and how it is."""

    name: str
    make: Callable[[Beat], Awaitable[None]]
    longest_silence_s: float
    beaten_at: float = field(default_factory=time.monotonic)
    failures: int = 0
    """In a row."""
    problem: str | None = None
    """Why it does not run; None while it does."""

    def beat(self) -> None:
        """It is alive and has done something."""
        self.beaten_at = time.monotonic()
        self.failures = 0
        self.problem = None

    @property
    def trouble(self) -> str | None:
        """What is wrong with it, if anything is."""
        if self.problem is not None:
            return self.problem
        silent_s = time.monotonic() - self.beaten_at
        return f"silent for {silent_s:.0f} seconds" if silent_s > self.longest_silence_s else None


class Supervisor:
    """Keeps loops running."""

    def __init__(self) -> None:
        self._loops: dict[str, Loop] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(
        self, name: str, make: Callable[[Beat], Awaitable[None]], longest_silence_s: float = 30.0
    ) -> None:
        """Run a loop until `stop`; it says by `beat` that it is alive."""
        loop = self._loops[name] = Loop(name, make, longest_silence_s)
        self._tasks.append(asyncio.create_task(_keep_running(loop), name=name))

    def troubles(self) -> dict[str, str]:
        """By name, what is wrong with the loops that don't do their work."""
        found = {name: loop.trouble for name, loop in self._loops.items()}
        return {name: trouble for name, trouble in found.items() if trouble is not None}

    async def stop(self) -> None:
        """End them all."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _keep_running(loop: Loop) -> None:
    while True:
        try:
            await loop.make(loop.beat)
            loop.problem = "ended"
        except asyncio.CancelledError:
            raise
        except NotWorking as error:
            loop.problem = str(error)
            _log.error("%s: %s", loop.name, error)
        except StorageUnavailable as error:
            loop.problem = str(error)
            _log.warning("%s waits for the database", loop.name, extra={"error": str(error)})
        except Exception as error:  # noqa: BLE001 - whatever it is, the loop must go on
            loop.problem = type(error).__name__
            _log.exception("%s failed", loop.name)
        loop.failures += 1
        LOOP_FAILURES.labels(loop.name).inc()
        await asyncio.sleep(min(_LONGEST_WAIT_S, _FIRST_WAIT_S * 2 ** min(loop.failures, 8)))
