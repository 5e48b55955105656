"""Train the networks: `python -m training --players 2 --players 3 --players 4 --out FOLDER`.

Half an hour on 16 cores and one large GPU. With `--generations 0` the networks that are there are
taught on; `--games 2000 --generations 2 --searched-games 200` is a quick try.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from training.curriculum import Curriculum
from worldsfair.bots.features import feature_count
from worldsfair.bots.network import NETWORK, Network, load_network
from worldsfair.rules.typed_records import Records


def main() -> None:
    """Games, fit, again; then games of the search; then the placements."""
    arguments = _arguments()
    arguments.out.mkdir(parents=True, exist_ok=True)
    context = get_context("spawn")
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        for players in arguments.players or [2, 3, 4]:
            curriculum = Curriculum(players, arguments, pool)
            path = arguments.out / f"{players}-players.npz"
            network = load_network(players)
            if not arguments.placements_only:
                for network in curriculum.generations():
                    save(path, network, players)
                if arguments.generations:
                    network = curriculum.with_placements(network)
                network = curriculum.finishing(network)
                save(path, network, players)
            save(path, curriculum.with_placements(network), players)


def save(path: Path, network: Records[Network], players: int) -> None:
    """Write the weights in half precision; the rows of unused features are left out."""
    parts = {name: network[name][0] for name in NETWORK.names or ()}
    parts["first"] = parts["first"][: feature_count(players)]
    halves: dict[str, Any] = {name: part.astype(np.float16) for name, part in parts.items()}
    np.savez_compressed(path, **halves)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--players", type=int, action="append", choices=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1_000_000, help="a generation, over players")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--epochs", type=int, default=6, help="in each generation")
    parser.add_argument(
        "--searched-games", type=int, default=250_000, help="games of the search, over players"
    )
    parser.add_argument("--simulations", type=int, default=64, help="in games of the search")
    parser.add_argument("--finishing-epochs", type=int, default=30)
    parser.add_argument("--placement-games", type=int, default=40_000)
    parser.add_argument(
        "--placements-only", action="store_true", help="keep the networks that are there"
    )
    parser.add_argument("--jobs", type=int, default=16)
    parser.add_argument("--out", type=Path, default=Path("src/worldsfair/bots/networks"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
