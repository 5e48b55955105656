"""`worldsfair simulate`: bots against bots, as records and as a table."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from worldsfair.cli import messages
from worldsfair.cli.console import aside, output, prepare_rules, progress, say
from worldsfair.cli.inputs import (
    WrongInput,
    bots_by_seat,
    edition_from,
    open_to_write,
    split_names,
)
from worldsfair.cli.refusals import cannot_write, wrong_number_of_bots
from worldsfair.cli.sheet import Sheet
from worldsfair.parallel import available_cores, in_order
from worldsfair.records.model import Approvals
from worldsfair.rules.constants import TURN_LIMIT

if TYPE_CHECKING:
    from worldsfair.cli.simulation import Outcome, Plan, Tally

_SEED_BITS = 32
"""Long enough to be new every time, short enough to type."""
_SIMULATIONS = 1000
"""A budget in seconds would give other games on another machine."""
_STDOUT = Path("-")


def simulate(
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "-p", metavar="2-4", min=2, max=4, help=messages.SIMULATE_PLAYERS
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help=messages.SIMULATE_GAMES)
    ] = 100,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, show_default=False, help=messages.SIMULATE_SEED),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", "-b", metavar="NAME", help=messages.SIMULATE_BOT)
    ] = None,
    approvals: Annotated[Approvals, typer.Option(help=messages.APPROVALS)] = "automatic",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help=messages.SIMULATE_OUT)
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", metavar="N", min=1, show_default=False, help=messages.JOBS),
    ] = None,
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help=messages.EDITION)] = None,
    turn_limit: Annotated[
        int, typer.Option(metavar="N", min=1, max=60_000, help=messages.TURN_LIMIT)
    ] = TURN_LIMIT,
    simulations: Annotated[
        int, typer.Option(metavar="N", min=1, help=messages.SIMULATIONS)
    ] = _SIMULATIONS,
) -> None:
    """Let bots play many games: a table of who won and, with --out, every game as a record."""
    names = split_names(bot or ["random"])
    seats = players or (len(names) if len(names) > 1 else 2)
    if not 2 <= seats <= 4:
        raise WrongInput(wrong_number_of_bots(len(names), None))
    box = edition_from(edition)
    bots = bots_by_seat(names, seats)
    prepare_rules(bots)
    from worldsfair.bots import Budget
    from worldsfair.cli.simulation import Plan

    plan = Plan(
        bots=tuple(bots),
        seed=secrets.randbits(_SEED_BITS) if seed is None else seed,
        approvals=approvals,
        edition=box,
        turn_limit=turn_limit,
        budget=Budget(simulations=simulations),
        keeps_records=out is not None,
    )
    tally = _run(plan, games, min(jobs or available_cores(), games), out)
    _print_summary(plan, tally, out)


def _run(plan: Plan, games: int, jobs: int, out: Path | None) -> Tally:
    """Play all games; records are written in the order of their numbers."""
    from worldsfair.cli.simulation import Tally

    tally = Tally(plan.players)
    with _target(out) as file, progress(messages.SIMULATING, games) as advance:
        for outcome in _outcomes(plan, games, jobs):
            tally.add(outcome)
            if file is not None and outcome.record is not None:
                _write(file, outcome.record, out)
            advance(1)
    return tally


def _outcomes(plan: Plan, games: int, jobs: int) -> Iterator[Outcome]:
    from worldsfair.cli.simulation import play_games

    size = max(1, min(25, games // (8 * jobs)))
    tasks = ((plan, range(first, min(first + size, games))) for first in range(0, games, size))
    for outcomes in in_order(play_games, tasks, jobs):
        yield from outcomes


def _target(out: Path | None) -> nullcontext[BinaryIO | None] | BinaryIO:
    if out is None:
        return nullcontext(None)
    return nullcontext(sys.stdout.buffer) if out == _STDOUT else open_to_write(out)


def _write(file: BinaryIO, record: bytes, out: Path | None) -> None:
    try:
        file.write(record + b"\n")
    except BrokenPipeError:
        raise
    except OSError as error:
        raise WrongInput(cannot_write(out or _STDOUT, error)) from None


def _print_summary(plan: Plan, tally: Tally, out: Path | None) -> None:
    console = aside() if out == _STDOUT else output()
    say(console, messages.simulated(plan, tally))
    if tally.finished:
        _sheet(plan, tally).print_to(console)
        say(console, messages.turns_taken(tally))
    if tally.unfinished:
        say(console, messages.hit_the_limit(plan, tally, out is not None))
    if out is not None and out != _STDOUT:
        say(console, messages.records_written(tally.finished, out))


def _sheet(plan: Plan, tally: Tally) -> Sheet:
    titles = [messages.COLUMN_SEAT, messages.COLUMN_BOT, *messages.COLUMNS_OF_SUMS]
    sheet = Sheet(titles, on_the_left=2)
    for seat, sums in enumerate(tally.seats):
        means = (sums.points, sums.coins, sums.medals, sums.exhibits)
        share = f"{tally.win_share(seat):.1%} ± {tally.margin(seat):.1%}"
        told = [f"{total / tally.finished:.1f}" for total in means]
        sheet.rows.append([str(seat + 1), plan.bots[seat], share, *told])
    return sheet
