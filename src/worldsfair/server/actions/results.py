"""Results against levels: noting them when a game ends, and the level that fits by them."""

from __future__ import annotations

from worldsfair.bots.matching import MOST_GAMES, level_for
from worldsfair.server.actions.callers import known_person
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.storage import results as rows
from worldsfair.server.tables.model import Table
from worldsfair.server.tables.results import scores_of
from worldsfair.wire.people import FittingLevel


def note_results(work: UnitOfWork, table: Table) -> None:
    """Keep how a game that has ended went for each person against the levels there."""
    if table.status not in ("finished", "abandoned"):
        return
    for person, scores in scores_of(table).items():
        rows.keep(work.connection, person, table.id, scores, work.now)


def level_that_fits(work: UnitOfWork, credentials: Credentials) -> FittingLevel:
    """Reckoned from the last games of who asks."""
    person = known_person(work, credentials)
    kept = rows.results_of(work.connection, person.id, MOST_GAMES)
    games = ([(one.level, one.score) for one in result.scores] for result in reversed(kept))
    fits = level_for(games)
    return FittingLevel(fits.level, round(fits.rating), fits.games, fits.before)
