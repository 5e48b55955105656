"""Clocks, by a clock of the test's own; and what the sweeper does when a time is up."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.directly import ADA, add_ada, do, keep_new, started_table
from server.running import sqlite_at
from worldsfair.server.actions.games import claim_for_bot, take_bot_turn
from worldsfair.server.actions.upkeep import sweep_overdue
from worldsfair.server.bot_runner import choose
from worldsfair.server.storage.bot_queue import LEASE_S
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.tables import load
from worldsfair.server.tables.games import submit
from worldsfair.server.tables.model import Table
from worldsfair.wire.tables import Pace, TableOptions

LIVE = TableOptions(pace=Pace("live", reserve_s=60, increment_s=5), stand_in="random")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(sqlite_at(tmp_path))
    add_ada(opened)
    yield opened
    opened.close()


def started(options: TableOptions, *levels: str) -> Table:
    """A table of Ada's, started at time 1000."""
    return started_table(options, *levels, now=1000.0)


def test_a_decision_uses_the_reserve_and_adds_the_increment() -> None:
    table = started(LIVE)
    submit(table, ADA, 0, 0, ["place electricity"], 1020.0)
    assert table.seats[0].reserve_s == 60 - 20 + 5
    assert table.deadline == 1020 + 60


def test_a_bot_decides_when_the_time_is_up(database: Database) -> None:
    table = started(LIVE)
    keep_new(database, table, 1000.0)
    assert do(database, 1059.0, sweep_overdue) == 0
    assert do(database, 1060.0, sweep_overdue) == 1
    claimed = do(database, 1060.0, claim_for_bot, "worker")
    assert claimed is not None
    moves = choose(claimed[0], secrets)
    do(database, 1061.0, take_bot_turn, table.id, 0, moves)
    after = database.read_now(lambda c: load(c, table.id))
    assert (after.turn, after.seats[0].is_away) == (1, False)
    assert after.seats[0].reserve_s == 5


def test_a_bot_takes_the_seat_where_the_table_says_so(database: Database) -> None:
    options = TableOptions(pace=Pace("days", days=1), overdue="seat", stand_in="random")
    table = started(options)
    keep_new(database, table, 1000.0)
    do(database, 1000.0 + 86_400, sweep_overdue)
    after = database.read_now(lambda c: load(c, table.id))
    assert after.seats[0].is_away


def test_a_leased_table_is_nobody_elses_until_the_lease_ends(database: Database) -> None:
    table = started(TableOptions(), "random")
    # A bot decides here first, whoever begins.
    table.decider = next(number for number, seat in enumerate(table.seats) if seat.level)
    table.bot_due = 1000.0
    keep_new(database, table, 1000.0)
    assert do(database, 1001.0, claim_for_bot, "one") is not None
    assert do(database, 1002.0, claim_for_bot, "two") is None
    assert do(database, 1002.0 + LEASE_S, claim_for_bot, "two") is not None
