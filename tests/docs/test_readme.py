"""The README: its first example is short, and its table has every command."""

from __future__ import annotations

import re

from doc_pages import ROOT, blocks_of
from worldsfair.cli.app import app

README = ROOT / "README.md"


def test_the_examples_are_short() -> None:
    examples = [block.text for block in blocks_of(README) if block.language == "python"]

    assert max(len(example.strip().splitlines()) for example in examples) <= 10


def test_every_command_is_shown_and_exists() -> None:
    shown = set(re.findall(r"`worldsfair ([a-z]+)", README.read_text("utf-8")))
    known = {
        (command.name or (command.callback.__name__ if command.callback else ""))
        for command in app.registered_commands
    } | {f"{group.name}" for group in app.registered_groups}

    assert shown == known
