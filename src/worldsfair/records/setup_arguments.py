"""What games are laid out with, checked: each wrong argument has its sentence."""

from __future__ import annotations

import operator
from typing import NamedTuple, get_args

import numpy as np

from worldsfair.edition import PLAYER_COUNTS, Edition, default_edition
from worldsfair.errors import InvalidSetup
from worldsfair.records.model import Approvals


class TableSetup(NamedTuple):
    """How many play, by which rule of approvals, and with which box."""

    players: int
    approvals: Approvals
    edition: Edition


def whole_number(value: object, what: str) -> int:
    """An integer of Python's or NumPy's; `what` says what it should be, for the sentence.

    >>> whole_number(np.int8(3), "The number of players")
    3
    """
    if not isinstance(value, bool | np.bool_) and hasattr(value, "__index__"):
        try:
            return operator.index(value)
        except TypeError:  # an array, which has the method, but is no number
            pass
    raise InvalidSetup(f"{what} is a whole number, not {value!r:.80}.")


def checked_table(players: int, approvals: Approvals, edition: Edition | None) -> TableSetup:
    """What a game is laid out with; without an edition it is the base game."""
    players = checked_players(players)
    if approvals not in get_args(Approvals):
        raise InvalidSetup(f"Approvals are automatic or chosen, not {approvals!r:.80}.")
    return TableSetup(players, approvals, checked_edition(edition) or default_edition())


def checked_players(players: int) -> int:
    """How many may play."""
    players = whole_number(players, "The number of players")
    if players not in PLAYER_COUNTS:
        raise InvalidSetup(f"The game is for 2, 3 or 4 players, not {players}.")
    return players


def checked_edition(edition: Edition | None) -> Edition | None:
    """An edition as `load_edition` gives it, or None; a name or a path is not enough."""
    if edition is None or isinstance(edition, Edition):
        return edition
    raise InvalidSetup(
        f"An edition is wanted, as `load_edition(path)` gives one, not {edition!r:.80}."
    )


def checked_seat(seat: int, players: int) -> int:
    """A seat of the table."""
    seat = whole_number(seat, "A seat")
    if not 0 <= seat < players:
        raise InvalidSetup(f"There is no seat {seat} at a table of {players} players.")
    return seat
