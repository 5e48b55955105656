"""Many games at once, stepped together: for learners, for searches and for statistics.

>>> import numpy as np
>>> from worldsfair.vector import VectorGames
>>> games = VectorGames(3, players=2, seed=1893)
>>> games.legal_mask().shape
(3, 204)
>>> games.observe().dtype
dtype('uint8')
>>> rewards, over = games.step([0, 1, 2])
>>> games.seats
array([1, 1, 1], dtype=uint8)
"""

from __future__ import annotations

from worldsfair.vector.games import ACTIONS, VectorGames, action_texts
from worldsfair.vector.observations import observation_names, observation_size

__all__ = ["ACTIONS", "VectorGames", "action_texts", "observation_names", "observation_size"]
