"""A learner in NumPy alone: python examples/learn_with_numpy.py.

A policy that is linear in the observation plays many tables at once against a bot, and each of its
actions becomes likelier the better its game ended (REINFORCE). It beats `random` after a few
seconds; `--opponents greedy --reward margin --rounds 2000` shows how far that goes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

from worldsfair.envs.gymnasium_vector import WorldsFairVectorEnv

SCALE = 8
"""Observations are small whole numbers, most of them below this."""


class LinearPolicy:
    """A weight for each number seen and each action; Adam moves them."""

    def __init__(self, numbers: int, actions: int) -> None:
        self.weights = np.zeros((numbers + 1, actions), np.float32)
        self._mean, self._square, self._count = np.zeros_like(self.weights), 0.0, 0

    def chances(self, rows: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """Of each action, for each row; none of what is not legal."""
        logits = np.where(
            masks, rows / np.float32(SCALE) @ self.weights[:-1] + self.weights[-1], -99
        )
        weights = np.exp(logits - logits.max(axis=1, keepdims=True)) * masks
        return weights / weights.sum(axis=1, keepdims=True)

    def learn(self, rows: np.ndarray, wished: np.ndarray, rate: float) -> None:
        """A step towards what was wished for, by row and action."""
        slope = np.vstack([(rows / np.float32(SCALE)).T @ wished, wished.sum(axis=0)]) / len(rows)
        self._count += 1
        self._mean = 0.9 * self._mean + 0.1 * slope
        self._square = 0.999 * self._square + 0.001 * slope**2
        mean, square = self._mean / (1 - 0.9**self._count), self._square / (1 - 0.999**self._count)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def train(
    players: int = 2,
    opponents: str = "random",
    reward: str = "win",
    tables: int = 256,
    horizon: int = 64,
    rounds: int = 40,
    rate: float = 0.02,
    seed: int = 1,
) -> Iterator[tuple[float, LinearPolicy]]:
    """Share of the games won in each round, and the policy that it led to."""
    random = np.random.default_rng(seed)
    envs = WorldsFairVectorEnv(tables, players, opponents, reward=reward)
    rows, info = envs.reset(seed=seed)
    policy = LinearPolicy(rows.shape[1], info["action_mask"].shape[1])
    for _ in range(rounds):
        seen, wished, rewards, ends = [], [], [], []
        for _ in range(horizon):
            chances = policy.chances(rows, info["action_mask"])
            actions = (chances.cumsum(axis=1) > random.random((tables, 1))).argmax(axis=1)
            seen.append(rows)
            wished.append(np.eye(chances.shape[1], dtype=np.float32)[actions] - chances)
            rows, reward_now, terminated, truncated, info = envs.step(actions)
            rewards.append(reward_now)
            ends.append(terminated | truncated)
        worth, is_known = outcomes(np.array(rewards), np.array(ends))
        last = worth[np.array(ends)]
        worth = (worth - last.mean()) / (last.std() + 1e-3)
        push = np.array(wished)[is_known] * worth[is_known][:, None]
        policy.learn(np.array(seen)[is_known], push, rate)
        yield float((last > 0).mean()), policy


def outcomes(rewards: np.ndarray, ends: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """By step and table: how the game ended that it was part of, and whether it has."""
    worth, is_known = np.zeros_like(rewards), np.zeros_like(ends)
    later, known = rewards[-1] * 0, ends[-1] & False
    for step in reversed(range(len(rewards))):
        later, known = np.where(ends[step], rewards[step], later), known | ends[step]
        worth[step], is_known[step] = later, known
    return worth, is_known


def main() -> None:
    """Train, and print how the share of games won grows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--reward", default="win", choices=["win", "margin"])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--rate", type=float, default=0.02)
    asked = vars(parser.parse_args())
    for number, (won, _) in enumerate(train(**asked), start=1):
        if number % max(asked["rounds"] // 20, 1) == 0:
            print(f"{number:5} rounds {won:6.1%} won  {'█' * round(40 * won)}", flush=True)


if __name__ == "__main__":
    main()
