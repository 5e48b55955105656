"""Moves: the fixed list of decisions as objects with names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from worldsfair.edition import AREAS, FIGURES
from worldsfair.errors import InvalidMove
from worldsfair.rules.decisions import decision_numbers, decision_texts


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. `str(move)` is the record's notation.

    >>> move = Move.parse("davis agriculture from fine_arts")
    >>> move.action, move.area, move.origin
    ('davis', 'agriculture', 'fine_arts')
    >>> print(Move.parse("palmer 1 electricity fine_arts"))
    palmer 1 electricity fine_arts
    """

    number: int
    """Its place in the fixed list, 0 to 203."""
    text: str
    """The record's notation."""
    action: str
    """`place`, `discard`, `approve`, or the figure that is played."""
    figure: str | None = None
    """The figure that is played or discarded."""
    area: str | None = None
    """Where a supporter goes, or whose exhibits are approved; None where it follows (burnham)."""
    origin: str | None = None
    """Where the supporter comes from, if not from the supply."""
    seat: int | None = None
    """Whose supporter palmer moves."""
    count: int | None = None
    """How many exhibits are approved."""

    def __str__(self) -> str:
        return self.text

    @staticmethod
    def parse(text: str) -> Move:
        """The move that a text names; spaces and capitals don't matter."""
        number = decision_numbers().get(" ".join(text.lower().split()))
        if number is None:
            raise InvalidMove(f"{text!r} is no move.")
        return all_moves()[number]


@cache
def all_moves() -> tuple[Move, ...]:
    """Every move there is; a move's number is its place."""
    return tuple(_read(number, text) for number, text in enumerate(decision_texts()))


def _read(number: int, text: str) -> Move:
    words = text.split()
    action = words[0]
    origin = words[-1] if "from" in words else None
    figure = action if action in FIGURES else None
    if action == "palmer":
        return Move(number, text, action, figure, words[3], words[2], seat=int(words[1]))
    if action == "discard":
        return Move(number, text, action, words[1])
    if action == "approve":
        return Move(number, text, action, area=words[1], count=int(words[2]))
    area: str | None = words[1] if action in ("place", "davis") else None
    if figure in FIGURES[3:]:
        area = AREAS[FIGURES.index(figure) - 3]
    return Move(number, text, action, figure, area, origin)
