"""`worldsfair show`: a position of a recorded game, drawn."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from worldsfair.cli import messages
from worldsfair.cli.console import output, prepare_rules
from worldsfair.cli.inputs import WrongInput, edition_from
from worldsfair.errors import InvalidRecord

if TYPE_CHECKING:
    from rich.console import Console

    from worldsfair.game import Game
    from worldsfair.records.continuations import Continuation
    from worldsfair.records.model import Record


def show(
    file: Annotated[Path, typer.Argument(show_default=False, help=messages.SHOW_FILE)],
    game: Annotated[
        int, typer.Option("--game", "-g", metavar="N", min=1, help=messages.SHOW_GAME)
    ] = 1,
    turn: Annotated[
        int | None,
        typer.Option(
            "--turn", "-t", metavar="N", min=0, show_default=False, help=messages.SHOW_TURN
        ),
    ] = None,
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help=messages.EDITION)] = None,
) -> None:
    """Draw a position of a recorded game, with the turn that led to it."""
    box = edition_from(edition)
    prepare_rules()
    from worldsfair.cli.turn_summary import tell_last_turn
    from worldsfair.game import Game

    try:
        recorded = _recorded(file, game)
        position = Game.from_record(recorded, turns=turn, edition=box)
    except InvalidRecord as error:
        raise WrongInput(messages.refused(file, game, str(error))) from None
    console = output()
    console.print(
        messages.shown_game(file, game, position.turn, _turns_of(recorded)), soft_wrap=True
    )
    console.print()
    tell_last_turn(console, position)
    console.print()
    draw(console, position)


def _recorded(file: Path, game: int) -> Record | Continuation:
    from worldsfair.records.files import record_texts
    from worldsfair.records.reader import read_game

    found = next(islice(record_texts(file), game - 1, None), None)
    if found is None:
        count = sum(1 for _ in record_texts(file))
        raise WrongInput(messages.no_such_game(file, game, count))
    return read_game(found[1])


def _turns_of(recorded: Record | Continuation) -> int:
    """How many turns a recorded game has, over all its parts."""
    from worldsfair.records.model import Record

    return len((recorded if isinstance(recorded, Record) else recorded.as_record()).turns)


def draw(console: Console, game: Game) -> None:
    """The position as wide as the terminal has room for."""
    from worldsfair.cli.picture import picture

    names = [seat.name for seat in game.seats]
    console.print(picture(game.view(), names, console.width), no_wrap=True, overflow="crop")
