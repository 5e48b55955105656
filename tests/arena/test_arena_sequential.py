"""The sequential test: how often it is wrong, and what it says of clear cases."""

from __future__ import annotations

import math

import numpy as np
import pytest

from worldsfair.arena.sequential import decide, log_ratios


def verdicts(share: float, par: float, margin: float, games: int) -> list[str]:
    """What 400 tests say when the true share is this."""
    chooser = np.random.default_rng(7)
    deals = chooser.binomial(games, share, size=(400, 1200)) / games
    return [decide(map(float, one), par, margin, games).verdict for one in deals]


@pytest.mark.parametrize(("par", "games"), [(1 / 2, 2), (1 / 4, 4)])
def test_at_par_one_in_twenty_is_called_better(par: float, games: int) -> None:
    said = verdicts(par, par, 0.06, games)
    assert said.count("better") / len(said) == pytest.approx(0.05, abs=0.03)
    assert said.count("undecided") == 0


@pytest.mark.parametrize(("par", "games"), [(1 / 2, 2), (1 / 4, 4)])
def test_at_the_target_one_in_twenty_is_called_no_better(par: float, games: int) -> None:
    said = verdicts(par + 0.06, par, 0.06, games)
    assert said.count("not better") / len(said) == pytest.approx(0.05, abs=0.03)


def test_the_bounds_are_those_of_wald() -> None:
    assert decide([], 0.5, 0.02, 2).bounds == pytest.approx((-math.log(19), math.log(19)))


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    shares = [0.0, 0.5, 1.0, 1.0] * 300
    *_, last = log_ratios(shares, 0.5, 0.52, 2)
    variance = float(np.var(shares))
    mean = 0.625
    ratio = sum(((x - 0.5) ** 2 - (x - 0.52) ** 2) / (2 * variance) for x in shares)
    assert mean == np.mean(shares)
    assert last == pytest.approx(ratio, rel=0.01)


def test_who_always_wins_is_better_after_a_few_deals() -> None:
    assert decide([1.0] * 100, 0.5, 0.02, 2).deals < 20


def test_who_always_loses_is_not_better() -> None:
    assert decide([0.0] * 100, 0.5, 0.02, 2).verdict == "not better"


def test_the_first_answer_stays() -> None:
    won = [1.0] * 50
    assert decide(won + [0.0] * 500, 0.5, 0.02, 2) == decide(won, 0.5, 0.02, 2)


def test_few_even_deals_leave_it_open() -> None:
    assert decide([0.0, 1.0] * 5, 0.5, 0.02, 2).verdict == "undecided"
