"""The weights of placements: fitted to what the network says to each one turn ahead."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from training.buffers import (
    COMPARISONS_A_GAME,
    ComparisonBuffer,
    comparison_buffer,
    comparison_buffer_at,
)
from training.lessons import played_games, varied_choice
from worldsfair.bots.evaluation import value_after_guesses
from worldsfair.bots.network import PLACEMENT_FEATURES, Network
from worldsfair.bots.placements import write_placements
from worldsfair.bots.workspace import box_of
from worldsfair.rules import decisions
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import AREA_COUNT, LAST_ROUND, OVER, PLACE, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records

Comparisons = tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]
"""For each position the features of its five placements, the mover's utility after each, and the
round."""

GUESSES: Final = 8
ONE_OF: Final = 4
"""Placements of which one is compared: the next ones look much the same."""
RIDGE: Final = 10.0
RANDOM_MOVES: Final = 100
"""Of a thousand, so that a position that nobody would seek is judged well, too."""


@compiled
def play_comparison_game(address: int) -> None:
    """Play a game from its seed in the buffer at an address; compare placements now and then."""
    buffer = comparison_buffer_at(address)
    state, workspace = buffer.game, buffer.workspace
    box = box_of(workspace)
    lay_out_at_random(state, box, 0)
    buffer.count = 0
    while state.phase != OVER and state.turn < TURN_LIMIT:
        is_free = state.phase == PLACE and state.supply[state.seat] > 0
        has_room = buffer.count < COMPARISONS_A_GAME
        if is_free and has_room and random_below(state, ONE_OF) == 0:
            _compare(buffer)
        play(state, box, varied_choice(state, workspace, RANDOM_MOVES))


@compiled
def _compare(buffer: ComparisonBuffer) -> None:
    state, workspace = buffer.game, buffer.workspace
    write_placements(state, box_of(workspace), workspace.placements)
    for area in range(AREA_COUNT):
        for index in range(PLACEMENT_FEATURES):
            buffer.row[buffer.count, area][index] = workspace.placements.feature[area, index]
    for area in range(AREA_COUNT):
        value = value_after_guesses(state, workspace, decisions.place(area), GUESSES)
        buffer.value[buffer.count, area] = value
    buffer.current_round[buffer.count] = state.current_round
    buffer.count += 1


def comparisons(players: int, games: int, seed: int, network: Records[Network]) -> Comparisons:
    """The placements of positions from `games` games, compared by the network."""
    buffer = comparison_buffer(players, network)
    rows, values, rounds = [], [], []
    for _ in played_games(buffer, play_comparison_game, mixed_seeds(seed, games)):
        count = int(buffer.record.count)
        rows.append(buffer.records["row"][0, :count].copy())
        values.append(buffer.records["value"][0, :count].copy())
        rounds.append(buffer.records["current_round"][0, :count].copy())
    return np.concatenate(rows), np.concatenate(values), np.concatenate(rounds)


def fit_placement_weights(lessons: Comparisons) -> npt.NDArray[Any]:
    """The weights by round that foretell the comparisons best, in the sense of least squares.

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
    foretold = np.einsum("nai,ni->na", rows, weights[rounds - 1]).argmax(axis=1)
    lost = values.max(axis=1) - values[np.arange(len(values)), foretold]
    print(
        f"  {len(rows)} positions: the placement foretold is the network's in "
        f"{(lost == 0).mean():.3f}, and loses {lost.mean():.4f}"
    )
    return weights
