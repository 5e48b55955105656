"""Lessons: features of positions, and what became of each player in the end."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import feature_count, write_features
from worldsfair.bots.evaluation import win_shares
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.layout import Record

Lessons = tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]
"""Features, win shares and points, by player in turn order from the mover."""

ROWS_PER_GAME: Final = 16


def empty_lessons(players: int, games: int) -> Lessons:
    """Room for the lessons of so many games."""
    room = games * ROWS_PER_GAME
    rows = np.zeros((room, feature_count(players)), dtype=np.uint8)
    wins = np.zeros((room, players), dtype=np.float32)
    points = np.zeros((room, players), dtype=np.float32)
    return rows, wins, points


@compiled
def write_row(state: Record, box: Record, features: Record, row: Record) -> int:
    """Write the features of a position into a row; says who is to move."""
    size = write_features(state, box, features)
    for index in range(size):
        row[index] = features.value[index]
    return signed(state.seat)


@compiled
def write_outcome(
    state: Record, box: Record, activity: Record, mover: int, wins: Record, points: Record
) -> None:
    """Write how the game ended into the row of a position in which `mover` was to move."""
    players = signed(box.players)
    win_shares(state, box, activity)
    for step in range(players):
        seat = (mover + step) % players
        wins[step] = activity.win[seat]
        points[step] = activity.points[seat]
