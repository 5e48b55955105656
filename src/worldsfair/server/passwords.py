"""Passwords: kept as argon2id hashes, made by few threads, as each takes much memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from worldsfair.server.errors import TooBusy

_THREADS = 2
_MOST_WAITING = 30
Outcome = TypeVar("Outcome")


def hash_password(password: str) -> str:
    """What is kept of a password, for who has time to wait."""
    return PasswordHasher().hash(password)


class Passwords:
    """Hashes and checks passwords without holding anybody up."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="password")
        self._waiting = 0

    @cached_property
    def _nobody(self) -> str:
        """Checked when there is no such account, so that the time it takes tells nothing."""
        return self._hasher.hash("nobody's password")

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_turn(partial(self._hasher.hash, password))

    async def verify(self, known: str | None, password: str) -> bool:
        """Whether it is the password; it takes as long if there is none."""
        return await self._in_turn(partial(self._verify, known, password))

    def _verify(self, known: str | None, password: str) -> bool:
        try:
            self._hasher.verify(known or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return known is not None

    async def _in_turn(self, work: Callable[[], Outcome]) -> Outcome:
        if self._waiting >= _MOST_WAITING:
            raise TooBusy("Too many people sign in at once; try again in a moment.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
