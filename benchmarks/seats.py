"""Each seat's win share over many thousand games of the network looking one turn ahead.

`python -m benchmarks.seats --games 4000`. The searching bot itself would be stronger and far
slower: see `benchmarks.balance`, which lets any bot play.
"""

from __future__ import annotations

import argparse

import numpy as np

from worldsfair.arena.balance import BONUS_SETS, edition_with
from worldsfair.arena.statistics import wilson
from worldsfair.bots.features import FEATURES
from worldsfair.bots.evaluation import network_choice, win_shares
from worldsfair.bots.network import ACTIVITY, load_network
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.compiled import compiled
from worldsfair.rules.flow import play
from worldsfair.rules.constants import OVER
from worldsfair.rules.layout import Record, box_for, new_choices, new_states
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.setup import lay_out_at_random


@compiled
def seat_wins(
    tables: Record,
    boxes: Record,
    choices: Record,
    networks: Record,
    rooms: Record,
    activities: Record,
    seeds: Record,
    wins: Record,
) -> int:
    """Add up each seat's wins over a game for each seed; says how many games ended."""
    state, trial, box = tables[0], tables[1], boxes[0]
    finished = 0
    for seed in seeds:
        state.random = seed
        lay_out_at_random(state, box, 0)
        while state.phase != OVER and state.turn < TURN_LIMIT:
            decision = network_choice(
                state, box, trial, choices[0], networks[0], rooms[0], activities[0]
            )
            play(state, box, decision)
        if state.phase == OVER:
            finished += 1
            win_shares(state, box, activities[0])
            for seat in range(state.players):
                wins[seat] += activities[0].win[seat]
    return finished


def measure(bonus_set: str, players: int, games: int) -> tuple[list[float], int]:
    wins = np.zeros(4)
    finished = seat_wins(
        new_states(2),
        box_for(edition_with(bonus_set), players),
        new_choices(),
        load_network(players),
        np.zeros(1, dtype=FEATURES).view(np.recarray),
        np.zeros(1, dtype=ACTIVITY).view(np.recarray),
        mixed_seeds(1893, games),
        wins,
    )
    return [float(won) for won in wins[:players]], finished


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.seats", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each cell")
    games = parser.parse_args().games
    print("| players | start bonus | win share by seat, % | unevenness |\n|---|---|---|---|")
    for players in (2, 3, 4):
        for bonus_set in BONUS_SETS:
            wins, finished = measure(bonus_set, players, games)
            print(_row(players, bonus_set, wins, finished), flush=True)


def _row(players: int, bonus_set: str, wins: list[float], games: int) -> str:
    shares = [won / games for won in wins]
    spread = (sum((share - 1 / players) ** 2 for share in shares) / players) ** 0.5
    cells = []
    for won, share in zip(wins, shares, strict=True):
        interval = wilson(won, games)
        cells.append(f"{100 * share:.1f} ({100 * interval.low:.1f}–{100 * interval.high:.1f})")
    return f"| {players} | {bonus_set} | {' · '.join(cells)} | {100 * spread:.1f} |"


if __name__ == "__main__":
    main()
