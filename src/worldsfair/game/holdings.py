"""What each player has, as marked text: one table with enough room, otherwise two or a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from worldsfair.edition import AREAS
from worldsfair.game.board import card_span, seat_span
from worldsfair.game.captions import Captions
from worldsfair.game.marks import Line, Span, columns_of, filled, folded, in_rows, width_of
from worldsfair.game.view import SeatView, View

_WIDE: Final = 104
"""From here on the figures have a column of their own."""
_NAME: Final = 13
_COLUMNS: Final = 40
"""The width of the five columns of numbers, together."""
_SIGN: Final = 5
"""The width of a player's sign and of the mark before it, with the space behind it."""
_SHORTEST_NAME: Final = 8
"""With less room for names the numbers are told one after the other."""
_AREA_COLUMN: Final = 2 * len(AREAS) - 1
_LONGEST_FIGURE: Final = 17


def holding_lines(view: View, names: Sequence[str], width: int, captions: Captions) -> list[Line]:
    """One table; figures at its end or below each player."""
    columns = _column_widths(captions.columns, max(map(columns_of, names)))
    return [
        *_titles(width, columns, captions),
        *(
            line
            for seat, name in enumerate(names)
            for line in _seat_lines(view, seat, name, width, columns, captions)
        ),
    ]


def narrow_holding_lines(
    view: View, names: Sequence[str], width: int, captions: Captions
) -> list[Line]:
    """Numbers by name, then exhibits, tokens and figures by sign."""
    room = width - _SIGN - sum(columns_of(title) + 1 for title in captions.columns)
    if room < _SHORTEST_NAME:
        lines = _numbers_told(view, names, width, captions)
    else:
        lines = _numbers_table(view, names, room, width, captions)
    return [*lines, *_areas_table(view, width, captions)]


def _column_widths(titles: Sequence[str], longest_name: int) -> list[int]:
    """For names, and for each title with a space before it; together as wide as ever."""
    widths = [columns_of(title) + 1 for title in titles]
    spare = _COLUMNS - sum(widths)
    assert spare >= 0, titles
    longer = min(spare, max(0, longest_name - _NAME))
    for _ in range(spare - longer):
        widths[widths.index(min(widths))] += 1
    return [_NAME + longer, *widths]


def _titles(width: int, columns: Sequence[int], captions: Captions) -> list[Line]:
    titles = zip(captions.columns, columns[1:], strict=True)
    upper = f"{'':{_SIGN + columns[0]}}" + "".join(f"{title:>{room}}" for title, room in titles)
    initials = captions.initials()
    figures = f"  {captions.figures}" if width >= _WIDE else ""
    above = f"{captions.exhibits:<{_AREA_COLUMN}}  {captions.tokens}"
    return [
        [Span(f"{'':{_SIGN + _NAME + _COLUMNS}}  {above}", "quiet")],
        [Span(f"{upper}  {initials}  {initials}{figures}", "quiet")],
    ]


def _seat_lines(
    view: View, number: int, name: str, width: int, columns: Sequence[int], captions: Captions
) -> list[Line]:
    seat = view.seats[number]
    lines = _named_numbers(view, number, name, columns, width, captions)
    lines[-1] += [Span(" "), *_of_areas(seat, captions)]
    if not seat.figures:
        return lines
    sign = captions.signs.figure
    named = ", ".join(captions.name(figure) for figure in seat.figures)
    figures: Line = [Span(f"{sign} {named}", "figure")]
    if width >= _WIDE and width_of(lines[-1]) + 2 + width_of(figures) <= width:
        lines[-1] += [Span("  "), *figures]
        return lines
    return [*lines, *_indented(folded(figures, width - _SIGN))]


def _numbers_table(
    view: View, names: Sequence[str], room: int, width: int, captions: Captions
) -> list[Line]:
    widths = [columns_of(title) + 1 for title in captions.columns]
    longest = max(map(columns_of, names))
    columns = [min(room, max(_SHORTEST_NAME, longest))]
    for _ in range(room - columns[0]):
        if min(widths) < _COLUMNS // len(widths):
            widths[widths.index(min(widths))] += 1
    columns += widths
    titles = zip(captions.columns, widths, strict=True)
    heads = "".join(f"{title:>{column}}" for title, column in titles)
    lines: list[Line] = [[Span(f"{'':{_SIGN + columns[0]}}{heads}", "quiet")]]
    for seat, name in enumerate(names):
        lines += _named_numbers(view, seat, name, columns, width, captions)
    return lines


def _named_numbers(
    view: View, number: int, name: str, columns: Sequence[int], width: int, captions: Captions
) -> list[Line]:
    """A row of the table; a name that is too long for its column has a line of its own."""
    named: Line = [_mark(view, number, captions), seat_span(number, f" {name}", captions.signs)]
    numbers: Line = [
        Span(f"{count:>{room}}", "plain" if at else "strong")
        for at, (count, room) in enumerate(zip(_numbers(view, number), columns[1:], strict=True))
    ]
    if width_of(named) <= _SIGN + columns[0]:
        return [[*filled(named, _SIGN + columns[0]), *numbers]]
    return [*_name_rows(named, width), [Span(" " * (_SIGN + columns[0])), *numbers]]


def _name_rows(named: Line, width: int) -> list[Line]:
    first, *more = folded(named, width)
    return [first, *(row for line in more for row in _indented(folded(line, width - _SIGN)))]


def _numbers_told(view: View, names: Sequence[str], width: int, captions: Captions) -> list[Line]:
    lines: list[Line] = []
    for seat, name in enumerate(names):
        named: Line = [_mark(view, seat, captions), seat_span(seat, f" {name}", captions.signs)]
        told: list[Line] = [
            [Span(f"{title} ", "quiet"), Span(str(count), "plain" if at else "strong")]
            for at, (title, count) in enumerate(
                zip(captions.columns, _numbers(view, seat), strict=True)
            )
        ]
        lines += [
            *_name_rows(named, width),
            *_indented(in_rows(told, width - _SIGN, captions.signs.between)),
        ]
    return lines


def _areas_table(view: View, width: int, captions: Captions) -> list[Line]:
    initials, at = captions.initials(), _SIGN + 2 * (_AREA_COLUMN + 2)
    beside = width - at >= _LONGEST_FIGURE
    above = f"{captions.exhibits:<{_AREA_COLUMN}}  {captions.tokens:<{_AREA_COLUMN}}"
    figures = f"  {captions.figures}" if beside and any(seat.figures for seat in view.seats) else ""
    lines: list[Line] = [
        [Span(f"{'':{_SIGN}}{above}", "quiet")],
        [Span(f"{'':{_SIGN}}{initials}  {initials}{figures}", "quiet")],
    ]
    for number, seat in enumerate(view.seats):
        sign: Line = [Span("  "), seat_span(number, signs=captions.signs)]
        line: Line = [*filled(sign, _SIGN - 1), *_of_areas(seat, captions)]
        held: list[Line] = [[card_span(figure, captions)] for figure in seat.figures]
        if not beside:
            lines += [line, *_indented(in_rows(held, width - _SIGN))]
            continue
        first, *more = in_rows(held, width - at) or [[]]
        lines.append([*filled(line, at), *first])
        lines += [[Span(" " * at), *row] for row in more]
    return lines


def _mark(view: View, number: int, captions: Captions) -> Span:
    """Whose decision it is."""
    return Span(f"{captions.signs.turn} ", "strong") if view.seat == number else Span("  ")


def _numbers(view: View, number: int) -> tuple[int, ...]:
    seat = view.seats[number]
    return (seat.total, seat.coins, seat.medals, seat.supply, len(seat.tickets))


def _of_areas(seat: SeatView, captions: Captions) -> Line:
    """Exhibits and tokens by area, each after a space."""
    nothing = Span(f" {captions.signs.nothing}", "quiet")
    exhibits = [len(seat.exhibits[area]) for area in AREAS]
    tokens = [seat.tokens[area] for area in AREAS]
    shown = [
        [Span(f" {count}") if count else nothing for count in counts]
        for counts in (exhibits, tokens)
    ]
    return [*shown[0], Span(" "), *shown[1]]


def _indented(rows: Sequence[Line]) -> list[Line]:
    return [[Span(" " * _SIGN), *row] for row in rows]
