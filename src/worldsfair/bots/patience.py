"""Patience with an end: a bot that does not answer is interrupted, where the system can."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from worldsfair.errors import GameError

PATIENCE_S: Final = 120.0
"""After so long without an answer nobody believes in one any more."""


class TookTooLong(GameError):
    """A bot's time is up. The bot's own code may be anywhere when this reaches it."""

    code = "took_too_long"


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can: it needs timers and the main thread."""
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or not hasattr(signal, "setitimer"):
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise TookTooLong(f"there was no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
