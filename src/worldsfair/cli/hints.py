"""Commands that are told to be typed next, with the options that the person needs again."""

from __future__ import annotations

import shlex
from pathlib import Path

import typer


class _Given:
    """What stood before the command and counts for the next one, too."""

    options: tuple[str, ...] = ()


def forget_options() -> None:
    """Another command begins."""
    _Given.options = ()


def repeat_option(*words: str) -> None:
    """An option before the command that the next command needs again."""
    _Given.options = (*_Given.options, *words)


def is_typed(context: typer.Context, option: str) -> bool:
    """Whether an option stands on the command line, and not only in the environment."""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def hint(command: str, *words: str | Path) -> str:
    """A whole command, quoted for a shell.

    >>> hint("verify", Path("my games.jsonl"))
    "worldsfair verify 'my games.jsonl'"
    """
    return shlex.join(["worldsfair", *_Given.options, command, *map(str, words)])
