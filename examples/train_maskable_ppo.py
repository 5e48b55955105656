"""MaskablePPO of sb3-contrib at many tables: python examples/train_maskable_ppo.py --steps 500000.

Stable-Baselines3 wants vector environments of its own kind, which `Tables` is: a few lines around
`WorldsFairVectorEnv`. The share of games won against `random` and `greedy` is printed as it grows.
A single table, `WorldsFairEnv`, works without any of it: `MaskablePPO("MlpPolicy", env).learn(…)`.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
from gymnasium import spaces

from worldsfair.arena.statistics import wilson
from worldsfair.envs.gymnasium_vector import WorldsFairVectorEnv

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv, VecMonitor
except ImportError:
    sys.exit(
        "This example needs sb3-contrib, which is not installed: pip install 'worldsfair[train]'."
    )

SCALE = 8
"""Observations are small whole numbers, most of them below this; networks like them around one."""
MARGIN = 20
"""So many points ahead at the end are a reward of one."""


class Tables(VecEnv):
    """Many tables, as Stable-Baselines3 asks for them."""

    def __init__(self, count: int, players: int, opponents: str, *, reward: str = "margin") -> None:
        self._envs = WorldsFairVectorEnv(count, players, opponents, reward=reward)
        self._scale = MARGIN if reward == "margin" else 1
        numbers = self._envs.single_observation_space.shape
        seen = spaces.Box(0, 255 / SCALE, numbers, np.float32)
        super().__init__(count, seen, self._envs.single_action_space)

    def reset(self) -> np.ndarray:
        """New games."""
        rows, self._info = self._envs.reset(seed=self._seeds[0])
        self._seeds = [None] * self.num_envs
        return rows / np.float32(SCALE)

    def step_async(self, actions: np.ndarray) -> None:
        """What to do next."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Do it."""
        rows, rewards, ended, cut, self._info = self._envs.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for index in np.flatnonzero(ended | cut):
            last = self._info["final_obs"][index] / np.float32(SCALE)
            infos[index] = {"terminal_observation": last, "TimeLimit.truncated": bool(cut[index])}
        return rows / np.float32(SCALE), rewards / self._scale, ended | cut, infos

    def env_method(self, name: str, *_: Any, **__: Any) -> list[Any]:
        """Only the masks are asked for."""
        if name != "action_masks":
            raise AttributeError(name)
        return list(self._info["action_mask"] > 0)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """`action_masks` is known, and nothing is drawn."""
        if name not in ("action_masks", "render_mode"):
            raise AttributeError(name)
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """There is nothing to set."""
        raise AttributeError(name)

    def env_is_wrapped(self, kind: Any, indices: Any = None) -> list[bool]:
        """The tables are bare."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is held open."""


def win_share(model: Any, players: int, opponents: str, games: int, seed: int) -> float:
    """Victories in so many games, shared ones by their share."""
    tables = Tables(games, players, opponents, reward="win")
    tables.seed(seed)
    rows, running, won = tables.reset(), np.ones(games, bool), 0.0
    while running.any():
        masks = np.array(tables.env_method("action_masks"))
        actions, _ = model.predict(rows, action_masks=masks, deterministic=True)
        rows, rewards, ended, infos = tables.step(actions)
        counted = ended & running
        finished = [
            index for index in np.flatnonzero(counted) if not infos[index]["TimeLimit.truncated"]
        ]
        won += float(((rewards[finished] * (players - 1) + 1) / players).clip(0).sum())
        running &= ~ended
    return won


def main() -> None:
    """Train, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--evaluations", type=int, default=10)
    parser.add_argument("--games", type=int, default=200, help="of each evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where to keep the model")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        VecMonitor(Tables(asked.tables, asked.players, asked.opponents)),
        n_steps=64,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.005,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=asked.seed,
        device="cpu",
    )
    print("  decisions  core minutes  won against random     greedy", flush=True)
    for number in range(1, asked.evaluations + 1):
        model.learn(asked.steps // asked.evaluations, reset_num_timesteps=False)
        told = ""
        for opponents in ("random", "greedy"):
            won = win_share(model, asked.players, opponents, asked.games, asked.seed + number)
            interval = wilson(won, asked.games)
            told += f"  {won / asked.games:4.0%} ({interval.low:.0%} to {interval.high:.0%})"
        print(f"{model.num_timesteps:11,} {time.process_time() / 60:13.1f} {told}", flush=True)
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()
