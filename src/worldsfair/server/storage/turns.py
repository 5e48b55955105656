"""Writing a turn: the entry, the state and the ratings in one transaction, and only once."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from sqlalchemy import Connection

from worldsfair.errors import GameError
from worldsfair.game import Move
from worldsfair.server.errors import NotYourSeat
from worldsfair.server.storage.rating import rate
from worldsfair.server.storage.tables import entry_at, keep, load_to_change
from worldsfair.server.tables.model import Actor, Entry, Table
from worldsfair.server.tables.playing import play, submit
from worldsfair.server.tables.seating import seat_at


def write_turn(
    connection: Connection,
    table_id: str,
    actor: Actor,
    seat: int,
    follows: int,
    moves: Sequence[str],
    now: float,
) -> tuple[Table, Entry, bytes]:
    """A player's turn; the same turn sent again gives what it gave the first time."""
    table = load_to_change(connection, table_id)
    if follows < table.number:
        again = _same_again(connection, table, actor, seat, follows, moves)
        if again is not None:
            return table, *again
    submit(table, actor, seat, follows, moves, now)
    return _keep_turn(connection, table, now)


def write_bot_turn(
    connection: Connection, table_id: str, follows: int, moves: Sequence[str], now: float
) -> tuple[Table, Entry, bytes] | None:
    """A bot's turn, unless the table has gone on without it."""
    table = load_to_change(connection, table_id)
    if table.number != follows or table.bot_due is None or table.decider is None:
        return None
    play(table, table.decider, follows, moves, now, by_bot=True)
    return _keep_turn(connection, table, now)


def _keep_turn(connection: Connection, table: Table, now: float) -> tuple[Table, Entry, bytes]:
    keep(connection, table, now)
    entry, state = table.news[-1]
    if entry.result is not UNSET:
        rate(connection, table, entry.result)
    return table, entry, state


def _same_again(
    connection: Connection,
    table: Table,
    actor: Actor,
    seat: int,
    follows: int,
    moves: Sequence[str],
) -> tuple[Entry, bytes] | None:
    if not actor.owns(seat_at(table, seat)):
        raise NotYourSeat(f"Seat {seat} is not yours.")
    found = entry_at(connection, table.id, follows + 1)
    if found is None or found[0].seat != seat or found[0].kind not in ("turn", "approval"):
        return None
    try:
        texts = [Move.parse(text).text for text in moves]
    except GameError:
        return None
    return found if found[0].moves == texts and not found[0].by_bot else None
