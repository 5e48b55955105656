"""Steps a second through Gymnasium's and PettingZoo's interfaces, beside games of their own.

Everything here runs on one core, so that core's time is measured: other programs don't count.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np

import worldsfair.envs
from benchmarks.measuring import Row
from worldsfair.envs.gymnasium_env import WorldsFairEnv
from worldsfair.envs.gymnasium_vector import WorldsFairVectorEnv
from worldsfair.envs.pettingzoo_env import env as pettingzoo_table

STEPS = 1500
TABLES = 1024
ROUNDS = 30
REPEATS = 3

assert worldsfair.envs is not None  # it registers the game


def rows() -> list[Row]:
    return [*_pettingzoo(), *_gymnasium(), *_vector()]


def _row(what: str, steps: int, times: tuple[float, float], peer: str, peer_steps: int) -> Row:
    ours, theirs = steps / times[0], peer_steps / times[1]
    return Row(what, f"{ours:,.0f} steps/s", f"{peer}: {theirs:,.0f} ({ours / theirs:.2f} ×)")


def _pettingzoo() -> list[Row]:
    what = "PettingZoo AEC, {} players, `last` and `step`"
    if find_spec("pygame") is None:
        ours, _ = _alternately(_aec(pettingzoo_table(players=2)), lambda: None)
        told = f"{STEPS / ours:,.0f} steps/s"
        return [
            Row(what.format(2), told, "pettingzoo[classic] needs pygame, which is not installed")
        ]
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    found = []
    for players, peer in ((2, connect_four_v3), (4, tictactoe_v3)):
        work, other = _aec(pettingzoo_table(players=players)), _aec(peer.env())
        name = peer.__name__.rpartition(".")[2]
        times = _alternately(work, other)
        found.append(_row(what.format(players), STEPS, times, name, STEPS))
    return found


def _alternately(first: Callable[[], None], second: Callable[[], None]) -> tuple[float, float]:
    """The best of several runs each, after one that is not counted."""
    first()
    second()
    times = [(_core_seconds(first), _core_seconds(second)) for _ in range(REPEATS)]
    return min(one for one, _ in times), min(other for _, other in times)


def _core_seconds(work: Callable[[], None]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _aec(table: Any) -> Callable[[], None]:
    random = np.random.default_rng(1)

    def play() -> None:
        table.reset(seed=1)
        for _ in range(STEPS):
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.reset()
                seen = table.last()[0]
            table.step(random.choice(np.flatnonzero(seen["action_mask"])))

    return play


def _gymnasium() -> list[Row]:
    found = []
    for opponents, peer in (("random", "Blackjack-v1"), ("greedy", "CartPole-v1")):
        what = f"Gymnasium `Env`, 2 players, against `{opponents}`"
        times = _alternately(_single(WorldsFairEnv(2, opponents)), _single(gymnasium.make(peer)))
        found.append(_row(what, STEPS, times, peer, STEPS))
    return found


def _single(env: Any) -> Callable[[], None]:
    random = np.random.default_rng(1)
    env.action_space.seed(1)

    def play() -> None:
        _, info = env.reset(seed=1)
        for _ in range(STEPS):
            if "action_mask" in info:
                action = random.choice(np.flatnonzero(info["action_mask"]))
            else:
                action = env.action_space.sample()
            _, _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                _, info = env.reset()

    return play


def _vector() -> list[Row]:
    found = []
    for players, opponents, peer, way in (
        (4, None, "CartPole-v1", "vector_entry_point"),
        (2, "random", "Blackjack-v1", "sync"),
        (2, "greedy", "Blackjack-v1", "sync"),
        (4, "greedy", "Blackjack-v1", "sync"),
    ):
        envs = WorldsFairVectorEnv(TABLES, players, opponents)
        others = gymnasium.make_vec(peer, TABLES, vectorization_mode=way)
        against = "self-play" if opponents is None else f"against `{opponents}`"
        what = f"Gymnasium `VectorEnv`, {TABLES} tables of {players}, {against}"
        times = _alternately(_many(envs), _many(others))
        found.append(_row(what, TABLES * ROUNDS, times, f"{TABLES} of {peer}", TABLES * ROUNDS))
    return found


def _many(envs: Any) -> Callable[[], None]:
    """Actions are drawn in compiled code here and by the space there, observations made by both."""
    games = getattr(envs, "games", None)

    def play() -> None:
        envs.reset(seed=1)
        for _ in range(ROUNDS):
            envs.step(envs.action_space.sample() if games is None else games.sample())

    return play
