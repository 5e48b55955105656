"""Exponentials and logarithms of our own beside the library's."""

from __future__ import annotations

import math

import pytest

from worldsfair.bots.arithmetic import exponential, logarithm


@pytest.mark.parametrize("power", [0.0, -1e-9, -0.3, -1.0, -5.5, -20.0, -60.0])
def test_an_exponential_is_right_to_eight_digits(power: float) -> None:
    assert exponential(power) == pytest.approx(math.exp(power), rel=1e-8)


def test_the_exponential_of_next_to_nothing_is_next_to_nothing() -> None:
    assert 0 <= exponential(-1e30) < 1e-30


@pytest.mark.parametrize("number", [1.0, 1.5, 1.99999, 2.0, 3.0, 1000.0, 1e6])
def test_a_logarithm_is_right_to_nine_digits(number: float) -> None:
    assert logarithm(number) == pytest.approx(math.log(number), rel=1e-9, abs=1e-12)
