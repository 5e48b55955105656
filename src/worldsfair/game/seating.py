"""Who plays, checked before there is a game."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.errors import InvalidSetup
from worldsfair.records.model import Seat


def seats_for(players: int, seats: Sequence[Seat] | None) -> Sequence[Seat]:
    """The seats of a game, named by their numbers where nobody names them."""
    if seats is None:
        return [Seat(name=f"Player {n}", player="human") for n in range(1, players + 1)]
    if len(seats) != players:
        raise InvalidSetup(f"{len(seats)} seats are named for {players} players.")
    return seats
