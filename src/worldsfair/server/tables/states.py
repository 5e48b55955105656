"""From the bytes that are kept to a position, and nothing of the way there."""

from __future__ import annotations

from functools import cache

from worldsfair.edition import base_edition
from worldsfair.rules.position import Position


@cache
def _blank(players: int) -> Position:
    return Position(base_edition(), players)


def position_from(state: bytes, players: int) -> Position:
    """The position of a kept state. It holds the secret order of the deck."""
    position = _blank(players).copy()
    position.load(state)
    return position
