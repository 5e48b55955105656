"""`worldsfair bots`: every bot that can be named, how strong, and where it comes from."""

from __future__ import annotations

import typer


def bots() -> None:
    """List the bots: ours, with the levels' ratings, and those of installed packages.

    A level's rating counts from `random`, which has 0; 400 more win ten games for each that is
    lost. What is wrong with a bot is said.
    """
    from worldsfair.bots import LEVEL_RATINGS, bot_names, bot_problems

    names = bot_names()
    width = max(map(len, names))
    for name, package in names.items():
        rating = str(LEVEL_RATINGS.get(name, ""))
        typer.echo(f"{name.ljust(width)}  {rating.rjust(4)}  {package}")
    for problem in bot_problems().values():
        typer.echo(problem, err=True)
