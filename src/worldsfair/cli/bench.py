"""`worldsfair bench`: a few seconds of the engine, as a table."""

from __future__ import annotations

from typing import Annotated

import typer

from worldsfair.cli import messages
from worldsfair.cli.console import output, prepare_rules


def bench(
    seconds: Annotated[
        float,
        typer.Option("--seconds", "-s", metavar="N", min=0.01, max=600, help=messages.SECONDS),
    ] = 1.0,
) -> None:
    """Measure how fast the engine plays on one core of this machine."""
    prepare_rules()
    from rich import box
    from rich.table import Table

    from worldsfair.cli.speed import batch_speed, decision_speed, random_game_speed

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title, side in messages.BENCH_COLUMNS:
        table.add_column(title, justify=side)
    # Each is compiled or loaded before it is measured.
    for measure, told in (
        (random_game_speed, messages.random_games_a_second),
        (decision_speed, messages.time_of_a_decision),
        (batch_speed, messages.batch_decisions_a_second),
    ):
        measure(0.0)
        table.add_row(*told(measure(seconds).rate))
    output().print(table)
