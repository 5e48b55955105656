"""`Game` and `Move`: playing, undoing, looking at and recording a game from Python."""

from worldsfair.game.chance_game import ChanceGame
from worldsfair.game.game import Game
from worldsfair.game.move import Action, Move, all_moves
from worldsfair.game.outcome import Stepped
from worldsfair.game.preview import Preview
from worldsfair.game.public_game import PublicGame
from worldsfair.game.view import AreaView, SeatView, StandingView, View, WheelView

__all__ = [
    "Action",
    "AreaView",
    "ChanceGame",
    "Game",
    "Move",
    "Preview",
    "PublicGame",
    "SeatView",
    "StandingView",
    "Stepped",
    "View",
    "WheelView",
    "all_moves",
]
