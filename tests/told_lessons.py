"""What every lesson must tell, whoever played its game."""

from __future__ import annotations

import numpy as np

from training.lessons import Lessons
from worldsfair.bots.features import COINS, MEDALS, SEAT_BLOCK, feature_count


def check_lessons(lessons: Lessons, players: int) -> None:
    """Each player in turn order, with what became of them."""
    rows, wins, points, _ = lessons
    assert len(rows) > 100
    assert rows.shape[1] == feature_count(players)
    assert np.allclose(wins.sum(axis=1), 1)
    best = points.max(axis=1, keepdims=True)
    assert (np.where(wins > 0, points, best) == best).all()
    firsts = SEAT_BLOCK * np.arange(players)
    so_far = rows[:, firsts + COINS].astype(int) + rows[:, firsts + MEDALS]
    assert (so_far <= points).all()
    lead, lead_at_the_end = so_far[:, 0] - so_far[:, 1], points[:, 0] - points[:, 1]
    assert np.corrcoef(lead, lead_at_the_end)[0, 1] > 0
