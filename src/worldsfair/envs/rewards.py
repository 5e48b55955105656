"""What the end of a game gives each seat, as `VectorGames` gives it."""

from __future__ import annotations

from typing import Final, Literal, get_args

import numpy as np
import numpy.typing as npt

from worldsfair.errors import InvalidSetup

Reward = Literal["win", "margin"]
"""`win`: 1 for a victory alone, all seats add up to 0. `margin`: points ahead of the best other."""

ILLEGAL_REWARD: Final[dict[Reward, float]] = {"win": -1.0, "margin": -100.0}
"""For an action that is not legal: as bad as the worst end of a game."""


def checked_reward(reward: Reward) -> Reward:
    """The same, unless there is no such reward."""
    if reward not in get_args(Reward):
        raise InvalidSetup(f"The reward is win or margin, not {reward!r}.")
    return reward


def shares_of_victory(won: npt.NDArray[np.bool_]) -> npt.NDArray[np.float32]:
    """By game and seat, from who won: alone 1, shared by those who win together; the sum is 0.

    >>> shares_of_victory(np.array([[False, True, False]])).tolist()
    [[-0.5, 1.0, -0.5]]
    """
    players = won.shape[1]
    share = won / won.sum(axis=1, keepdims=True)
    rewards: npt.NDArray[np.float32] = ((share * players - 1) / (players - 1)).astype(np.float32)
    return rewards


def margins(points: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """By game and seat: how many points ahead of the best other, or behind.

    >>> margins(np.array([[40, 52, 47]], np.uint8)).tolist()
    [[-12.0, 5.0, -5.0]]
    """
    own = points.astype(np.float32)
    ordered = np.sort(own, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    is_alone_ahead = (own == best) & ((own == best).sum(axis=1, keepdims=True) == 1)
    return own - np.where(is_alone_ahead, second, best)
