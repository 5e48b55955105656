"""`worldsfair show`: a position of a recorded game, drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from worldsfair.cli import messages
from worldsfair.cli.console import output, prepare_rules, say
from worldsfair.cli.inputs import WrongInput, edition_from, refuse_unreadable
from worldsfair.cli.words import t
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
    from worldsfair.cli.display_names import seat_names
    from worldsfair.cli.game_messages import Teller
    from worldsfair.cli.refusals import refused_record
    from worldsfair.cli.turn_summary import tell_last_turn
    from worldsfair.game import Game

    refuse_unreadable(file)
    try:
        recorded = _recorded(file, game)
        turns = _turns_of(recorded)
        if turn is not None and turn > turns:
            raise WrongInput(t("show-no-turn", game=game, turns=turns, turn=turn))
        position = Game.from_record(recorded, turns=turn, edition=box)
    except InvalidRecord as error:
        raise WrongInput(refused_record(file, game, error)) from None
    names = seat_names(position.seats)
    title = t("show-position", path=str(file), game=game, turn=position.turn, turns=turns)
    console = output()
    say(console, title)
    console.print()
    tell_last_turn(console, position, Teller(names))
    console.print()
    _draw(console, position, names)


def _recorded(file: Path, game: int) -> Record | Continuation:
    from worldsfair.records.files import record_texts
    from worldsfair.records.reader import read_game

    found = next(islice(record_texts(file), game - 1, None), None)
    if found is None:
        count = sum(1 for _ in record_texts(file))
        raise WrongInput(t("show-no-game", path=str(file), games=count, game=game))
    return read_game(found[1])


def _turns_of(recorded: Record | Continuation) -> int:
    """How many turns a recorded game has, over all its parts."""
    from worldsfair.records.model import Record

    return len((recorded if isinstance(recorded, Record) else recorded.as_record()).turns)


def _draw(console: Console, game: Game, names: Sequence[str]) -> None:
    """The position as wide as the terminal has room for."""
    from worldsfair.cli.picture import picture

    console.print(picture(game.view(), names, console.width))
