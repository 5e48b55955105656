"""A position as a picture of text: headline, board, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from worldsfair.game.board import board_lines, seat_span
from worldsfair.game.captions import Captions
from worldsfair.game.holdings import holding_lines, narrow_holding_lines
from worldsfair.game.marks import Line, Span, folded, plain_text
from worldsfair.game.narrow_board import narrow_board_lines
from worldsfair.game.signs import ASCII
from worldsfair.game.view import View
from worldsfair.plain_letters import in_ascii
from worldsfair.records.model import Seat

WIDTH: Final = 80
"""From here on there is room for the areas around the wheel."""
NARROWEST: Final = 32
"""No frame is narrower; who has even less room sees lines that their terminal breaks."""
_NO_KEYS: Final[Mapping[str, str]] = MappingProxyType({})
_IN_ENGLISH: Final = Captions()
_IN_ASCII: Final = Captions(ASCII)


def draw(view: View, seats: Sequence[Seat], width: int = WIDTH, *, ascii: bool = False) -> str:  # noqa: A002  # the word that a caller looks for
    """The whole position as plain text, with the ids that moves are written with."""
    names = [in_ascii(seat.name) if ascii else seat.name for seat in seats]
    return plain_text(position_lines(view, names, width, _IN_ASCII if ascii else _IN_ENGLISH))


def position_lines(
    view: View,
    names: Sequence[str],
    width: int = WIDTH,
    captions: Captions = _IN_ENGLISH,
    keys: Mapping[str, str] = _NO_KEYS,
) -> list[Line]:
    """The whole position, no line wider than told; `keys` are shown before the names of areas."""
    width = max(NARROWEST, width)
    board, holdings = board_lines, holding_lines
    if width < WIDTH:
        board, holdings = narrow_board_lines, narrow_holding_lines
    return [
        *folded(_headline(view, names, captions), width),
        *board(view, width, captions, keys),
        *holdings(view, names, width, captions),
    ]


def _headline(view: View, names: Sequence[str], captions: Captions) -> Line:
    if view.result is not None:
        winners = [names[seat] for seat in view.result.winners]
        points = view.result.seats[view.result.winners[0]].total
        return [Span(captions.over(winners, points), "strong")]
    assert view.seat is not None
    cards = captions.cards(view.deck, len(view.discard))
    return [
        Span(f"{captions.turn(view.turn + 1)} ", "strong"),
        seat_span(view.seat, f" {names[view.seat]}", captions.signs),
        Span(f"{captions.signs.between}{cards}", "quiet"),
    ]
