"""What one network is taught, in order: from greedy's games to games of the search."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import numpy as np

from training.lessons import Lessons
from training.placement_weights import comparisons, fit_placement_weights
from training.search_games import search_lessons
from training.selfplay import selfplay_lessons, share_against_greedy
from worldsfair.bots.network import Network
from worldsfair.rules.typed_records import Records

FIRST_NOISE: Final = 150
NOISE: Final = 60
VARIED_NOISE: Final = (30, 60, 150)
"""Random moves of a thousand: in greedy's games, in the network's, and in the last ones."""

WIDE_BATCH: Final = 8192
FINE_RATE: Final = 5e-4
FINE_EPOCHS: Final = 6


class Curriculum:
    """What one network is taught; every step plays on all cores of the pool."""

    def __init__(
        self, players: int, arguments: argparse.Namespace, pool: ProcessPoolExecutor
    ) -> None:
        self._players = players
        self._arguments = arguments
        self._pool = pool

    def generations(self) -> Iterator[Records[Network]]:
        """One network after another: of greedy's games, then of its own."""
        from training.model import fit, weights_of

        network: Records[Network] | None = None
        kept: list[Lessons] = []
        for generation in range(self._arguments.generations):
            begun = time.monotonic()
            noise = FIRST_NOISE if generation == 0 else NOISE
            kept = [*kept[-1:], self._games(generation, network, [noise])]
            network = weights_of(fit(_together(kept), self._arguments.epochs, seed=generation))
            self._report(f"generation {generation}", network, begun)
            yield network

    def finishing(self, network: Records[Network]) -> Records[Network]:
        """Taught on by its own games and by games of the search, at last by these alone."""
        from training.model import fit, weights_of

        begun = time.monotonic()
        games = self._arguments.searched_games // self._players
        searched = self._spread(
            games, 3_000_009, search_lessons, network, self._arguments.simulations
        )
        own = self._games(self._arguments.generations, network, VARIED_NOISE)
        both = _together([searched, own])
        network = weights_of(
            fit(both, self._arguments.finishing_epochs, beginning=network, batch=WIDE_BATCH)
        )
        network = weights_of(fit(searched, FINE_EPOCHS, beginning=network, rate=FINE_RATE))
        self._report("games of the search", network, begun)
        return network

    def with_placements(self, network: Records[Network]) -> Records[Network]:
        """The network with weights that foretell what it says to each placement."""
        begun = time.monotonic()
        compared = self._spread(self._arguments.placement_games, 104_729, comparisons, network)
        whole = network.copy()
        whole["placing"][0] = fit_placement_weights(compared)
        print(f"{self._players} players, placements ({time.monotonic() - begun:.0f} s)", flush=True)
        return whole

    def _games(
        self, generation: int, network: Records[Network] | None, noises: Sequence[int]
    ) -> Lessons:
        """The lessons of one generation's games, an equal part with each number of random moves."""
        games = self._arguments.games // self._players // len(noises)
        seed = 1_000_003 * (generation + 1)
        return _together(
            [
                self._spread(games, seed + 101 * noise, selfplay_lessons, network, noise)
                for noise in noises
            ]
        )

    def _spread(
        self, games: int, seed: int, play: Callable[..., Lessons], *settings: object
    ) -> Lessons:
        """The arrays that a number of games gave, played in four parts for each job."""
        parts = 4 * self._arguments.jobs
        share = max(1, games // parts)
        tasks = [
            self._pool.submit(play, self._players, share, seed + 7919 * part, *settings)
            for part in range(parts)
        ]
        return _together([task.result() for task in tasks])

    def _report(self, lesson: str, network: Records[Network], begun: float) -> None:
        print(
            f"{self._players} players, {lesson}: {self._share(network):.3f} "
            f"of the wins among greedy ({time.monotonic() - begun:.0f} s)",
            flush=True,
        )

    def _share(self, network: Records[Network]) -> float:
        checks = [
            self._pool.submit(share_against_greedy, self._players, 400, 77 + part, network)
            for part in range(self._arguments.jobs)
        ]
        return float(np.mean([check.result() for check in checks]))


def _together(parts: Iterable[Lessons]) -> Lessons:
    """The same of all parts, one after another."""
    first, second, third = (np.concatenate(column) for column in zip(*parts, strict=True))
    return first, second, third
