"""Exponentials and logarithms by sums and products alone, so that every machine finds the same.

A library's own differ in the last bit from one to the next, and a search that differs by a bit
may end with another decision.
"""

from __future__ import annotations

from typing import Final

from worldsfair.rules.compiled import compiled

_LEAST: Final = -80.0
"""What is below has a power of nearly nothing."""
_PARTS: Final = 1.0 / 1024
_DOUBLINGS: Final = 10


@compiled
def exponential(power: float) -> float:
    """`math.exp` of a number that is not above zero, right to eight digits or more."""
    part = max(float(power), _LEAST) * _PARTS
    value = 1.0 + part * (1.0 / 6)
    value = 1.0 + part * (1.0 / 5) * value
    value = 1.0 + part * (1.0 / 4) * value
    value = 1.0 + part * (1.0 / 3) * value
    value = 1.0 + part * (1.0 / 2) * value
    value = 1.0 + part * value
    for _ in range(_DOUBLINGS):
        value *= value
    return value


@compiled
def logarithm(number: float) -> float:
    """`math.log` of a number that is not below one, right to eight digits or more."""
    doublings = 0.0
    while number >= 2.0:
        number *= 0.5
        doublings += 1.0
    ratio = (number - 1.0) / (number + 1.0)
    square = ratio * ratio
    total = 0.0
    for place in (19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0):
        total = total * square + 1.0 / place
    return 2.0 * ratio * total + doublings * 0.6931471805599453
