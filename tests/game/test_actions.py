"""A move is a `Move`, its text or its number, wherever moves are taken."""

from __future__ import annotations

import random

import numpy as np
import pytest

from building import game_at
from worldsfair import Game, IllegalMove, InvalidMove, Move
from worldsfair.errors import InvalidSetup
from worldsfair.game.move import all_moves

ELECTRICITY = Move.parse("place electricity")
FORMS = [ELECTRICITY, ELECTRICITY.text, ELECTRICITY.number, np.int64(1), np.uint8(1), np.array(1)]


@pytest.mark.parametrize("move", FORMS)
def test_every_form_of_a_move_is_played(move: Move | str | int) -> None:
    game = Game.new(3, 1)
    game.play(move)

    assert game.moves() == [ELECTRICITY]


@pytest.mark.parametrize("move", FORMS[:-1])
def test_a_single_move_is_a_turn_of_one(move: Move | str | int) -> None:
    game, other = Game.new(3, 1), Game.new(3, 1)

    assert game.play_turn(move) == other.play_turn([move])
    assert game == other


@pytest.mark.parametrize("move", FORMS[:-1])
def test_every_form_of_a_move_is_previewed(move: Move | str | int) -> None:
    game = Game.new(3, 1)

    assert game.preview(move) == game.preview([move]) == game.preview(["place electricity"])


def test_the_forms_may_be_mixed_in_a_turn() -> None:
    game = game_at(held={0: ["burnham-1", "davis-1"]})
    turn = game.play_turn([ELECTRICITY, Move.parse("burnham").number, "davis fine_arts"])

    assert turn.moves == ["place electricity", "burnham", "davis fine_arts"]


@pytest.mark.parametrize(
    "action", [True, np.True_, -1, 204, 2**70, np.int64(204), 1.0, None, b"place", ["burnham"]]
)
def test_what_is_no_move_says_what_one_is(action: object) -> None:
    game = Game.new(3, 1)

    with pytest.raises(InvalidMove, match="a Move, its text, or its number, 0 to 203"):
        game.play(action)  # type: ignore[arg-type]  # the point of the test
    assert game == Game.new(3, 1)


def test_an_illegal_number_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalMove, match="begins with placing") as refused:
        Game.new(3, 1).play(Move.parse("burnham").number)
    assert refused.value.rule == "T1"


def test_the_mask_the_actions_and_the_moves_say_the_same() -> None:
    game, chooser = Game.new(4, 3, "chosen"), random.Random(3)
    while not game.is_over:
        numbers = [move.number for move in game.legal_moves()]
        assert game.legal_actions() == numbers
        assert np.flatnonzero(game.legal_mask()).tolist() == numbers
        game.play(chooser.choice(numbers))

    assert game.legal_actions() == []
    assert not game.legal_mask().any()
    assert game.legal_mask().shape == (len(all_moves()),)
    assert game.legal_mask().flags.writeable


@pytest.mark.parametrize("seed", [np.int64(258), np.uint16(258), bytes(30) + b"\x01\x02"])
def test_every_form_of_a_number_is_the_same_seed(seed: int) -> None:
    assert Game.new(2, seed) == Game.new(2, 258)
    assert Game.new(2, 1).imagine(seed) == Game.new(2, 1).imagine(258)


def test_a_generator_gives_one_seed_after_the_other() -> None:
    generator = np.random.default_rng(5)
    games = [Game.new(2, generator) for _ in range(2)]

    assert games[0] == Game.new(2, np.random.default_rng(5))
    assert games[0] != games[1]
    assert Game.new(2, random.Random(5)) == Game.new(2, random.Random(5))


@pytest.mark.parametrize("seed", [np.int64(-1), np.array([1, 2]), np.float64(1), 1.5, "1893"])
def test_what_is_no_seed_says_what_one_is(seed: object) -> None:
    with pytest.raises(InvalidSetup, match="A seed is a number"):
        Game.new(2, seed)  # type: ignore[arg-type]  # the point of the test
