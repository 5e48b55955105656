"""Event loops and their end on every system: what Windows lacks is made up for here."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

Outcome = TypeVar("Outcome")
_LOOK_S = 0.5
"""How soon a signal is noticed where nothing wakes the loop for it."""


class _ToldToStop(BaseException):
    """SIGTERM, wherever the program is."""


def uvicorn_loop() -> str:
    """The kind of loop that uvicorn shall make, in its words."""
    return f"{__name__}:selector_loop" if _is_windows() else "auto"


def selector_loop() -> asyncio.AbstractEventLoop:
    """The kind that psycopg works with; on Windows it is not the usual one."""
    return asyncio.SelectorEventLoop()


def run(main: Coroutine[Any, Any, Outcome]) -> Outcome:
    """As `asyncio.run`, with a loop that psycopg works with."""
    with asyncio.Runner(loop_factory=selector_loop if _is_windows() else None) as runner:
        return runner.run(main)


async def told_to_stop() -> None:
    """Wait for SIGTERM or Ctrl+C."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, ended.set)
        except NotImplementedError:
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(ended.set))
    while not ended.is_set():
        try:
            async with asyncio.timeout(_LOOK_S):
                await ended.wait()
        except TimeoutError:
            continue


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """SIGTERM and Ctrl+C end what is inside, and what follows it is still done."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise _ToldToStop

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    except (_ToldToStop, KeyboardInterrupt):
        return
    finally:
        signal.signal(signal.SIGTERM, before)


def _is_windows() -> bool:
    return sys.platform == "win32"
