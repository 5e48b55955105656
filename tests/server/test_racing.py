"""Two writers for the same turn: exactly one wins, every time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import Connection

from server.postgres import Postgres
from server.running import sqlite_at
from worldsfair.server.errors import StaleTurn
from worldsfair.server.storage.database import Database, open_database
from worldsfair.server.storage.people import Person, add_guest
from worldsfair.server.storage.tables import add, entries_after
from worldsfair.server.storage.turns import write_turn
from worldsfair.server.tables.model import Actor, PersonId, Table, TableOptions
from worldsfair.server.tables.playing import game_of, start_game
from worldsfair.server.tables.seating import open_table, take_seat

RACES = 1000
ADA = Actor(PersonId("ada"), "Ada")


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Database]]:
    """The same database opened twice, as two processes would."""
    if request.param == "sqlite":
        url = sqlite_at(tmp_path)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    opened = [open_database(url, connections=1) for _ in range(2)]
    opened[0].write_now(
        lambda connection: add_guest(connection, Person(PersonId("ada"), "Ada", None, 0, 0.0))
    )
    yield opened
    for database in opened:
        database.close()


def new_table(database: Database) -> Table:
    """Two seats of one person, started."""

    def job(connection: Connection) -> Table:
        table = open_table(ADA, 2, TableOptions(), 0.0)
        for seat in range(2):
            take_seat(table, ADA, seat, "person", None, None)
        start_game(table, 0.0)
        add(connection, table, 0.0)
        table.news.clear()
        return table

    return database.write_now(job)


def two_turns(table: Table, chooser: random.Random) -> list[list[str]]:
    """Two different whole turns."""
    places = [m.text for m in game_of(table).legal_moves() if m.action == "place"]
    return [_finish(table, place) for place in chooser.sample(places, 2)]


def _finish(table: Table, place: str) -> list[str]:
    moves = [place]
    while not (seen := game_of(table).preview(moves)).is_complete:
        moves.append(next(text for text in seen.legal if text.startswith("discard")))
    return moves


def test_exactly_one_of_two_racing_writers_wins_a_thousand_times(
    databases: list[Database],
) -> None:
    chooser = random.Random(1893)
    barrier = Barrier(2)
    table = new_table(databases[0])

    def race(writer: int, table: Table, moves: list[str]) -> Table | None:
        barrier.wait()
        seat, follows = table.decider, table.number
        assert seat is not None
        try:
            return databases[writer].write_now(
                lambda c: write_turn(c, table.id, ADA, seat, follows, moves, 0.0)
            )[0]
        except StaleTurn:
            return None

    with ThreadPoolExecutor(2) as threads:
        for number in range(RACES):
            turns = two_turns(table, chooser)
            attempts = [threads.submit(race, writer, table, turns[writer]) for writer in (0, 1)]
            won = [after for attempt in attempts if (after := attempt.result()) is not None]
            assert len(won) == 1, number
            table = won[0] if won[0].status == "playing" else new_table(databases[0])
            table.news.clear()
    log = databases[0].read_now(lambda c: entries_after(c, table.id, -1))
    assert [entry.number for entry, _ in log] == list(range(table.number + 1))
