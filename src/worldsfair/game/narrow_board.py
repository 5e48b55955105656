"""The board for narrow terminals: the wheel as a line, the areas one under the other."""

from __future__ import annotations

from collections.abc import Mapping

from worldsfair.game.board import (
    slots_of,
    space_of_wheel,
    standings_of,
    supporters_of,
    title_of,
    walled,
    words_of_wheel,
)
from worldsfair.game.captions import Captions
from worldsfair.game.marks import Line, Span, in_rows, width_of
from worldsfair.game.view import AreaView, View


def narrow_board_lines(
    view: View, width: int, captions: Captions, keys: Mapping[str, str]
) -> list[Line]:
    """Areas that are adjacent share an edge; the first and the last are not (S3)."""
    signs = captions.signs
    titles = [title_of(area, captions, keys) for area in view.areas]
    longest = max(width_of([title]) for title in titles)
    lines = _wheel_rows(view, width, captions)
    for title, area in zip(titles, view.areas, strict=True):
        lines += _area_rows(area, title, longest, width, captions)
    left, right = signs.bottom
    last = view.areas[-1].area
    return [*lines, [Span(left + signs.across * (width - 2) + right, last)]]


def _wheel_rows(view: View, width: int, captions: Captions) -> list[Line]:
    wheel = view.wheel
    spaces = [space_of_wheel(space, wheel, captions.signs) for space in range(wheel.spaces)]
    drawn: Line = [Span("[", "frame"), *spaces, Span("]", "frame")]
    told: list[Line] = []
    if view.result is None:
        # At the end the headline says the same.
        this_round, *rest = words_of_wheel(view, captions)
        told = [[Span(this_round, "strong"), Span(captions.signs.between), Span(" ".join(rest))]]
    return in_rows([drawn, *told], width)


def _area_rows(
    area: AreaView, title: Span, longest: int, width: int, captions: Captions
) -> list[Line]:
    """Title, supporters and places on the edge above the cards, as far as they fit there."""
    signs, room = captions.signs, width - 4
    supporters, standings = supporters_of(area, captions), standings_of(area, captions)
    below = slots_of(area, captions)
    edge: Line = [title]
    if longest + 3 + width_of(supporters) <= room:
        gap = signs.across * (longest - width_of(edge) + 1)
        edge += [Span(f" {gap} ", area.area), *supporters]
    else:
        below.insert(0, supporters)
    spare = room - width_of(edge)
    if standings and width_of(standings) + 3 <= spare and below[0] is not supporters:
        gap = signs.across * (spare - width_of(standings) - 2)
        edge += [Span(f" {gap} ", area.area), *standings, Span(" ")]
    else:
        below[:0] = [standings] if standings else []
        edge.append(Span(f" {signs.across * spare}", area.area))
    left, right = signs.top if area.position == 0 else signs.join
    return [
        [Span(f"{left} ", area.area), *edge, Span(right, area.area)],
        *(walled(row, width, area.area, signs) for row in in_rows(below, room)),
    ]
