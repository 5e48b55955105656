from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def block(kind: str) -> str:
    """The one block of code of this kind."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    return str(found)


def test_the_example_prints_the_picture() -> None:
    printed = io.StringIO()

    with contextlib.redirect_stdout(printed):
        exec(block("python"), {})  # noqa: S102  # our own text

    assert printed.getvalue() == block("text")


def test_the_example_is_short() -> None:
    assert len(block("python").strip().splitlines()) <= 10


def test_every_command_that_is_shown_exists() -> None:
    from worldsfair.cli.app import app

    shown = set(re.findall(r"`worldsfair ([a-z]+)", README.read_text("utf-8")))
    known = {
        (command.name or (command.callback.__name__ if command.callback else ""))
        for command in app.registered_commands
    } | {f"{group.name}" for group in app.registered_groups}

    assert shown == known
