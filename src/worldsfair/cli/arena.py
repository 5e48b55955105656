"""`worldsfair arena`: bots against bots, with a running result and an honest table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from worldsfair.arena.match import LineUp, Match
from worldsfair.cli.characters import shown
from worldsfair.cli.ladder import GAMES as LADDER_GAMES
from worldsfair.cli.ladder import LadderPlay, refuse_with_ladder
from worldsfair.records.model import Approvals

if TYPE_CHECKING:
    from worldsfair.arena import MatchRun, Results

ARENA_EXAMPLES = """[bold]Examples[/bold]

worldsfair arena director greedy --players 3 --games 400 --time 0.2

worldsfair arena search@1 search@0.1 --games 400 --out thinking.json --plot thinking.svg

worldsfair arena search greedy greedy greedy --players 4 --records games.jsonl

worldsfair arena director python:my_module:make_bot --time 0.5 --until-decided

worldsfair arena --ladder --games 200 --out ladder.json"""

_DEFAULTS = Match(("one", "another"))
"""Has the defaults of everything but the entrants."""
_SECONDS = 0.2
"""A turn's, where neither time nor simulations are given: a match from Python has no such limit."""
_INTERRUPTED = 130


def arena(
    entrants: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ENTRANT]...",
            help="Bots, as `worldsfair bots` lists them. An own budget follows an @: search@0.5 "
            "(seconds), search@2000sims. Yours is that of an installed package, or "
            "python:MODULE:NAME, something to call with a seed that gives a bot.",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="2-4", min=2, max=4)
    ] = _DEFAULTS.players,
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            "-n",
            metavar="N",
            min=1,
            help=f"How many, rounded up to whole deals; {_DEFAULTS.games} unless told, and "
            f"{LADDER_GAMES} for each step of a ladder.",
        ),
    ] = None,
    time: Annotated[
        float | None,
        typer.Option(
            "--time",
            "-t",
            metavar="SECONDS",
            min=0,
            help=f"For a whole turn; {_SECONDS:g} unless told, and in a ladder what each level "
            "takes with people.",
        ),
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="For a whole turn.")
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, help="Decides deals and bots.")
    ] = _DEFAULTS.seed,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs", "-j", metavar="N", min=1, help="Processes; one for each core unless told."
        ),
    ] = None,
    lineup: Annotated[
        LineUp,
        typer.Option(help="With fewer entrants than seats: the first one alone, or every mix."),
    ] = _DEFAULTS.line_up,
    approvals: Annotated[
        Approvals,
        typer.Option(help="Whether exhibits are approved by themselves or by choice (rule P7)."),
    ] = _DEFAULTS.approvals,
    margin: Annotated[
        float, typer.Option(metavar="SHARE", help="What the sequential test asks for above par.")
    ] = _DEFAULTS.margin,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop as soon as the test has its answer.")
    ] = _DEFAULTS.until_decided,
    patience: Annotated[
        float, typer.Option(metavar="SECONDS", help="After which a silent bot has failed.")
    ] = _DEFAULTS.patience,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A corrected box, as a TOML file.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Keep the results as JSON.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the games as records, JSON lines.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the running win shares, PNG or SVG.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the match that --out holds.")
    ] = False,
    luck: Annotated[
        bool,
        typer.Option(
            "--luck/--no-luck",
            help="Take luck out, in a second estimate; costs 5 to 11 ms a turn.",
        ),
    ] = True,
    ladder: Annotated[
        bool,
        typer.Option(
            "--ladder",
            help="Play the levels for people, each against the one below it: all of them, or those "
            "that are named.",
        ),
    ] = False,
) -> None:
    """Let bots play against each other: win shares with intervals, ratings, a sequential test."""
    from worldsfair.arena import InvalidMatch, MatchRun
    from worldsfair.arena.plot import check_plot, draw_plot
    from worldsfair.edition import load_edition
    from worldsfair.parallel import available_cores

    if ladder:
        refuse_with_ladder(
            {
                "--records": records is not None,
                "--plot": plot is not None,
                "--until-decided": until_decided,
                "--lineup": lineup != _DEFAULTS.line_up,
                "--margin": margin != _DEFAULTS.margin,
            }
        )
    elif not entrants:
        raise InvalidMatch("Name the bots that play, or ask for the --ladder of the levels.")
    if plot is not None:
        check_plot(plot)
    # A bot of one's own lies where one is, and the installed command does not look there.
    sys.path.insert(0, str(Path.cwd()))
    match = Match(
        ("levels",) if ladder else tuple(entrants or ()),
        players=players,
        games=games or (LADDER_GAMES if ladder else _DEFAULTS.games),
        seconds=_SECONDS if time is None and simulations is None and not ladder else time,
        simulations=simulations,
        seed=seed,
        line_up=lineup,
        approvals=approvals,
        margin=margin,
        until_decided=until_decided,
        patience=patience,
        edition=None if edition is None else load_edition(edition),
    )
    if ladder:
        play = LadderPlay(
            match, entrants or (), jobs=jobs or available_cores(), luck=luck, progress=_progress
        )
        if play.play(out, resume=resume):
            raise typer.Exit(_INTERRUPTED)
        return
    with _progress(match) as on_game:
        run = MatchRun(
            match,
            jobs=jobs or available_cores(),
            out=out,
            records=records,
            resume=resume,
            luck=luck,
            on_game=on_game,
        )
        is_interrupted = _play(run)
    results = run.results()
    _print_report(results)
    if plot is not None:
        draw_plot(match, list(results.games), plot)
    if is_interrupted:
        raise typer.Exit(_INTERRUPTED)


def _play(run: MatchRun) -> bool:
    """Whether Ctrl-C stopped the match."""
    try:
        run.play()
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def _progress(match: Match) -> Iterator[Callable[[MatchRun], None] | None]:
    """A bar with the running result, where there is a terminal to show it."""
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from worldsfair.arena.report import RunningShares
    from worldsfair.arena.schedule import seatings
    from worldsfair.cli.console import bar_width

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    shares = RunningShares(match)
    result = TextColumn("{task.description}")
    columns = (BarColumn(bar_width(console)), MofNCompleteColumn(), TimeRemainingColumn(), result)
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=len(seatings(match)))

        def on_game(run: MatchRun) -> None:
            shares.catch_up(run.games)
            bar.update(task, completed=shares.counted, description=escape(str(shares)))

        yield on_game


def _print_report(results: Results) -> None:
    """A table for a terminal, or the same as plain text."""
    from worldsfair.arena.report import COLUMNS, headline, notes, plain_report, rows
    from worldsfair.cli.console import output, say
    from worldsfair.cli.sheet import Sheet

    match, summary = results.match, results.summary
    console = output()
    if not console.is_terminal:
        typer.echo(shown(plain_report(match, summary)), nl=False)
        return
    say(console, shown(headline(match, summary)))
    Sheet(COLUMNS, list(rows(summary))).print_to(console)
    for note in notes(match, summary):
        say(console, shown(note))
