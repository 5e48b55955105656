"""A position in the words of `naive.py`, so that both can be compared whole."""

from __future__ import annotations

from typing import Any

import msgspec

from worldsfair.edition import AREAS
from worldsfair.game.view import view_of
from worldsfair.rules.position import Position


def snapshot(position: Position) -> dict[str, Any]:
    """What `NaiveGame.snapshot` says of the same position."""
    view = view_of(position)
    names = position.edition.card_ids()
    by_area = {area.area: area for area in view.areas}
    return {
        "areas": [area.area for area in view.areas],
        "round": view.round,
        "turn": view.turn,
        "car": view.wheel.car,
        "phase": view.phase,
        "seat": view.seat,
        "supply": [seat.supply for seat in view.seats],
        "supporters": {area: by_area[area].supporters for area in AREAS},
        "cards": {area: by_area[area].cards for area in AREAS},
        "deck": [names[card] for card in position.deck()],
        "discard": view.discard,
        "hands": [
            [*sum(seat.exhibits.values(), []), *seat.tickets, *seat.figures]
            for seat in view.seats
        ],
        "coins": [seat.coins for seat in view.seats],
        "medals": [seat.medals for seat in view.seats],
        "tokens": [seat.tokens for seat in view.seats],
        "result": None if view.result is None else msgspec.to_builtins(view.result),
    }
