"""Two writers for the same turn: exactly one wins, every time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from server.directly import add_ada, do, keep_new, started_table
from server.postgres import Postgres
from server.running import sqlite_at
from worldsfair.server.actions.games import take_turn
from worldsfair.server.actions.unit_of_work import Credentials
from worldsfair.server.errors import StaleTurn
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.entries import entries_after
from worldsfair.server.tables.games import game_of
from worldsfair.server.tables.model import Table
from worldsfair.wire.requests import TurnRequest

RACES = 1000
ADA = Credentials(person="ada", epoch=0)


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Database]]:
    """The same database opened twice, as two processes would."""
    if request.param == "sqlite":
        url = sqlite_at(tmp_path)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    opened = [open_database(url, connections=1) for _ in range(2)]
    add_ada(opened[0])
    yield opened
    for database in opened:
        database.close()


def new_table(database: Database) -> Table:
    """Two seats of one person, started."""
    table = started_table()
    keep_new(database, table)
    return table


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
            turn = TurnRequest(follows, seat, moves)
            return do(databases[writer], 0.0, take_turn, ADA, table.id, turn).table
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
