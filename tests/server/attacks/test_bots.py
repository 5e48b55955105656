"""Keeping the bots busy, or stopping them, so that they have no time for others."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.attacks.hostile import (
    ask,
    break_content,
    code_of,
    come_from,
    copy_table,
    guest,
    happens,
    live,
    look,
    new_address,
    open_against,
    open_table,
    play_first,
)
from server.directly import add_ada, keep_new, started_table
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client
from worldsfair.server.actions.events import EventBus
from worldsfair.server.actions.unit_of_work import Actions
from worldsfair.server.bot_runner import BotRunner
from worldsfair.server.settings import Limits
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.tables.model import Table


def is_answered(client: Client, table: str, within_s: float) -> bool:
    """Whether the bot takes the turn after the client's first one in time."""
    play_first(client, table)
    return happens(lambda: look(client, table)["number"] == 2, within_s)


def wait_for_bots(client: Client) -> None:
    """On a new machine they are compiled first."""
    assert happens(lambda: bool(client._http.get("/ready").json()["bots"] == "ready"), 120)


def test_twenty_tables_of_directors_keep_nobody_else_waiting(tmp_path: Path) -> None:
    options = ("--trusted-proxies", "127.0.0.1")
    with (
        running_server(sqlite_at(tmp_path), *options) as server,
        guest(server, "Eve") as eve,
        guest(server, "Ada") as ada,
        ExitStack() as stack,
    ):
        wait_for_bots(ada)
        body = {"seats": [{"kind": "bot", "level": "director"}] * 4}
        for _ in range(20):
            opened = ask(eve, "POST", "/tables", body).json()
            if "table" in opened:
                ask(eve, "POST", f"/tables/{opened['table']['id']}/start")
                come_from(eve, new_address())
                stack.enter_context(live(eve, opened["table"]["id"]))
        # A director thinks for a second; whoever waited for all of them would wait for twenty.
        assert is_answered(ada, open_against(ada, "visitor"), within_s=8)


def test_a_game_of_bots_stands_still_until_somebody_looks(guarded: Server) -> None:
    with guest(guarded) as eve:
        wait_for_bots(eve)
        table = open_table(eve, [{"kind": "bot", "level": "exhibitor"}] * 3)
        eve.start(table)
        time.sleep(1)
        before = look(eve, table)["number"]
        time.sleep(2)
        assert (look(eve, table)["status"], look(eve, table)["number"]) == ("playing", before)
        with live(eve, table):
            assert happens(lambda: look(eve, table)["number"] > before, 10)


def test_three_hundred_running_games_with_bots_are_too_many(guarded: Server) -> None:
    with guest(guarded) as eve:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "visitor"}]
        one_more = open_table(eve, seats)
        copy_table(guarded, open_against(eve, "visitor"), 300)
        answer = ask(eve, "POST", f"/tables/{one_more}/start")
        assert code_of(answer) == (409, "too_many_games")


@pytest.mark.parametrize("content", [b"{broken", b"{}"], ids=["no JSON", "no table"])
def test_one_broken_table_does_not_stop_the_bots_of_the_others(
    tmp_path: Path, content: bytes
) -> None:
    with running_server(sqlite_at(tmp_path)) as server, guest(server, "Ada") as ada:
        wait_for_bots(ada)
        break_content(server, open_against(ada, "visitor"), content=content, bot_due=1.0)
        assert is_answered(ada, open_against(ada, "visitor"), within_s=10)
        assert ada._http.get("/ready").json() == {"status": "ready", "bots": "ready"}


def waiting_for(level: str) -> Table:
    """A table on which such a bot decides."""
    while (table := started_table(None, "random")).bot_due is None:
        pass
    assert table.decider is not None
    table.seats[table.decider].level = level
    return table


def test_many_tables_of_a_slow_installed_bot_keep_ours_from_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_for_ever(*_: object) -> tuple[str, ...]:
        await asyncio.Event().wait()
        raise AssertionError

    async def wait(database: Database) -> None:
        actions = Actions(database, EventBus(), secrets, Limits())
        runner, answered = BotRunner(actions, 1), asyncio.Event()
        runner.is_warm = True
        monkeypatch.setattr(runner._installed, "choose", think_for_ever)
        actions.bus.subscribe(lambda _: answered.set())
        for level in ["slow"] * 12 + ["random"]:
            keep_new(database, waiting_for(level))
        running = asyncio.create_task(runner.run(lambda: None))
        async with asyncio.timeout(30):
            await answered.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        runner.close()

    database = open_database(sqlite_at(tmp_path))
    try:
        add_ada(database)
        asyncio.run(wait(database))
    finally:
        database.close()
