"""The end of a game at the terminal: points by source, the proof of the shuffle, the record."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from worldsfair.cli.game_messages import Teller
from worldsfair.cli.picture import coloured
from worldsfair.cli.prompts import Person
from worldsfair.cli.refusals import cannot_write
from worldsfair.cli.words import t
from worldsfair.game import Game
from worldsfair.game.board import seat_span
from worldsfair.records.files import write_records

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def tell_result(console: Console, game: Game, teller: Teller) -> None:
    """Who won, with what, and how the shuffle can be checked."""
    console.print()
    console.print(_points(game, teller.names))
    console.print(teller.winners(game.result().winners), style="bold")
    console.print()
    assert game.seed is not None
    assert hashlib.sha256(game.seed).hexdigest() == game.commitment
    proof = t("shuffle-proved", seed=game.seed.hex(), fingerprint=game.commitment)
    console.print(proof, soft_wrap=True)


def _points(game: Game, names: Sequence[str]) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(t("player"))
    for title in (
        t("column-points"),
        t("column-coins"),
        t("column-medals"),
        t("column-approved"),
        t("column-unapproved"),
    ):
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
        answer = person.line(t("ask-keep", file=usual))
        if answer.lower() in ("n", "no", *t("answers-no").split()):
            person.console.print(t("keep-not"))
            return
        is_yes = answer.lower() in ("", "y", "yes", *t("answers-yes").split())
        path = Path(usual if is_yes else answer).expanduser()
        if path.exists():
            person.console.print(t("keep-there", path=str(path)))
            continue
        try:
            write_records(path, [game.record()])
        except OSError as error:
            person.console.print(cannot_write(path, error))
            continue
        person.console.print(t("keep-done", path=str(path)), soft_wrap=True)
        return
