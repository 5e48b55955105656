"""Games that teach more: from varied positions on, short searches play to the end."""

from __future__ import annotations

from typing import Final

import numpy as np

from training.lessons import ROWS_PER_GAME, Lessons, empty_lessons, write_outcome, write_row
from training.buffers import Network, rooms_for
from worldsfair.bots.mcts.tree import INFORMED_STYLE, search_in
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.evaluation import any_choice, network_choice
from worldsfair.bots.mcts.puct import simulate_informed
from worldsfair.bots.mcts.node_pool import NO_NODE, NODE, ROOT, add_node, node_at
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.flow import play
from worldsfair.rules.constants import APPROVE, OVER, PLACE
from worldsfair.rules.layout import Record
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.memory import copy_state
from worldsfair.rules.setup import lay_out_at_random

RANDOM_MOVES: Final = 200
"""Of a thousand, before the searches begin: a network has to know bad positions, too."""
NODES_A_SIMULATION: Final = 4
TURNS: Final = 12
TURNS_A_PLAYER: Final = 8
"""About how long a game is; the searches take over in any of its turns."""


@compiled
def think(
    search: Record,
    simulations: int,
    root: Record,
    box: Record,
    state: Record,
    trial: Record,
    choices: Record,
    network: Record,
    features: Record,
    activity: Record,
) -> int:
    """The decision that a search from this position looked at most."""
    search.used = 0
    search.root_turn = root.turn
    search.random = root.random
    add_node(search, NO_NODE, 0, 1.0)
    for _ in range(simulations):
        simulate_informed(search, root, box, state, trial, choices, network, features, activity)
    best = child = signed(node_at(search, ROOT).child)
    while child != NO_NODE:
        if node_at(search, child).visits > node_at(search, best).visits:
            best = child
        child = signed(node_at(search, child).sibling)
    return signed(node_at(search, best).decision)


@compiled
def teach_by_search(
    tables: Record,
    boxes: Record,
    choices: Record,
    networks: Record,
    rooms: Record,
    activities: Record,
    searches: Record,
    simulations: int,
    seeds: Record,
    rows: Record,
    wins: Record,
    points: Record,
) -> int:
    """Play a game for each seed; write features and outcomes, says how many rows.

    Up to a turn drawn by lot the network plays, one turn ahead and with many random moves; from
    there on searches play, and only that part of the game is a lesson.
    """
    state, trial, root, table = tables[0], tables[1], tables[2], tables[3]
    box, network, activity = boxes[0], networks[0], activities[0]
    players = signed(box.players)
    count = 0
    for seed in seeds:
        state.random = seed
        lay_out_at_random(state, box, 0)
        beginning = random_below(state, TURNS + TURNS_A_PLAYER * players)
        first_row = count
        movers = 0
        while state.phase != OVER and state.turn < TURN_LIMIT:
            if state.phase == APPROVE:
                play(state, box, quick_choice(state, box))
                continue
            if state.turn < beginning:
                if random_below(state, 1000) < RANDOM_MOVES:
                    decision = any_choice(state, box, choices[0])
                else:
                    decision = network_choice(
                        state, box, trial, choices[0], network, rooms[0], activity
                    )
                play(state, box, signed(decision))
                continue
            is_kept = state.phase == PLACE and (
                state.turn == beginning or random_below(state, 2) == 0
            )
            if is_kept and count - first_row < ROWS_PER_GAME:
                mover = write_row(state, box, rooms[0], rows[count])
                movers += mover << (2 * (count - first_row))
                count += 1
            if legal_decisions(state, box, choices[0]) == 1:
                decision = signed(choices[0].decision[0])
            else:
                copy_state(root, state)
                decision = think(
                    searches[0],
                    simulations,
                    root,
                    box,
                    table,
                    trial,
                    choices[0],
                    network,
                    rooms[0],
                    activity,
                )
                random_below(state, 2)
            play(state, box, decision)
        if state.phase != OVER:
            count = first_row
            continue
        for row in range(first_row, count):
            mover = (movers >> (2 * (row - first_row))) & 3
            write_outcome(state, box, activity, mover, wins[row], points[row])
    return count


def searched_lessons(
    players: int, games: int, seed: int, network: Network, simulations: int
) -> Lessons:
    """Features, win shares and points of positions from `games` games between searches."""
    rows, wins, points = empty_lessons(players, games)
    nodes = np.empty(NODES_A_SIMULATION * simulations + 1024, dtype=NODE)
    used = teach_by_search(
        *rooms_for(players, network),
        search_in(nodes, INFORMED_STYLE),
        simulations,
        mixed_seeds(seed, games),
        rows,
        wins,
        points,
    )
    return rows[:used], wins[:used], points[:used]
