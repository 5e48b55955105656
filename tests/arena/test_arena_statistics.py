"""Intervals against published values, a naive bootstrap, and their own promise."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from worldsfair.arena.statistics import (
    effective_trials,
    mean_over_deals,
    percentile,
    share_over_deals,
    student_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_values(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=6e-5)


def test_wilson_of_nothing_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 500), st.data())
def test_wilson_holds_the_share_and_mirrors(trials: int, data: st.DataObject) -> None:
    successes = data.draw(st.integers(0, trials))
    low, high = wilson(successes, trials)
    assert low <= successes / trials <= high
    assert wilson(trials - successes, trials) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_student_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=0.004)


def naive_bootstrap(values: list[float], seed: int) -> tuple[float, float]:
    """The middle 95 % of the means of resampled deals."""
    chooser = np.random.default_rng(seed)
    means = chooser.choice(values, size=(4000, len(values))).mean(axis=1)
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)


@pytest.mark.parametrize("weights", [(1, 2, 1), (4, 1, 4), (1, 8, 1), (1, 4, 8)])
def test_the_interval_over_deals_agrees_with_a_bootstrap(weights: tuple[int, ...]) -> None:
    chooser = np.random.default_rng(3)
    parts = np.array(weights) / sum(weights)
    shares = [float(share) for share in chooser.choice([0.0, 0.5, 1.0], p=parts, size=200)]
    estimate = share_over_deals(shares, 2)
    assert estimate.interval == pytest.approx(naive_bootstrap(shares, 4), abs=0.012)


def test_independent_games_tell_as_much_as_they_are() -> None:
    shares = [0.0, 0.5, 0.5, 1.0] * 100
    assert effective_trials(shares, 2) == pytest.approx(800, rel=0.01)


def test_games_of_a_deal_that_all_go_the_same_way_tell_as_much_as_one() -> None:
    assert effective_trials([0.0, 1.0] * 200, 2) == pytest.approx(400, rel=0.01)


def test_a_share_of_one_has_the_interval_of_wilson() -> None:
    low, high = share_over_deals([1.0] * 2000, 2).interval
    assert (low, high) == pytest.approx(wilson(4000, 4000), abs=1e-4)


def test_one_deal_says_nothing() -> None:
    assert share_over_deals([0.5], 2).interval == (0.0, 1.0)


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=2, max_size=60))
def test_the_interval_over_deals_holds_the_share(shares: list[float]) -> None:
    estimate = share_over_deals(shares, 4)
    low, high = estimate.interval
    assert 0 <= low <= estimate.value + 1e-12
    assert estimate.value - 1e-12 <= high <= 1


@pytest.mark.parametrize(("deals", "share"), [(20, 0.5), (50, 0.7), (200, 0.9)])
def test_the_interval_over_deals_holds_the_truth_19_times_in_20(deals: int, share: float) -> None:
    chooser = np.random.default_rng(5)
    runs, held = 1000, 0
    for _ in range(runs):
        luck = chooser.beta(2 * share, 2 * (1 - share), size=deals)
        shares = [float(value) for value in chooser.binomial(2, luck) / 2]
        low, high = share_over_deals(shares, 2).interval
        held += low <= share <= high
    assert held / runs == pytest.approx(0.95, abs=0.02)


def test_a_mean_has_students_interval() -> None:
    estimate = mean_over_deals([1.0, 2.0, 3.0, 4.0, 5.0])
    assert estimate.interval == pytest.approx((3 - 1.963, 3 + 1.963), abs=2e-3)


def test_the_mean_of_one_deal_is_not_bounded() -> None:
    assert mean_over_deals([7.0]) == (7.0, (-math.inf, math.inf))


def test_the_99th_percentile_of_a_hundred_is_the_last_but_one() -> None:
    assert percentile(list(range(1, 101)), 0.99) == 99
