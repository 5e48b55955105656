"""Who plays, checked before there is a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from worldsfair.edition import PLAYER_COUNTS
from worldsfair.errors import InvalidSetup
from worldsfair.records.model import Approvals, Seat


def seats_for(players: int, approvals: Approvals, seats: Sequence[Seat] | None) -> Sequence[Seat]:
    """The seats of a game, named by their numbers where nobody names them."""
    if players not in PLAYER_COUNTS:
        raise InvalidSetup(f"The game is for 2, 3 or 4 players, not {players}.")
    if approvals not in get_args(Approvals):
        raise InvalidSetup(f"Approvals are automatic or chosen, not {approvals!r}.")
    if seats is None:
        return [Seat(name=f"Player {n}", player="human") for n in range(1, players + 1)]
    if len(seats) != players:
        raise InvalidSetup(f"{len(seats)} seats are named for {players} players.")
    return seats
