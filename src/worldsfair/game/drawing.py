"""A position as a picture of text: headline, board, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from worldsfair.edition import AREAS
from worldsfair.game.board import board_lines, seat_span
from worldsfair.game.captions import Captions
from worldsfair.game.marks import Line, Span, fitted, plain_text
from worldsfair.game.view import View
from worldsfair.records.model import Seat

WIDTH: Final = 80
_WIDE: Final = 104
"""From here on the figures have a column of their own."""
_NAME: Final = 13
_COLUMNS: Final = 40
"""The width of the five columns of numbers, together."""
_NO_KEYS: Final[Mapping[str, str]] = MappingProxyType({})
_IN_ENGLISH: Final = Captions()


def draw(view: View, seats: Sequence[Seat]) -> str:
    """The whole position as plain text, with the ids that moves are written with."""
    return plain_text(position_lines(view, [seat.name for seat in seats]))


def position_lines(
    view: View,
    names: Sequence[str],
    width: int = WIDTH,
    captions: Captions = _IN_ENGLISH,
    keys: Mapping[str, str] = _NO_KEYS,
) -> list[Line]:
    """The whole position; `keys` are shown before the names of their areas."""
    columns = _column_widths(captions.columns, max(map(len, names)))
    return [
        _headline(view, names, captions),
        *board_lines(view, width, captions, keys),
        *_titles(width, columns, captions),
        *(
            line
            for number, seat in enumerate(view.seats)
            for line in _seat_lines(view, number, names[number], width, columns, captions)
        ),
    ]


def _headline(view: View, names: Sequence[str], captions: Captions) -> Line:
    if view.result is not None:
        winners = [names[seat] for seat in view.result.winners]
        points = view.result.seats[view.result.winners[0]].total
        return [Span(captions.over(winners, points), "strong")]
    assert view.seat is not None
    return [
        Span(f"{captions.turn(view.turn + 1)} ", "strong"),
        seat_span(view.seat, f" {names[view.seat]}"),
        Span(f" · {captions.cards(view.deck, len(view.discard))}", "quiet"),
    ]


def _column_widths(titles: Sequence[str], longest_name: int) -> list[int]:
    """For names, and for each title with a space before it; together as wide as ever."""
    widths = [len(title) + 1 for title in titles]
    spare = _COLUMNS - sum(widths)
    assert spare >= 0, titles
    longer = min(spare, max(0, longest_name - _NAME))
    for _ in range(spare - longer):
        widths[widths.index(min(widths))] += 1
    return [_NAME + longer, *widths]


def _titles(width: int, columns: Sequence[int], captions: Captions) -> list[Line]:
    titles = zip(captions.columns, columns[1:], strict=True)
    upper = f"{'':{5 + columns[0]}}" + "".join(f"{title:>{room}}" for title, room in titles)
    initials = captions.initials()
    figures = f"  {captions.figures}" if width >= _WIDE else ""
    return [
        [Span(f"{'':{58}}  {captions.exhibits:<9}  {captions.tokens}", "quiet")],
        [Span(f"{upper}  {initials}  {initials}{figures}", "quiet")],
    ]


def _seat_lines(
    view: View, number: int, name: str, width: int, columns: Sequence[int], captions: Captions
) -> list[Line]:
    seat = view.seats[number]
    mark = Span("▸ ", "strong") if view.seat == number else Span("  ")
    numbers = (seat.total, seat.coins, seat.medals, seat.supply, len(seat.tickets))
    line: Line = [mark, *fitted([seat_span(number, f" {name}")], columns[0] + 3)]
    for at, (count, room) in enumerate(zip(numbers, columns[1:], strict=True)):
        line.append(Span(f"{count:>{room}}", "plain" if at else "strong"))
    for counts in (
        [len(seat.exhibits[area]) for area in AREAS],
        [seat.tokens[area] for area in AREAS],
    ):
        line.append(Span(" "))
        line += [Span(f" {count}") if count else Span(" ·", "quiet") for count in counts]
    if not seat.figures:
        return [line]
    named = ", ".join(captions.name(figure) for figure in seat.figures)
    figures = Span(f"  ☆ {named}", "figure")
    if width >= _WIDE:
        return [fitted([*line, figures], width)]
    return [line, fitted([Span("   "), figures], width)]
