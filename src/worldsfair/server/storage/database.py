"""What a database does for the server, whichever it is; all that differs is behind this.

A job is a plain function of a connection; what it writes is committed before its result is
given back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection

Outcome = TypeVar("Outcome")
Job = Callable[[Connection], Outcome]


class Database(Protocol):
    """Where everything is kept."""

    url: URL
    is_shared: bool
    """Whether other processes serve the same tables."""

    def write_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction and commit it; for threads."""

    def read_now(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing; for threads."""

    async def write(self, job: Job[Outcome]) -> Outcome:
        """Run a job in a transaction; its result comes after the commit."""

    async def read(self, job: Job[Outcome]) -> Outcome:
        """Run a job that changes nothing."""

    async def tell_others(self, payloads: Sequence[str]) -> None:
        """Send messages to all processes; each may be lost, so nothing depends on them alone."""

    async def hear_others(
        self, hear: Callable[[str], None], catch_up: Callable[[], None], beat: Callable[[], None]
    ) -> None:
        """Pass on every message for as long as the connection lasts, or look for changes.

        `catch_up` is called when messages may have been missed, `beat` from time to time.
        """

    def held(self) -> AbstractContextManager[None]:
        """Keep other servers away where each believes that nobody else writes."""

    def close(self) -> None:
        """Finish what was begun and let go of the database."""
