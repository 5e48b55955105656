"""Choosing at random, by whichever generator is at hand."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import SupportsIndex, TypeVar

import numpy as np

from worldsfair.records.setup_arguments import whole_number

Rng = random.Random | np.random.Generator | SupportsIndex | None
"""A generator of Python's or NumPy's, a number to begin one with, or None for chance itself."""

Item = TypeVar("Item")


def choose(items: Sequence[Item], rng: Rng) -> Item:
    """One of some items, each as likely as the others."""
    return items[number_below(len(items), rng)]


def number_below(limit: int, rng: Rng) -> int:
    """A number from 0 to `limit` - 1.

    >>> number_below(1000, 5) == number_below(1000, random.Random(5))
    True
    """
    if rng is None:
        return secrets.randbelow(limit)
    if isinstance(rng, np.random.Generator):
        return int(rng.integers(limit, dtype=np.uint64))
    if not isinstance(rng, random.Random):
        rng = random.Random(whole_number(rng, "A source of chance that is no generator"))
    return rng.randrange(limit)
