"""The log of a table: every step of its game as an entry, with the state after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import UNSET

from worldsfair.edition import shipped_editions
from worldsfair.records.model import Turn
from worldsfair.records.writer import result_of
from worldsfair.rules.position import Position
from worldsfair.server.tables.model import Table
from worldsfair.wire.tables import Entry, EntryKind


@cache
def _blank(edition: str, players: int) -> Position:
    return Position(shipped_editions()[edition], players)


def position_from(table: Table, state: bytes) -> Position:
    """The position of a state that a table was in. It holds the secret order of the deck."""
    position = _blank(table.content.edition, len(table.seats)).copy()
    position.restore(state)
    return position


def add_entry(
    table: Table,
    kind: EntryKind,
    position: Position,
    *,
    seat: int | None = None,
    moves: Sequence[str] = (),
    turn: Turn | None = None,
    completes: bool = False,
    by_bot: bool = False,
) -> None:
    """Write a step down: the decisions of a seat, what came of them, and where the game is now.

    `turn` is what is known of the turn so far: an entry of the kind `turn` tells its cards, and
    the one that completes it the scoring.
    """
    deals = turn is not None and kind == "turn"
    table.number += 1
    table.turn = position.turn
    table.state = bytes(position.buffer)
    entry = Entry(
        kind=kind,
        number=table.number,
        seat=seat,
        moves=list(moves),
        dealt=turn.dealt if turn is not None and deals else [],
        reshuffled_before=turn.reshuffled_before if turn is not None and deals else UNSET,
        scoring=turn.scoring if turn is not None else UNSET,
        completes=completes,
        turn=table.turn,
        by_bot=by_bot,
        result=result_of(position) if position.is_over and table.status != "imported" else UNSET,
    )
    table.news.append((entry, table.state))


def finished_turns(log: Sequence[Entry]) -> list[Turn]:
    """The turns that count, without those that were taken back."""
    turns: list[Turn] = []
    begun = log[0]
    for entry in log:
        if entry.kind == "takeback":
            turns = turns[: entry.turn - log[0].turn]
        elif entry.kind == "turn":
            begun = entry
        if entry.completes:
            assert begun.seat is not None
            turns.append(
                Turn(begun.seat, begun.moves, begun.dealt, begun.reshuffled_before, entry.scoring)
            )
    return turns
