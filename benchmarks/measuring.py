"""Timing: the best of several short runs, since other programs only ever make a run slower."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of a table: what was measured, and how it compares."""

    what: str
    figure: str
    compared: str = ""
    target: str = ""

    def __str__(self) -> str:
        return f"| {self.what} | {self.figure} | {self.compared} | {self.target} |"


def best_seconds(work: Callable[[], object], repeats: int = 7) -> float:
    """The shortest of several runs, after one that is not counted."""
    work()
    return min(_seconds(work) for _ in range(repeats))


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def alternately(
    first: Callable[[], object], second: Callable[[], object], repeats: int = 5
) -> tuple[float, float]:
    """The best times of two peers that take turns, so that both meet the same machine."""
    first()
    second()
    times = [(_seconds(first), _seconds(second)) for _ in range(repeats)]
    return min(one for one, _ in times), min(other for _, other in times)


def table(title: str, rows: list[Row]) -> str:
    """Rows as Markdown."""
    head = f"### {title}\n\n| what | figure | beside | target |\n|---|---|---|---|\n"
    return head + "\n".join(map(str, rows))
