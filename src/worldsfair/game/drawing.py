"""A position as plain text: the areas around the wheel, and what each player has."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.edition import AREAS
from worldsfair.game.view import AreaView, SeatView, View
from worldsfair.records.model import Seat

_LETTERS = "OPWB"
"""One letter per seat, from the colours orange, purple, white, blue."""


def draw(view: View, seats: Sequence[Seat]) -> str:
    """The whole position."""
    lines = [_headline(view), ""]
    lines += [_area_line(area, view.players) for area in view.areas]
    lines.append("")
    lines += [
        _seat_line(view, seat, name.name)
        for seat, name in zip(range(view.players), seats, strict=True)
    ]
    return "\n".join(lines)


def _headline(view: View) -> str:
    if view.result is not None:
        winners = " and ".join(_LETTERS[seat] for seat in view.result.winners)
        return f"The fair is over: {winners} won."
    track = "●" * view.wheel.car + "○" * view.wheel.tickets_to_scoring
    return f"Round {view.round}, turn {view.turn + 1}   wheel {track}   deck {view.deck}"


def _area_line(area: AreaView, players: int) -> str:
    people = " ".join(f"{_LETTERS[seat]}{area.supporters[seat]}" for seat in range(players))
    slots = [*area.cards, *["·"] * (area.capacity - len(area.cards))]
    return f"{area.position} {area.area:<14} {people:<14} {'  '.join(slots)}"


def _seat_line(view: View, number: int, name: str) -> str:
    seat: SeatView = view.seats[number]
    mark = "▸" if view.seat == number else " "
    proposed = " ".join(f"{area[:2]}{len(seat.exhibits[area])}" for area in AREAS)
    tokens = " ".join(f"{area[:2]}{seat.tokens[area]}" for area in AREAS)
    figures = ", ".join(card.split("-")[0] for card in seat.figures) or "none"
    return (
        f"{mark} {_LETTERS[number]} {name:<12} {seat.total:>3} points  supply {seat.supply:>2}  "
        f"tickets {len(seat.tickets)}  exhibits {proposed}  tokens {tokens}  figures {figures}"
    )
