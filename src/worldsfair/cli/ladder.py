"""`worldsfair arena --ladder`: the levels for people, each against the one below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from worldsfair.arena.match import InvalidMatch, Match
from worldsfair.cli.characters import shown

if TYPE_CHECKING:
    from worldsfair.arena.ladder import Rung, Step
    from worldsfair.arena.results import MatchRun, Results

GAMES = 1000
"""Of each step, unless told."""

Progress = Callable[[Match], AbstractContextManager[Callable[["MatchRun"], None] | None]]
"""Shows how far a match has come."""


class LadderPlay:
    """A ladder while it is played: whatever stops it, what was played is kept and told."""

    def __init__(
        self, terms: Match, named: Sequence[str], *, jobs: int, luck: bool, progress: Progress
    ) -> None:
        from worldsfair.arena.ladder import rungs

        self._terms = terms
        self._rungs = rungs(named)
        self._jobs = jobs
        self._luck = luck
        self._progress = progress
        self._played: list[tuple[Rung, Results]] = []

    def play(self, out: Path | None, *, resume: bool) -> bool:
        """Play every step and tell the table; whether Ctrl-C stopped it."""
        from worldsfair.arena.ladder import keep_steps, steps

        if resume and out is None:
            raise InvalidMatch("Only a ladder whose results are kept can be resumed: name a file.")
        if out is not None and not resume and out.exists():
            raise InvalidMatch(f"{out.name} is there already: resume it or name another file.")
        is_interrupted = False
        try:
            for results in self._matches(out, resume=resume):
                self._played.append(results)
        except KeyboardInterrupt:
            is_interrupted = True
        finally:
            found = steps(self._played)
            if out is not None and found:
                keep_steps(out, self._terms.players, found)
        _print_ladder(self._terms, found)
        return is_interrupted

    def _matches(self, out: Path | None, *, resume: bool) -> Iterator[tuple[Rung, Results]]:
        from worldsfair.arena.results import MatchRun

        for rung in self._rungs:
            match = rung.match(self._terms)
            with self._progress(match) as on_game:
                run = MatchRun(
                    match,
                    jobs=self._jobs,
                    out=None if out is None else rung.file_beside(out),
                    resume=resume,
                    luck=self._luck,
                    on_game=on_game,
                )
                try:
                    run.play()
                except KeyboardInterrupt:
                    self._played.append((rung, run.results()))
                    raise
            yield rung, run.results()


def refuse_with_ladder(options: dict[str, bool]) -> None:
    """Say which options make no sense with a ladder: those that are given."""
    given = [option for option, is_given in options.items() if is_given]
    if given:
        raise InvalidMatch(f"{given[0]} is for a match, and a ladder is several: leave it out.")


def _print_ladder(terms: Match, found: list[Step]) -> None:
    """A table for a terminal, or the same as plain text."""
    from worldsfair.arena.ladder_report import (
        LADDER_COLUMNS,
        ladder_headline,
        ladder_rows,
        plain_ladder,
    )
    from worldsfair.cli.console import output, say
    from worldsfair.cli.sheet import Sheet

    console = output()
    if not console.is_terminal:
        typer.echo(shown(plain_ladder(terms, found)), nl=False)
        return
    say(console, shown(ladder_headline(terms)))
    if found:
        Sheet(LADDER_COLUMNS, list(ladder_rows(found)), on_the_left=2).print_to(console)
