"""The end of a game: what it counts, and what it tells of the people who played."""

from __future__ import annotations

from worldsfair.server.actions.ratings import settle
from worldsfair.server.actions.results import note_results
from worldsfair.server.actions.unit_of_work import UnitOfWork
from worldsfair.server.tables.model import Table


def conclude(work: UnitOfWork, table: Table) -> None:
    """After a change that may have ended the game, and before the table is kept."""
    settle(work, table)
    note_results(work, table)
