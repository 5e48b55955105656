"""Train the networks: `python -m training --players 2 --players 3 --players 4 --out FOLDER`.

About ten minutes on 16 cores and one large GPU; `--games 2000 --generations 2` for a quick try.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from training.selfplay import lessons, share_against_greedy
from worldsfair.bots.features import feature_count
from worldsfair.bots.network import NETWORK

Network = npt.NDArray[Any]


def main() -> None:
    """Games, fit, again: each generation learns from games of the one before."""
    arguments = _arguments()
    context = get_context("spawn")
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        for players in arguments.players or [2, 3, 4]:
            for network in _generations(players, arguments, pool):
                arguments.out.mkdir(parents=True, exist_ok=True)
                save(arguments.out / f"{players}-players.npz", network, players)


def _generations(
    players: int, arguments: argparse.Namespace, pool: ProcessPoolExecutor
) -> Iterator[Network]:
    from training.fitting import fit, weights_of

    network: Network | None = None
    kept: list[tuple[npt.NDArray[Any], ...]] = []
    for generation in range(arguments.generations):
        begun = time.monotonic()
        games = arguments.games // players
        share = max(1, games // (4 * arguments.jobs))
        noise = 150 if generation == 0 else 60
        seeds = [1_000_003 * (generation + 1) + 7919 * part for part in range(games // share)]
        tasks = [
            pool.submit(lessons, players, share, seed + players, network, noise) for seed in seeds
        ]
        parts = [task.result() for task in tasks]
        fresh = tuple(np.concatenate(column) for column in zip(*parts, strict=True))
        kept = [*kept[-1:], fresh]
        rows, wins, points = (np.concatenate(column) for column in zip(*kept, strict=True))
        played = time.monotonic() - begun
        model = fit((rows, wins, points), arguments.epochs, generation)
        network = weights_of(model)
        checks = [
            pool.submit(share_against_greedy, players, 400, 77 + part, network)
            for part in range(arguments.jobs)
        ]
        won = float(np.mean([check.result() for check in checks]))
        print(
            f"{players} players, generation {generation}: {won:.3f} of the wins among greedy "
            f"({played:.0f} s of games, {time.monotonic() - begun:.0f} s in all)",
            flush=True,
        )
        yield network


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
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--out", type=Path, default=Path("src/worldsfair/bots/networks"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
