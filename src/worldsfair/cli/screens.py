"""Consoles for words and results, and what only a terminal gets to see."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from worldsfair.cli import words

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
    notice = Timer(_LONG, lambda: print(words.COMPILING, file=sys.stderr))  # noqa: T201  # an aside
    notice.daemon = True
    if sys.stderr.isatty():
        notice.start()
    try:
        _play_once()
        _ask_once(set(bots))
    finally:
        notice.cancel()


def _play_once() -> None:
    """Run all that a game between people and simple bots needs, so that it is in the cache."""
    from worldsfair.bots import Budget, make_bot
    from worldsfair.game import Game

    game, bot = Game.new(players=2, seed=0), make_bot("random")
    while not game.is_over:
        for move in bot.choose(game, Budget()).moves:
            game.play(move)
    game.record()


def _ask_once(bots: set[str]) -> None:
    """Let each bot choose a turn, so that many processes don't compile it at the same time."""
    from worldsfair.bots import Budget, make_bot
    from worldsfair.game import Game

    for name in sorted(bots):
        make_bot(name).choose(Game.new(players=2, seed=0), Budget(simulations=1))
