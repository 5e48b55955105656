"""Consoles for words and results, and what only a terminal gets to see."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from worldsfair.cli.characters import signs
from worldsfair.cli.words import t

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

_GLUE = "\u2060"
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


def say(console: Console, sentence: str, command: str = "", style: str | None = None) -> None:
    """A sentence, broken between words on a terminal; a hash, a path or a command stays whole.

    Whoever copies it gets it in one piece, as a terminal joins lines that it broke itself.
    """
    if console.is_terminal:
        # textwrap knows spaces that don't break only as letters.
        glued = sentence.replace(command, command.replace(" ", _GLUE)) if command else sentence
        lines = textwrap.wrap(glued, console.width, break_long_words=False, break_on_hyphens=False)
        sentence = "\n".join(lines).replace(_GLUE, " ")
    console.print(sentence, soft_wrap=True, style=style)


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
        BarColumn(bar_width(console)),
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


def bar_width(console: Console) -> int:
    """What the numbers beside a bar leave to it."""
    return max(5, min(40, console.width - 45))


def spinner() -> str:
    """Something that turns, in signs that the terminal has."""
    return "dots" if signs().shapes[0] else "line"


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
