"""The legal actions of one game, as Gymnasium's spaces sample with them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from worldsfair.errors import GameOver
from worldsfair.game import Game
from worldsfair.game.outcome import has_ended
from worldsfair.vector import ACTIONS

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
"""1 for each legal action."""


def is_done(game: Game) -> bool:
    """Whether nobody plays on: by the rules, or by the limit of turns."""
    return has_ended(game.position)


def refuse_without_game(is_under_way: bool) -> None:
    """No step is made before the first reset, nor after a game's end."""
    if not is_under_way:
        raise GameOver("No game is under way: say `reset` first.")


def mask_of(game: Game) -> Mask:
    """The legal actions of whoever decides; none when nobody does."""
    return no_actions() if is_done(game) else game.legal_mask().view(np.int8)


def no_actions() -> Mask:
    """A mask that allows nothing."""
    return np.zeros(ACTIONS, np.int8)
