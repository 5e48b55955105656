"""A game that every person has left waits for one of them; by a clock of the test's own."""

from __future__ import annotations

from server.directly import ADA, do, keep_new, started_table
from server.playing import open_duel, open_solo
from worldsfair.client import Client
from worldsfair.server.actions.games import claim_for_bot
from worldsfair.server.actions.upkeep import STILL_DAYS, end_still, sweep_overdue
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.tables import load, watch
from worldsfair.server.tables.clocks import leave_game, return_to_game
from worldsfair.server.tables.model import Actor, Seat, Table
from worldsfair.wire.tables import Pace, PersonId, TableOptions

BEA = Actor(PersonId("bea"), "Bea")
LIVE = TableOptions(pace=Pace("live", reserve_s=60, increment_s=5), stand_in="random")
DAY_S = 86_400.0


def duel(options: TableOptions = LIVE) -> Table:
    """Ada decides, Bea waits; started at time 1000."""
    table = started_table(options, now=1000.0)
    table.seats[1] = Seat("person", "Bea", BEA.person, reserve_s=table.seats[1].reserve_s)
    return table


def stand_still_from_before(database: Database, table: Table) -> None:
    """As an earlier version left it: nobody is there, and a bot is called all the same."""
    leave_game(table, ADA, 1000.0)
    table.bot_due = 1000.0
    keep_new(database, table, 1000.0)
    database.write_now(lambda c: watch(c, table.id, 9999.0))


def test_no_bot_is_called_once_every_person_has_left() -> None:
    table = started_table(TableOptions(), "random", now=1000.0)
    leave_game(table, ADA, 1001.0)
    assert table.is_paused
    assert table.bot_due is None


def test_a_bot_plays_for_one_who_leaves_as_long_as_another_stays() -> None:
    table = duel()
    leave_game(table, ADA, 1001.0)
    assert not table.is_paused
    assert table.bot_due == 1001.0


def test_the_last_who_leaves_stops_the_stand_in_of_the_first() -> None:
    table = duel()
    leave_game(table, ADA, 1001.0)
    leave_game(table, BEA, 1002.0)
    assert table.is_paused
    assert table.bot_due is None


def test_whoever_returns_first_wakes_the_bots_up() -> None:
    table = duel()
    leave_game(table, ADA, 1001.0)
    leave_game(table, BEA, 1002.0)
    return_to_game(table, BEA, 5000.0)
    assert table.bot_due == 5000.0


def test_a_pause_takes_nobodys_time_and_gives_none() -> None:
    table = duel()
    leave_game(table, BEA, 1010.0)
    leave_game(table, ADA, 1020.0)
    return_to_game(table, ADA, 1020.0 + DAY_S)
    assert table.deadline == 1060.0 + DAY_S


def test_a_time_that_runs_out_pauses_where_it_takes_the_last_seat(database: Database) -> None:
    options = TableOptions(pace=Pace("days", days=1), overdue="seat", stand_in="random")
    table = started_table(options, now=1000.0)
    for number in (0, 1):
        table.seats[number].is_away = number != table.decider
    keep_new(database, table, 1000.0)
    do(database, 1000.0 + DAY_S, sweep_overdue)
    after = database.read_now(lambda c: load(c, table.id))
    assert (after.is_paused, after.bot_due) == (True, None)


def test_a_game_that_an_earlier_version_let_bots_finish_stands_still(database: Database) -> None:
    table = started_table(TableOptions(), "random", now=1000.0)
    stand_still_from_before(database, table)
    assert do(database, 1001.0, claim_for_bot, "worker") is None
    assert database.read_now(lambda c: load(c, table.id)).bot_due is None


def test_a_game_that_nobody_returned_to_for_a_month_ends(database: Database) -> None:
    table = started_table(TableOptions(), "random", now=1000.0)
    leave_game(table, ADA, 1000.0)
    keep_new(database, table, 1000.0)
    assert do(database, 1000.0 + STILL_DAYS * DAY_S, end_still) == 0
    assert do(database, 1001.0 + STILL_DAYS * DAY_S, end_still) == 1
    assert database.read_now(lambda c: load(c, table.id)).status == "abandoned"


def test_a_game_with_a_person_at_it_never_ends_by_itself(database: Database) -> None:
    table = started_table(TableOptions(), "random", now=1000.0)
    keep_new(database, table, 1000.0)
    assert do(database, 1000.0 + 10 * STILL_DAYS * DAY_S, end_still) == 0


def test_who_left_alone_finds_the_game_as_it_was(ada: Client) -> None:
    table = open_solo(ada, "random", "random", stand_in="random")
    with ada.live(table) as live:
        left = ada.leave(table)
        assert left.is_paused
        live.ping()
        back = ada.come_back(table)
    assert (back.status, back.is_paused) == ("playing", False)


def test_those_who_look_on_see_that_it_is_paused(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    assert not ada.leave(table).is_paused
    bea.leave(table)
    with Client(ada.server) as watcher:
        assert watcher.table(table).table.is_paused
