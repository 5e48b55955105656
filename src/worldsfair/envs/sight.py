"""What a seat sees of one game, and what may be done there, as the arrays that learners take."""

from __future__ import annotations

import operator
from typing import Final

import numpy as np
import numpy.typing as npt

from worldsfair.edition import Edition
from worldsfair.errors import InvalidMove
from worldsfair.game import Game, Move, all_moves
from worldsfair.records.model import Approvals
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.layout import STATE
from worldsfair.vector import ACTIONS, VectorGames

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
"""1 for each legal action; the type that Gymnasium's spaces sample with."""

_FIELDS = STATE.fields
assert _FIELDS is not None
_SEAT_BYTE: Final = _FIELDS["seat"][1]


class Sight:
    """Looks at a game through `VectorGames`, so that one game and many look the same."""

    def __init__(self, players: int, approvals: Approvals, edition: Edition | None) -> None:
        self._glass = VectorGames(
            1, players, approvals=approvals, edition=edition, auto_reset=False, seed=0
        )
        self.observation_size: Final = self._glass.observation_size

    def observation(self, game: Game, seat: int) -> Observation:
        """The game as a seat would see it if it were to decide."""
        state = bytearray(game.position.buffer)
        state[_SEAT_BYTE] = seat
        self._glass.from_bytes(bytes(state))
        row: Observation = self._glass.observe()[0].copy()
        return row


def mask_of(game: Game) -> Mask:
    """The legal actions of whoever decides; none when the game has ended."""
    mask = np.zeros(ACTIONS, np.int8)
    if not has_ended(game):
        mask[np.frombuffer(game.position.legal(), np.uint8)] = 1
    return mask


def has_ended(game: Game) -> bool:
    """By its rules, or by the limit of turns."""
    return game.is_over or game.turn >= TURN_LIMIT


def winners_of(game: Game) -> npt.NDArray[np.bool_]:
    """By seat, as a table of one game."""
    return np.array([[rank == 1 for rank in game.ranks()]])


def points_of(game: Game) -> npt.NDArray[np.uint8]:
    """By seat, as a table of one game."""
    return np.array([[seat.total for seat in game.result().seats]], np.uint8)


def move_of(action: object) -> Move:
    """The move of an action; a whole number of any kind, but no truth value."""
    if isinstance(action, bool | np.bool_):
        raise InvalidMove(f"An action is a whole number, not {action!r}.")
    try:
        number = operator.index(action)  # type: ignore[arg-type]  # refused below
    except TypeError:
        raise InvalidMove(f"An action is a whole number, not {action!r}.") from None
    if not 0 <= number < ACTIONS:
        raise InvalidMove(f"{number} is no action; they are 0 to {ACTIONS - 1}.")
    return all_moves()[number]
