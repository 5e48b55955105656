"""Playing through `Game`: decisions, whole turns, undo, and what is refused."""

from __future__ import annotations

import random

import pytest

from building import game_at, one_ticket_before_scoring
from playing import finished_game, play_on
from worldsfair import Game, GameOver, IllegalMove, InvalidMove, Move
from worldsfair.errors import InvalidSetup, NothingToUndo
from worldsfair.records.model import Seat


def test_a_move_may_be_a_text_or_an_object() -> None:
    first, second = Game.new(3, 1), Game.new(3, 1)
    first.play("place electricity")
    second.play(Move.parse("place electricity"))

    assert first == second


def test_spaces_and_capitals_do_not_matter() -> None:
    game = Game.new(3, 1)
    game.play("  Place   ELECTRICITY ")

    assert [str(move) for move in game.moves()] == ["place electricity"]


def test_a_turn_finishes_with_its_last_decision() -> None:
    game = game_at(held={0: ["burnham-1"]})
    game.play("place electricity")
    assert (game.turn, game.seat) == (0, 0)

    game.play("burnham")
    assert (game.turn, game.seat) == (1, 1)


def test_the_approver_has_the_seat() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [0, 0, 2]}, held={2: ["electricity-1"]}, approvals="chosen"
    )
    game.play("place agriculture")

    assert (game.seat, game.view().active) == (2, 0)


def test_a_whole_turn_is_played_at_once() -> None:
    game = game_at(held={0: ["burnham-1", "davis-1"]})
    game.play_turn(["place electricity", "davis fine_arts", Move.parse("burnham")])

    assert game.turn == 1
    assert len(game.moves()) == 3


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        (["place electricity", "burnham", "mccormick"], "does not hold mccormick"),
        (["place electricity", "burnham"], "not complete"),
        (["place electricity", "burnham", "davis fine_arts", "place fine_arts"], "complete before"),
        (["burnham"], "begins with placing"),
        ([], "not complete"),
    ],
)
def test_a_turn_is_played_whole_or_not_at_all(moves: list[str], message: str) -> None:
    game = game_at(held={0: ["burnham-1", "davis-1"]})
    before = game.copy()

    with pytest.raises(IllegalMove, match=message):
        game.play_turn(moves)
    assert game == before
    assert game.moves() == []


def test_an_unreadable_move_takes_the_turn_back() -> None:
    game = game_at(held={0: ["burnham-1"]})
    before = game.copy()

    with pytest.raises(InvalidMove):
        game.play_turn(["place electricity", "burn"])
    assert game == before


def test_a_turn_under_way_may_be_finished_at_once() -> None:
    game = game_at(held={0: ["burnham-1", "davis-1"]})
    game.play("place electricity")
    game.play_turn(["burnham", "discard davis"])

    assert game.turn == 1


def test_a_turn_ends_before_the_approvals() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [2, 0, 0]}, held={0: ["electricity-1"]}, approvals="chosen"
    )
    with pytest.raises(IllegalMove, match="The turn is complete before 'approve electricity 1'"):
        game.play_turn(["place agriculture", "approve electricity 1"])
    game.play_turn(["place agriculture"])
    game.play_turn(["approve electricity 1"])

    assert (game.turn, game.round) == (1, 2)


def test_the_moves_of_the_turn_under_way_are_known() -> None:
    game = game_at(held={1: ["burnham-1", "davis-1"]})
    for move in ("place electricity", "place fine_arts", "burnham"):
        game.play(move)

    assert [str(move) for move in game.turn_moves()] == ["place fine_arts", "burnham"]
    assert len(game.moves()) == 3


def test_undo_says_what_it_took_back() -> None:
    game = Game.new(3, 1)
    game.play("place electricity")

    assert str(game.undo()) == "place electricity"
    assert game == Game.new(3, 1)


def test_undo_goes_back_over_the_end_of_the_game() -> None:
    game = finished_game(3, 2, "chosen")
    while game.moves():
        game.undo()

    assert game == Game.new(3, 2, "chosen")


def test_nothing_can_be_undone_before_the_first_move() -> None:
    with pytest.raises(NothingToUndo, match="No move has been made yet"):
        Game.new(3, 1).undo()


def test_a_game_goes_on_after_undo_as_it_would_have_without() -> None:
    game = play_on(Game.new(4, 6), random.Random(6), turns=12)
    other = game.copy()
    for _ in range(3):
        game.undo()
    for move in other.moves()[len(game.moves()) :]:
        game.play(move)

    assert game == other


@pytest.mark.parametrize(
    "text", ["", "place", "place nowhere", "placeelectricity", "palmer 4 agriculture electricity"]
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    game = Game.new(3, 1)

    with pytest.raises(InvalidMove, match="is no move") as refusal:
        game.play(text)
    assert refusal.value.code == "invalid_move"
    assert game == Game.new(3, 1)


def test_an_illegal_move_changes_nothing() -> None:
    game = Game.new(3, 1)

    with pytest.raises(IllegalMove):
        game.play("burnham")
    assert game == Game.new(3, 1)


def test_nothing_is_played_after_the_end() -> None:
    game = finished_game()
    end = game.copy()

    with pytest.raises(GameOver, match="The game is over"):
        game.play("place electricity")
    with pytest.raises(GameOver):
        game.play_turn(["place electricity"])
    assert game == end


def test_nobody_has_the_seat_after_the_end() -> None:
    game = finished_game()

    assert game.legal_moves() == []
    with pytest.raises(GameOver):
        _ = game.seat


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"for 2, 3 or 4 players, not {players}"):
        Game.new(players, 1)


def test_approvals_are_automatic_or_chosen() -> None:
    with pytest.raises(InvalidSetup, match="automatic or chosen, not 'maybe'"):
        Game.new(2, 1, "maybe")  # type: ignore[arg-type]  # the point of the test


def test_there_are_as_many_seats_as_players() -> None:
    with pytest.raises(InvalidSetup, match="1 seats are named for 2 players"):
        Game.new(2, 1, seats=[Seat(name="Ada", player="human")])


def test_a_number_and_its_bytes_are_the_same_seed() -> None:
    assert Game.new(2, 258) == Game.new(2, bytes(30) + b"\x01\x02")


def test_without_a_seed_every_game_is_another() -> None:
    first, second = Game.new(2), Game.new(2)

    assert first.seed is not None
    assert len(first.seed) == 32
    assert first.seed != second.seed


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", bytes(33), "1893", 1.5])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(InvalidSetup, match="A seed is a number"):
        Game.new(2, seed)  # type: ignore[arg-type]  # the point of the test
