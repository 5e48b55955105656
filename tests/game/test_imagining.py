"""An imagined game could be the real one, at any decision, and is played on like it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from building import game_at, one_ticket_before_scoring
from playing import play_on
from worldsfair import Game, Move
from worldsfair.errors import NothingToUndo, UnknownDeck
from worldsfair.game import PublicGame


def in_scoring() -> Game:
    """Two players have yet to choose what to approve, and then the next turn begins."""
    game = one_ticket_before_scoring(
        supporters={"electricity": [0, 0, 2], "fine_arts": [0, 2, 0]},
        held={2: ["electricity-1"], 1: ["fine_arts-1"]},
        approvals="chosen",
    )
    game.play("place agriculture")
    return game


def decisions_of(seed: int) -> Iterator[Game]:
    game, chooser = Game.new(3, seed, "chosen"), random.Random(seed)
    while not game.is_over:
        yield game
        game.play(chooser.choice(game.legal_moves()))


@pytest.mark.parametrize("seed", range(3))
def test_at_every_decision_the_imagined_game_is_the_same_to_everybody(seed: int) -> None:
    for game in decisions_of(seed):
        imagined = game.imagine(seed)
        assert imagined.view() == game.view()
        assert imagined.moves() == game.moves()
        assert imagined.turn_moves() == game.turn_moves()
        assert imagined.public() == PublicGame(imagined.position, "", game.seats, known_to(game))


def known_to(game: Game) -> tuple[int, ...]:
    return tuple(move.number for move in game.moves())


def test_what_is_public_has_the_moves_of_the_turn_under_way() -> None:
    game = game_at(held={0: ["burnham-1", "davis-1"]})
    for move in ("place electricity", "burnham"):
        game.play(move)

    assert [str(move) for move in game.public().turn_moves()] == ["place electricity", "burnham"]


def test_a_game_imagined_in_a_scoring_phase_is_played_to_the_end_turn_by_turn() -> None:
    imagined, chooser = in_scoring().imagine(4), random.Random(4)
    while not imagined.is_over:
        moves: list[Move] = []
        trial = imagined.copy()
        while not moves or (trial.phase == "figures" and trial.turn == imagined.turn):
            moves.append(chooser.choice(trial.legal_moves()))
            trial.play(moves[-1])
        turn, active = imagined.turn, imagined.view().active
        assert imagined.play_turn(moves).seat == active
        assert imagined == trial or imagined.turn == turn


def test_a_turn_that_is_known_from_its_scoring_on_tells_no_half_of_it() -> None:
    imagined = in_scoring().imagine(4)
    imagined.play_turn("approve electricity 1")
    turn = imagined.play_turn("approve fine_arts 1")

    assert (turn.seat, turn.moves, turn.dealt) == (0, [], [])
    assert not turn.scoring
    assert imagined.turn == 1


def test_approvals_are_tried_on_a_public_game_as_they_deal_no_card() -> None:
    game = in_scoring()
    public = game.public()
    for move in ("approve electricity 1", "approve fine_arts 0"):
        game.play(move)
        public.play(move)

    assert public.view() == game.view()
    with pytest.raises(UnknownDeck):
        public.play("place electricity")


def test_a_deal_without_any_card_is_known_to_everybody() -> None:
    game = game_at(others="2")
    public = game.public()
    game.play("place electricity")
    public.play("place electricity")

    assert public.view() == game.view()


def test_what_was_played_before_a_game_was_imagined_is_not_undone() -> None:
    imagined = play_on(Game.new(2, 1), random.Random(1), turns=3).imagine(5)

    with pytest.raises(NothingToUndo, match="Nothing before this position is known"):
        imagined.undo()
