"""Clocks, by a clock of the test's own; and what the sweeper does when a time is up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from server.running import sqlite_at
from worldsfair.server.answering import choose
from worldsfair.server.storage.bot_queue import CLAIM_S, claim, sweep_overdue
from worldsfair.server.storage.database import Database, open_database
from worldsfair.server.storage.people import Person, add_guest
from worldsfair.server.storage.rating import best
from worldsfair.server.storage.tables import add, load
from worldsfair.server.storage.turns import write_bot_turn
from worldsfair.server.tables.model import Actor, Pace, PersonId, Table, TableOptions
from worldsfair.server.tables.playing import start_game, submit
from worldsfair.server.tables.seating import open_table, take_seat

ADA = Actor(PersonId("ada"), "Ada")
LIVE = TableOptions(pace=Pace("live", reserve_s=60, increment_s=5), stand_in="random")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(sqlite_at(tmp_path))
    ada = Person(PersonId("ada"), "Ada", "argon2", 0, 0.0)
    opened.write_now(lambda connection: add_guest(connection, ada))
    yield opened
    opened.close()


def started(options: TableOptions, *levels: str) -> Table:
    """A table of Ada's, started at time 1000; bots take the seats named by their levels."""
    table = open_table(ADA, 2, options, 1000.0)
    for seat in range(2):
        if seat < len(levels):
            take_seat(table, ADA, seat, "bot", None, levels[seat])
        else:
            take_seat(table, ADA, seat, "person", None, None)
    start_game(table, 1000.0)
    return table


def keep_new(database: Database, table: Table) -> None:
    def job(connection: Connection) -> None:
        add(connection, table, 1000.0)

    database.write_now(job)
    table.news.clear()


def test_a_decision_uses_the_reserve_and_adds_the_increment() -> None:
    table = started(LIVE)
    submit(table, ADA, 0, 0, ["place electricity"], 1020.0)
    assert table.seats[0].reserve_s == 60 - 20 + 5
    assert table.deadline == 1020 + 60


def test_a_bot_decides_when_the_time_is_up(database: Database) -> None:
    table = started(LIVE)
    keep_new(database, table)
    assert database.write_now(lambda c: sweep_overdue(c, 1059.0)) == []
    assert len(database.write_now(lambda c: sweep_overdue(c, 1060.0))) == 1
    claimed = database.write_now(lambda c: claim(c, 1060.0))
    assert claimed is not None
    moves = choose(claimed)
    database.write_now(lambda c: write_bot_turn(c, table.id, 0, moves, 1061.0))
    after = database.read_now(lambda c: load(c, table.id))
    assert (after.turn, after.seats[0].is_away) == (1, False)


def test_a_bot_takes_the_seat_where_the_table_says_so(database: Database) -> None:
    options = TableOptions(pace=Pace("days", days=1), overdue="seat", stand_in="random")
    table = started(options)
    keep_new(database, table)
    database.write_now(lambda c: sweep_overdue(c, 1000.0 + 86_400))
    after = database.read_now(lambda c: load(c, table.id))
    assert after.seats[0].is_away


def test_a_claimed_table_is_nobody_elses_until_the_claim_ends(database: Database) -> None:
    table = started(TableOptions(), "random", "random")
    keep_new(database, table)
    assert database.write_now(lambda c: claim(c, 1001.0)) is not None
    assert database.write_now(lambda c: claim(c, 1002.0)) is None
    assert database.write_now(lambda c: claim(c, 1002.0 + CLAIM_S)) is not None


def test_a_finished_game_between_an_account_and_a_bot_is_rated(database: Database) -> None:
    table = started(TableOptions(stand_in="random"), "random")
    for seat in table.seats:
        seat.is_away = seat.kind == "person"
    table.bot_due = 1000.0
    keep_new(database, table)
    now = 1000.0
    while (claimed := database.write_now(lambda c: claim(c, now))) is not None:
        moves, number = choose(claimed), claimed.number
        database.write_now(
            lambda c, moves=moves, number=number: write_bot_turn(c, table.id, number, moves, now)  # type: ignore[misc]  # bound early on purpose
        )
    rated = database.read_now(lambda c: best(c, 10))
    assert {rating.subject for rating in rated} == {"person:ada", "bot:random"}
    assert all(rating.games == 1 for rating in rated)
