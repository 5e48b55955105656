"""The game for PettingZoo passes PettingZoo's own tests, and is the same game."""

from __future__ import annotations

import pickle
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from worldsfair.envs.pettingzoo_env import env, raw_env
from worldsfair.errors import IllegalMove, InvalidMove
from worldsfair.game import all_moves
from worldsfair.vector import ACTIONS

every_table = pytest.mark.parametrize("players", [2, 3, 4])
both_approvals = pytest.mark.parametrize("approvals", ["automatic", "chosen"])
# The test knows by name which games may have a mask beside the observation: PettingZoo's own.
with_a_mask = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@with_a_mask
@both_approvals
@every_table
def test_the_official_api_test_passes(players: int, approvals: Any) -> None:
    api_test(env(players=players, approvals=approvals), num_cycles=150)


@both_approvals
@every_table
def test_the_official_seed_test_passes(players: int, approvals: Any) -> None:
    seed_test(partial(env, players=players, approvals=approvals), num_cycles=60)


@every_table
def test_the_official_render_test_passes(players: int) -> None:
    render_test(partial(env, players=players))


def played(table: Any, seed: int) -> list[str]:
    """A game at random; says who decided."""
    random = np.random.default_rng(seed)
    deciders = []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        action = None
        if not (terminated or truncated):
            deciders.append(agent)
            action = int(random.choice(np.flatnonzero(seen["action_mask"])))
        table.step(action)
    return deciders


@both_approvals
@every_table
def test_the_mask_is_what_the_game_allows(players: int, approvals: Any) -> None:
    table = raw_env(players=players, approvals=approvals)
    table.reset(seed=3)
    while not table.game.is_over:
        seen, _, _, _, info = table.last()
        legal = [move.number for move in table.game.legal_moves()]
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        others = [name for name in table.agents if name != table.agent_selection]
        assert not any(table.observe(name)["action_mask"].any() for name in others)
        table.step(legal[-1])


@every_table
def test_who_wins_is_rewarded_and_all_rewards_add_up_to_nothing(players: int) -> None:
    table = raw_env(players=players)
    table.reset(seed=4)
    while not table.game.is_over:
        assert set(table.rewards.values()) == {0.0}
        table.step(table.game.legal_moves()[0].number)

    rewards = list(table.rewards.values())
    assert sum(rewards) == pytest.approx(0, abs=1e-6)
    best = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
    assert best == table.game.result().winners
    assert all(table.terminations.values())
    assert not any(table.truncations.values())


def test_every_agent_sees_the_table_from_its_own_seat() -> None:
    table = raw_env(players=3)
    table.reset(seed=5)
    table.step(1)
    seen = [table.observe(name)["observation"] for name in table.agents]

    assert len({row.tobytes() for row in seen}) == 3
    assert [row[-3:].tolist() for row in seen] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_who_approves_acts_out_of_turn() -> None:
    """With chosen approvals a player who is not next in turn order is asked."""
    table = env(players=3, approvals="chosen")
    deciders = played(table, seed=6)
    seats = [int(name[-1]) for name in deciders]
    steps = {(after - before) % 3 for before, after in pairwise(seats)}

    assert steps == {0, 1, 2}


def test_an_illegal_action_loses_the_game() -> None:
    table = env(players=3)
    table.reset(seed=7)
    table.last()
    table.step(ACTIONS - 1)

    assert list(table.terminations.values()) == [True, True, True]
    assert table._cumulative_rewards["player_0"] == -1


@pytest.mark.parametrize("action", [ACTIONS - 1, np.int64(30)])
def test_the_bare_game_refuses_an_illegal_action(action: Any) -> None:
    table = raw_env()
    table.reset(seed=7)

    with pytest.raises(IllegalMove):
        table.step(action)
    assert table.game.moves() == []


@pytest.mark.parametrize("action", [-1, ACTIONS, True, np.True_, 0.0, "0", None])
def test_the_bare_game_refuses_what_is_no_action(action: Any) -> None:
    table = raw_env()
    table.reset(seed=7)

    with pytest.raises(InvalidMove):
        table.step(action)


def test_a_game_without_an_end_is_cut_short_and_nobody_has_won() -> None:
    table = raw_env()
    table.reset(seed=8)
    table.game.position.state.turn = 499
    table.step(0)

    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_a_seed_begins_a_series_of_games() -> None:
    def moves() -> list[list[int]]:
        table = raw_env()
        table.reset(seed=9)
        series = []
        for _ in range(3):
            series.append(table.observe("player_0")["observation"].tolist())
            table.reset()
        return series

    first, second = moves(), moves()
    assert first == second
    assert first[0] != first[1] != first[2]


def test_the_game_behind_it_can_be_recorded() -> None:
    table = env(players=2)
    played(table, seed=10)

    assert len(table.unwrapped.game.record().turns) == table.unwrapped.game.turn


def test_it_can_be_pickled() -> None:
    table = pickle.loads(pickle.dumps(raw_env(players=4, approvals="chosen")))  # noqa: S301  # our own

    assert len(table.possible_agents) == 4
    assert table.game.approvals == "chosen"


def test_the_picture_is_the_games_own() -> None:
    table = env(players=2, render_mode="ansi")
    table.reset(seed=11)

    assert table.render() == str(table.unwrapped.game)


def test_actions_are_the_numbers_of_moves() -> None:
    table = raw_env()
    table.reset(seed=12)
    table.step(3)

    assert table.game.moves() == [all_moves()[3]]
