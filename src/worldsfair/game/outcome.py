"""What a decision brings to a learner: rewards by seat, and whether the game has ended."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.position import Position


class Stepped(NamedTuple):
    """What a step has brought, as in `worldsfair.vector`."""

    rewards: npt.NDArray[np.float32]
    """By seat: 0 until the game ends; then 1 for who wins alone, and a sum of 0."""
    ended: bool
    """Whether the game has come to its end, by its rules or by the limit of turns."""


def shares_of(position: Position) -> list[float]:
    """By seat, 0 until the end; then 1 for a victory alone, shared by those who win together, and
    as much less for the others that all add up to 0.
    """
    if not position.is_over:
        return [0.0] * position.players
    winners, others = position.winners(), position.players - 1
    won = (position.players / len(winners) - 1) / others
    return [won if seat in winners else -1 / others for seat in range(position.players)]


def rewards_of(position: Position) -> npt.NDArray[np.float32]:
    """The same as many games have it."""
    return np.array(shares_of(position), np.float32)


def has_ended(position: Position) -> bool:
    """Whether nobody plays on: the game is over, or has as many turns as programs play."""
    return position.is_over or position.turn >= TURN_LIMIT
