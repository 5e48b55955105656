"""From the bytes that are kept to a position, and nothing of the way there."""

from __future__ import annotations

from functools import cache

from worldsfair.edition import shipped_editions
from worldsfair.rules.position import Position
from worldsfair.server.tables.model import Table


@cache
def _blank(edition: str, players: int) -> Position:
    return Position(shipped_editions()[edition], players)


def position_from(table: Table, state: bytes) -> Position:
    """The position of a state that a table was in. It holds the secret order of the deck."""
    position = _blank(table.content.edition, len(table.seats)).copy()
    position.restore(state)
    return position
