"""The end of a game at the terminal: points, the proof of the shuffle, who fits, the record."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from worldsfair.cli.characters import signs
from worldsfair.cli.console import say
from worldsfair.cli.display_names import bot_name
from worldsfair.cli.game_messages import Teller
from worldsfair.cli.hints import hint
from worldsfair.cli.own_results import read_results
from worldsfair.cli.picture import coloured
from worldsfair.cli.prompts import Person
from worldsfair.cli.refusals import cannot_write
from worldsfair.cli.sheet import Sheet
from worldsfair.cli.words import t
from worldsfair.edition import shipped_editions
from worldsfair.game import Game
from worldsfair.game.board import seat_span
from worldsfair.records.files import write_records

if TYPE_CHECKING:
    from rich.console import Console


def tell_result(console: Console, game: Game, teller: Teller) -> None:
    """Who won, with what, and how the shuffle can be checked."""
    console.print()
    _points(game, teller.names).print_to(console)
    console.print(teller.winners(game.result().winners), style="bold")
    console.print()
    assert game.seed is not None
    assert hashlib.sha256(game.seed).hexdigest() == game.commitment
    proof = t("shuffle-proved", seed=game.seed.hex(), fingerprint=game.commitment)
    say(console, proof)


def _points(game: Game, names: Sequence[str]) -> Sheet:
    from rich.text import Text

    columns = ("points", "coins", "medals", "approved", "unapproved")
    sheet = Sheet([t("player"), *(t(f"column-{column}") for column in columns)])
    for seat, points in enumerate(game.result().seats):
        parts = (points.coins, points.medals, points.exhibits, points.unapproved)
        named = coloured([[seat_span(seat, f" {names[seat]}", signs())]])
        sheet.rows.append([named, Text(str(points.total), "bold"), *map(str, parts)])
    return sheet


def tell_who_fits(person: Person, game: Game, me: int, folder: Path) -> None:
    """Keep how it went against the levels, and say if another one fits now."""
    results = read_results(folder)
    try:
        is_new = results.add(game, me, time.time())
    except OSError as error:
        person.say(cannot_write(results.path, error))
        return
    fits = results.fitting()
    if is_new and fits.level != fits.before:
        person.say(t("match-next", name=bot_name(fits.level)))


def offer_record(person: Person, game: Game, edition: Path | None = None) -> None:
    """Write the record where the person wants it; says so, or that nothing was written.

    `edition` is the file of the box, where the person has named one.
    """
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
        command = hint("verify", *_box_of(game, edition), path)
        person.say(t("keep-done", command=command), command)
        return


def _box_of(game: Game, edition: Path | None) -> list[str | Path]:
    """What tells the box: a game that goes on knows its own, but not the file that it was in."""
    if edition is not None:
        return ["--edition", edition]
    shipped = game.edition.name in shipped_editions()
    return [] if shipped else ["--edition", "FILE"]
