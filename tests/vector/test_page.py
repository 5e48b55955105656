"""The page about many games: its numbers and its verbs are right."""

from __future__ import annotations

import re
from pathlib import Path

from worldsfair.vector import ACTIONS, VectorGames

PAGE = (Path(__file__).parents[2] / "docs" / "vector.md").read_text("utf-8")


def test_the_number_of_actions_is_told_rightly() -> None:
    assert f"games × {ACTIONS}, bool" in PAGE
    assert f"the numbers 0 to {ACTIONS - 1}" in PAGE


def test_every_verb_that_is_told_is_there() -> None:
    table = PAGE.partition("## The verbs")[2].partition("\n\nArrays")[0]
    told = re.findall(r"^\| (.+?) \|", table, re.MULTILINE)[2:]
    names = re.findall(r"`(\w+)", " ".join(told))

    assert len(names) > 10
    assert [
        name for name in names if name != "VectorGames" and not hasattr(VectorGames, name)
    ] == []
