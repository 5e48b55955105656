"""What may be a seed of many games, as one number of 64 bits."""

from __future__ import annotations

import hashlib
import operator
from typing import Final, SupportsIndex

import numpy as np

from worldsfair.errors import InvalidSetup

Seed = SupportsIndex | np.random.Generator | np.random.SeedSequence
"""A whole number of Python's or NumPy's of any size, or one of NumPy's sources of chance."""

_NUMBERS: Final = 2**64


def seed_number(seed: Seed | None) -> int:
    """The seed as a number from 0 to 2⁶⁴ - 1; None asks the system for chance.

    A generator is drawn from, so that the next seed of it is another one.
    """
    if seed is None:
        seed = np.random.SeedSequence()
    if isinstance(seed, np.random.Generator):
        return int(seed.integers(_NUMBERS, dtype=np.uint64))
    if isinstance(seed, np.random.SeedSequence):
        return int(seed.generate_state(1, np.uint64)[0])
    number = _whole_number(seed)
    if 0 <= number < _NUMBERS:
        return number
    whole = number.to_bytes(number.bit_length() // 8 + 1, "little", signed=True)
    return int.from_bytes(hashlib.blake2b(whole, digest_size=8).digest(), "little")


def _whole_number(seed: SupportsIndex) -> int:
    if isinstance(seed, bool | np.bool_) or not hasattr(seed, "__index__"):
        raise InvalidSetup(
            f"A seed is a whole number or a generator of NumPy's, not {type(seed).__name__}."
        )
    try:
        return operator.index(seed)
    except TypeError:
        raise InvalidSetup(f"A seed is one whole number, not {seed!r}.") from None
