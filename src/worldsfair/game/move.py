"""Moves: the fixed list of decisions as objects with names."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import SupportsIndex

from worldsfair.edition import AREAS, FIGURES
from worldsfair.errors import InvalidMove
from worldsfair.rules.decisions import DECISION_COUNT, decision_numbers, decision_texts


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
        if not isinstance(text, str):
            raise InvalidMove(f"A move is read from its text, not from {text!r:.80}.")
        return all_moves()[_number_of_text(text)]


Action = Move | str | SupportsIndex
"""A move in any of its forms: the object, its text, or its number (NumPy's numbers as well)."""


def number_of(action: Action) -> int:
    """The number of a move, 0 to 203, whichever way it is told.

    >>> number_of("place electricity"), number_of(Move.parse("burnham")), number_of(7)
    (1, 30, 7)
    """
    if isinstance(action, Move):
        return action.number
    if isinstance(action, str):
        return _number_of_text(action)
    try:
        number = -1 if isinstance(action, bool) else operator.index(action)
    except TypeError:
        number = -1
    if not 0 <= number < DECISION_COUNT:
        raise InvalidMove(
            f"{action!r} is no move: say a Move, its text, or its number, "
            f"0 to {DECISION_COUNT - 1}."
        )
    return number


def numbers_of(actions: Action | Iterable[Action]) -> list[int]:
    """The numbers of the moves of a turn; a single move is a turn of one.

    >>> numbers_of("place electricity"), numbers_of(["place electricity", 30])
    ([1], [1, 30])
    """
    if isinstance(actions, Iterable) and not isinstance(actions, str):
        return [number_of(action) for action in actions]
    return [number_of(actions)]


def _number_of_text(text: str) -> int:
    numbers = decision_numbers()
    number = numbers.get(text)
    if number is None:
        number = numbers.get(" ".join(text.lower().split()))
    if number is None:
        raise InvalidMove(f"{text!r} is no move.")
    return number


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
