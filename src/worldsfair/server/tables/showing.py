"""What everyone sees of a table: built by listing what to show, the same for all."""

from __future__ import annotations

import msgspec

from worldsfair.game import View
from worldsfair.game.preview import points_if_scored
from worldsfair.game.view import view_of
from worldsfair.records.fair_shuffle import commitment_to
from worldsfair.server.tables.model import (
    Entry,
    Origin,
    PersonId,
    SeatKind,
    Status,
    Table,
    TableId,
    TableOptions,
    Takeback,
)
from worldsfair.server.tables.states import position_from


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    number: int
    kind: SeatKind
    name: str
    person: PersonId | None
    level: str | None
    is_ready: bool
    is_away: bool
    reserve_s: float
    agrees_to_abandon: bool
    agrees_to_takeback: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game."""

    id: TableId
    status: Status
    number: int
    """Of the last entry: what the next turn follows; -1 before the game."""
    turn: int
    host: PersonId
    options: TableOptions
    seats: list[SeatInfo]
    decider: int | None
    """The seat that decides now."""
    deadline: float | None
    """When the decider's time is up, in seconds since 1970."""
    takeback: Takeback | None
    commitment: str | None
    """The hash of the seed that decides the deck, from the start on."""
    origin: Origin | None
    rematch: TableId | None
    created_at: float
    changed_at: float


class GameInfo(msgspec.Struct, frozen=True):
    """A position as everyone sees it."""

    view: View
    if_scored: list[int]
    """The points of each seat if scoring came now."""


class TableView(msgspec.Struct, frozen=True):
    """A table with the game on it."""

    table: TableInfo
    game: GameInfo | None
    """None before the game."""


class EntryView(msgspec.Struct, frozen=True):
    """One step of a game and the position after it."""

    entry: Entry
    game: GameInfo


def show_table(table: Table) -> TableInfo:
    """The table itself."""
    content = table.content
    return TableInfo(
        id=table.id,
        status=table.status,
        number=table.number,
        turn=table.turn,
        host=content.host,
        options=content.options,
        seats=[
            SeatInfo(
                number=number,
                kind=seat.kind,
                name=seat.name,
                person=seat.person,
                level=seat.level,
                is_ready=seat.is_ready,
                is_away=seat.is_away,
                reserve_s=seat.reserve_s,
                agrees_to_abandon=seat.agrees_to_abandon,
                agrees_to_takeback=seat.agrees_to_takeback,
            )
            for number, seat in enumerate(content.seats)
        ],
        decider=table.decider,
        deadline=table.deadline,
        takeback=content.takeback,
        commitment=_commitment(table),
        origin=content.origin,
        rematch=content.rematch,
        created_at=table.created_at,
        changed_at=table.changed_at,
    )


def _commitment(table: Table) -> str | None:
    if table.content.imported is not None:
        return table.content.imported.commitment
    return commitment_to(table.seed) if table.seed is not None else None


def show_game(table: Table, state: bytes) -> GameInfo:
    """The public side of a state that a table was in."""
    position = position_from(table, state)
    return GameInfo(view_of(position), points_if_scored(position))


def show(table: Table) -> TableView:
    """The table and its game."""
    game = None if table.state is None else show_game(table, table.state)
    return TableView(show_table(table), game)
