"""The board as marked text: the five areas around the Ferris wheel, open at its base."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from math import cos, pi, sin
from typing import Final

from worldsfair.edition import AREAS, PLACES, TICKET
from worldsfair.game.captions import Captions
from worldsfair.game.marks import SEAT_ROLES, Line, Role, Span, fitted, width_of
from worldsfair.game.view import AreaView, View, WheelView

LETTERS: Final = "OPWB"
SHAPES: Final = "●■▲◆"
"""By seat, for the colours orange, purple, white, blue, and for eyes that don't tell them apart."""

_ROOMY: Final = 34
"""The width of an area from which on there is room for what each place would give."""
_SLOTS: Final = 4


def board_lines(view: View, width: int, captions: Captions, keys: Mapping[str, str]) -> list[Line]:
    """Positions 1, 2, 3 over 0 and 4, with the wheel between; 2 is raised, 0 and 4 are apart."""
    gap = 2 if width >= 110 else 1
    column = min(40, (width - 2 * gap) // 3)
    boxes = [_area_box(area, column, captions, keys) for area in view.areas]
    empty: Line = [Span(" " * column)]
    left = [empty, *boxes[1], *boxes[0]]
    middle = [*boxes[2], *_wheel(view, column, captions)]
    right = [empty, *boxes[3], *boxes[4]]
    between = Span(" " * gap)
    return [
        [*one, between, *two, between, *three]
        for one, two, three in zip_longest(left, middle, right, fillvalue=empty)
    ]


def card_span(card: str, captions: Captions) -> Span:
    """A card with the sign of its kind."""
    kind = card.partition("-")[0]
    if kind in AREAS:
        return Span(f"▤ {captions.name(card)}", kind)
    if kind == TICKET:
        return Span(f"◎ {captions.name(card)}", "ticket")
    return Span(f"☆ {captions.name(card)}", "figure")


def seat_span(seat: int, text: str = "") -> Span:
    """A player's sign, and what follows it in the same colour."""
    return Span(f"{SHAPES[seat]}{LETTERS[seat]}{text}", SEAT_ROLES[seat])


def _area_box(
    area: AreaView, width: int, captions: Captions, keys: Mapping[str, str]
) -> list[Line]:
    title = " ".join(filter(None, [keys.get(area.area), captions.name(area.area)]))
    slots: list[Line] = [[card_span(card, captions)] for card in area.cards]
    slots += [[Span("·", "quiet")]] * (area.capacity - len(area.cards))
    slots += [[Span("")]] * (_SLOTS - len(slots))
    return [
        _edge("╭", [Span(title, "strong")], "╮", width, area.area),
        *(_walled(line, width, area.area) for line in [_supporters(area), *slots]),
        _edge("╰", _standings(area, width, captions), "╯", width, area.area),
    ]


def _edge(start: str, label: Line, end: str, width: int, role: Role) -> Line:
    inside: Line = [Span(" "), *label, Span(" ")] if label else []
    rest = width - 3 - width_of(inside)
    return [Span(f"{start}─", role), *inside, Span("─" * rest + end, role)]


def _walled(line: Line, width: int, role: Role) -> Line:
    return [Span("│ ", role), *fitted(line, width - 4), Span(" │", role)]


def _supporters(area: AreaView) -> Line:
    line: Line = []
    for seat, count in enumerate(area.supporters):
        line += [seat_span(seat, str(count)), Span(" ")]
    return line


def _standings(area: AreaView, width: int, captions: Captions) -> Line:
    """Who is where, and with enough room what it would give: medal points ★ and exhibits ▤."""
    line: Line = []
    for place in PLACES:
        there = [standing for standing in area.standings if standing.place == place]
        if not there:
            continue
        if line:
            line.append(Span(" · ", "quiet"))
        line.append(Span(captions.place(place), "quiet"))
        line += [Span(f" {LETTERS[one.seat]}", SEAT_ROLES[one.seat]) for one in there]
        if width >= _ROOMY:
            line.append(Span(f" {there[0].medal}★{there[0].approvals}▤", "quiet"))
    return line


def _wheel(view: View, width: int, captions: Captions) -> list[Line]:
    """The spaces clockwise from the start space at the base; ● lies behind the car."""
    wheel = view.wheel
    middle, across, height = width // 2, min(10, width // 2 - 3), 7
    grid: list[list[Span]] = [[Span(" ")] * width for _ in range(height)]
    for row, text in enumerate(_inside(view, captions), start=2):
        _write(grid[row], middle, text, "strong" if row == 2 else "plain")
    for space in range(wheel.spaces):
        angle = 2 * pi * space / wheel.spaces
        row = round(height // 2 + height // 2 * cos(angle))
        grid[row][round(middle - across * sin(angle))] = _space(space, wheel)
    base: Line = [Span(" ")] * width
    _write(base, middle, "═══╧═══", "frame")
    return [*grid, base]


def _inside(view: View, captions: Captions) -> list[str]:
    if view.result is not None:
        return captions.wheel_at_end()
    if view.phase == "approve":
        return captions.wheel_when_scoring(view.round)
    return captions.wheel(view.round, view.wheel.tickets_to_scoring)


def _space(space: int, wheel: WheelView) -> Span:
    car = wheel.car % wheel.spaces
    if space == car:
        return Span("▣", "car")
    return Span("●", "frame") if space < car else Span("○", "frame")


def _write(line: list[Span], middle: int, text: str, role: Role) -> None:
    start = middle - len(text) // 2
    line[start : start + len(text)] = [Span(letter, role) for letter in text]
