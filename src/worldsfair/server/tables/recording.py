"""A table's game as a record, and a record as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from worldsfair.edition import base_edition
from worldsfair.errors import InvalidRecord
from worldsfair.game import Game
from worldsfair.records import model as records
from worldsfair.records.chance import SeedChance, lay_out
from worldsfair.records.fair_shuffle import commitment_to
from worldsfair.records.model import FORMAT, VERSION, Record, Result, Turn
from worldsfair.records.reading import Replay
from worldsfair.records.telling import tell_result, tell_setup, tell_turn
from worldsfair.rules.position import Position
from worldsfair.server.errors import NotPlaying
from worldsfair.server.tables.model import (
    Actor,
    Content,
    Entry,
    Seat,
    Table,
    TableId,
    TableOptions,
)
from worldsfair.server.tables.playing import record_seats
from worldsfair.server.tables.seating import new_id, person_of


class Continuation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that went on from another: the part before, and the part after with its own seed.

    The new seed covers every card dealt in `turns`: the deck at the seam is the unseen cards
    of `before`, sorted by id, in the order that the seed gives for the purpose `imagined`.
    """

    format: Literal["worldsfair-continuation"]
    version: Literal[1]
    before: Record
    """The other game up to the turn where this one goes on; without result and seed."""
    seats: list[records.Seat]
    commitment: str
    turns: list[Turn]
    seed: str | UnsetType = UNSET
    result: Result | UnsetType = UNSET


def record_of(
    table: Table, log: Sequence[Entry], before: Table | None, earlier: Sequence[Entry]
) -> Record | Continuation:
    """The game so far. The seed is told once the game is over, not before."""
    if table.content.imported is not None:
        return table.content.imported
    if table.seed is None or not log:
        raise NotPlaying("The game has not begun.")
    result = log[-1].result
    seed = table.seed.hex() if result is not UNSET else UNSET
    turns = told_turns(log)
    origin = table.content.origin
    if origin is None or before is None:
        return Record(
            format=FORMAT,
            version=VERSION,
            edition=base_edition().name,
            options=records.Options(approvals=table.options.approvals),
            seats=record_seats(table),
            commitment=commitment_to(table.seed),
            setup=_setup(table),
            turns=turns,
            seed=seed,
            result=result,
        )
    return Continuation(
        format="worldsfair-continuation",
        version=1,
        before=_beginning(before, earlier, origin.turn),
        seats=record_seats(table),
        commitment=commitment_to(table.seed),
        turns=turns,
        seed=seed,
        result=result,
    )


def _beginning(before: Table, earlier: Sequence[Entry], turn: int) -> Record:
    whole = record_of(before, earlier, None, [])
    assert isinstance(whole, Record)
    return msgspec.structs.replace(whole, turns=whole.turns[:turn], seed=UNSET, result=UNSET)


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


def verify_continuation(told: Continuation) -> Position:
    """Replay a finished continuation: the part before, then every turn by the new seed."""
    if isinstance(told.seed, UnsetType):
        raise InvalidRecord("a game that is not over can't be proved yet")
    seed = bytes.fromhex(told.seed)
    if commitment_to(seed) != told.commitment:
        raise InvalidRecord("the seed does not match the commitment")
    position = Game.from_record(told.before).imagine(seed).position
    for number, turn in enumerate(told.turns, len(told.before.turns) + 1):
        choices = turn.scoring.choices if turn.scoring else UNSET
        texts = iter([choice.move for choice in choices or []])
        if tell_turn(position, turn.moves, texts, SeedChance(seed)) != turn:
            raise InvalidRecord("it is not what the seed gives", number)
    if tell_result(position) != told.result:
        raise InvalidRecord("the result is not what the game gave")
    return position


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
