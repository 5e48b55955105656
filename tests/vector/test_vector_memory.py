"""A call takes no memory but the one array that it may give."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

import numpy as np
import pytest

from worldsfair.vector import VectorGames

COUNT = 20_000
SMALL = 10_000
"""Bytes for Python's own odds and ends; no array of so many games fits."""


def most_memory(call: Callable[[], object]) -> int:
    """The bytes that a call takes at its peak, what it gives included."""
    call()
    tracemalloc.start()
    try:
        call()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.fixture(scope="module")
def games() -> VectorGames:
    return VectorGames(COUNT, 2, seed=1)


@pytest.mark.parametrize("name", ["sample", "legal_mask", "observe"])
def test_own_arrays_are_given_again(games: VectorGames, name: str) -> None:
    verb = getattr(games, name)

    assert np.shares_memory(verb(), verb())
    assert most_memory(verb) < SMALL


@pytest.mark.parametrize("dtype", ["int64", "uint8"])
def test_a_step_takes_none(games: VectorGames, dtype: str) -> None:
    first, actions = games.to_bytes(), games.sample().astype(dtype)

    def step() -> None:
        games.step(actions)
        np.copyto(games._states, np.frombuffer(first, games._states.dtype))

    assert most_memory(step) < SMALL


def test_what_a_step_has_brought_is_given_again(games: VectorGames) -> None:
    assert games.step(games.sample()) is games.step(games.sample())


@pytest.mark.parametrize(("name", "size"), [("seats", 1), ("phases", 1), ("turns", 2)])
def test_what_is_looked_up_is_one_new_array(games: VectorGames, name: str, size: int) -> None:
    first, second = getattr(games, name), getattr(games, name)

    assert not np.shares_memory(first, second)
    assert first.flags.c_contiguous
    assert most_memory(lambda: getattr(games, name)) < COUNT * size + SMALL


def test_seats_of_before_stay_as_they_were() -> None:
    games = VectorGames(3, 2, seed=1)
    before = games.seats
    games.step([0, 1, 2])

    assert before.tolist() == [0, 0, 0]
    assert games.seats.tolist() == [1, 1, 1]
