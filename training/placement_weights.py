"""Placements compared: what the network says to each of them one turn ahead."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from training.buffers import Network, rooms_for
from worldsfair.bots.evaluation import any_choice, network_choice, value_after_guesses
from worldsfair.bots.network import PLACEMENT_FEATURES
from worldsfair.bots.placements import write_placements
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.decisions import PLACE_FIRST
from worldsfair.rules.flow import play
from worldsfair.rules.constants import AREA_COUNT, LAST_ROUND, OVER, PLACE
from worldsfair.rules.layout import Record
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.setup import lay_out_at_random

Comparisons = tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]
"""For each position the features of its five placements, the mover's utility after each, and the
round."""

GUESSES: Final = 8
COMPARISONS_PER_GAME: Final = 8
RIDGE: Final = 10.0
RANDOM_MOVES: Final = 100
"""Of a thousand, so that a position that nobody would seek is judged well, too."""


@compiled
def compare_placements(
    tables: Record,
    boxes: Record,
    choices: Record,
    networks: Record,
    rooms: Record,
    activities: Record,
    seeds: Record,
    rows: Record,
    values: Record,
    rounds: Record,
) -> int:
    """Play a game for each seed and compare the placements now and then; says how many times."""
    state, trial, box = tables[0], tables[1], boxes[0]
    network, activity = networks[0], activities[0]
    count = 0
    for seed in seeds:
        state.random = seed
        lay_out_at_random(state, box, 0)
        most = count + COMPARISONS_PER_GAME
        while state.phase != OVER and state.turn < TURN_LIMIT:
            is_free = state.phase == PLACE and state.supply[state.seat] > 0
            if is_free and count < most and random_below(state, 4) == 0:
                write_placements(state, box, activity)
                for area in range(AREA_COUNT):
                    for index in range(PLACEMENT_FEATURES):
                        rows[count, area, index] = activity.placement[area, index]
                for area in range(AREA_COUNT):
                    values[count, area] = value_after_guesses(
                        state, box, trial, network, rooms[0], activity, PLACE_FIRST + area, GUESSES
                    )
                rounds[count] = state.current_round
                count += 1
            if random_below(state, 1000) < RANDOM_MOVES:
                decision = any_choice(state, box, choices[0])
            else:
                decision = network_choice(
                    state, box, trial, choices[0], network, rooms[0], activity
                )
            play(state, box, signed(decision))
    return count


def comparisons(players: int, games: int, seed: int, network: Network) -> Comparisons:
    """The placements of positions from `games` games, compared by the network."""
    room = games * COMPARISONS_PER_GAME
    rows = np.zeros((room, AREA_COUNT, PLACEMENT_FEATURES), dtype=np.float32)
    values = np.zeros((room, AREA_COUNT), dtype=np.float32)
    rounds = np.zeros(room, dtype=np.int64)
    used = compare_placements(
        *rooms_for(players, network),
        mixed_seeds(seed, games),
        rows,
        values,
        rounds,
    )
    return rows[:used], values[:used], rounds[:used]


def fit_placing(lessons: Comparisons) -> npt.NDArray[Any]:
    """The weights by round that foresee the comparisons best, in the sense of least squares.

    Only differences between the placements of one position count.
    """
    rows, values, rounds = lessons
    rows = rows - rows.mean(axis=1, keepdims=True)
    wanted = values - values.mean(axis=1, keepdims=True)
    weights = np.zeros((LAST_ROUND, PLACEMENT_FEATURES))
    for number in range(LAST_ROUND):
        here = rounds == number + 1
        design = rows[here].reshape(-1, PLACEMENT_FEATURES).astype(np.float64)
        inner = design.T @ design + RIDGE * np.eye(PLACEMENT_FEATURES)
        weights[number] = np.linalg.solve(inner, design.T @ wanted[here].reshape(-1))
    foreseen = np.einsum("nai,ni->na", rows, weights[rounds - 1]).argmax(axis=1)
    lost = values.max(axis=1) - values[np.arange(len(values)), foreseen]
    print(
        f"  {len(rows)} positions: the placement foreseen is the network's in "
        f"{(lost == 0).mean():.3f}, and loses {lost.mean():.4f}"
    )
    return weights
