"""`worldsfair play`: a person against bots, with as little typing as possible."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from worldsfair.cli import messages
from worldsfair.cli.console import output, prepare_rules
from worldsfair.cli.hints import hint, is_typed
from worldsfair.cli.inputs import WrongInput, edition_from, split_names
from worldsfair.cli.words import t
from worldsfair.records.model import Approvals

if TYPE_CHECKING:
    from worldsfair.cli.session import Session


def play(
    context: typer.Context,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="2-4",
            min=2,
            max=4,
            show_default=False,
            help=messages.PLAYERS,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--level", "--bot", "-b", metavar="NAME", show_default=False, help=messages.LEVEL
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="1-4", min=1, max=4, show_default=False, help=messages.SEAT),
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAMES", show_default=False, help=messages.NAMES)
    ] = None,
    approvals: Annotated[Approvals, typer.Option(help=messages.APPROVALS)] = "automatic",
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, show_default=False, help=messages.PLAY_SEED)
    ] = None,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", show_default=False, help=messages.EDITION)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help=messages.RESUME)] = False,
    new: Annotated[bool, typer.Option("--new", help=messages.NEW)] = False,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", envvar="WORLDSFAIR_DATA", show_default=False, help=messages.DATA
        ),
    ] = None,
) -> None:
    """Play against bots. The game is saved after every decision, so you can leave at any time."""
    if resume and new:
        raise WrongInput(t("resume-or-new"))
    box = edition_from(edition)
    prepare_rules()
    from worldsfair.cli.game_setup import Wanted, find_saved, open_game
    from worldsfair.cli.prompts import Leaving, Person
    from worldsfair.cli.saves import folder_for_saves

    wanted = Wanted(
        players, split_names(bot or []), seat, split_names([names or ""]), approvals, seed, box
    )
    wanted.refuse_what_can_not_be()
    person, folder = Person(output()), folder_for_saves(data)
    session = None
    try:
        session = None if new else find_saved(person, folder, must=resume)
        session = session or open_game(person, folder, wanted)
        session.run()
        _end(session, edition)
    except (Leaving, KeyboardInterrupt):
        person.console.print()
        if session is None:
            person.say(t("left-unsaved"))
            return
        kept_in = ("--data", data) if data is not None and is_typed(context, "data") else ()
        command = hint("play", "--resume", *kept_in)
        person.say(t("left-saved", command=command), command)


def _end(session: Session, edition: Path | None) -> None:
    """Tell the result; the saved game goes once the person has decided about the record."""
    from worldsfair.cli.game_result import offer_record, tell_result, tell_who_fits
    from worldsfair.cli.saves import forget_game

    session.draw()
    tell_result(session.console, session.game, session.teller)
    tell_who_fits(session.person, session.game, session.me, session.folder)
    offer_record(session.person, session.game, edition)
    forget_game(session.game, session.folder)
