"""The signs of a drawing: those that look best, and plain ASCII where they can't be shown."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final


@dataclass(frozen=True)
class Signs:
    """What stands for players, cards, places and the wheel, and what frames are made of."""

    shapes: tuple[str, str, str, str]
    """By seat, before the letter, for eyes that don't tell the colours apart."""
    exhibit: str
    ticket: str
    figure: str
    medal: str
    """Points of it."""
    nothing: str
    """A free space for a card, or none of something."""
    turn: str
    """Before the player whose decision it is."""
    between: str
    """Between two statements on a line."""
    car: str
    behind: str
    """A space of the wheel that the car has left."""
    ahead: str
    base: str
    """What the wheel stands on."""
    across: str
    upright: str
    top: tuple[str, str]
    """The corners, left and right."""
    join: tuple[str, str]
    bottom: tuple[str, str]

    def letters(self) -> str:
        """Every character that is used, to be asked whether it can be shown."""
        return "".join(part for field in astuple(self) for part in field)


DRAWN: Final = Signs(
    shapes=("●", "■", "▲", "◆"),
    exhibit="▤",
    ticket="◎",
    figure="☆",
    medal="★",
    nothing="·",
    turn="▸",
    between=" · ",
    car="▣",
    behind="●",
    ahead="○",
    base="═══╧═══",
    across="─",
    upright="│",
    top=("╭", "╮"),
    join=("├", "┤"),
    bottom=("╰", "╯"),
)

ASCII: Final = Signs(
    shapes=("", "", "", ""),
    exhibit="#",
    ticket="@",
    figure="&",
    medal="*",
    nothing=".",
    turn=">",
    between=", ",
    car="X",
    behind="*",
    ahead="o",
    base="===+===",
    across="-",
    upright="|",
    top=("+", "+"),
    join=("+", "+"),
    bottom=("+", "+"),
)
