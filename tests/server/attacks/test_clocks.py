"""Stealing time: by leaving and returning, by being late, and when the server is not there."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.attacks.hostile import (
    Json,
    ask,
    break_content,
    code_of,
    guest,
    happens,
    look,
)
from server.playing import open_duel
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client

LIVE = {"kind": "live", "reserve_s": 60, "increment_s": 30}
SHORT = {"kind": "live", "reserve_s": 10, "increment_s": 30}
DAYS = {"kind": "days", "days": 1}


def clocks(table: Json) -> object:
    """When the decider's time is up, and what everyone has left."""
    return table["deadline"], [seat["reserve_s"] for seat in table["seats"]]


def leave_and_return(client: Client, table: str) -> None:
    """Quickly, while a bot that takes a second still thinks."""
    for step in ("leave", "return"):
        assert ask(client, "POST", f"/tables/{table}/{step}").status_code == 200


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
def test_returning_without_having_left_is_refused_and_gives_no_time(
    guarded: Server, pace: Json
) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, pace=pace, begins="host")
        before = look(ada, table)
        refused = [ask(ada, "POST", f"/tables/{table}/return") for _ in range(3)]
        assert clocks(look(ada, table)) == clocks(before)
        assert {code_of(answer) for answer in refused} == {(409, "not_away")}


def test_nobody_returns_in_the_place_of_somebody_who_is_away(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, begins="host", stand_in="director")
        ada.leave(table)
        assert code_of(ask(bea, "POST", f"/tables/{table}/return")) == (409, "not_away")
        assert happens(lambda: look(bea, table)["number"] == 1, 10)


def test_leaving_and_returning_again_and_again_gains_no_time(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, pace=LIVE, begins="host", stand_in="director")
        before = look(ada, table)["deadline"]
        for _ in range(4):
            leave_and_return(ada, table)
        # The time away, which is short, is nobody's; an increment is thirty seconds.
        assert look(ada, table)["deadline"] - before < 10


def test_leaving_and_returning_does_not_begin_the_days_anew(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, pace=DAYS, begins="host", stand_in="director")
        before = look(ada, table)["deadline"]
        time.sleep(4)
        leave_and_return(ada, table)
        assert look(ada, table)["deadline"] - before < 2


def test_a_bots_turn_for_somebody_who_left_gives_them_no_increment(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, pace=LIVE, begins="host", stand_in="random")
        ada.leave(table)
        assert happens(lambda: look(ada, table)["number"] == 1, 10)
        assert look(ada, table)["seats"][0]["reserve_s"] <= 60


def test_who_is_late_has_the_increment_left_and_nothing_more(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, pace=SHORT, begins="host", stand_in="random")
        assert happens(lambda: look(ada, table)["number"] == 1, 20)
        assert look(ada, table)["seats"][0]["reserve_s"] == SHORT["increment_s"]


@pytest.mark.parametrize("end", [Server.kill, Server.stop], ids=["killed", "stopped"])
def test_a_server_that_is_not_there_takes_nobodys_time(
    tmp_path: Path, end: Callable[[Server], object]
) -> None:
    with running_server(sqlite_at(tmp_path)) as server, guest(server) as ada:
        with guest(server, "Bea") as bea:
            table = open_duel(ada, bea, pace=LIVE, begins="host")
        before = look(ada, table)["deadline"]
        end(server)
        time.sleep(5)
        server.restart()
        assert look(ada, table)["deadline"] - before > 4


def test_a_time_that_ran_out_while_the_server_was_not_there_is_not_up(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)) as server, guest(server) as ada:
        with guest(server, "Bea") as bea:
            table = open_duel(ada, bea, pace=SHORT, begins="host", stand_in="random")
        server.kill()
        time.sleep(11)
        server.restart()
        assert not happens(lambda: look(ada, table)["number"] == 1, 3)


def test_one_broken_table_does_not_stop_the_clocks_of_the_others(tmp_path: Path) -> None:
    with (
        running_server(sqlite_at(tmp_path)) as server,
        guest(server, "Ada") as ada,
        guest(server, "Bea") as bea,
    ):
        break_content(server, open_duel(ada, bea, pace=LIVE), deadline=1.0)
        table = open_duel(ada, bea, pace=SHORT, begins="host", stand_in="random")
        assert happens(lambda: look(ada, table)["number"] == 1, 20)
        assert ada._http.get("/ready").status_code == 200
