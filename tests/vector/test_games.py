"""Many games at once are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from many_games import positions_of
from worldsfair.errors import IllegalMove, InvalidMove, InvalidSetup
from worldsfair.rules.layout import STATE
from worldsfair.vector import ACTIONS, VectorGames, action_texts

every_table = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@every_table
def test_a_step_is_what_a_single_game_plays(players: int, approvals: Any) -> None:
    games = VectorGames(12, players, seed=4, approvals=approvals, auto_reset=False)
    positions = positions_of(games)
    for _ in range(400):
        actions = games.sample()
        for position, action in zip(positions, actions, strict=True):
            if not position.is_over:
                assert position.play_if_legal(int(action))
        games.step(actions)
        assert b"".join(bytes(position.buffer) for position in positions) == games.to_bytes()
        assert list(games.seats) == [position.seat for position in positions]
    assert games.finished == 12
    assert set(games.phases) == {3}


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@every_table
def test_the_mask_shows_what_is_legal(players: int, approvals: Any) -> None:
    games = VectorGames(12, players, seed=5, approvals=approvals, auto_reset=False)
    phases = set()
    for _ in range(400):
        mask = games.legal_mask()
        for row, position in zip(mask, positions_of(games), strict=True):
            legal = [] if position.is_over else sorted(position.legal())
            assert np.flatnonzero(row).tolist() == legal
        phases |= set(games.phases.tolist())
        games.step(games.sample())
    assert phases == ({0, 1, 3} if approvals == "automatic" else {0, 1, 2, 3})


@every_table
def test_who_wins_is_rewarded_and_all_rewards_add_up_to_nothing(players: int) -> None:
    games = VectorGames(64, players, seed=6, auto_reset=False)
    ends = 0
    while games.finished < 64:
        rewards, ended = games.step(games.sample())
        positions = positions_of(games)
        assert not rewards[~ended].any()
        for index in np.flatnonzero(ended):
            position = positions[index]
            winners = position.winners()
            assert games.points[index].tolist() == [
                position.total_points(seat) for seat in range(players)
            ]
            assert np.flatnonzero(rewards[index] == rewards[index].max()).tolist() == winners
            assert rewards[index].sum() == pytest.approx(0, abs=1e-6)
            if len(winners) == 1:
                assert rewards[index, winners[0]] == 1
            ends += 1
    assert ends == 64


def test_a_game_that_ends_makes_room_for_another() -> None:
    games = VectorGames(8, 2, seed=7)
    while games.finished < 40:
        _, ended = games.step(games.sample())
        assert (games.turns[ended] == 0).all()
        assert (games.phases != 3).all()


def test_a_game_without_an_end_is_ended_and_nobody_has_won() -> None:
    """Whoever always goes where no ticket lies never turns the wheel."""
    games = VectorGames(4, 2, seed=8, auto_reset=False)
    kept = np.frombuffer(games.to_bytes(), STATE).copy()
    kept["turn"] = 499
    games.from_bytes(kept.tobytes())
    rewards, ended = games.step(games.sample())

    assert ended.all()
    assert games.was_too_long.all()
    assert not rewards.any()
    assert not games.legal_mask().any()


def test_an_illegal_action_touches_no_game() -> None:
    games = VectorGames(5, 3, seed=9)
    before = games.to_bytes()
    burnham = action_texts().index("burnham")

    with pytest.raises(IllegalMove, match=r"Game 3, action 30 \(burnham\): ") as refused:
        games.step([0, 1, 2, burnham, 0])
    assert refused.value.rule == "T1"
    assert games.to_bytes() == before


@pytest.mark.parametrize("action", [-1, ACTIONS, 2**40, 2**64 - 1])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    games = VectorGames(2, seed=1)
    before = games.to_bytes()

    with pytest.raises(InvalidMove, match=f"Game 1: {action} is no action"):
        games.step(np.array([0, action], np.int64 if action < 2**63 else np.uint64))
    assert games.to_bytes() == before


@pytest.mark.parametrize(
    "actions",
    [[0], [0, 1, 2], [[0, 1]], [0.0, 1.0], [0, float("nan")], [True, False], [0, 2**70], None],
    ids=str,
)
def test_what_is_no_row_of_actions_is_refused(actions: Any) -> None:
    games = VectorGames(2, seed=1)
    before = games.to_bytes()

    with pytest.raises(InvalidSetup, match="A step takes 2 whole numbers"):
        games.step(actions)
    assert games.to_bytes() == before


def test_a_ragged_row_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="no row of numbers"):
        VectorGames(2, seed=1).step([[0], [1, 2]])


def test_every_other_action_of_an_array_is_an_action() -> None:
    one, other = (VectorGames(3, seed=1) for _ in range(2))
    one.step(np.array([0, 9, 1, 9, 2, 9])[::2])
    other.step([0, 1, 2])

    assert one.to_bytes() == other.to_bytes()


@pytest.mark.parametrize("dtype", [np.uint8, np.int16, np.int32, np.int64])
def test_actions_may_be_of_any_whole_type(dtype: Any) -> None:
    games = VectorGames(3, seed=1)
    games.step(np.array([0, 1, 2], dtype))

    assert (games.turns == 1).all()


def test_own_arrays_are_written_to() -> None:
    games = VectorGames(3, seed=1)
    mask = np.zeros((3, ACTIONS), bool)
    rows = np.zeros((3, games.observation_size), np.uint8)

    assert np.shares_memory(games.legal_mask(mask), mask)
    assert mask.sum() == 15
    assert np.shares_memory(games.observe(rows), rows)
    with pytest.raises(InvalidSetup, match="`out` has to be"):
        games.observe(np.zeros((3, 2), np.uint8))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"count": 0}, "nothing to play"),
        ({"count": -3}, "nothing to play"),
        ({"count": 2.0}, "The number of games is a whole number"),
        ({"count": True}, "The number of games is a whole number"),
        ({"count": None}, "The number of games is a whole number"),
        ({"count": 10**15}, "no memory"),
        ({"count": 10**30}, "no memory"),
        ({"players": 5}, "2, 3 or 4 players"),
        ({"players": 2.0}, "The number of players is a whole number"),
        ({"players": "two"}, "The number of players is a whole number"),
        ({"approvals": "none"}, "automatic or chosen"),
        ({"approvals": ["chosen"]}, "automatic or chosen"),
        ({"threads": 0}, "Nobody works"),
        ({"threads": 1.5}, "The number of threads is a whole number"),
        ({"edition": "base-2"}, "An edition is wanted"),
    ],
    ids=str,
)
def test_what_can_not_be_laid_out_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        VectorGames(**{"count": 2, "seed": 1, **wrong})


def test_numpys_numbers_are_numbers() -> None:
    games = VectorGames(np.int32(3), np.uint8(4), seed=1, threads=np.int64(2))  # type: ignore[arg-type]  # as they come from arrays

    assert (len(games), games.players, games.rewards.shape) == (3, 4, (3, 4))


def test_games_are_played_out() -> None:
    games = VectorGames(300, 4, seed=1)
    rewards, ended = games.play_out()

    assert ended.all()
    assert games.finished == 300
    assert (games.turns == 0).all()
    assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
    assert (rewards.max(axis=1) > 0).all()
    best = np.take_along_axis(games.points, rewards.argmax(axis=1)[:, np.newaxis], axis=1)
    assert (best[:, 0] == games.points.max(axis=1)).all()


def test_games_that_are_over_are_not_played_out_again() -> None:
    games = VectorGames(30, 2, seed=1, auto_reset=False)
    games.play_out()
    before = games.to_bytes()
    rewards, ended = games.play_out()

    assert not ended.any()
    assert not rewards.any()
    assert games.to_bytes() == before
    assert games.finished == 30


def test_any_seat_may_win_at_random() -> None:
    games = VectorGames(2000, 4, seed=1)
    wins = (games.play_out().rewards == 1).mean(axis=0)

    assert (wins > 0.15).all()
