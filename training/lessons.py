"""Lessons: features of positions, and what became of each player in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from training.buffers import LESSONS_A_GAME, LessonBuffer, Owned
from worldsfair.bots.evaluation import any_choice, network_choice, win_shares
from worldsfair.bots.features import feature_count, write_features
from worldsfair.bots.workspace import Workspace, box_of
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER
from worldsfair.rules.layout import State
from worldsfair.rules.typed_records import Kind

Lessons = tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]
"""Features, win shares and points, by player in turn order from the mover."""


@compiled
def keep_position(buffer: LessonBuffer) -> None:
    """The position becomes a lesson, if there is room for one more of this game."""
    if buffer.count == LESSONS_A_GAME:
        return
    state, workspace = buffer.game, buffer.search.workspace
    features = workspace.features
    size = write_features(state, box_of(workspace), features)
    for index in range(size):
        buffer.row[buffer.count, index] = features.value[index]
    buffer.mover[buffer.count] = state.seat
    buffer.count += 1


@compiled
def write_outcomes(buffer: LessonBuffer) -> None:
    """How the game ended, for every lesson of it; a game without an end teaches nothing."""
    state, workspace = buffer.game, buffer.search.workspace
    if state.phase != OVER:
        buffer.count = 0
        return
    win_shares(state, workspace)
    players = signed(state.players)
    for lesson in range(buffer.count):
        for step in range(players):
            seat = (signed(buffer.mover[lesson]) + step) % players
            buffer.win[lesson, step] = workspace.win[seat]
            buffer.points[lesson, step] = workspace.points[seat]


@compiled
def varied_choice(state: State, workspace: Workspace, random_moves: int) -> int:
    """The network's choice, but for so many of a thousand, which are random."""
    if random_below(state, 1000) < random_moves:
        return any_choice(state, workspace)
    return network_choice(state, workspace)


def played_games(
    buffer: Owned[Kind], play_game: Callable[[int], object], seeds: npt.NDArray[Any]
) -> Iterator[None]:
    """Play a game for each seed in a buffer, one after another."""
    # Found once: NumPy takes as long for a field of a record as a quick game takes.
    random, address = buffer.records["game"]["random"], buffer.address
    for seed in seeds:
        random[0] = seed
        play_game(address)
        yield


def gather_lessons(
    buffer: Owned[LessonBuffer], play_game: Callable[[int], None], seed: int, games: int
) -> Lessons:
    """The lessons of so many games; `play_game` plays one in the buffer at an address."""
    row, win, points = (buffer.records[name][0] for name in ("row", "win", "points"))
    rows, wins, all_points = [], [], []
    for _ in played_games(buffer, play_game, mixed_seeds(seed, games)):
        count = int(buffer.records["count"][0])
        rows.append(row[:count].copy())
        wins.append(win[:count].copy())
        all_points.append(points[:count].copy())
    players = int(buffer.record.game.players)
    return (
        np.concatenate(rows)[:, : feature_count(players)],
        np.concatenate(wins)[:, :players],
        np.concatenate(all_points)[:, :players],
    )
