"""Teach the networks from nothing: `python -m training --out FOLDER`, with one large GPU.

What each step gave and how long it took is printed. With `--from FOLDER --generations 0` networks
that are there are taught on. On a processor, `--device cpu --quick` is a try of all steps.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Final

from training.lockstep import Lockstep
from training.rooms import DEVICES, room_of
from training.weights import LAYERS, read_weights
from worldsfair.bots.network import FIRST_LAYER, SECOND_LAYER

AT_ONCE: Final = 131_072
QUICK: Final = (
    "--at-once 20 --games 60 --generations 2 --epochs 1 --courses 2 --searched-games 8 "
    "--simulations 8 --finishing-epochs 1 --placement-games 20 --match-rounds 1 --jobs 1"
)
"""Enough to see every step at work, and nothing to play with."""


def main(given: list[str] | None = None) -> None:
    """Each number of players by itself: own games, games of the search, placements."""
    arguments = _arguments(given)
    room = room_of(arguments.device)
    from training.curriculum import Curriculum, Plan

    arguments.out.mkdir(parents=True, exist_ok=True)
    plan = Plan(
        games=arguments.games,
        generations=arguments.generations,
        guesses=arguments.guesses,
        epochs=arguments.epochs,
        courses=arguments.courses,
        searched_games=arguments.searched_games,
        simulations=arguments.simulations,
        finishing_epochs=arguments.finishing_epochs,
        placement_games=arguments.placement_games,
        match_rounds=arguments.match_rounds,
        layers=tuple(arguments.layers),
        seed=arguments.seed,
    )
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        under_way = []
        for players in arguments.players or [2, 3, 4]:
            name = f"{players}-players.npz"
            begin = None if arguments.begin is None else read_weights(arguments.begin / name)
            tables = Lockstep(room, players, arguments.at_once)
            curriculum = Curriculum(tables, plan, pool, arguments.out / name)
            curriculum.begin(begin)
            under_way.append(curriculum)
        for course in range(1, plan.courses + 1):
            for curriculum in under_way:
                curriculum.go_on(is_last=course == plan.courses)


def _arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--players", type=int, action="append", choices=[2, 3, 4])
    parser.add_argument("--out", type=Path, required=True, help="a folder for the networks")
    parser.add_argument(
        "--from", type=Path, dest="begin", help="a folder of networks to go on from"
    )
    parser.add_argument("--device", choices=DEVICES, default="cuda")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="games in lock-step")
    parser.add_argument(
        "--games", type=int, default=8 * AT_ONCE, help="own games of one generation or course"
    )
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--guesses", type=int, default=2, help="deals to judge a decision by")
    parser.add_argument("--epochs", type=int, default=4, help="in each generation")
    parser.add_argument(
        "--layers", type=int, nargs=2, default=LAYERS, metavar="UNITS", help="of both layers"
    )
    parser.add_argument("--courses", type=int, default=1, help="of games of the search")
    parser.add_argument("--searched-games", type=int, default=60_000, help="in each, on all cores")
    parser.add_argument("--simulations", type=int, default=96, help="in each turn of these")
    parser.add_argument("--finishing-epochs", type=int, default=3)
    parser.add_argument("--placement-games", type=int, default=AT_ONCE)
    parser.add_argument("--match-rounds", type=int, default=1, help="after each step; 0 for none")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="processes that search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a few games of each step")
    first = parser.parse_args(given)
    # What is given beside `--quick` counts.
    arguments = (
        parser.parse_args([*QUICK.split(), *(given or sys.argv[1:])]) if first.quick else first
    )
    if arguments.begin is None and arguments.generations < 1:
        parser.error("Without generations there has to be a network to go on from: --from FOLDER.")
    if arguments.generations and arguments.games < 1:
        parser.error("A generation learns from games of its own: --games 1 or more.")
    first, second = arguments.layers
    if arguments.courses and (first > FIRST_LAYER or second > SECOND_LAYER):
        parser.error(f"Searches have room for {FIRST_LAYER} and {SECOND_LAYER} units: --courses 0.")
    return arguments


if __name__ == "__main__":
    main()
