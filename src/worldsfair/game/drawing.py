"""A position as a picture of text: headline, board, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from worldsfair.edition import AREAS
from worldsfair.game.board import Naming, board_lines, seat_span
from worldsfair.game.marks import Line, Span, fitted, plain_text
from worldsfair.game.view import SeatView, View
from worldsfair.records.model import Seat

WIDTH: Final = 80
_WIDE: Final = 104
"""From here on the figures have a column of their own."""
_NAME: Final = 13
_COLUMNS: Final = ("points", "coins", "medals", "supply", "tickets")
_NO_KEYS: Final[Mapping[str, str]] = MappingProxyType({})


def draw(view: View, seats: Sequence[Seat]) -> str:
    """The whole position as plain text, with the ids that moves are written with."""
    return plain_text(position_lines(view, [seat.name for seat in seats]))


def position_lines(
    view: View,
    names: Sequence[str],
    width: int = WIDTH,
    naming: Naming = str,
    keys: Mapping[str, str] = _NO_KEYS,
) -> list[Line]:
    """The whole position; `keys` are shown before the names of their areas."""
    return [
        _headline(view, names),
        *board_lines(view, width, naming, keys),
        *_titles(width),
        *(
            line
            for number, seat in enumerate(view.seats)
            for line in _seat_lines(view, number, seat, names[number], width, naming)
        ),
    ]


def _headline(view: View, names: Sequence[str]) -> Line:
    if view.result is not None:
        winners = " and ".join(names[seat] for seat in view.result.winners)
        points = view.result.seats[view.result.winners[0]].total
        return [Span(f"The fair is over: {winners} won with {points} points.", "strong")]
    assert view.seat is not None
    deck = f" · {view.deck} cards in the deck, {len(view.discard)} discarded"
    return [
        Span(f"Turn {view.turn + 1}: ", "strong"),
        seat_span(view.seat, f" {names[view.seat]}"),
        Span(deck, "quiet"),
    ]


def _titles(width: int) -> list[Line]:
    initials = " ".join(area[0].upper() for area in AREAS)
    upper = f"{'':{5 + _NAME}}" + "".join(f"{title:>8}" for title in _COLUMNS)
    figures = "  figures" if width >= _WIDE else ""
    return [
        [Span(f"{'':{58}}  exhibits   tokens", "quiet")],
        [Span(f"{upper}  {initials}  {initials}{figures}", "quiet")],
    ]


def _seat_lines(
    view: View, number: int, seat: SeatView, name: str, width: int, naming: Naming
) -> list[Line]:
    mark = Span("▸ ", "strong") if view.seat == number else Span("  ")
    numbers = (seat.total, seat.coins, seat.medals, seat.supply, len(seat.tickets))
    line: Line = [mark, *fitted([seat_span(number, f" {name}")], _NAME + 3)]
    line.append(Span(f"{numbers[0]:>8}", "strong"))
    line += [Span(f"{count:>8}") for count in numbers[1:]]
    for counts in (
        [len(seat.exhibits[area]) for area in AREAS],
        [seat.tokens[area] for area in AREAS],
    ):
        line.append(Span(" "))
        line += [Span(f" {count}") if count else Span(" ·", "quiet") for count in counts]
    if not seat.figures:
        return [line]
    figures = Span("  ☆ " + ", ".join(naming(figure) for figure in seat.figures), "figure")
    if width >= _WIDE:
        return [fitted([*line, figures], width)]
    return [line, fitted([Span("   "), figures], width)]
