"""The sequential test: is the win share above par by the margin, or not above par at all?

A generalized sequential probability ratio test on the mean share of each deal, whose
distribution is taken as normal with the variance seen so far. It looks after every deal,
and the first bound that it crosses is its answer, for good.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

Verdict = Literal["better", "not better", "undecided"]

ERROR = 0.05
"""How often the test may be wrong, either way."""

PRIOR_DEALS = 4.0
"""Imagined deals of ordinary spread, as the variance of the first few says little."""


class SequentialTest(msgspec.Struct, frozen=True):
    """The answer of the test, or how far it has come."""

    par: float
    """No better: the win share is this or less."""
    target: float
    """Better: the win share is this or more."""
    verdict: Verdict
    deals: int
    """After how many deals the answer came, or how many there were without one."""
    log_ratio: float
    """Then, in favour of better."""
    bounds: tuple[float, float]
    """Below the one it is not better, above the other it is."""


def log_ratios(
    shares: Iterable[float], par: float, target: float, trials_per_deal: int
) -> Iterator[float]:
    """The log-likelihood ratio after each deal."""
    ordinary = par * (1 - par) / trials_per_deal
    mean = squares = 0.0
    for deals, share in enumerate(shares, start=1):
        away = share - mean
        mean += away / deals
        squares += away * (share - mean)
        variance = (squares + PRIOR_DEALS * ordinary) / (deals - 1 + PRIOR_DEALS)
        yield deals * (target - par) * (mean - (par + target) / 2) / variance


def decide(
    shares: Iterable[float],
    par: float,
    margin: float,
    trials_per_deal: int,
    error: float = ERROR,
) -> SequentialTest:
    """Test the mean shares of the deals, in the order in which they were scheduled.

    >>> decide([1.0] * 20, par=0.5, margin=0.02, trials_per_deal=2).verdict
    'better'
    """
    target = par + margin
    bound = math.log((1 - error) / error)
    deals, ratio = 0, 0.0
    verdict: Verdict = "undecided"
    for deals, ratio in enumerate(log_ratios(shares, par, target, trials_per_deal), start=1):  # noqa: B007  # both are the answer
        if abs(ratio) >= bound:
            verdict = "better" if ratio > 0 else "not better"
            break
    return SequentialTest(par, target, verdict, deals, ratio, (-bound, bound))
