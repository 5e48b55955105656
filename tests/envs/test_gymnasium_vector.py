"""Many games for Gymnasium are the same games, and what Gymnasium has for them works with them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from many_games import positions_of
from worldsfair.bots import Budget, UnknownBot, make_bot
from worldsfair.bots.opponents import QUICK_BOTS
from worldsfair.envs.gymnasium_vector import WorldsFairVectorEnv
from worldsfair.errors import InvalidMove, InvalidSetup
from worldsfair.game import Game, Move
from worldsfair.rules.layout import STATE
from worldsfair.vector import ACTIONS, VectorGames

ID = "worldsfair.envs:worldsfair/WorldsFair-v0"
every_table = pytest.mark.parametrize("players", [2, 3, 4])
both_approvals = pytest.mark.parametrize("approvals", ["automatic", "chosen"])


def sampled(info: dict[str, Any], random: np.random.Generator) -> Any:
    """A legal action in each game, at random."""
    weights = random.random(info["action_mask"].shape) * info["action_mask"]
    return weights.argmax(axis=1)


@both_approvals
@every_table
def test_self_play_is_what_vector_games_play(players: int, approvals: Any) -> None:
    envs = WorldsFairVectorEnv(20, players, approvals=approvals)
    games = VectorGames(20, players, approvals=approvals)
    seen, info = envs.reset(seed=1)
    games.from_bytes(envs.games.to_bytes())
    random = np.random.default_rng(1)
    ends = 0
    for _ in range(250):
        assert np.array_equal(seen, games.observe())
        assert np.array_equal(info["action_mask"], games.legal_mask())
        seats = games.seats
        assert np.array_equal(info["seat"], seats)
        actions = sampled(info, random)
        seen, rewards, terminated, truncated, info = envs.step(actions)
        theirs, ended = games.step(actions)
        assert np.array_equal(info["rewards"], theirs)
        assert np.array_equal(rewards, theirs[np.arange(20), seats])
        assert np.array_equal(terminated | truncated, ended)
        if ended.any():
            assert np.array_equal(info["final_info"]["points"][ended], games.points[ended])
            assert np.array_equal(info["_final_obs"], ended)
        ends += int(ended.sum())
    assert ends > 20


@pytest.mark.parametrize("opponents", QUICK_BOTS)
@every_table
def test_every_decision_is_the_learners(players: int, opponents: str) -> None:
    envs = WorldsFairVectorEnv(16, players, opponents, seat=1)
    _, info = envs.reset(seed=2)
    random = np.random.default_rng(2)
    ends = 0
    for _ in range(60):
        assert (info["seat"] == 1).all()
        _, rewards, terminated, _, info = envs.step(sampled(info, random))
        assert not rewards[~terminated].any()
        assert (rewards[terminated] != 0).all()
        ends += int(terminated.sum())
    assert ends > 16


@both_approvals
@every_table
def test_quick_greedy_decides_as_the_greedy_bot_does(players: int, approvals: Any) -> None:
    """Replay the learner's actions with the bot itself in every other seat."""
    envs = WorldsFairVectorEnv(3, players, "greedy", seat=0, approvals=approvals)
    _, info = envs.reset(seed=3)
    tables = positions_of(envs.games)
    random = np.random.default_rng(3)
    bot = make_bot("greedy")
    for _ in range(12):
        actions = sampled(info, random)
        _, _, terminated, _, info = envs.step(actions)
        if terminated.any():
            break
        for index, (table, after) in enumerate(zip(tables, positions_of(envs.games), strict=True)):
            table.play(int(actions[index]))
            while table.seat != 0:
                game = Game.from_position(table.copy(), seed=bytes(32), seats=[])
                first, *_ = bot.choose(game.public(), Budget()).moves
                table.play(Move.parse(first).number)
            assert bytes(table.buffer) == bytes(after.buffer)


def test_the_last_observation_is_the_learners_view_of_the_end() -> None:
    envs = WorldsFairVectorEnv(32, 3, "random")
    seen, info = envs.reset(seed=4)
    random = np.random.default_rng(4)
    ended = np.zeros(32, bool)
    while not ended.any():
        seats = info["seat"]
        seen, rewards, ended, _, info = envs.step(sampled(info, random))
    for index in np.flatnonzero(ended):
        last = info["final_obs"][index]
        assert last[-3:].argmax() == seats[index] == info["final_info"]["seat"][index]
        assert last[1] > 0
        assert seen[index, 1] == 0
        assert rewards[index] == info["final_info"]["rewards"][index, seats[index]]
        assert info["turn"][index] < 3


def test_the_margin_is_in_points() -> None:
    envs = WorldsFairVectorEnv(16, 2, "random", reward="margin", seat=0)
    _, info = envs.reset(seed=5)
    random = np.random.default_rng(5)
    for _ in range(80):
        _, rewards, ended, _, info = envs.step(sampled(info, random))
        if ended.any():
            points = info["final_info"]["points"].astype(int)
            assert np.array_equal(rewards[ended], (points[:, 0] - points[:, 1])[ended])


@pytest.mark.parametrize("opponents", [None, "random"])
def test_an_illegal_action_loses_its_game_alone(opponents: str | None) -> None:
    envs = WorldsFairVectorEnv(4, 3, opponents)
    before, info = envs.reset(seed=6)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = ACTIONS - 1
    seat = info["seat"][2]
    _, rewards, terminated, _, info = envs.step(actions)

    assert rewards.tolist() == [0, 0, -1, 0]
    assert terminated.tolist() == [False, False, True, False]
    assert info["final_info"]["illegal"].tolist() == [False, False, True, False]
    assert np.array_equal(info["final_obs"][2], before[2])
    assert info["final_info"]["rewards"][2].sum() == -1
    assert info["final_info"]["seat"][2] == seat
    assert info["turn"][2] == 0 or opponents


def test_a_game_without_an_end_is_cut_short() -> None:
    envs = WorldsFairVectorEnv(2, 2)
    _, info = envs.reset(seed=7)
    kept = np.frombuffer(envs.games.to_bytes(), STATE).copy()
    kept["turn"] = [499, 3]
    envs.games.from_bytes(kept.tobytes())
    _, rewards, terminated, truncated, info = envs.step(np.array([0, 0]))

    assert truncated.tolist() == [True, False]
    assert not terminated.any()
    assert not rewards.any()
    assert info["turn"].tolist() == [0, 4]


@pytest.mark.parametrize("opponents", [None, "greedy", "visitor", "organizer"])
def test_the_same_seed_plays_the_same_games(opponents: str | None) -> None:
    envs = WorldsFairVectorEnv(8, 3, opponents)

    def rows() -> list[Any]:
        random = np.random.default_rng(8)
        seen, info = envs.reset(seed=8)
        told = [seen]
        for _ in range(60):
            seen, *_, info = envs.step(sampled(info, random))
            told.append(seen)
        return told

    first = rows()
    envs.reset(seed=9)
    assert np.array_equal(first, rows())


def test_gymnasium_makes_it_by_its_id() -> None:
    envs = gymnasium.make_vec(ID, num_envs=5, players=3, opponents="greedy")

    assert isinstance(envs.unwrapped, WorldsFairVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert envs.action_space.sample() in envs.action_space
    envs.close()


def test_many_single_games_can_be_made_as_well() -> None:
    envs = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync", opponents="random")
    _, info = envs.reset(seed=1)

    assert info["action_mask"].shape == (2, ACTIONS)
    envs.close()


def test_episode_statistics_can_be_recorded() -> None:
    envs = RecordEpisodeStatistics(WorldsFairVectorEnv(16, 2, "random"), buffer_length=1000)
    _, info = envs.reset(seed=2)
    random = np.random.default_rng(2)
    returns = []
    for _ in range(80):
        _, rewards, ended, _, info = envs.step(sampled(info, random))
        returns += rewards[ended].tolist()

    assert len(returns) > 16
    assert list(envs.return_queue) == returns
    assert all(8 < length < 80 for length in envs.length_queue)


def test_infos_can_be_had_one_by_one() -> None:
    envs: Any = DictInfoToList(WorldsFairVectorEnv(3, 2, "random"))
    _, infos = envs.reset(seed=3)

    assert [info["action_mask"].sum() for info in infos] == [5, 5, 5]
    _, _, _, _, infos = envs.step(np.array([0, ACTIONS - 1, 0]))
    assert ["final_info" in info for info in infos] == [False, True, False]


def test_arrays_are_new_at_every_step() -> None:
    envs = WorldsFairVectorEnv(3, 2)
    seen, info = envs.reset(seed=4)
    rows, mask = seen.copy(), info["action_mask"].copy()
    envs.step(np.array([0, 1, 2]))

    assert np.array_equal(seen, rows)
    assert np.array_equal(info["action_mask"], mask)


@pytest.mark.parametrize("actions", [[0], [0, ACTIONS], [0, -1], [0.0, 1.0], [[0, 1]]])
def test_what_is_no_row_of_actions_is_refused(actions: Any) -> None:
    envs = WorldsFairVectorEnv(2, 2)
    envs.reset(seed=4)

    with pytest.raises(InvalidMove):
        envs.step(actions)


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        ({"num_envs": 0}, InvalidSetup),
        ({"players": 1}, InvalidSetup),
        ({"opponents": "search"}, UnknownBot),
        ({"opponents": ["random", "greedy"]}, InvalidSetup),
        ({"opponents": "random", "seat": 2}, InvalidSetup),
        ({"seat": 0}, InvalidSetup),
        ({"reward": "coins"}, InvalidSetup),
    ],
    ids=str,
)
def test_what_can_not_be_laid_out_is_refused(wrong: Any, refusal: Any) -> None:
    with pytest.raises(refusal):
        WorldsFairVectorEnv(**{"num_envs": 2, **wrong})
