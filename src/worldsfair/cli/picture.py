"""A position in colour: the game's own drawing, with a style for each thing it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from worldsfair.cli.captions import SpokenCaptions
from worldsfair.game.drawing import position_lines
from worldsfair.game.marks import Line

if TYPE_CHECKING:
    from rich.text import Text

    from worldsfair.game import View

_STYLES: Final = {
    "quiet": "dim",
    "strong": "bold",
    "frame": "dim",
    "car": "bold reverse",
    "seat 0": "bold dark_orange",
    "seat 1": "bold medium_purple1",
    # White supporters: bold in the terminal's own colour, so that a light one shows them, too.
    "seat 2": "bold",
    "seat 3": "bold dodger_blue1",
    "agriculture": "green",
    "electricity": "yellow",
    "fine_arts": "red",
    "manufacturing": "bright_black",
    "transportation": "blue",
    "ticket": "",
    "figure": "italic",
}

_WIDEST: Final = 126
_NO_KEYS: Final[Mapping[str, str]] = {}


def picture(
    view: View, names: Sequence[str], width: int, keys: Mapping[str, str] = _NO_KEYS
) -> Text:
    """The whole position for a terminal of this width."""
    lines = position_lines(view, names, min(_WIDEST, width), SpokenCaptions(), keys)
    return coloured(lines)


def coloured(lines: Sequence[Line]) -> Text:
    """Marked lines with their colours."""
    from rich.text import Text

    text = Text(no_wrap=True, overflow="fold")
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for span in line:
            text.append(span.text, _STYLES.get(span.role, ""))
        text.rstrip()
    return text
