"""What happened in a turn, in words, with a scoring phase as a table of its steps."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from worldsfair.cli.display_names import drawn_name
from worldsfair.cli.game_messages import Teller, award, new_cards, redeemed
from worldsfair.cli.picture import coloured
from worldsfair.cli.words import t
from worldsfair.game import Game, Move
from worldsfair.game.board import seat_span
from worldsfair.records.model import AreaScored, Scoring

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_INDENT = "   "


def tell_last_turn(console: Console, game: Game, teller: Teller) -> None:
    """What the last finished turn was and gave; nothing before the first."""
    turn = game.last_turn()
    if turn is None:
        return
    tell(console, _deed(turn.moves, _before_last_turn(game), teller), turn.seat)
    dealt = new_cards(turn.dealt, reshuffled=turn.reshuffled_before is not UNSET)
    tell(console, dealt, None)
    tell_scoring(console, game, teller.names)


def tell_what_led_to_scoring(console: Console, game: Game, teller: Teller) -> None:
    """The turn under way, for players who must now choose what to approve."""
    before = game.copy()
    while before.turn_moves():
        before.undo()
    moves = [move.text for move in game.turn_moves() if move.action != "approve"]
    tell(console, _deed(moves, before, teller), before.seat)
    tell(console, t("scoring-begins"), None)


def tell_scoring(console: Console, game: Game, names: Sequence[str]) -> None:
    """The scoring phase that the last turn triggered, if it did."""
    turn = game.last_turn()
    if turn is not None and turn.scoring is not UNSET:
        console.print()
        console.print(_scoring_table(turn.scoring, names))
        console.print(t("scoring-signs"), style="dim")


def tell(console: Console, sentence: str, seat: int | None) -> None:
    """A sentence, indented after a player's sign and where it goes on."""
    filled = textwrap.fill(
        sentence,
        console.width - 1,
        initial_indent=_INDENT,
        subsequent_indent=_INDENT,
        break_on_hyphens=False,
    )
    if seat is None:
        console.print(filled)
        return
    console.print(coloured([[seat_span(seat)]]), end="")
    console.print(filled.removeprefix(_INDENT[:2]))


def _before_last_turn(game: Game) -> Game:
    """The game when the last finished turn began."""
    before = game.copy()
    while before.turn == game.turn or before.turn_moves():
        before.undo()
    return before


def _deed(texts: Sequence[str], before: Game, teller: Teller) -> str:
    moves = [Move.parse(text) for text in texts]
    area = next(area for area in before.view().areas if area.area == moves[0].area)
    return teller.turn(before.seat, moves, area.cards)


def _scoring_table(scoring: Scoring, names: Sequence[str]) -> Table:
    """The steps of a scoring phase from top to bottom, a column for each player."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(t("scoring-title", round=scoring.round))
    for seat, name in enumerate(names):
        table.add_column(coloured([[seat_span(seat, f" {name}")]]), justify="right")
    table.add_row(
        t("tickets"),
        *(redeemed(one.held, one.bonus, one.coins) for one in scoring.tickets),
    )
    for area in scoring.areas:
        table.add_row(drawn_name(area.area), *(_award(area, seat) for seat in range(len(names))))
    home = [
        sum(one.supporters for one in scoring.recalled if one.seat == seat)
        for seat in range(len(names))
    ]
    table.add_row(t("scoring-recalled"), *(str(count) for count in home))
    return table


def _award(area: AreaScored, seat: int) -> str:
    for one in area.awards:
        if one.seat == seat:
            return award(one.place, one.medal, one.approved)
    return "–"
