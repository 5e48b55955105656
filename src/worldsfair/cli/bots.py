"""`worldsfair bots`: every bot that can be named, and where it comes from."""

from __future__ import annotations

import typer


def bots() -> None:
    """List the bots: ours, and those of installed packages; what is wrong with one is said."""
    from worldsfair.bots import bot_names, bot_problems

    names = bot_names()
    width = max(map(len, names))
    for name, package in names.items():
        typer.echo(f"{name.ljust(width)}  {package}")
    for problem in bot_problems().values():
        typer.echo(problem, err=True)
