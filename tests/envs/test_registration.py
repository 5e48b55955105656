"""The game is found in the registries of Gymnasium and PettingZoo."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import pettingzoo

import worldsfair.envs
from worldsfair.envs.pettingzoo_env import env
from worldsfair.envs.registration import GYMNASIUM_ID, PETTINGZOO_ID, register_environments


def test_it_can_be_made_by_its_id() -> None:
    assert worldsfair.envs is not None
    env = gymnasium.make(GYMNASIUM_ID, players=3, opponents="greedy")

    assert env.reset(seed=1)[0] in env.observation_space


def test_an_id_with_the_module_needs_no_import() -> None:
    program = f"import gymnasium; gymnasium.make('worldsfair.envs:{GYMNASIUM_ID}')"
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


def test_pettingzoo_makes_it_by_its_id_where_it_has_a_registry() -> None:
    if not hasattr(pettingzoo, "make"):
        assert env(players=3).possible_agents == ["player_0", "player_1", "player_2"]
        return
    table = pettingzoo.make("aec", PETTINGZOO_ID, players=3)

    assert table.possible_agents == ["player_0", "player_1", "player_2"]


def test_registering_twice_changes_nothing() -> None:
    register_environments()

    assert gymnasium.spec(GYMNASIUM_ID).vector_entry_point is not None
