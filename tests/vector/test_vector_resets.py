"""Beginning anew: all games, some of them, and those that end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from many_games import positions_of
from worldsfair.errors import InvalidSetup
from worldsfair.rules.layout import STATE
from worldsfair.vector import VectorGames


def states_of(games: VectorGames) -> list[bytes]:
    kept = games.to_bytes()
    return [kept[at : at + STATE.itemsize] for at in range(0, len(kept), STATE.itemsize)]


def stepped(games: VectorGames, steps: int) -> VectorGames:
    for _ in range(steps):
        games.step(games.sample())
    return games


def test_a_seed_lays_out_the_same_games_again() -> None:
    games = VectorGames(6, 3, seed=4)
    first, actions = games.to_bytes(), games.sample().copy()
    stepped(games, 100)
    games.reset(4)

    assert games.to_bytes() == first
    assert np.array_equal(games.sample(), actions)
    assert games.finished == 0
    assert not games.rewards.any()


def test_without_a_seed_games_go_on_with_their_own_chance() -> None:
    one, two = (stepped(VectorGames(6, 3, seed=4), 20) for _ in range(2))
    one.reset()
    two.reset()

    assert one.to_bytes() == two.to_bytes() != VectorGames(6, 3, seed=4).to_bytes()
    assert (one.turns == 0).all()


@pytest.mark.parametrize(
    "named",
    [[1, 4], (4, 1, 1), np.array([1, 4], np.uint8), [False, True, False, False, True, False]],
    ids=["indices", "twice", "bytes", "bools"],
)
def test_some_games_are_laid_out_anew(named: Any) -> None:
    games, fresh = VectorGames(6, 3, seed=4), VectorGames(6, 3, seed=9)
    stepped(games, 30)
    before = states_of(games)
    games.reset(9, games=named)
    after = states_of(games)

    assert [index for index in range(6) if after[index] != before[index]] == [1, 4]
    assert [after[1], after[4]] == [states_of(fresh)[1], states_of(fresh)[4]]


def test_one_game_may_be_named_by_its_index_alone() -> None:
    games = stepped(VectorGames(3, seed=4), 20)
    games.reset(games=2)

    assert (games.turns == 0).tolist() == [False, False, True]


@pytest.mark.parametrize("nobody", [[], np.array([], np.int64), np.zeros(3, bool)])
def test_none_may_be_named(nobody: Any) -> None:
    games = stepped(VectorGames(3, seed=4), 20)
    before = games.to_bytes()
    games.reset(1, games=nobody)

    assert games.to_bytes() == before


@pytest.mark.parametrize(
    "named", [[3], [-1], [True], [1.0], ["a"], [[0], [1]], None.__class__, [[0], [1, 2]], 2**70]
)
def test_games_that_there_are_not_are_refused(named: Any) -> None:
    with pytest.raises(InvalidSetup, match=r"[Gg]ame"):
        VectorGames(3, seed=4).reset(1, games=named)


def test_a_learner_that_resets_by_itself_plays_the_same_games() -> None:
    by_itself = VectorGames(20, 2, seed=7)
    by_hand = VectorGames(20, 2, seed=7, auto_reset=False)
    for _ in range(150):
        actions = by_itself.sample()
        first, second = by_itself.step(actions), by_hand.step(by_hand.sample())
        assert np.array_equal(first.rewards, second.rewards)
        by_hand.reset(games=second.ended)
        assert by_itself.to_bytes() == by_hand.to_bytes()
    assert by_itself.finished == by_hand.finished > 20


def test_the_last_sight_of_a_game_is_kept() -> None:
    games = VectorGames(16, 3, seed=8, final_observations=True)
    apart = VectorGames(16, 3, seed=8, auto_reset=False)
    seen = 0
    while seen < 40:
        _, ended = games.step(games.sample())
        apart.step(apart.sample())
        at_the_end = apart.observe()
        for index in np.flatnonzero(ended):
            assert np.array_equal(games.final_observations[index], at_the_end[index])
            seen += 1
        apart.reset(games=ended)


def test_the_last_sight_is_kept_on_request_only() -> None:
    with pytest.raises(InvalidSetup, match="final_observations=True"):
        _ = VectorGames(2, seed=1).final_observations


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_the_movers_are_those_who_decided(approvals: Any) -> None:
    games = VectorGames(16, 3, seed=8, approvals=approvals)
    for _ in range(150):
        deciding = games.seats
        games.step(games.sample())
        assert np.array_equal(games.movers, deciding)
    assert [position.seat for position in positions_of(games)] == games.seats.tolist()
