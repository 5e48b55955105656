"""The end of a game at the terminal: points by source, the proof of the shuffle, the record."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from worldsfair.cli import game_messages, messages
from worldsfair.cli.picture import coloured
from worldsfair.cli.prompts import Person
from worldsfair.game import Game
from worldsfair.game.board import seat_span
from worldsfair.records.files import write_records

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def tell_result(console: Console, game: Game) -> None:
    """Who won, with what, and how the shuffle can be checked."""
    names = [seat.name for seat in game.seats]
    result = game.result()
    console.print()
    console.print(_points(game, names))
    winners = [names[seat] for seat in result.winners]
    console.print(game_messages.winners(winners), style="bold")
    console.print()
    assert game.seed is not None
    assert hashlib.sha256(game.seed).hexdigest() == game.commitment
    console.print(game_messages.proof(game.seed.hex(), game.commitment), soft_wrap=True)


def _points(game: Game, names: list[str]) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(game_messages.COLUMN_PLAYER)
    for title in game_messages.COLUMNS_OF_RESULT:
        table.add_column(title, justify="right")
    for seat, points in enumerate(game.result().seats):
        table.add_row(
            coloured([[seat_span(seat, f" {names[seat]}")]]),
            Text(str(points.total), "bold"),
            *(str(part) for part in (points.coins, points.medals, points.exhibits)),
            str(points.unapproved),
        )
    return table


def offer_record(person: Person, game: Game) -> None:
    """Write the record where the person wants it; says so, or that nothing was written."""
    usual = f"worldsfair-{game.commitment[:8]}.jsonl"
    while True:
        answer = person.line(game_messages.ask_for_file(usual))
        if answer.lower() in ("n", "no"):
            person.console.print(game_messages.NOT_WRITTEN)
            return
        path = Path(usual if answer.lower() in ("", "y", "yes") else answer).expanduser()
        if path.exists():
            person.console.print(game_messages.already_there(path))
            continue
        try:
            write_records(path, [game.record()])
        except OSError as error:
            person.console.print(messages.cannot_write(path, error))
            continue
        person.console.print(game_messages.record_written(path), soft_wrap=True)
        return
