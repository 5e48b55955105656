"""Games that teach: played by looking one turn ahead, with now and then a random move."""

from __future__ import annotations

from typing import Final

import numpy as np

from training.lessons import ROWS_PER_GAME, Lessons, empty_lessons, write_outcome, write_row
from training.buffers import Network, rooms_for
from worldsfair.bots.evaluation import any_choice, greedy_choice, network_choice, win_shares
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.flow import play
from worldsfair.rules.constants import OVER, PLACE
from worldsfair.rules.layout import Record
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.setup import lay_out_at_random

GREEDY: Final = 0
NETWORK_AHEAD: Final = 1


@compiled
def teach(
    tables: Record,
    boxes: Record,
    choices: Record,
    networks: Record,
    rooms: Record,
    activities: Record,
    seeds: Record,
    players_of: Record,
    random_moves: int,
    rows: Record,
    wins: Record,
    points: Record,
) -> int:
    """Play a game for each seed; write features and outcomes, says how many rows.

    `players_of[seat]` is GREEDY or NETWORK_AHEAD; `random_moves` of a thousand are random.
    """
    state, trial, box = tables[0], tables[1], boxes[0]
    count = 0
    for seed in seeds:
        state.random = seed
        lay_out_at_random(state, box, 0)
        first_row = count
        movers = 0
        while state.phase != OVER and state.turn < TURN_LIMIT:
            is_kept = state.phase == PLACE and random_below(state, 3) == 0
            if is_kept and count - first_row < ROWS_PER_GAME:
                mover = write_row(state, box, rooms[0], rows[count])
                movers += mover << (2 * (count - first_row))
                count += 1
            if random_below(state, 1000) < random_moves:
                decision = any_choice(state, box, choices[0])
            elif players_of[state.seat] == GREEDY:
                decision = greedy_choice(state, box, trial, choices[0])
            else:
                decision = network_choice(
                    state, box, trial, choices[0], networks[0], rooms[0], activities[0]
                )
            play(state, box, decision)
        if state.phase != OVER:
            count = first_row
            continue
        for row in range(first_row, count):
            mover = (movers >> (2 * (row - first_row))) & 3
            write_outcome(state, box, activities[0], mover, wins[row], points[row])
    return count


def lessons(
    players: int,
    games: int,
    seed: int,
    network: Network | None,
    random_moves: int,
) -> Lessons:
    """Features, win shares and points of positions from `games` games."""
    rows, wins, points = empty_lessons(players, games)
    kind = GREEDY if network is None else NETWORK_AHEAD
    used = teach(
        *rooms_for(players, network),
        mixed_seeds(seed, games),
        np.full(4, kind, dtype=np.int64),
        random_moves,
        rows,
        wins,
        points,
    )
    return rows[:used], wins[:used], points[:used]


@compiled
def compare(
    tables: Record,
    boxes: Record,
    choices: Record,
    networks: Record,
    rooms: Record,
    activities: Record,
    seeds: Record,
) -> float:
    """The share of wins of one network player among greedy ones, seats taken in turn."""
    state, trial, box = tables[0], tables[1], boxes[0]
    players = signed(box.players)
    won = 0.0
    for number in range(len(seeds)):
        state.random = seeds[number]
        learner = number % players
        lay_out_at_random(state, box, 0)
        while state.phase != OVER and state.turn < TURN_LIMIT:
            if state.seat == learner:
                decision = network_choice(
                    state, box, trial, choices[0], networks[0], rooms[0], activities[0]
                )
            else:
                decision = greedy_choice(state, box, trial, choices[0])
            play(state, box, decision)
        if state.phase == OVER:
            win_shares(state, box, activities[0])
            won += activities[0].win[learner]
    return won / len(seeds)


def share_against_greedy(players: int, games: int, seed: int, network: Network) -> float:
    """How the network does one turn ahead, alone among greedy players."""
    return compare(*rooms_for(players, network), mixed_seeds(seed, games))
