"""The examples for learners run, and their learners learn."""

from __future__ import annotations

import importlib.util
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from worldsfair.envs.gymnasium_vector import WorldsFairVectorEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


def share_won(policy: Any, opponents: str) -> float:
    """Of a first game at each of many tables."""
    random = np.random.default_rng(7)
    envs = WorldsFairVectorEnv(300, 2, opponents)
    rows, info = envs.reset(seed=77)
    running, won = np.ones(300, bool), 0
    while running.any():
        chances = policy.chances(rows, info["action_mask"])
        actions = (chances.cumsum(axis=1) > random.random((300, 1))).argmax(axis=1)
        rows, rewards, ended, cut, info = envs.step(actions)
        won += int((rewards[running & ended] > 0).sum())
        running &= ~(ended | cut)
    return won / 300


def test_a_learner_in_numpy_beats_random() -> None:
    example = runpy.run_path(str(EXAMPLES / "learn_with_numpy.py"))
    curve = list(example["train"](rounds=20, tables=192))

    first, last = (np.mean([won for won, _ in part]) for part in (curve[:3], curve[-3:]))
    assert last > first + 0.1
    assert share_won(curve[-1][1], "random") > 0.7


def test_the_outcome_of_a_game_reaches_all_of_its_steps_and_no_other() -> None:
    outcomes = runpy.run_path(str(EXAMPLES / "learn_with_numpy.py"))["outcomes"]
    rewards = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, -1.0], [0.0, 0.0]])
    worth, is_known = outcomes(rewards, rewards != 0)

    assert worth.T.tolist() == [[1, 1, 0, 0], [-1, -1, -1, 0]]
    assert is_known.T.tolist() == [[True, True, False, False], [True, True, True, False]]


def has(package: str) -> bool:
    return importlib.util.find_spec(package) is not None


def run(name: str, *options: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, str(EXAMPLES / name), *options]
    return subprocess.run(program, capture_output=True, text=True, check=False)


def test_the_learner_in_numpy_prints_its_curve() -> None:
    told = run("learn_with_numpy.py", "--rounds", "2", "--players", "3")

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.count("% won") == 2


@pytest.mark.parametrize(
    ("name", "needs"), [("train_ppo.py", "torch"), ("train_maskable_ppo.py", "sb3_contrib")]
)
def test_an_example_with_a_network_runs_or_says_what_it_needs(name: str, needs: str) -> None:
    told = run(name, "--steps", "8192", "--tables", "32", "--evaluations", "2", "--games", "100")

    if has(needs):
        assert (told.returncode, told.stderr) == (0, "")
        assert len(told.stdout.splitlines()) >= 3
    else:
        assert told.returncode == 1
        assert told.stderr.strip().startswith("This example needs")
        assert "pip install 'worldsfair[train]'" in told.stderr
