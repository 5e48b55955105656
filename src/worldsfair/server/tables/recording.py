"""A table's game as a record, and a record as a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from worldsfair.edition import base_edition
from worldsfair.records import model as records
from worldsfair.records.chance import SeedChance, lay_out
from worldsfair.records.continuing import CONTINUATION, Continuation, Part
from worldsfair.records.fair_shuffle import commitment_to
from worldsfair.records.model import FORMAT, VERSION, Record, Turn
from worldsfair.records.reading import Replay
from worldsfair.records.telling import tell_setup
from worldsfair.rules.position import Position
from worldsfair.server.errors import NotPlaying
from worldsfair.server.tables.model import (
    Actor,
    Content,
    Entry,
    Origin,
    Seat,
    Table,
    TableId,
    TableOptions,
)
from worldsfair.server.tables.playing import record_seats
from worldsfair.server.tables.seating import new_id, person_of

Chapter = tuple[Table, Sequence[Entry]]
"""A table and its log."""


def game_told(chapters: Sequence[Chapter]) -> Record | Continuation:
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
        version=1,
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
        turns=told_turns(log)[:end],
        seed=table.seed.hex() if table.status == "finished" else UNSET,
    )


def record_of(table: Table, log: Sequence[Entry]) -> Record:
    """The record of a table that began by itself, or was imported."""
    if table.content.imported is not None:
        return table.content.imported
    if table.seed is None or not log:
        raise NotPlaying("The game has not begun.")
    result = log[-1].result
    return Record(
        format=FORMAT,
        version=VERSION,
        edition=base_edition().name,
        options=records.Options(approvals=table.options.approvals),
        seats=record_seats(table),
        commitment=commitment_to(table.seed),
        setup=_setup(table),
        turns=told_turns(log),
        seed=table.seed.hex() if result is not UNSET else UNSET,
        result=result,
    )


def told_turns(log: Sequence[Entry]) -> list[Turn]:
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


def _setup(table: Table) -> records.Setup:
    assert table.seed is not None
    position = Position(base_edition(), len(table.seats))
    lay_out(position, SeedChance(table.seed), chosen_approvals=False)
    return tell_setup(position)


def imported_table(record: Record, actor: Actor, now: float) -> Table:
    """A verified record as a table to look at: every turn an entry."""
    host = person_of(actor)
    replay = Replay(record)
    seats = [Seat("person", seat.name[:24]) for seat in record.seats]
    options = TableOptions(approvals=record.options.approvals, takebacks=False)
    content = Content(host=host, options=options, seats=seats, imported=record)
    table = Table(TableId(new_id()), content, created_at=now, status="imported")
    _enter(table, replay.position, None)
    for _ in record.turns:
        _enter(table, replay.position, replay.play_turn())
    replay.play_all()
    if replay.chance.seed is not None:
        table.seed = replay.chance.seed
    return table


def _enter(table: Table, position: Position, told: Turn | None) -> None:
    table.number += 1
    table.turn = position.turn
    table.state = bytes(position.buffer)
    entry = Entry(
        kind="start" if told is None else "turn",
        number=table.number,
        seat=None if told is None else told.seat,
        moves=[] if told is None else told.moves,
        dealt=[] if told is None else told.dealt,
        reshuffled_before=UNSET if told is None else told.reshuffled_before,
        scoring=UNSET if told is None else told.scoring,
        completes=told is not None,
        turn=table.turn,
    )
    table.news.append((entry, table.state))
