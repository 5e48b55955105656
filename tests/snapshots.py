"""A position in the words of `naive.py`, so that both can be compared whole."""

from __future__ import annotations

from typing import Any

import msgspec

from worldsfair.edition import AREAS
from worldsfair.records.writer import result_of
from worldsfair.rules.constants import APPROVE, DISCARDED, FIGURES_STEP, HELD_BY, OVER, PLACE
from worldsfair.rules.position import Position

PHASES = {PLACE: "place", FIGURES_STEP: "figures", APPROVE: "approve", OVER: "over"}


def snapshot(position: Position) -> dict[str, Any]:
    """What `NaiveGame.snapshot` says of the same position."""
    names = position.edition.card_ids()
    seats = range(position.players)
    cards = position.cards_by_place()
    over = position.is_over
    return {
        "areas": [AREAS[position.area_at(place)] for place in range(5)],
        "round": position.round,
        "turn": position.turn,
        "car": position.car,
        "phase": PHASES[position.phase],
        "seat": None if over else position.seat,
        "supply": [position.supply(seat) for seat in seats],
        "supporters": {
            name: [position.supporters(seat, area) for seat in seats]
            for area, name in enumerate(AREAS)
        },
        "cards": {
            name: [names[card] for card in position.cards_at(area)]
            for area, name in enumerate(AREAS)
        },
        "deck": [names[card] for card in position.deck()],
        "discard": [names[card] for card in cards[DISCARDED]],
        "hands": [[names[card] for card in cards[HELD_BY + seat]] for seat in seats],
        "coins": [position.coins(seat) for seat in seats],
        "medals": [position.medals(seat) for seat in seats],
        "tokens": [
            {name: position.tokens(seat, area) for area, name in enumerate(AREAS)} for seat in seats
        ],
        "result": msgspec.to_builtins(result_of(position)) if over else None,
    }
