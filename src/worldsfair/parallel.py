"""The same work on many cores: processes that can be stopped at any moment.

Each process has a pipe of its own, so that one which is stopped in the middle of an answer
leaves nobody waiting for the rest of it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, TypeVar

from worldsfair.errors import GameError

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_AHEAD = 2
"""Tasks handed to each process in advance, so that none has to wait for the next."""


class ProcessLost(Exception):
    """A process ended without an answer; `args` holds the tasks that were under way."""


def available_cores() -> int:
    """How many processes can work at the same time, as far as this one may use the machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def as_finished(
    work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int
) -> Generator[tuple[int, Answer], None, None]:
    """`work` of every task with the task's number, in the order in which they finish.

    A `GameError` of the work is raised here; any other error ends its process.
    """
    to_come = enumerate(tasks)
    with _workers(work, jobs) as workers:
        by_pipe = {worker.pipe: worker for worker in workers}
        for _ in range(_AHEAD):
            for worker in workers:
                worker.take(to_come)
        while busy := [worker.pipe for worker in workers if worker.under_way]:
            for pipe in wait(busy):
                worker = by_pipe[pipe]  # type: ignore[index]  # only connections are waited for
                try:
                    failed, answer = worker.pipe.recv()
                except (EOFError, ConnectionError):
                    lost = [task for each in workers for _, task in each.under_way]
                    raise ProcessLost(*lost) from None
                if failed:
                    raise answer
                number, _ = worker.under_way.popleft()
                worker.take(to_come)
                yield number, answer


def in_order(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Iterator[Answer]:
    """`work` of every task, in the order of the tasks."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    early: dict[int, Answer] = {}
    expected = 0
    finished = as_finished(work, tasks, jobs)
    try:
        for number, answer in finished:
            early[number] = answer
            while expected in early:
                yield early.pop(expected)
                expected += 1
    finally:
        finished.close()


class _Worker(Generic[Task]):
    """A process, the pipe to it, and the tasks it has been given."""

    def __init__(self, process: SpawnProcess, pipe: Connection[Any, Any]) -> None:
        self.process = process
        self.pipe = pipe
        self.under_way: deque[tuple[int, Task]] = deque()

    def take(self, to_come: Iterator[tuple[int, Task]]) -> None:
        """Hand over the next task, if there is one."""
        for number, task in to_come:
            self.under_way.append((number, task))
            try:
                self.pipe.send(task)
            except ConnectionError:
                raise ProcessLost(*(task for _, task in self.under_way)) from None
            return


@contextmanager
def _workers(work: Callable[[Task], object], jobs: int) -> Iterator[list[_Worker[Task]]]:
    """Processes that end with this block, even in the middle of a task."""
    # A forked process would inherit the threads of a progress bar half alive.
    context = multiprocessing.get_context("spawn")
    workers: list[_Worker[Task]] = []
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, work), daemon=True)
            workers.append(_Worker(process, ours))
            with _without_interrupts():
                process.start()
            # Once no other copy is open here, the pipe ends with the process.
            theirs.close()
        yield workers
    finally:
        for worker in workers:
            worker.pipe.close()
            if worker.process.pid is not None:
                worker.process.terminate()
        for worker in workers:
            if worker.process.pid is not None:
                worker.process.join()


def _serve(pipe: Connection[Any, Any], work: Callable[[Task], object]) -> None:
    """Answer one task after another, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            answer = (False, work(task))
        except GameError as error:
            answer = (True, error)
        try:
            pipe.send(answer)
        except ConnectionError:
            # Who asked was ended meanwhile.
            return


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal, but only the first one decides.

    What is blocked here stays blocked in a process started meanwhile, from its first moment.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
