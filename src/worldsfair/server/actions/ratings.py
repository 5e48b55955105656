"""Counting rated games, once each."""

from __future__ import annotations

from msgspec import UNSET

from worldsfair.records.model import Result
from worldsfair.server.actions.unit_of_work import UnitOfWork
from worldsfair.server.storage import people as people_rows
from worldsfair.server.storage import ratings as rows
from worldsfair.server.tables.forfeits import UNKNOWN, is_due, ranks_of, rated
from worldsfair.server.tables.model import Seat, Table
from worldsfair.wire.people import Rating

Subject = tuple[str | None, str]
"""Who is rated, None for somebody who can't be, and the name."""


def settle(work: UnitOfWork, table: Table) -> None:
    """Count a rated game that has ended, if everybody at the table can still be rated."""
    if not is_due(table):
        return
    table.content.is_settled = True
    subjects = [_subject(work, seat) for seat in table.seats]
    known = {subject: name for subject, name in subjects if subject is not None}
    if not _is_countable(table, subjects):
        return
    before = rows.load(work.connection, list(known))
    strengths = [
        (before[subject].mu, before[subject].sigma) if subject in before else UNKNOWN
        for subject, _ in subjects
    ]
    after = rated(strengths, ranks_of(table, _result(table)))
    for subject, name in known.items():
        # Two bots of one level are one whom the game has tried twice.
        own = [one for one, (who, _) in zip(after, subjects, strict=True) if who == subject]
        mu, sigma = (sum(numbers) / len(own) for numbers in zip(*own, strict=True))
        games = before[subject].games if subject in before else 0
        rows.keep(work.connection, Rating(subject, name, mu, sigma, games + len(own)))


def _is_countable(table: Table, subjects: list[Subject]) -> bool:
    """Whoever can't be rated has at least lost: an account that is deleted is no way out."""
    return all(
        subject is not None or seat.forfeited_at is not None
        for seat, (subject, _) in zip(table.seats, subjects, strict=True)
    )


def _result(table: Table) -> Result | None:
    if table.status != "finished":
        return None
    result = table.news[-1][0].result
    assert result is not UNSET
    return result


def _subject(work: UnitOfWork, seat: Seat) -> Subject:
    """Who is rated, and by which name: the account's or the bot's, whatever the seat says."""
    if seat.kind == "bot":
        return f"bot:{seat.level}", f"{seat.level}"
    if seat.kind != "person" or seat.person is None:
        return None, ""
    person = people_rows.find(work.connection, seat.person)
    if person is None or not person.is_account:
        return None, ""
    return f"person:{person.id}", person.name
