"""Copies, pickles, bytes, and games that go on from elsewhere."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from worldsfair import Game
from worldsfair.errors import InvalidSetup, InvalidState
from worldsfair.rules.constants import APPROVE
from worldsfair.rules.layout import STATE
from worldsfair.rules.status import problems_of
from worldsfair.vector import VectorGames

IMPOSSIBLE = [
    ("players", 2),
    ("chosen_approvals", 1),
    ("asks_for_shuffle", 1),
    ("phase", 4),
    ("seat", 3),
    ("active", 3),
    ("car", 200),
    ("placed", 5),
    ("deal_position", 5),
    ("scored_position", 6),
    ("deck_size", 92),
    ("current_round", 0),
    ("current_round", 4),
    ("random", 0),
    ("area_at", 1),
    ("position_of", 0),
    ("slot_count", 5),
    ("slots", 255),
    ("card_place", 12),
    ("deck", 255),
]
COUNTS = {
    *("turn", "reshuffles", "deal_left", "discard_size", "figures_held", "reshuffled_size"),
    *("supply", "supporters", "coins", "medals", "tokens", "held", "padding"),
}
"""Numbers that are only counted with, whatever they are."""


def played(**settings: Any) -> VectorGames:
    games = VectorGames(**{"count": 9, "players": 3, "seed": 5, **settings})
    for _ in range(77):
        games.step(games.sample())
    return games


def assert_same(one: VectorGames, other: VectorGames) -> None:
    """Now, and in what follows."""
    assert np.array_equal(one.rewards, other.rewards)
    assert np.array_equal(one.points, other.points)
    for _ in range(60):
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        first, second = one.step(actions), other.step(actions)
        assert all(np.array_equal(*pair) for pair in zip(first, second, strict=True))
    assert one.to_bytes() == other.to_bytes()
    assert one.finished == other.finished


@pytest.mark.parametrize("way", [VectorGames.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(way: Any) -> None:
    games = played(final_observations=True)
    before = games.to_bytes()
    other = way(games)
    other.step(other.sample())

    assert games.to_bytes() == before
    assert_same(way(games), games)


@pytest.mark.parametrize("threads", [1, 3])
def test_games_are_pickled(threads: int) -> None:
    games = played(threads=threads, approvals="chosen", auto_reset=False)
    again = pickle.loads(pickle.dumps(games))  # noqa: S301  # our own

    assert (again.approvals, again.auto_reset) == ("chosen", False)
    assert_same(again, games)


def test_a_pickle_of_another_layout_is_refused() -> None:
    kept = played().__getstate__() | {"layout": "other"}
    with pytest.raises(InvalidState, match="another layout"):
        VectorGames.__new__(VectorGames).__setstate__(kept)


def test_bytes_bring_games_back() -> None:
    games = played()
    again = VectorGames(9, 3, seed=1)
    again.from_bytes(games.to_bytes())

    assert again.to_bytes() == games.to_bytes()


@pytest.mark.parametrize(("field", "value"), IMPOSSIBLE)
def test_bytes_that_say_something_impossible_are_refused(field: str, value: int) -> None:
    games = VectorGames(9, 3, seed=1)
    before = games.to_bytes()
    kept = np.frombuffer(before, STATE).copy()
    kept[field][7] = value

    with pytest.raises(InvalidState, match="Game 7 is no such game: "):
        games.from_bytes(kept.tobytes())
    assert games.to_bytes() == before


def test_an_approval_beyond_the_last_area_is_refused() -> None:
    games = VectorGames(2, 3, seed=1, approvals="chosen")
    kept = np.frombuffer(games.to_bytes(), STATE).copy()
    kept["phase"], kept["scored_position"] = APPROVE, 5

    with pytest.raises(InvalidState, match="no area is scored"):
        games.from_bytes(kept.tobytes())


def test_every_number_that_is_followed_is_looked_over() -> None:
    assert set(STATE.names or ()) == COUNTS | {field for field, _ in IMPOSSIBLE}


@pytest.mark.parametrize("kept", [b"", b"x" * 360, "text", None, 7])
def test_other_bytes_are_refused(kept: Any) -> None:
    with pytest.raises(InvalidState, match="bytes"):
        VectorGames(3, seed=1).from_bytes(kept)


def test_games_are_taken_in_any_order_and_as_often_as_named() -> None:
    games = played()
    before = games.to_bytes()
    taken = games.take([4, 0, 4])
    size = STATE.itemsize

    assert len(taken) == 3
    assert taken.to_bytes() == b"".join(before[at * size : (at + 1) * size] for at in (4, 0, 4))
    assert games.take(np.arange(9) == 2).to_bytes() == before[2 * size : 3 * size]


@pytest.mark.parametrize("named", [[], [9], [-1], [0.5], [[1]], np.zeros(9, bool)])
def test_what_can_not_be_taken_is_refused(named: Any) -> None:
    with pytest.raises(InvalidSetup):
        played().take(named)


def test_shuffling_the_unknown_changes_nothing_that_is_seen() -> None:
    games = played().take([4] * 50)
    seen, mask = games.observe().copy(), games.legal_mask().copy()
    games.shuffle_unknown(7)

    assert np.array_equal(games.observe(), seen)
    assert np.array_equal(games.legal_mask(), mask)
    assert len(np.unique(games._states["deck"], axis=0)) == 50
    assert all(not problems_of(games.position(index)) for index in range(50))


def test_a_game_is_looked_at_by_its_position() -> None:
    games = played()

    assert games.position(3).seat == games.seats[3]
    for wrong in (9, -1, 1.0, True, "a"):
        with pytest.raises(InvalidSetup, match="game"):
            games.position(wrong)  # type: ignore[arg-type]  # on purpose


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_many_games_go_on_from_one(approvals: Any) -> None:
    game = Game.new(players=3, seed=1893, approvals=approvals)
    for _ in range(20):
        game.play(game.legal_moves()[0])
    games = VectorGames.from_position(game.position, 40, seed=2)

    assert games.approvals == approvals
    assert (games.seats == game.seat).all()
    assert (games.turns == game.turn).all()
    legal = [move.number for move in game.legal_moves()]
    assert all(np.flatnonzero(row).tolist() == legal for row in games.legal_mask())
    assert len(np.unique(games._states["deck"], axis=0)) == 40
    assert games.play_out().ended.all()


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(InvalidSetup, match=r"`game.position` is one, not Game"):
        VectorGames.from_position(Game.new(players=2, seed=1), 3)  # type: ignore[arg-type]  # so
