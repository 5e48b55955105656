"""Consoles for words and results, and what only a terminal gets to see."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from worldsfair.cli.words import t

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

_LONG = 3.0
"""Seconds after which a person wonders what is going on."""


def output() -> Console:
    """Where results go."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def aside() -> Console:
    """Where everything else goes, so that a pipe gets results only."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing in a pipe; yields what to call with each advance."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = aside()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(title, total=total)
        yield lambda count: bar.advance(task, count)


def prepare_rules(bots: Iterable[str] = ()) -> None:
    """Load the compiled rules and bots; says so on a terminal if they must be compiled first."""
    notice = Timer(_LONG, lambda: print(t("compiling"), file=sys.stderr))  # noqa: T201  # an aside
    notice.daemon = True
    if sys.stderr.isatty():
        notice.start()
    try:
        from worldsfair.bots.precompile import load_bots, load_rules

        load_rules()
        # So that many processes don't compile a bot at the same time.
        load_bots(sorted(set(bots)))
    finally:
        notice.cancel()
