"""The lessons of one network, in order: from greedy's games to games of the search."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import numpy as np

from training.lessons import Lessons
from training.placement_weights import comparisons, fit_placing
from training.buffers import Network
from training.search_games import searched_lessons
from training.selfplay import lessons, share_against_greedy

FIRST_NOISE: Final = 150
NOISE: Final = 60
VARIED_NOISE: Final = (30, 60, 150)
"""Random moves of a thousand: in greedy's games, in the network's, and in the last ones."""

WIDE_BATCH: Final = 8192
FINE_RATE: Final = 5e-4
FINE_EPOCHS: Final = 6


class School:
    """What one network is taught; every step plays on all cores of the pool."""

    def __init__(
        self, players: int, arguments: argparse.Namespace, pool: ProcessPoolExecutor
    ) -> None:
        self._players = players
        self._asked = arguments
        self._pool = pool

    def generations(self) -> Iterator[Network]:
        """One network after another: of greedy's games, then of its own."""
        from training.model import fit, weights_of

        network: Network | None = None
        kept: list[Lessons] = []
        for generation in range(self._asked.generations):
            begun = time.monotonic()
            noise = FIRST_NOISE if generation == 0 else NOISE
            kept = [*kept[-1:], self._games(generation, network, [noise])]
            network = weights_of(fit(_together(kept), self._asked.epochs, seed=generation))
            self._tell(f"generation {generation}", network, begun)
            yield network

    def finishing(self, network: Network) -> Network:
        """Taught on by its own games and by games of the search, at last by these alone."""
        from training.model import fit, weights_of

        begun = time.monotonic()
        games = self._asked.searched_games // self._players
        searched = self._spread(
            games, 3_000_009, searched_lessons, network, self._asked.simulations
        )
        own = self._games(self._asked.generations, network, VARIED_NOISE)
        both = _together([searched, own])
        network = weights_of(
            fit(both, self._asked.finishing_epochs, beginning=network, batch=WIDE_BATCH)
        )
        network = weights_of(fit(searched, FINE_EPOCHS, beginning=network, rate=FINE_RATE))
        self._tell("games of the search", network, begun)
        return network

    def with_placements(self, network: Network) -> Network:
        """The network with weights that foresee what it says to each placement."""
        begun = time.monotonic()
        compared = self._spread(self._asked.placement_games, 104_729, comparisons, network)
        whole = network.copy()
        whole[0]["placing"][...] = fit_placing(compared)
        print(f"{self._players} players, placements ({time.monotonic() - begun:.0f} s)", flush=True)
        return whole

    def _games(self, generation: int, network: Network | None, noises: Sequence[int]) -> Lessons:
        """The lessons of one generation's games, an equal part with each number of random moves."""
        games = self._asked.games // self._players // len(noises)
        seed = 1_000_003 * (generation + 1)
        return _together(
            [self._spread(games, seed + 101 * noise, lessons, network, noise) for noise in noises]
        )

    def _spread(self, games: int, seed: int, play: Callable[..., Any], *settings: Any) -> Any:
        """The arrays that a number of games gave, played in four parts for each job."""
        parts = 4 * self._asked.jobs
        share = max(1, games // parts)
        tasks = [
            self._pool.submit(play, self._players, share, seed + 7919 * part, *settings)
            for part in range(parts)
        ]
        return _together([task.result() for task in tasks])

    def _tell(self, lesson: str, network: Network, begun: float) -> None:
        print(
            f"{self._players} players, {lesson}: {self._share(network):.3f} "
            f"of the wins among greedy ({time.monotonic() - begun:.0f} s)",
            flush=True,
        )

    def _share(self, network: Network) -> float:
        checks = [
            self._pool.submit(share_against_greedy, self._players, 400, 77 + part, network)
            for part in range(self._asked.jobs)
        ]
        return float(np.mean([check.result() for check in checks]))


def _together(parts: Sequence[tuple[Any, ...]]) -> Any:
    return tuple(np.concatenate(column) for column in zip(*parts, strict=True))
