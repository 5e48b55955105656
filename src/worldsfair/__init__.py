"""World's Fair 1893: the rules, records, opponents and table of the board game.

>>> from worldsfair import Game
>>> game = Game.new(players=3, seed=1893)
>>> game.play("place electricity")
>>> game.seat
1
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from worldsfair.edition import Edition as Edition
    from worldsfair.edition import default_edition as default_edition
    from worldsfair.edition import load_edition as load_edition
    from worldsfair.errors import GameError as GameError
    from worldsfair.errors import GameOver as GameOver
    from worldsfair.errors import IllegalMove as IllegalMove
    from worldsfair.errors import InvalidMove as InvalidMove
    from worldsfair.errors import InvalidRecord as InvalidRecord
    from worldsfair.game import Game as Game
    from worldsfair.game import Move as Move
    from worldsfair.game import PublicGame as PublicGame
    from worldsfair.game import View as View
    from worldsfair.records.files import read_records as read_records
    from worldsfair.records.files import write_records as write_records
    from worldsfair.records.model import Record as Record
    from worldsfair.vector import VectorGames as VectorGames

__version__ = "0.1.0"

# Numba takes a moment to load, so a name is imported when it is first used.
_HOMES = {
    "Edition": "worldsfair.edition",
    "Game": "worldsfair.game",
    "GameError": "worldsfair.errors",
    "GameOver": "worldsfair.errors",
    "IllegalMove": "worldsfair.errors",
    "InvalidMove": "worldsfair.errors",
    "InvalidRecord": "worldsfair.errors",
    "Move": "worldsfair.game",
    "PublicGame": "worldsfair.game",
    "Record": "worldsfair.records.model",
    "VectorGames": "worldsfair.vector",
    "View": "worldsfair.game",
    "default_edition": "worldsfair.edition",
    "load_edition": "worldsfair.edition",
    "read_records": "worldsfair.records.files",
    "write_records": "worldsfair.records.files",
}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'worldsfair' has no attribute {name!r}")
    return getattr(import_module(home), name)
