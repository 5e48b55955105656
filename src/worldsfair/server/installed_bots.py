"""Bots of installed packages at a server: they think in a process of their own, with an end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from worldsfair.bots import BotFailed, bot_names, host
from worldsfair.bots.host import Answer, question_for, read_answer
from worldsfair.game import PublicGame

THINKS_S: Final = 1.0
"""The budget of a turn."""
PATIENCE_S: Final = 10.0
"""Beyond it, after which there will be no answer."""
_READY_S: Final = 120.0
"""In which the process is there; on a new machine it compiles first."""
_MADE_S: Final = 60.0
"""In which a bot is imported and made, with all that its package loads."""
_ENDED_S: Final = 2.0
"""In which a process that was killed is gone."""
MOST_FAILURES: Final = 3
BENCH_S: Final = 300.0
"""How long a bot is not asked that has failed so many times in a row."""


class InstalledBots:
    """Asks one bot after the other; who fails again and again is left alone for a while."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._one = asyncio.Lock()
        self._failures: dict[str, int] = {}
        self._benched_until: dict[str, float] = {}

    async def choose(self, bot: str, seed: int, game: PublicGame) -> tuple[str, ...]:
        """The bot's turn; `BotFailed` says in one sentence why there is none."""
        if time.monotonic() < self._benched_until.get(bot, 0.0):
            raise BotFailed(f"The bot {bot!r} has failed too often, and is not asked for a while.")
        async with self._one:
            try:
                moves = await self._ask(bot, question_for(bot, seed, THINKS_S, game))
            except BotFailed:
                self._note_failure(bot)
                raise
        self._failures.pop(bot, None)
        return moves

    def _note_failure(self, bot: str) -> None:
        self._failures[bot] = self._failures.get(bot, 0) + 1
        if self._failures[bot] >= MOST_FAILURES:
            del self._failures[bot]
            self._benched_until[bot] = time.monotonic() + BENCH_S

    async def _ask(self, bot: str, question: bytes) -> tuple[str, ...]:
        try:
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(question)
            answer = await self._hear(process, _MADE_S, "it was not there")
            if answer.stage == "made":
                answer = await self._hear(process, THINKS_S + PATIENCE_S, "there was no answer")
        except NotImplementedError as error:
            # The loop that psycopg needs on Windows begins no processes.
            raise BotFailed(f"{_origin(bot)} failed: no process can be begun here.") from error
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            await self.close()
            raise BotFailed(f"{_origin(bot)} failed: {error}.") from error
        except asyncio.CancelledError:
            # What it would say now would be taken for the next answer.
            await self.close()
            raise
        if answer.stage != "chosen":
            raise BotFailed(answer.problem or f"{_origin(bot)} failed: it gave no turn.")
        return tuple(answer.moves)

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await self.close()
            # A session of its own, which ends with all that bots begin in it.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", host.__name__, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
            await self._hear(self._process, _READY_S, "its process did not start")
        return self._process

    async def _hear(self, process: Process, seconds: float, problem: str) -> Answer:
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
        except TimeoutError:
            raise TimeoutError(f"{problem} within {seconds:g} s") from None
        if not line:
            raise OSError("its process ended without a word")
        return read_answer(line)

    async def close(self) -> None:
        """End the process, wherever a bot is in it."""
        process, self._process = self._process, None
        if process is None:
            return
        _kill_with_children(process)
        with suppress(TimeoutError):
            # What has made itself independent may hold the pipes, and is not waited for.
            async with asyncio.timeout(_ENDED_S):
                await process.wait()


def _kill_with_children(process: Process) -> None:
    """Bots may have begun processes that would outlive their own, and hold what it wrote to."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def _origin(bot: str) -> str:
    package = bot_names().get(bot)
    return f"The bot {bot!r}" + (f" of the package {package}" if package else "")
