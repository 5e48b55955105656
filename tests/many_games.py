"""Games of a `VectorGames` looked at one by one."""

from __future__ import annotations

from worldsfair.edition import default_edition
from worldsfair.rules.layout import STATE
from worldsfair.rules.position import Position
from worldsfair.vector import VectorGames


def positions_of(games: VectorGames) -> list[Position]:
    kept = games.to_bytes()
    positions = []
    for index in range(len(games)):
        position = Position(default_edition(), games.players)
        position.load(kept[index * STATE.itemsize : (index + 1) * STATE.itemsize])
        positions.append(position)
    return positions
