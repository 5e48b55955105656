"""A row of games in parts, one for each thread."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

from worldsfair.parallel import available_cores


class Parts:
    """So many games shared out evenly; what comes of them hangs on no number of threads."""

    def __init__(self, count: int, threads: int | None) -> None:
        parts = min(available_cores() if threads is None else threads, count)
        bounds = [count * part // parts for part in range(parts + 1)]
        self.bounds: Final = list(pairwise(bounds))
        """Where each part begins and ends."""
        self._process = 0
        self._pool: ThreadPoolExecutor | None = None

    def each(
        self, work: Callable[..., Any], *arguments: object, rooms: Sequence[object] = ()
    ) -> Sequence[Any]:
        """`work(*arguments, begin, end)` of every part, the first one on this thread.

        With `rooms` every part has one of its own, told before `begin`.
        """
        if len(self.bounds) == 1:
            return (work(*arguments, *rooms, *self.bounds[0]),)
        pool = self._threads()
        told = [(*arguments, *rooms[part : part + 1], *at) for part, at in enumerate(self.bounds)]
        waiting = [pool.submit(work, *each) for each in told[1:]]
        done = work(*told[0])
        return [done, *(future.result() for future in waiting)]

    def _threads(self) -> ThreadPoolExecutor:
        """Started when first needed, and once more in a forked process, which inherits none."""
        if self._pool is None or self._process != os.getpid():
            self._pool = ThreadPoolExecutor(len(self.bounds) - 1)
            self._process = os.getpid()
        return self._pool
