"""A table's game as a record, and a record as a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from worldsfair.edition import shipped_editions
from worldsfair.game import Game
from worldsfair.records import model as records
from worldsfair.records.continuations import CONTINUATION, Continuation, Part
from worldsfair.records.fair_shuffle import commitment_to
from worldsfair.records.model import Record
from worldsfair.records.reader import upgrade
from worldsfair.records.replay import play_through
from worldsfair.records.writer import write_record
from worldsfair.rules.position import Position
from worldsfair.server.errors import NotPlaying
from worldsfair.server.tables.chance import Chance, new_id
from worldsfair.server.tables.checks import fitting_name, fitting_player
from worldsfair.server.tables.games import record_seats
from worldsfair.server.tables.log import add_entry, finished_turns
from worldsfair.server.tables.model import Actor, Content, Seat, Table
from worldsfair.server.tables.seats import person_of
from worldsfair.wire.tables import Entry, Origin, TableId, TableOptions

Chapter = tuple[Table, Sequence[Entry]]
"""A table and its log."""


def recorded_game(chapters: Sequence[Chapter]) -> Record | Continuation:
    """The game so far; `chapters` are the tables that it went over, the first one first.

    A seed is told once its game is over, not before.
    """
    if len(chapters) == 1:
        return record_of(*chapters[0])
    later = [table for table, _ in chapters[1:]]
    first = record_of(*_until(chapters[0], later[0]))
    parts = [_part(*_until(one, after), after) for one, after in zip(chapters[1:], later[1:])]  # noqa: B905 - the last has none after it
    table, log = chapters[-1]
    return Continuation(
        format=CONTINUATION,
        version=2,
        before=msgspec.structs.replace(
            first, turns=first.turns[: _seam(later[0]).turn], seed=UNSET, result=UNSET
        ),
        parts=[*parts, _part(table, log)],
        result=log[-1].result if log else UNSET,
    )


def _seam(table: Table) -> Origin:
    assert table.content.origin is not None
    return table.content.origin


def _until(chapter: Chapter, after: Table) -> Chapter:
    """A chapter as it was when the one after it began."""
    table, log = chapter
    last = _seam(after).number
    return table, [entry for entry in log if last is None or entry.number <= last]


def _part(table: Table, log: Sequence[Entry], after: Table | None = None) -> Part:
    if table.seed is None or not log:
        raise NotPlaying("The game has not begun.")
    end = None if after is None else _seam(after).turn - log[0].turn
    return Part(
        seats=record_seats(table),
        commitment=commitment_to(table.seed),
        turns=finished_turns(log)[:end],
        contributions=_contributions(table) or UNSET,
        seed=table.seed.hex() if table.status == "finished" else UNSET,
    )


def record_of(table: Table, log: Sequence[Entry]) -> Record:
    """The record of a table that began by itself, or was imported."""
    if table.content.imported is not None:
        return table.content.imported
    if table.seed is None or not log:
        raise NotPlaying("The game has not begun.")
    result = log[-1].result
    return write_record(
        _beginning(table),
        finished_turns(log),
        seats=record_seats(table),
        commitment=commitment_to(table.seed),
        seed=table.seed,
        contributions=_contributions(table),
        result=None if result is UNSET else result,
    )


def _contributions(table: Table) -> list[str | None] | None:
    """What people added to the shuffle, if anybody did."""
    return table.contributions if any(table.contributions) else None


def _beginning(table: Table) -> Position:
    return Game.new(
        len(table.seats),
        table.shuffle_seed,
        table.options.approvals,
        edition=shipped_editions()[table.content.edition],
    ).position


def imported_table(game: Record | Continuation, actor: Actor, chance: Chance, now: float) -> Table:
    """A foreign game as a table to look at: verified in one pass, every turn an entry."""
    host = person_of(actor)
    record = _fitting(game.as_record() if isinstance(game, Continuation) else game)
    seats = [Seat("person", seat.name) for seat in record.seats]
    options = TableOptions(approvals=record.options.approvals, takebacks=False)
    content = Content(
        host=host, options=options, seats=seats, edition=record.edition, imported=record
    )
    table = Table(TableId(new_id(chance)), content, created_at=now, status="imported")
    for turn, position in play_through(game):
        if turn is None:
            add_entry(table, "start", position)
        else:
            add_entry(
                table,
                "turn",
                position,
                seat=turn.seat,
                moves=turn.moves,
                turn=turn,
                completes=True,
            )
    if isinstance(record.seed, str):
        table.seed = bytes.fromhex(record.seed)
    return table


def _fitting(record: Record) -> Record:
    """A foreign record with names that fit on a seat."""
    seats = [
        records.Seat(name=fitting_name(seat.name), player=fitting_player(seat.player))
        for seat in record.seats
    ]
    return msgspec.structs.replace(upgrade(record), seats=seats)
