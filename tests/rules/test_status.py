"""What is wrong with a position is named: what tests and users ask a game about itself."""

from __future__ import annotations

import random

import pytest

from playing import play_on
from worldsfair import Game


def test_nothing_is_wrong_with_a_game_that_was_played() -> None:
    game = Game.new(4, 3, "chosen")
    while not game.is_over:
        assert game.problems() == []
        play_on(game, random.Random(game.turn), turns=game.turn + 1)
    assert game.problems() == []


@pytest.mark.parametrize(
    ("field", "index", "value", "problem"),
    [
        ("supply", 0, 3, "seat 0 has"),
        ("discard_size", None, 77, "the discard pile is miscounted"),
        ("held", (1, 0), 9, "seat 1 holds"),
        ("figures_held", 2, 9, "seat 2 has"),
        ("card_place", 0, 10, "the deck is not what lies in it"),
        ("active", None, 1, "another player decides in this turn"),
        ("car", None, 11, "the car is home, but nothing is scored"),
        ("phase", None, 6, "the game stopped in phase 6"),
        ("deck_size", None, 200, "deck_size is 200"),
    ],
)
def test_a_broken_position_is_named(
    field: str, index: int | tuple[int, int] | None, value: int, problem: str
) -> None:
    game = Game.new(3, 7)
    state = game.position.state
    if index is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[index] = value

    assert any(text.startswith(problem) for text in game.problems()), game.problems()
