"""Importing the package is quick: what is heavy is loaded when it is first used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import worldsfair


def loaded_after(statement: str) -> set[str]:
    """The top-level modules that a fresh interpreter has after a statement."""
    code = f"{statement}\nimport sys; print(*(name.partition('.')[0] for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "statement",
    [
        "import worldsfair",
        "from worldsfair import InvalidRecord, GameError, default_edition",
        "import worldsfair; dir(worldsfair)",
        "import worldsfair, rlcompleter; rlcompleter.Completer().complete('worldsfair.Ga', 0)",
    ],
)
def test_importing_does_not_load_numba(statement: str) -> None:
    assert loaded_after(statement).isdisjoint({"numba", "llvmlite", "numpy"})


def test_every_public_name_can_be_imported() -> None:
    for name in worldsfair.__all__:
        assert getattr(worldsfair, name).__name__ == name


def test_everything_is_listed() -> None:
    assert set(worldsfair.__all__) < set(dir(worldsfair))
    assert {"__version__", "vector", "bots", "arena"} < set(dir(worldsfair))


def test_every_room_that_is_listed_can_be_entered() -> None:
    for name in set(dir(worldsfair)) - set(worldsfair.__all__):
        assert getattr(worldsfair, name), name


def test_everything_public_says_what_it_is() -> None:
    for name in worldsfair.__all__:
        assert getattr(worldsfair, name).__doc__, name


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        _ = worldsfair.Chess  # type: ignore[attr-defined]  # the point of the test
