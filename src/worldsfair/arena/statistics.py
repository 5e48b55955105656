"""Intervals that may be believed: for plain shares, and for games that share their deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95

PRIOR_DEALS = 1.0
"""How many imagined deals of ordinary spread are added to the ones seen. A few deals can look
alike by chance; this keeps the interval from closing on them, and soon counts for nothing."""


class Interval(NamedTuple):
    """From low to high."""

    low: float
    high: float


class Estimate(NamedTuple):
    """A number and how far it can be trusted."""

    value: float
    interval: Interval


def normal_quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations hold this part of a normal distribution, both ways.

    >>> round(normal_quantile(), 3)
    1.96
    """
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def student_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The same for Student's distribution, which small samples follow.

    Exact for 1 and 2 degrees of freedom, by the expansion of Cornish and Fisher from 3 on.

    >>> round(student_quantile(10), 3)
    2.228
    """
    if freedom == 1:
        return math.tan(math.pi * confidence / 2)
    if freedom == 2:
        return confidence * math.sqrt(2 / (1 - confidence**2))
    z = normal_quantile(confidence)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


def wilson(successes: float, trials: float, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's interval for a share of independent trials.

    >>> low, high = wilson(8, 10)
    >>> f"{low:.4f} {high:.4f}"
    '0.4902 0.9433'
    """
    if trials <= 0:
        return Interval(0.0, 1.0)
    z = normal_quantile(confidence)
    share = successes / trials
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    low = 0.0 if successes <= 0 else max(0.0, centre - half)
    high = 1.0 if successes >= trials else min(1.0, centre + half)
    return Interval(low, high)


def share_over_deals(
    shares: Sequence[float], trials_per_deal: int, confidence: float = CONFIDENCE
) -> Estimate:
    """A win share with its interval, where the games of a deal are not independent.

    `shares` has the mean share within each deal. The spread between deals says how many
    independent games would tell as much, and Wilson's interval is taken for that number,
    reduced for the few deals as Korn and Graubard (1998) do.
    """
    deals = len(shares)
    if deals < 2:
        return Estimate(math.fsum(shares) / deals if deals else math.nan, Interval(0.0, 1.0))
    share = math.fsum(shares) / deals
    trials = effective_trials(shares, trials_per_deal, confidence)
    trials *= (normal_quantile(confidence) / student_quantile(deals - 1, confidence)) ** 2
    return Estimate(share, wilson(share * trials, trials, confidence))


def effective_trials(
    shares: Sequence[float], trials_per_deal: int, confidence: float = CONFIDENCE
) -> float:
    """How many independent games would have shown as much as these deals."""
    deals = len(shares)
    trials = deals * trials_per_deal
    share = math.fsum(shares) / deals
    if share in (0.0, 1.0):
        return trials
    z = normal_quantile(confidence)
    shrunk = (share * trials + z * z / 2) / (trials + z * z)
    variance = spread(shares, shrunk * (1 - shrunk) / trials_per_deal)
    return share * (1 - share) / (variance / deals)


def spread(values: Sequence[float], ordinary: float) -> float:
    """The variance between deals, with `PRIOR_DEALS` of the ordinary one added."""
    mean = math.fsum(values) / len(values)
    squares = math.fsum((value - mean) ** 2 for value in values)
    return (squares + PRIOR_DEALS * ordinary) / (len(values) - 1 + PRIOR_DEALS)


def mean_over_deals(means: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """A mean with Student's interval over the deals; `means` has the mean within each deal."""
    deals = len(means)
    if deals == 0:
        return Estimate(math.nan, Interval(math.nan, math.nan))
    mean = math.fsum(means) / deals
    if deals == 1:
        return Estimate(mean, Interval(-math.inf, math.inf))
    variance = math.fsum((value - mean) ** 2 for value in means) / (deals - 1)
    half = student_quantile(deals - 1, confidence) * math.sqrt(variance / deals)
    return Estimate(mean, Interval(mean - half, mean + half))


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of the values does not exceed.

    >>> percentile([5, 1, 4, 2, 3], 0.5)
    3
    """
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]
