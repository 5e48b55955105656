"""Two networks against each other, one turn ahead: one in each seat in turn among the other.

    python -m training.match --players 4 NEW.npz shipped --device cuda

A network is a file, `shipped` or `greedy`. Every deal is played with the first in each seat.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from training.lockstep import FIRST_NETWORK, Judge, Lockstep, Manner
from training.phases import GREEDY
from training.rooms import DEVICES, room_of
from training.weights import Weights, read_weights, shipped_weights
from worldsfair.rules.chance import mixed_seeds

INTERVAL: Final = 1.96
"""Standard errors to each side, for 95 %."""


class Share(NamedTuple):
    """The first one's share of the wins."""

    share: float
    margin: float
    """Half of the 95 % interval, over deals."""
    games: int
    par: float

    def __str__(self) -> str:
        return (
            f"{self.share:.2%} ± {100 * self.margin:.2f} "
            f"(par {100 * self.par:.1f}, {self.games:,} games)"
        )


def match(tables: Lockstep, judges: Sequence[Judge], rounds: int, seed: int) -> Share:
    """The first judge alone among players by the second, or among greedy ones if it is alone.

    Each round is as many deals as there are tables for, every deal once with each seat.
    """
    players = tables.players
    deals = tables.games // players
    number = np.arange(tables.games)
    rival = FIRST_NETWORK + 1 if len(judges) > 1 else GREEDY
    learner = np.arange(players) == (number % players)[:, np.newaxis]
    seats = np.where(learner, FIRST_NETWORK, rival)
    shares = []
    for begun in range(rounds):
        # Tables that are left over play one more deal, which doesn't count.
        chance = mixed_seeds(seed + begun, deals + 1)[number // players]
        wins = tables.play(chance, judges, Manner(), seats).wins
        own = tables.room.read(wins)[learner][: deals * players]
        shares.append(own.reshape(deals, players).mean(axis=1))
    by_deal = np.concatenate(shares)
    error = float(by_deal.std(ddof=1)) / len(by_deal) ** 0.5 if len(by_deal) > 1 else 1.0
    return Share(float(by_deal.mean()), INTERVAL * error, players * len(by_deal), 1 / players)


def named_weights(name: str, players: int) -> Weights | None:
    """A network by its name; None is greedy."""
    if name == "greedy":
        return None
    return shipped_weights(players) if name == "shipped" else read_weights(Path(name))


def main() -> None:
    """Play a match and print its result."""
    parser = argparse.ArgumentParser(prog="python -m training.match", description=__doc__)
    parser.add_argument("networks", nargs=2, metavar="NETWORK")
    parser.add_argument("--players", type=int, choices=[2, 3, 4], required=True)
    parser.add_argument("--games", type=int, default=131_072, help="at once")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=DEVICES, default="cuda")
    given = parser.parse_args()
    from training.judgement import NetworkJudge

    found = [named_weights(name, given.players) for name in given.networks]
    judges = [NetworkJudge(one, given.players, given.device) for one in found if one is not None]
    if found[0] is None or not judges:
        parser.error("The first of the two has to be a network.")
    tables = Lockstep(room_of(given.device), given.players, given.games)
    begun = time.monotonic()
    share = match(tables, judges, given.rounds, given.seed)
    first, second = given.networks
    print(f"{first} among {second}: {share}, {time.monotonic() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main()
