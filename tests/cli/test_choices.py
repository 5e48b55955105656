from __future__ import annotations

import random

import pytest

from worldsfair.cli.choices import Setting, next_question
from worldsfair.game import Game, Move


def leaves(moves: list[Move], setting: Setting) -> list[Move]:
    """Every move that some answers lead to."""
    question = next_question(moves, setting)
    if question is None:
        return moves
    assert [option.key for option in question.options] == list(question.left)
    return [move for left in question.left.values() for move in leaves(left, setting)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("supply", ["full", "empty"])
def test_every_legal_move_can_be_chosen_in_steps(players: int, supply: str) -> None:
    chooser = random.Random(players)
    game = Game.new(players=players, seed=players, approvals="chosen")
    while not game.is_over:
        if supply == "empty":
            game.position.state.supply[:] = 0
        view = game.view()
        setting = Setting(
            [seat.name for seat in game.seats],
            {area.area: str(area.position + 1) for area in view.areas},
        )
        moves = game.legal_moves()

        assert sorted(move.number for move in leaves(moves, setting)) == [
            move.number for move in moves
        ]
        game.play(chooser.choice(moves))


def test_areas_have_the_numbers_of_the_picture() -> None:
    game = Game.new(players=2, seed=1)
    keys: dict[str, str] = {area.area: str(area.position + 1) for area in game.view().areas}

    question = next_question(game.legal_moves(), Setting(["a", "b"], keys))

    assert question is not None
    assert [option.key for option in question.options] == ["1", "2", "3", "4", "5"]
    assert question.left["1"][0].area == game.view().areas[0].area
