"""`worldsfair backup` and `worldsfair restore`: copies of all games, while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from worldsfair.cli.serving import DatabaseUrl


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; an older one is replaced.")],
    database_url: DatabaseUrl = None,
) -> None:
    """Copy all games to a file, while the server runs."""
    from worldsfair.server import maintenance

    tables = maintenance.back_up(database_url, file)
    typer.echo(f"{file} holds {tables} tables.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `worldsfair backup` made.")],
    database_url: DatabaseUrl = None,
) -> None:
    """Put a copy in the place of all games, while the server runs; what was there is kept."""
    from worldsfair.server import maintenance

    tables, kept = maintenance.restore(database_url, file)
    typer.echo(f"{tables} tables are back.")
    if kept is not None:
        typer.echo(f"What was there before is in {kept}.")
