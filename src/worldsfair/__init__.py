"""World's Fair 1893: the rules, records, opponents and table of the board game.

>>> from worldsfair import Game
>>> game = Game.new(players=3, seed=1893)
>>> game.play("place electricity")
>>> game.seat
1
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from worldsfair import arena as arena
    from worldsfair import bots as bots
    from worldsfair import edition as edition
    from worldsfair import errors as errors
    from worldsfair import game as game
    from worldsfair import records as records
    from worldsfair import vector as vector
    from worldsfair.arena import Match as Match
    from worldsfair.arena import run_match as run_match
    from worldsfair.bots import Bot as Bot
    from worldsfair.bots import Budget as Budget
    from worldsfair.bots import Decision as Decision
    from worldsfair.bots import make_bot as make_bot
    from worldsfair.edition import Edition as Edition
    from worldsfair.edition import default_edition as default_edition
    from worldsfair.edition import load_edition as load_edition
    from worldsfair.errors import GameError as GameError
    from worldsfair.errors import GameOver as GameOver
    from worldsfair.errors import IllegalMove as IllegalMove
    from worldsfair.errors import InvalidMove as InvalidMove
    from worldsfair.errors import InvalidRecord as InvalidRecord
    from worldsfair.game import ChanceGame as ChanceGame
    from worldsfair.game import Game as Game
    from worldsfair.game import Move as Move
    from worldsfair.game import Preview as Preview
    from worldsfair.game import PublicGame as PublicGame
    from worldsfair.game import View as View
    from worldsfair.game import all_moves as all_moves
    from worldsfair.records.files import read_records as read_records
    from worldsfair.records.files import write_records as write_records
    from worldsfair.records.model import Record as Record
    from worldsfair.vector import VectorGames as VectorGames

__version__ = "0.1.0"

# Numba takes a moment to load, so a name is imported when it is first used.
_HOMES = {
    "Bot": "worldsfair.bots",
    "Budget": "worldsfair.bots",
    "ChanceGame": "worldsfair.game",
    "Decision": "worldsfair.bots",
    "Edition": "worldsfair.edition",
    "Game": "worldsfair.game",
    "GameError": "worldsfair.errors",
    "GameOver": "worldsfair.errors",
    "IllegalMove": "worldsfair.errors",
    "InvalidMove": "worldsfair.errors",
    "InvalidRecord": "worldsfair.errors",
    "Match": "worldsfair.arena",
    "Move": "worldsfair.game",
    "Preview": "worldsfair.game",
    "PublicGame": "worldsfair.game",
    "Record": "worldsfair.records.model",
    "VectorGames": "worldsfair.vector",
    "View": "worldsfair.game",
    "all_moves": "worldsfair.game",
    "default_edition": "worldsfair.edition",
    "load_edition": "worldsfair.edition",
    "make_bot": "worldsfair.bots",
    "read_records": "worldsfair.records.files",
    "run_match": "worldsfair.arena",
    "write_records": "worldsfair.records.files",
}
_ROOMS = ("arena", "bots", "edition", "envs", "errors", "game", "records", "vector")
"""The modules with more of what there is."""

__all__ = sorted(_HOMES)


class _Door(ModuleType):
    """Names that are properties: completion in the interpreter looks up all others, and would
    load everything there is to show what begins with `Ga`.
    """

    def __dir__(self) -> list[str]:
        return sorted({*_HOMES, *_ROOMS, "__doc__", "__version__"})


def _loaded_at_first_use(name: str) -> property:
    def load(door: ModuleType) -> object:
        if name not in vars(door):
            home = import_module(_HOMES.get(name, f"worldsfair.{name}"))
            vars(door)[name] = home if name in _ROOMS else getattr(home, name)
        return vars(door)[name]

    def keep(door: ModuleType, value: object) -> None:
        vars(door)[name] = value

    return property(load, keep)


for _name in (*_HOMES, *_ROOMS):
    setattr(_Door, _name, _loaded_at_first_use(_name))
sys.modules[__name__].__class__ = _Door
