"""Bots that think in the browser of who plays alone, and nobody else's turns."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.directly import ADA, add_ada, do, keep_new, started_table
from server.running import sqlite_at
from worldsfair.server.actions.games import claim_for_bot
from worldsfair.server.bot_runner import choose
from worldsfair.server.errors import NotYourSeat, UnknownSeat
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.tables.browser_bots import GRACE_S
from worldsfair.server.tables.clocks import call_bot, leave_game
from worldsfair.server.tables.games import submit
from worldsfair.server.tables.model import Actor, Seat, Table
from worldsfair.wire.tables import PersonId, TableOptions

ALONE = TableOptions(begins="host", browser_bots=True)


def after_adas_turn(options: TableOptions = ALONE) -> Table:
    """Ada has placed; the bot decides, at time 1000."""
    table = started_table(options, "random", now=1000.0)
    first = table.decider
    assert first is not None
    if table.seats[first].kind == "person":
        submit(table, ADA, first, table.number, choose(table, secrets), 1000.0)
    return table


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(sqlite_at(tmp_path))
    add_ada(opened)
    yield opened
    opened.close()


def the_bot(table: Table) -> int:
    assert table.decider is not None
    assert table.seats[table.decider].kind == "bot"
    return table.decider


def test_the_only_person_may_send_the_turn_of_a_bot() -> None:
    table = after_adas_turn()
    seat, turn = the_bot(table), table.turn
    submit(table, ADA, seat, table.number, choose(table, secrets), 1001.0)
    entry, _ = table.news[-1]
    assert (entry.seat, entry.by_bot, table.turn) == (seat, True, turn + 1)


def test_the_server_plays_where_no_browser_does(database: Database) -> None:
    table = after_adas_turn()
    keep_new(database, table, 1000.0)
    assert do(database, 1000.0 + GRACE_S - 1, claim_for_bot, "worker") is None
    assert do(database, 1000.0 + GRACE_S, claim_for_bot, "worker") is not None


def test_without_the_option_a_bot_is_nobodys_and_thinks_at_once(database: Database) -> None:
    table = after_adas_turn(replaced(browser_bots=False))
    with pytest.raises(NotYourSeat):
        submit(table, ADA, the_bot(table), table.number, choose(table, secrets), 1001.0)
    keep_new(database, table, 1000.0)
    assert do(database, 1000.0, claim_for_bot, "worker") is not None


def test_a_game_that_counts_is_left_to_the_server() -> None:
    table = after_adas_turn(replaced(is_rated=True))
    with pytest.raises(NotYourSeat):
        submit(table, ADA, the_bot(table), table.number, choose(table, secrets), 1001.0)


def test_among_several_people_a_bot_is_nobodys() -> None:
    table = after_adas_turn()
    table.seats.append(Seat("person", "Bea", PersonId("bea")))
    with pytest.raises(NotYourSeat):
        submit(table, ADA, the_bot(table), table.number, choose(table, secrets), 1001.0)


def test_among_several_people_the_servers_bot_is_not_kept_waiting() -> None:
    table = after_adas_turn()
    table.seats.append(Seat("person", "Bea", PersonId("bea")))
    call_bot(table, 1001.0)
    assert table.bot_due == 1001.0


def test_a_stranger_or_a_program_never_speaks_for_a_bot() -> None:
    table = after_adas_turn()
    for actor in (Actor(PersonId("bea")), Actor(), Actor(ADA.person, token_hash="0" * 64)):
        with pytest.raises(NotYourSeat):
            submit(table, actor, the_bot(table), table.number, choose(table, secrets), 1001.0)


def test_no_bot_is_called_where_the_only_person_has_left() -> None:
    table = after_adas_turn()
    leave_game(table, ADA, 1002.0)
    assert table.bot_due is None


def test_a_seat_that_is_not_there_is_said_so() -> None:
    table = after_adas_turn()
    with pytest.raises(UnknownSeat):
        submit(table, ADA, 7, table.number, ["place electricity"], 1001.0)


def replaced(**changes: bool) -> TableOptions:
    return msgspec.structs.replace(ALONE, **changes)
