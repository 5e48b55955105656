"""Lines of text whose parts say what they stand for, so that a terminal can colour them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from unicodedata import combining, east_asian_width

Role = str
"""What a piece of text stands for: an area, `ticket`, `figure`, `seat 0` to `seat 3`, `car`,
`frame`, or how loud it is: `plain`, `quiet`, `strong`."""

SEAT_ROLES: tuple[Role, ...] = ("seat 0", "seat 1", "seat 2", "seat 3")


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line."""

    text: str
    role: Role = "plain"


Line = list[Span]


def columns_of(text: str) -> int:
    """How many columns a text takes.

    >>> columns_of("fair"), columns_of("万博")
    (4, 4)
    """
    if text.isascii():
        return len(text)
    return sum(map(_columns_of_letter, text))


def _columns_of_letter(letter: str) -> int:
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(columns_of(span.text) for span in line)


def filled(line: Line, width: int) -> Line:
    """The line with as many spaces after it as this width has room for."""
    return [*line, Span(" " * max(0, width - width_of(line)))]


def folded(line: Line, width: int) -> list[Line]:
    """The line as several of this width: broken between words, or within one that is longer."""
    rows: list[Line] = []
    letters = [(letter, span.role) for span in line for letter in span.text]
    while letters:
        end = _break_of(letters, width)
        rows.append(_joined(letters[:end]))
        while end < len(letters) and letters[end][0] == " ":
            end += 1
        letters = letters[end:]
    return rows or [[]]


def _break_of(letters: Sequence[tuple[str, Role]], width: int) -> int:
    """How many letters stay on the first row."""
    taken = fitting = 0
    for letter, _ in letters:
        taken += _columns_of_letter(letter)
        if taken > width:
            break
        fitting += 1
    else:
        return fitting
    if letters[fitting][0] == " ":
        return fitting
    spaces = [at for at in range(1, fitting) if letters[at][0] == " "]
    return spaces[-1] if spaces else max(1, fitting)


def _joined(letters: Sequence[tuple[str, Role]]) -> Line:
    runs = groupby(letters, key=lambda one: one[1])
    return [Span("".join(letter for letter, _ in run), role) for role, run in runs]


def in_rows(items: Sequence[Line], width: int, between: str = "  ") -> list[Line]:
    """Items side by side, as many in a row as there is room for; what is longer is folded."""
    rows: list[Line] = []
    for item in items:
        first, *more = folded(item, width)
        if rows and width_of(rows[-1]) + len(between) + width_of(first) <= width and not more:
            rows[-1] = [*rows[-1], Span(between, "quiet"), *first]
        else:
            rows += [first, *more]
    return rows


def plain_text(lines: list[Line]) -> str:
    """The lines without their roles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
