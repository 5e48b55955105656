"""Train the networks: `python -m training --players 2 --players 3 --players 4 --out FOLDER`.

About ten minutes on 16 cores and one large GPU; `--games 2000 --generations 2` for a quick try.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from training.placing import comparisons, fit_placing
from training.selfplay import Lessons, lessons, share_against_greedy
from worldsfair.bots.features import feature_count
from worldsfair.bots.network import NETWORK, load_network

Network = npt.NDArray[Any]


def main() -> None:
    """Games, fit, again: each generation learns from games of the one before."""
    arguments = _arguments()
    context = get_context("spawn")
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        for players in arguments.players or [2, 3, 4]:
            school = School(players, arguments, pool)
            arguments.out.mkdir(parents=True, exist_ok=True)
            path = arguments.out / f"{players}-players.npz"
            if arguments.placements_only:
                network = load_network(players)
            else:
                for network in school.generations():
                    save(path, network, players)
            save(path, school.with_placements(network), players)


class School:
    """The generations of one network."""

    def __init__(
        self, players: int, arguments: argparse.Namespace, pool: ProcessPoolExecutor
    ) -> None:
        self._players = players
        self._arguments = arguments
        self._pool = pool

    def generations(self) -> Iterator[Network]:
        """One network after another: of greedy's games, then of its own."""
        from training.fitting import fit, weights_of

        network: Network | None = None
        kept: list[Lessons] = []
        asked = self._arguments
        for generation in range(asked.generations):
            begun = time.monotonic()
            kept = [*kept[-1:], self._games(generation, network)]
            network = weights_of(fit(_together(kept), asked.epochs, generation))
            self._tell(generation, network, begun)
            yield network

    def with_placements(self, network: Network) -> Network:
        """The network with weights that foresee what it says to each placement."""
        begun = time.monotonic()
        asked = self._arguments
        share = max(1, asked.placement_games // (4 * asked.jobs))
        tasks = [
            self._pool.submit(comparisons, self._players, share, 104_729 * (part + 1), network)
            for part in range(4 * asked.jobs)
        ]
        parts = zip(*(task.result() for task in tasks), strict=True)
        rows, values, rounds = (np.concatenate(column) for column in parts)
        whole = network.copy()
        whole[0]["placing"][...] = fit_placing((rows, values, rounds))
        print(f"{self._players} players, placements ({time.monotonic() - begun:.0f} s)", flush=True)
        return whole

    def _tell(self, generation: int, network: Network, begun: float) -> None:
        print(
            f"{self._players} players, generation {generation}: {self._share(network):.3f} "
            f"of the wins among greedy ({time.monotonic() - begun:.0f} s)",
            flush=True,
        )

    def _games(self, generation: int, network: Network | None) -> Lessons:
        """The lessons of one generation's games, played on every core."""
        noise = 150 if generation == 0 else 60
        games = self._arguments.games // self._players
        share = max(1, games // (4 * self._arguments.jobs))
        seeds = [1_000_003 * (generation + 1) + 7919 * part for part in range(games // share)]
        tasks = [
            self._pool.submit(lessons, self._players, share, seed + self._players, network, noise)
            for seed in seeds
        ]
        return _together([task.result() for task in tasks])

    def _share(self, network: Network) -> float:
        checks = [
            self._pool.submit(share_against_greedy, self._players, 400, 77 + part, network)
            for part in range(self._arguments.jobs)
        ]
        return float(np.mean([check.result() for check in checks]))


def _together(parts: Sequence[Lessons]) -> Lessons:
    rows, wins, points = (np.concatenate(column) for column in zip(*parts, strict=True))
    return rows, wins, points


def save(path: Path, network: Network, players: int) -> None:
    """Write the weights in half precision; the rows of unused features are left out."""
    record = network[0]
    parts = {name: np.asarray(record[name]) for name in NETWORK.names or ()}
    parts["first"] = parts["first"][: feature_count(players)]
    halves: dict[str, Any] = {name: part.astype(np.float16) for name, part in parts.items()}
    np.savez_compressed(path, **halves)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--players", type=int, action="append", choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400_000, help="a generation, over players")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--placement-games", type=int, default=40_000)
    parser.add_argument(
        "--placements-only", action="store_true", help="keep the networks that are there"
    )
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--out", type=Path, default=Path("src/worldsfair/bots/networks"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
