"""Tables that follow from another: once more, or on from one of its turns."""

from __future__ import annotations

from typing import Literal

from worldsfair.server.actions.bot_accounts import uninvite_busy
from worldsfair.server.actions.callers import actor_asking
from worldsfair.server.actions.tables import refuse_too_many_tables
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import UnknownTurn
from worldsfair.server.storage import entries as log
from worldsfair.server.tables import sequels
from worldsfair.server.tables.model import Table
from worldsfair.server.tables.seats import own_seats, person_of


def rematch(
    work: UnitOfWork, credentials: Credentials, table_id: str, deal: Literal["new", "same"]
) -> Table:
    """The same people once more; asked twice, it is one table."""
    actor = actor_asking(work, credentials)
    host = person_of(actor)
    before = work.load(table_id)
    own_seats(before, actor)
    if before.content.rematch is not None:
        return work.look_at(before.content.rematch)
    refuse_too_many_tables(work, host)
    table = sequels.rematch_of(before, actor, deal, work.chance, work.now)
    uninvite_busy(work, table)
    work.add(table)
    before.content.rematch = table.id
    work.keep(before)
    return table


def play_on(work: UnitOfWork, credentials: Credentials, table_id: str, turn: int) -> Table:
    """A new table that begins at a game's position after a turn."""
    actor = actor_asking(work, credentials)
    refuse_too_many_tables(work, person_of(actor))
    before = work.look_at(table_id)
    if turn > before.turn:
        raise UnknownTurn(f"This game has no turn {turn}.")
    log.state_after_turn(work.connection, table_id, turn)
    table = sequels.continuation_of(before, actor, turn, work.chance, work.now)
    work.add(table)
    return table
