"""Playing the games of a schedule, one process per core, handing over each as it finishes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice

from worldsfair.arena.entrants import Makers, entrants_of
from worldsfair.arena.match import EntrantFailed, InvalidMatch, Match
from worldsfair.arena.playing import Played, play_game, warm_up
from worldsfair.arena.schedule import Seating

WAITING_PER_JOB = 2
"""Games handed to each process in advance, so that none has to wait for the next."""

_warm: set[Match] = set()
"""In a process of the pool: the matches whose bots have been loaded."""


def available_cores() -> int:
    """How many processes can run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_games(
    match: Match,
    games: Sequence[Seating],
    makers: Makers,
    *,
    jobs: int = 1,
    with_records: bool = False,
) -> Generator[Played, None, None]:
    """Play these games; they come in the order in which they finish."""
    if jobs < 1:
        raise InvalidMatch(f"{jobs} processes can't play; there must be at least one.")
    if not games:
        return
    # Here first: a bot that can't play is found before anything starts, and what it compiles
    # is in the cache when the other processes look for it.
    warm_up(match, makers)
    if jobs == 1:
        for seating in games:
            yield play_game(match, seating, makers, with_record=with_records)
    else:
        yield from _play_in_processes(match, games, makers, min(jobs, len(games)), with_records)


def _play_in_processes(
    match: Match, games: Sequence[Seating], makers: Makers, jobs: int, with_records: bool
) -> Iterator[Played]:
    to_come = iter(games)
    under_way: dict[Future[Played], Seating] = {}
    with _pool(jobs) as pool:
        try:
            while True:
                for seating in islice(to_come, WAITING_PER_JOB * jobs - len(under_way)):
                    task = pool.submit(_play_warm, match, seating, makers, with_records)
                    under_way[task] = seating
                if not under_way:
                    return
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for task in sorted(done, key=lambda task: under_way[task].number):
                    played = task.result()
                    del under_way[task]
                    yield played
        except BrokenProcessPool:
            raise _lost(match, list(under_way.values())) from None


def _play_warm(match: Match, seating: Seating, makers: Makers, with_record: bool) -> Played:
    if match not in _warm:
        warm_up(match, makers)
        _warm.add(match)
    return play_game(match, seating, makers, with_record=with_record)


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this block, even in the middle of a game."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_interrupts
    )
    finished = False
    try:
        yield pool
        finished = True
    finally:
        if not finished:
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal, but only the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _lost(match: Match, games: list[Seating]) -> EntrantFailed:
    names = [entrant.name for entrant in entrants_of(match)]
    tables = "; ".join(
        f"game {game.number}, deal {game.deal}: {' '.join(names[index] for index in game.seats)}"
        for game in games
    )
    return EntrantFailed(
        "A process ended without a word, as if a bot had crashed the interpreter. "
        f"Match seed {match.seed}; under way or waiting were {tables}."
    )
