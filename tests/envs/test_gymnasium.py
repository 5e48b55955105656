"""The game for Gymnasium passes Gymnasium's own check, and is the same game."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from worldsfair.bots import Budget, UnknownBot, make_bot
from worldsfair.envs.gymnasium_env import WorldsFairEnv
from worldsfair.errors import InvalidMove, InvalidSetup
from worldsfair.vector import ACTIONS

ID = "worldsfair.envs:worldsfair/WorldsFair-v0"
every_table = pytest.mark.parametrize("players", [2, 3, 4])
both_approvals = pytest.mark.parametrize("approvals", ["automatic", "chosen"])


@both_approvals
@every_table
def test_the_official_check_passes(players: int, approvals: Any) -> None:
    made = gymnasium.make(ID, players=players, approvals=approvals, opponents="random")
    check_env(made.unwrapped)


def played(env: Any, seed: int | None) -> tuple[float, list[Any], dict[str, Any]]:
    """A game at random: what it gave, all that was seen, and the last info."""
    seen, info = env.reset(seed=seed)
    rows, total = [seen], 0.0
    random = np.random.default_rng(seed)
    ended = False
    while not ended:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        total += float(reward)
        rows.append(seen)
        ended = terminated or truncated
    return total, rows, info


@both_approvals
@every_table
def test_the_mask_is_what_the_game_allows_the_learner(players: int, approvals: Any) -> None:
    env = WorldsFairEnv(players, "random", seat=1, approvals=approvals)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        legal = [move.number for move in env.game.legal_moves()]
        assert env.game.seat == env.seat == 1
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        _, _, terminated, truncated, info = env.step(legal[-1])
        ended = terminated or truncated
    assert not env.action_masks().any()


@pytest.mark.parametrize("opponents", ["random", "greedy", "visitor", "exhibitor"])
def test_the_same_seed_plays_the_same_games(opponents: str) -> None:
    env = WorldsFairEnv(3, opponents)
    first, then = played(env, 5), played(env, None)
    again, and_then = played(env, 5), played(env, None)

    assert first[0] == again[0]
    assert np.array_equal(first[1], again[1])
    assert np.array_equal(then[1][0], and_then[1][0])
    assert not np.array_equal(first[1][0], then[1][0])


@every_table
def test_the_reward_is_the_learners_share_of_the_victory(players: int) -> None:
    env = WorldsFairEnv(players, "random", seat=players - 1)
    for seed in range(5):
        reward, _, info = played(env, seed)
        winners = env.game.result().winners
        assert (reward > 0) == (players - 1 in winners)
        assert reward == info["rewards"][players - 1]
        assert info["rewards"].sum() == pytest.approx(0, abs=1e-6)


def test_the_margin_is_in_points() -> None:
    env = WorldsFairEnv(3, "random", seat=0, reward="margin")
    reward, _, info = played(env, 6)
    own, *others = (seat.total for seat in env.game.result().seats)

    assert reward == own - max(others)
    assert info["points"].tolist() == [own, *others]


def test_a_seat_is_drawn_for_each_game() -> None:
    env = WorldsFairEnv(4, "random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(40)]

    assert set(seats) == {0, 1, 2, 3}


def test_each_other_seat_may_have_its_own_opponent() -> None:
    asked = []

    def lowest(observation: Any, mask: Any) -> int:
        asked.append((observation, mask))
        return int(mask.argmax())

    env = WorldsFairEnv(4, ["greedy", lowest, make_bot("random", 3)], seat=2)
    played(env, 7)

    moves = env.game.record().turns
    assert all(turn.decisions()[0] == "place agriculture" for turn in moves if turn.seat == 0)
    assert all(observation[-4] == 1 for observation, _ in asked)
    assert len({turn.decisions()[0] for turn in moves if turn.seat == 1}) > 1


def test_a_searching_bot_thinks_as_long_as_its_budget_says() -> None:
    env = WorldsFairEnv(2, "search", seat=1, budget=Budget(simulations=20))
    env.reset(seed=8)

    assert env.game.turn == 1


@pytest.mark.parametrize("reward", ["win", "margin"])
@pytest.mark.parametrize("action", [ACTIONS - 1, 30])
def test_an_illegal_action_loses_the_game(action: int, reward: Any) -> None:
    env = WorldsFairEnv(2, "random", reward=reward)
    env.reset(seed=9)
    before = env.game.moves()
    _, gained, terminated, truncated, info = env.step(action)

    assert gained == {"win": -1, "margin": -100}[reward]
    assert terminated
    assert not truncated
    assert info["illegal"]
    assert env.game.moves() == before


@pytest.mark.parametrize("action", [-1, ACTIONS, True, 0.0, None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = WorldsFairEnv(2, "random")
    env.reset(seed=9)

    with pytest.raises(InvalidMove):
        env.step(action)


def test_a_game_without_an_end_is_cut_short() -> None:
    env = WorldsFairEnv(2, "random", seat=1)
    env.reset(seed=10)
    env.game.position.state.turn = 499
    _, reward, terminated, truncated, info = env.step(0)

    assert (reward, terminated, truncated) == (0.0, False, True)
    assert not info["action_mask"].any()


def test_the_picture_is_the_games_own() -> None:
    env = gymnasium.make(ID, render_mode="ansi")
    env.reset(seed=11)

    game: Any = env.unwrapped
    assert env.render() == str(game.game)


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        ({"players": 5}, InvalidSetup),
        ({"opponents": "nobody"}, UnknownBot),
        ({"opponents": ["random"], "players": 3}, InvalidSetup),
        ({"seat": 2}, InvalidSetup),
        ({"reward": "coins"}, InvalidSetup),
        ({"render_mode": "rgb_array"}, InvalidSetup),
    ],
    ids=str,
)
def test_a_table_that_can_not_be_set_is_refused(wrong: Any, refusal: Any) -> None:
    with pytest.raises(refusal):
        WorldsFairEnv(**wrong)
