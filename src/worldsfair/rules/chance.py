"""The small fast generator inside a state, for games that shuffle by themselves."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.rules.compiled import compiled
from worldsfair.rules.layout import State

_LEFT_13: Final = np.uint64(13)
_RIGHT_7: Final = np.uint64(7)
_LEFT_17: Final = np.uint64(17)
_HIGH_HALF: Final = np.uint64(32)
# Of splitmix64.
_GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR: Final = np.uint64(0x94D049BB133111EB)
_RIGHT_30: Final = np.uint64(30)
_RIGHT_27: Final = np.uint64(27)
_RIGHT_31: Final = np.uint64(31)
_NOTHING: Final = np.uint64(0)
_ONE: Final = np.uint64(1)


@compiled
def next_random(bits: np.uint64) -> np.uint64:
    """The generator's next state (xorshift64), never zero."""
    bits ^= bits << _LEFT_13
    bits ^= bits >> _RIGHT_7
    bits ^= bits << _LEFT_17
    return bits


@compiled
def scaled_below(bits: np.uint64, limit: int) -> int:
    """A number from 0 to `limit` - 1: the high half of a generator's state, scaled down."""
    return np.int64(((bits >> _HIGH_HALF) * np.uint64(limit)) >> _HIGH_HALF)  # type: ignore[return-value]  # an int to compiled code


@compiled
def random_below(state: State, limit: int) -> int:
    """A number from 0 to `limit` - 1 by the generator in a state."""
    state.random = next_random(state.random)
    return scaled_below(state.random, limit)


@compiled
def shuffle_deck(state: State) -> None:
    """Put the cards of the deck into a random order."""
    for last in range(state.deck_size - 1, 0, -1):
        other = random_below(state, last + 1)
        card = state.deck[last]
        state.deck[last] = state.deck[other]
        state.deck[other] = card


@compiled
def mixed_seed(seed: int, index: int) -> int:
    """`mixed_seeds(seed, count)[index]` as 64 bits, for compiled code."""
    step = np.uint64(index + 1) * _GOLDEN
    bits = mixed_bits(step + mixed_bits(np.uint64(seed)))
    return np.int64(bits if bits != _NOTHING else _ONE)  # type: ignore[return-value]  # an int to compiled code


@compiled
def mixed_bits(bits: np.uint64) -> np.uint64:
    """Each bit of the result depends on all bits given; no two numbers give the same one."""
    bits = (bits ^ (bits >> _RIGHT_30)) * _FIRST_FACTOR
    bits = (bits ^ (bits >> _RIGHT_27)) * _SECOND_FACTOR
    return bits ^ (bits >> _RIGHT_31)


def mixed_seeds(seed: int, count: int) -> npt.NDArray[Any]:
    """Well-spread starting values for `count` generators (splitmix64), none of them zero."""
    with np.errstate(over="ignore"):
        steps = np.arange(1, count + 1, dtype=np.uint64) * _GOLDEN
        mixed = steps + _mix(np.array([seed % 2**64], dtype=np.uint64))
        mixed = _mix(mixed)
    mixed[mixed == 0] = 1
    return mixed


def _mix(bits: npt.NDArray[Any]) -> npt.NDArray[Any]:
    bits = (bits ^ (bits >> _RIGHT_30)) * _FIRST_FACTOR
    bits = (bits ^ (bits >> _RIGHT_27)) * _SECOND_FACTOR
    mixed: npt.NDArray[Any] = bits ^ (bits >> _RIGHT_31)
    return mixed
