"""The board as marked text: the five areas around the Ferris wheel, open at its base."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from math import cos, pi, sin
from typing import Final

from worldsfair.edition import AREAS, PLACES, TICKET
from worldsfair.game.captions import Captions
from worldsfair.game.marks import SEAT_ROLES, Line, Role, Span, filled, width_of
from worldsfair.game.signs import DRAWN, Signs
from worldsfair.game.view import AreaView, View, WheelView

LETTERS: Final = "OPWB"
"""By seat, for the colours orange, purple, white, blue."""

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


def title_of(area: AreaView, captions: Captions, keys: Mapping[str, str]) -> Span:
    """The name of an area, after its key if it has one."""
    return Span(" ".join(filter(None, [keys.get(area.area), captions.name(area.area)])), "strong")


def slots_of(area: AreaView, captions: Captions) -> list[Line]:
    """The cards of an area in the order dealt, and what is free."""
    free: Line = [Span(captions.signs.nothing, "quiet")]
    cards: list[Line] = [[card_span(card, captions)] for card in area.cards]
    return cards + [free] * (area.capacity - len(area.cards))


def card_span(card: str, captions: Captions) -> Span:
    """A card with the sign of its kind."""
    kind, name, signs = card.partition("-")[0], captions.name(card), captions.signs
    if kind in AREAS:
        return Span(f"{signs.exhibit} {name}", kind)
    if kind == TICKET:
        return Span(f"{signs.ticket} {name}", "ticket")
    return Span(f"{signs.figure} {name}", "figure")


def seat_span(seat: int, text: str = "", signs: Signs = DRAWN) -> Span:
    """A player's sign, and what follows it in the same colour."""
    return Span(f"{signs.shapes[seat]}{LETTERS[seat]}{text}", SEAT_ROLES[seat])


def supporters_of(area: AreaView, captions: Captions) -> Line:
    """How many supporters each player has in an area."""
    line: Line = []
    for seat, count in enumerate(area.supporters):
        line += [Span(" ")] if line else []
        line.append(seat_span(seat, str(count), captions.signs))
    return line


def standings_of(area: AreaView, captions: Captions, *, with_awards: bool = False) -> Line:
    """Who is where, and what it would give: points of the medal, and exhibits approved."""
    line: Line = []
    signs = captions.signs
    for place in PLACES:
        there = [standing for standing in area.standings if standing.place == place]
        if not there:
            continue
        if line:
            line.append(Span(signs.between, "quiet"))
        line.append(Span(captions.place(place), "quiet"))
        line += [Span(f" {LETTERS[one.seat]}", SEAT_ROLES[one.seat]) for one in there]
        if with_awards:
            gives = f" {there[0].medal}{signs.medal}{there[0].approvals}{signs.exhibit}"
            line.append(Span(gives, "quiet"))
    return line


def words_of_wheel(view: View, captions: Captions) -> list[str]:
    """The round, and what is missing to its end."""
    if view.result is not None:
        return captions.wheel_at_end()
    if view.phase == "approve":
        return captions.wheel_when_scoring(view.round)
    return captions.wheel(view.round, view.wheel.tickets_to_scoring)


def space_of_wheel(space: int, wheel: WheelView, signs: Signs) -> Span:
    """A space, counted from the start space on."""
    car = wheel.car % wheel.spaces
    if space == car:
        return Span(signs.car, "car")
    return Span(signs.behind if space < car else signs.ahead, "frame")


def _area_box(
    area: AreaView, width: int, captions: Captions, keys: Mapping[str, str]
) -> list[Line]:
    signs = captions.signs
    slots = slots_of(area, captions)
    slots += [[Span("")]] * (_SLOTS - len(slots))
    standings = standings_of(area, captions, with_awards=width >= _ROOMY)
    content = [supporters_of(area, captions), *slots]
    return [
        _edge(signs.top, [title_of(area, captions, keys)], width, area.area, signs),
        *(walled(line, width, area.area, signs) for line in content),
        _edge(signs.bottom, standings, width, area.area, signs),
    ]


def _edge(corners: tuple[str, str], label: Line, width: int, role: Role, signs: Signs) -> Line:
    inside: Line = [Span(" "), *label, Span(" ")] if label else []
    rest = width - 3 - width_of(inside)
    left, right = corners
    return [Span(f"{left}{signs.across}", role), *inside, Span(signs.across * rest + right, role)]


def walled(line: Line, width: int, role: Role, signs: Signs) -> Line:
    """A line between the walls of a frame."""
    return [
        Span(f"{signs.upright} ", role),
        *filled(line, width - 4),
        Span(f" {signs.upright}", role),
    ]


def _wheel(view: View, width: int, captions: Captions) -> list[Line]:
    """The spaces clockwise from the start space at the base; those behind the car are full."""
    wheel = view.wheel
    middle, across, height = width // 2, min(10, width // 2 - 3), 7
    grid: list[list[Span]] = [[Span(" ")] * width for _ in range(height)]
    for row, text in enumerate(words_of_wheel(view, captions), start=2):
        _write(grid[row], middle, text, "strong" if row == 2 else "plain")
    for space in range(wheel.spaces):
        angle = 2 * pi * space / wheel.spaces
        row = round(height // 2 + height // 2 * cos(angle))
        column = round(middle - across * sin(angle))
        grid[row][column] = space_of_wheel(space, wheel, captions.signs)
    base: Line = [Span(" ")] * width
    _write(base, middle, captions.signs.base, "frame")
    return [*grid, base]


def _write(line: list[Span], middle: int, text: str, role: Role) -> None:
    start = middle - len(text) // 2
    line[start : start + len(text)] = [Span(letter, role) for letter in text]
