"""A game as a value: copies, equality, pickles, and how it prints."""

from __future__ import annotations

import pickle
import random

import pytest

from building import game_at
from playing import finished_game, play_on
from worldsfair import Game, IllegalMove, InvalidRecord
from worldsfair.records.model import Approvals, Seat


def halfway(players: int = 3, approvals: Approvals = "automatic") -> Game:
    return play_on(Game.new(players, 12, approvals), random.Random(12), turns=15)


def test_a_copy_is_equal_and_independent() -> None:
    game = halfway()
    other = game.copy()
    assert other == game

    other.play(other.legal_moves()[0])
    assert other != game
    assert game == halfway()


def test_undo_in_a_copy_leaves_the_original_alone() -> None:
    game = halfway()
    other = game.copy()
    while other.moves():
        other.undo()

    assert game == halfway()
    assert other == Game.new(3, 12)


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_a_pickled_game_is_the_same_game(approvals: Approvals) -> None:
    game = halfway(4, approvals)
    other: Game = pickle.loads(pickle.dumps(game))  # noqa: S301  # our own bytes

    assert other == game
    assert play_on(other, random.Random(1)) == play_on(game, random.Random(1))


def test_a_pickled_game_can_be_undone() -> None:
    other: Game = pickle.loads(pickle.dumps(halfway()))  # noqa: S301  # our own bytes
    while other.moves():
        other.undo()

    assert other == Game.new(3, 12)


@pytest.mark.parametrize(
    "other",
    [
        Game.new(3, 2),
        Game.new(4, 1),
        Game.new(3, 1, "chosen"),
        Game.new(3, 1, seats=[Seat(name=n, player="human") for n in "ABC"]),
        "a game",
        None,
    ],
)
def test_what_differs_is_not_equal(other: object) -> None:
    assert Game.new(3, 1) != other


def test_the_way_to_a_position_is_part_of_the_game() -> None:
    first = game_at(held={0: ["burnham-1", "burnham-2"]})
    second = first.copy()
    first.play_turn(["place electricity", "discard burnham", "burnham"])
    second.play_turn(["place electricity", "burnham", "discard burnham"])

    assert first.position.buffer == second.position.buffer
    assert first != second


def test_a_game_is_not_hashable() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game.new(3, 1))


def test_repr_says_how_far_it_is() -> None:
    assert repr(Game.new(3, 1)) == "<Game of 3 players, turn 1, round 1>"
    assert repr(finished_game(2)) == "<Game of 2 players, over>"


def test_printing_shows_areas_cards_and_players() -> None:
    seats = [Seat(name="Ada", player="human"), Seat(name="Ben", player="bot:random")]
    game = Game.new(2, 1, seats=seats)
    text = str(game)

    assert text.splitlines()[0] == "Turn 1: ●O Ada · 75 cards in the deck, 0 discarded"
    for area in game.view().areas:
        assert area.area in text
        assert all(card in text for card in area.cards)
    assert "▸ ●O Ada" in text
    assert "■P Ben" in text


def test_printing_the_end_names_the_winners() -> None:
    game = finished_game(3)
    winners = " and ".join(game.seats[seat].name for seat in game.result().winners)

    assert str(game).startswith(f"The fair is over: {winners} won")


def test_every_finished_turn_can_be_told() -> None:
    game = finished_game(3)

    assert Game.new(3, 1).last_turn() is None
    assert game.last_turn() == game.turns()[-1]
    assert len(game.turns()) == game.turn


def test_the_standing_can_be_asked_for_at_any_time() -> None:
    game = halfway()

    assert not game.is_over
    assert [seat.total for seat in game.result().seats] == [s.total for s in game.view().seats]


@pytest.mark.parametrize(
    "error", [IllegalMove("No.", "T5"), InvalidRecord("a reason", 4), InvalidRecord("a reason")]
)
def test_errors_survive_pickling(error: IllegalMove | InvalidRecord) -> None:
    other = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own bytes

    assert (type(other), str(other), vars(other)) == (type(error), str(error), vars(error))
