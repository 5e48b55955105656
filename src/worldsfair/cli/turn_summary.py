"""What happened in a turn, in words, with a scoring phase as a table of its steps."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from worldsfair.cli.characters import signs
from worldsfair.cli.display_names import drawn_name
from worldsfair.cli.game_messages import Teller, award, new_cards, redeemed
from worldsfair.cli.picture import coloured
from worldsfair.cli.sheet import Sheet
from worldsfair.cli.words import t
from worldsfair.game import Game, Move
from worldsfair.game.board import seat_span
from worldsfair.game.marks import Span
from worldsfair.records.model import AreaScored, Scoring

if TYPE_CHECKING:
    from rich.console import Console

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
        _scoring_sheet(turn.scoring, names).print_to(console)
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
    sign = _player(seat)
    console.print(coloured([[sign]]), end="")
    console.print(filled[len(sign.text) :])


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


def _scoring_sheet(scoring: Scoring, names: Sequence[str]) -> Sheet:
    """The steps of a scoring phase from top to bottom, a column for each player."""
    players = [coloured([[_player(seat, name)]]) for seat, name in enumerate(names)]
    sheet = Sheet([t("scoring-title", round=scoring.round), *players], is_headed=True)
    tickets = [redeemed(one.held, one.bonus, one.coins) for one in scoring.tickets]
    sheet.rows.append([t("tickets"), *tickets])
    seats = range(len(names))
    for area in scoring.areas:
        sheet.rows.append([drawn_name(area.area), *(_award(area, seat) for seat in seats)])
    home = [sum(one.supporters for one in scoring.recalled if one.seat == seat) for seat in seats]
    sheet.rows.append([t("scoring-recalled"), *map(str, home)])
    return sheet


def _player(seat: int, text: str = "") -> Span:
    """A player's sign, and the name after it."""
    return seat_span(seat, f" {text}" if text else "", signs())


def _award(area: AreaScored, seat: int) -> str:
    for one in area.awards:
        if one.seat == seat:
            return award(one.place, one.medal, one.approved)
    return "–"
