"""Ratings of accounts and bots over finished games (OpenSkill: 2 to 4 players at once)."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from worldsfair.records.model import Result
from worldsfair.server.storage.people import find
from worldsfair.server.storage.schema import ratings
from worldsfair.server.tables.model import Seat, Table

_MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a player's strength."""

    subject: str
    """`person:ID` or `bot:LEVEL`."""
    name: str
    mu: float
    """The expected strength."""
    sigma: float
    """How uncertain that is."""
    games: int

    @property
    def shown(self) -> float:
        """A strength that is almost surely reached."""
        return self.mu - 3 * self.sigma


def rate(connection: Connection, table: Table, result: Result) -> None:
    """Count a finished game, if everybody at the table can be rated."""
    subjects = [_subject(connection, seat) for seat in table.seats]
    is_replayed = table.content.origin or table.content.same_deal_as
    if is_replayed or None in subjects or len(set(subjects)) < len(subjects):
        return
    known = _load(connection, [subject for subject in subjects if subject is not None])
    before = [
        known.get(f"{subject}") or Rating(f"{subject}", "", _MODEL.mu, _MODEL.sigma, 0)
        for subject in subjects
    ]
    teams = [[_MODEL.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    ranks = _ranks(result)
    after: list[list[PlackettLuceRating]] = _MODEL.rate(teams, ranks=ranks)
    for seat, old, (new,) in zip(table.seats, before, after, strict=True):
        _keep(connection, Rating(old.subject, seat.name, new.mu, new.sigma, old.games + 1))


def _ranks(result: Result) -> list[float]:
    """By points; the winners are the winners, whatever broke the tie."""
    return [
        0.0 if seat in result.winners else 1.0 - points.total / 1000
        for seat, points in enumerate(result.seats)
    ]


def _subject(connection: Connection, seat: Seat) -> str | None:
    if seat.kind == "bot":
        return f"bot:{seat.level}"
    if seat.kind != "person" or seat.person is None:
        return None
    person = find(connection, seat.person)
    return f"person:{seat.person}" if person is not None and person.is_account else None


def _load(connection: Connection, subjects: list[str]) -> dict[str, Rating]:
    statement = select(ratings).where(ratings.c.subject.in_(subjects)).with_for_update()
    rows = connection.execute(statement)
    return {row.subject: Rating(*row) for row in rows}


def _keep(connection: Connection, rating: Rating) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = msgspec.structs.asdict(rating)
    statement = dialect.insert(ratings).values(values)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[ratings.c.subject], set_=values)
    )


def best(connection: Connection, limit: int) -> list[Rating]:
    """The ratings, the strongest first."""
    strength = ratings.c.mu - 3 * ratings.c.sigma
    rows = connection.execute(select(ratings).order_by(strength.desc()).limit(limit))
    return [Rating(*row) for row in rows]
