"""What no game can be made of, or asked, is refused in a sentence that says what is wanted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from playing import finished_game
from worldsfair import ChanceGame, Game, InvalidMove, Move
from worldsfair.errors import GameOver, InvalidRecord, InvalidSetup


@pytest.mark.parametrize("make", [Game.new, ChanceGame.new])
@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 2.0}, "number of players is a whole number, not 2.0"),
        ({"players": "2"}, "number of players is a whole number, not '2'"),
        ({"players": True}, "number of players is a whole number, not True"),
        ({"players": np.array([2, 3])}, "number of players is a whole number, not array"),
        ({"edition": "base"}, "as `load_edition\\(path\\)` gives one, not 'base'"),
        ({"edition": {}}, "An edition is wanted, .* not {}"),
    ],
)
def test_a_game_is_not_laid_out_with(make: Any, wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        make(**wrong)


def test_a_truth_is_no_seed() -> None:
    with pytest.raises(InvalidSetup, match="A seed is a number"):
        Game.new(2, seed=True)


@pytest.mark.parametrize("seat", [1.0, "0", True])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    with pytest.raises(InvalidSetup, match="A seat is a whole number"):
        Game.new(2, seed=1).observe(seat)


@pytest.mark.parametrize("rng", [1.0, "x", True, np.random])
@pytest.mark.parametrize("verb", ["sample", "rollout"])
def test_chance_comes_from_a_generator_or_a_number(verb: str, rng: Any) -> None:
    with pytest.raises(InvalidSetup, match="is a whole number"):
        getattr(Game.new(2, seed=1), verb)(rng)


@pytest.mark.parametrize("text", [None, 1, True, b"place electricity"])
def test_a_move_is_read_from_its_text(text: Any) -> None:
    with pytest.raises(InvalidMove, match="read from its text"):
        Move.parse(text)


def test_no_turn_follows_the_end() -> None:
    game = finished_game(2, 1)
    with pytest.raises(GameOver):
        game.play_turn([])


def test_chance_is_made_explicit_in_a_game() -> None:
    with pytest.raises(InvalidSetup, match="A game is wanted, not 'x'"):
        ChanceGame.of("x")  # type: ignore[arg-type]  # the point of the test


@pytest.mark.parametrize("record", [None, "{}", {}])
def test_a_game_is_not_read_from_anything_but_a_record(record: Any) -> None:
    with pytest.raises(InvalidRecord, match="a record is wanted"):
        Game.from_record(record)


@pytest.mark.parametrize("turns", [1.5, "x", True])
def test_a_number_of_turns_is_a_whole_one(turns: Any) -> None:
    with pytest.raises(InvalidSetup, match="number of turns is a whole number"):
        Game.from_record(finished_game(2, 1).record(), turns=turns)


def test_a_record_is_taken_up_with_any_form_of_its_seed() -> None:
    game = Game.new(2, seed=5)
    game.play("place agriculture")

    assert Game.from_record(game.record(), seed=5) == game
    with pytest.raises(InvalidSetup, match="A seed is"):
        Game.from_record(game.record(), seed="5")  # type: ignore[arg-type]  # the point of the test
