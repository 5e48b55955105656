"""Lines of text whose parts say what they stand for, so that a terminal can colour them."""

from __future__ import annotations

from dataclasses import dataclass

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


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(span.text) for span in line)


def fitted(line: Line, width: int) -> Line:
    """The line cut or filled to exactly this width."""
    cut: Line = []
    left = width
    for span in line:
        text = span.text if len(span.text) <= left else span.text[: max(0, left - 1)] + "…"
        if left > 0:
            cut.append(Span(text[:left], span.role))
        left -= len(span.text)
    return [*cut, Span(" " * max(0, left))]


def plain_text(lines: list[Line]) -> str:
    """The lines without their roles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
