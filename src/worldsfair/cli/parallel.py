"""The same work on many cores, with the results in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_AHEAD = 4
"""Tasks under way per process: enough to keep all busy, few enough to hold in memory."""


def in_order(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Iterator[Answer]:
    """`work` of every task, in the order of the tasks, by this many processes."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    # A forked process would inherit the threads of the progress bar half alive.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_ctrl_c) as processes:
        waiting: deque[Future[Answer]] = deque()
        try:
            for task in tasks:
                waiting.append(processes.submit(work, task))
                if len(waiting) >= _AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            _stop(processes)
            raise


def _leave_ctrl_c() -> None:
    """Ctrl-C reaches every process of a terminal; the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(processes: ProcessPoolExecutor) -> None:
    processes.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.terminate()
