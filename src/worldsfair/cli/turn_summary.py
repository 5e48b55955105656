"""What happened in a turn, in words, with a scoring phase as a table of its steps."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from worldsfair.cli import game_messages
from worldsfair.cli.display_names import card_name, listed, shown
from worldsfair.cli.picture import coloured
from worldsfair.game import Game, Move
from worldsfair.game.board import seat_span
from worldsfair.records.model import AreaScored, Scoring, Turn

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_INDENT = "   "


def tell_last_turn(console: Console, game: Game) -> None:
    """What the last finished turn was and gave; nothing before the first."""
    turn = game.last_turn()
    if turn is None:
        return
    tell(console, _deed(turn.moves, _before_last_turn(game)), turn.seat)
    tell(console, _deal(turn), None)
    tell_scoring(console, game)


def tell_what_led_to_scoring(console: Console, game: Game) -> None:
    """The turn under way, for players who must now choose what to approve."""
    before = game.copy()
    while before.turn_moves():
        before.undo()
    moves = [move.text for move in game.turn_moves() if move.action != "approve"]
    tell(console, _deed(moves, before), before.seat)
    tell(console, game_messages.SCORING_BEGINS, None)


def tell_scoring(console: Console, game: Game) -> None:
    """The scoring phase that the last turn triggered, if it did."""
    turn = game.last_turn()
    names = [seat.name for seat in game.seats]
    if turn is not None and turn.scoring is not UNSET:
        console.print()
        console.print(_scoring_table(turn.scoring, names))
        console.print(game_messages.SCORING_SIGNS, style="dim")


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


def _deed(texts: Sequence[str], before: Game) -> str:
    names = [seat.name for seat in before.seats]
    moves = [Move.parse(text) for text in texts]
    placed = moves[0].area
    assert placed is not None
    area = next(area for area in before.view().areas if area.area == placed)
    parts = [game_messages.tell_move(move, placed, names) for move in moves]
    return game_messages.deed(names[before.seat], parts, game_messages.took(listed(area.cards)))


def _deal(turn: Turn) -> str:
    dealt = [game_messages.card_at(card_name(card), shown(area)) for area, card in turn.dealt]
    return game_messages.new_cards(dealt, reshuffled=turn.reshuffled_before is not UNSET)


def _scoring_table(scoring: Scoring, names: Sequence[str]) -> Table:
    """The steps of a scoring phase from top to bottom, a column for each player."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(game_messages.scoring_title(scoring.round))
    for seat, name in enumerate(names):
        table.add_column(coloured([[seat_span(seat, f" {name}")]]), justify="right")
    table.add_row(
        game_messages.TICKETS_ROW,
        *(game_messages.redeemed(one.held, one.bonus, one.coins) for one in scoring.tickets),
    )
    for area in scoring.areas:
        table.add_row(shown(area.area), *(_award(area, seat) for seat in range(len(names))))
    home = [
        sum(one.supporters for one in scoring.recalled if one.seat == seat)
        for seat in range(len(names))
    ]
    table.add_row(game_messages.RECALL_ROW, *(str(count) for count in home))
    return table


def _award(area: AreaScored, seat: int) -> str:
    for one in area.awards:
        if one.seat == seat:
            return game_messages.award(one.place, one.medal, one.approved)
    return game_messages.NO_AWARD
