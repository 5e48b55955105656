"""Estimates without luck: control variates over the deals of a match.

Each kind of luck is zero on average over deals. So any factor times it may be taken
from a result without changing what the result is on average, as long as the factor of a deal was
not found by looking at this deal. Here it comes from a regression over all other deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

LEAST_DEALS: Final = 20
"""With fewer, a regression knows too little."""
IMAGINED_DEALS: Final = 4.0
"""So many deals in which luck did nothing are added, so that few deals don't decide much."""
_NOTHING: Final = 1e-12

Numbers = npt.NDArray[Any]


def without_luck(results: Sequence[float], luck: Sequence[Sequence[float]]) -> list[float] | None:
    """The result of each deal, less what luck gave by the experience of all other deals.

    `luck` has a row for each deal and a column for each kind. None where nothing can be said: too
    few deals, or no luck at all; a kind that nobody had is left out.

    >>> without_luck([0.0, 1.0], [[-0.5], [0.5]]) is None
    True
    """
    y, x = np.array(results), np.array(luck)
    if len(y) < LEAST_DEALS:
        return None
    x = x[:, np.var(x, axis=0) > _NOTHING]
    if x.size == 0:
        return None
    factors = _factors_of_others(y, x)
    adjusted: list[float] = (y - (factors * x).sum(axis=1)).tolist()
    return adjusted


def _factors_of_others(y: Numbers, x: Numbers) -> Numbers:
    """For each deal the factors of luck, by least squares over the other deals."""
    others = len(y) - 1
    mean_y = (y.sum() - y) / others
    mean_x = (x.sum(axis=0) - x) / others
    both = np.einsum("di,dj->dij", x, x)
    squares = both.sum(axis=0) - both - others * np.einsum("di,dj->dij", mean_x, mean_x)
    mixed = x * y[:, None]
    products = mixed.sum(axis=0) - mixed - others * mean_x * mean_y[:, None]
    # The imagined deals are of the spread that the others have.
    each = np.arange(x.shape[1])
    squares[:, each, each] *= 1 + IMAGINED_DEALS / others
    squares[:, each, each] += _NOTHING
    factors: Numbers = np.linalg.solve(squares, products[:, :, None])[:, :, 0]
    return factors
