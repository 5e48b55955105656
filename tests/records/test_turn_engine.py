"""The one way to play: quickly, and stage by stage with notes, to the same position."""

from __future__ import annotations

import random

import pytest

from building import game_at, one_ticket_before_scoring
from playing import any_move, avoid_tickets
from worldsfair import Game, IllegalMove
from worldsfair.errors import UnknownBeginning
from worldsfair.records.chance import SeedChance
from worldsfair.records.model import Approvals
from worldsfair.records.turn_engine import play_and_record
from worldsfair.rules.position import Position


@pytest.mark.parametrize("policy", [any_move, avoid_tickets])
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_playing_and_recording_lead_to_the_same_position(
    players: int, approvals: Approvals, policy: object
) -> None:
    game, chooser = Game.new(players, 11, approvals), random.Random(11)
    assert game.seed is not None
    recorded = game.position.copy()
    while not game.is_over and game.turn < 60:
        turn, decisions = game.turn, []
        while game.turn == turn and not game.is_over:
            move = policy(game, game.legal_moves(), chooser)  # type: ignore[operator]  # as it is
            game.play(move)
            decisions.append(move.text)
        play_and_record(recorded, decisions, SeedChance(game.seed))
        assert recorded == game.position


def test_a_whole_turn_says_what_came_of_it() -> None:
    game = one_ticket_before_scoring()
    turn = game.play_turn(["place agriculture"])

    assert turn == game.last_turn()
    assert len(turn.dealt) == 3
    assert turn.scoring


def test_a_turn_that_was_begun_is_told_as_a_whole() -> None:
    game = game_at(held={0: ["burnham-1", "davis-1"]})
    game.play("place electricity")
    turn = game.play_turn(["burnham", "davis fine_arts"])

    assert turn.moves == ["place electricity", "burnham", "davis fine_arts"]


def test_the_scoring_is_told_once_all_approvals_are_chosen() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [2, 0, 0], "fine_arts": [0, 2, 0]},
        held={0: ["electricity-1"], 1: ["fine_arts-1"]},
        approvals="chosen",
    )
    dealt = game.play_turn(["place agriculture"])
    first = game.play_turn(["approve electricity 1"])
    last = game.play_turn(["approve fine_arts 0"])

    assert [bool(turn.scoring) for turn in (dealt, first, last)] == [False, False, True]
    assert dealt.dealt == last.dealt
    assert last == game.last_turn()


def test_a_refused_turn_leaves_the_game_as_it_was() -> None:
    game = game_at(held={0: ["burnham-1"]})
    before = game.copy()

    for moves in (["place electricity"], ["place electricity", "davis fine_arts"], []):
        with pytest.raises(IllegalMove):
            game.play_turn(moves)
        assert game == before


def test_a_game_taken_up_at_a_position_plays_on_but_has_no_record() -> None:
    game = Game.new(3, 5)
    game.play_turn(["place electricity"])
    assert game.seed is not None
    position = Position(game.edition, game.players)
    position.load(bytes(game.position.buffer))
    again = Game.from_position(position, seed=game.seed, seats=game.seats)

    assert again.play_turn(["place agriculture"]) == game.play_turn(["place agriculture"])
    assert again.position == game.position
    with pytest.raises(UnknownBeginning):
        again.record()
