"""Seeds: what may be one, and what follows from it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from worldsfair.errors import InvalidSetup
from worldsfair.vector import VectorGames
from worldsfair.vector.seeds import seed_number


@pytest.mark.parametrize(
    "seed", [11, np.int32(11), np.uint64(11), np.array(11)], ids=lambda seed: type(seed).__name__
)
def test_a_whole_number_is_a_seed(seed: Any) -> None:
    assert VectorGames(4, seed=seed).to_bytes() == VectorGames(4, seed=11).to_bytes()


def test_whole_numbers_of_any_size_are_different_seeds() -> None:
    seeds = [0, 1, -1, 2**63, 2**64 - 1, 2**64, -(2**64), 2**64 + 1, 10**5000, -(10**5000)]

    assert len({seed_number(seed) for seed in seeds}) == len(seeds)
    assert all(0 <= seed_number(seed) < 2**64 for seed in seeds)


@pytest.mark.parametrize("source", [np.random.default_rng, np.random.SeedSequence])
def test_chance_of_numpy_is_a_seed(source: Any) -> None:
    assert VectorGames(4, seed=source(3)).to_bytes() == VectorGames(4, seed=source(3)).to_bytes()
    assert VectorGames(4, seed=source(3)).to_bytes() != VectorGames(4, seed=source(4)).to_bytes()


def test_a_generator_is_drawn_from() -> None:
    chance = np.random.default_rng(3)

    assert VectorGames(4, seed=chance).to_bytes() != VectorGames(4, seed=chance).to_bytes()


def test_without_a_seed_games_are_by_chance() -> None:
    assert VectorGames(4).to_bytes() != VectorGames(4).to_bytes()


@pytest.mark.parametrize("seed", [True, np.True_, 1.0, float("nan"), "7", [1], np.array([1, 2])])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(InvalidSetup, match="A seed is"):
        VectorGames(2, seed=seed)


def test_a_game_hangs_on_its_seed_and_index_alone() -> None:
    few, many = (VectorGames(count, 3, seed=5).to_bytes() for count in (3, 9))

    assert many.startswith(few)


def test_no_two_games_are_the_same() -> None:
    decks = np.stack([VectorGames(1, seed=seed)._states["deck"][0] for seed in range(100)])

    assert len(np.unique(decks, axis=0)) == 100
