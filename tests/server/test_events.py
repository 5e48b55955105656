"""Events: told after the commit, to everyone, whatever becomes of whoever asked."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.directly import add_ada, started_table
from server.running import sqlite_at
from worldsfair.server.actions.events import Event, EventBus, TableAdvanced, TableChanged
from worldsfair.server.actions.unit_of_work import Actions, UnitOfWork
from worldsfair.server.errors import NotHost
from worldsfair.server.settings import Limits
from worldsfair.server.storage.connect import open_database


@pytest.fixture
def actions(tmp_path: Path) -> Iterator[Actions]:
    database = open_database(sqlite_at(tmp_path))
    add_ada(database)
    yield Actions(database, EventBus(), secrets, Limits())
    database.close()


def test_what_was_committed_is_told_though_whoever_asked_is_gone(actions: Actions) -> None:
    heard: list[Event] = []
    actions.bus.subscribe(heard.append)
    table = started_table()

    async def ask_and_go() -> None:
        asking = asyncio.create_task(actions.do(UnitOfWork.add, table))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.sleep(1)

    asyncio.run(ask_and_go())
    assert heard == [TableAdvanced(table.id, table.revision, waits_for_bot=False)]


def test_nothing_is_told_of_what_was_refused(actions: Actions) -> None:
    heard: list[Event] = []
    actions.bus.subscribe(heard.append)

    def refused(work: UnitOfWork) -> None:
        work.add(started_table())
        raise NotHost("no")

    with pytest.raises(NotHost):
        asyncio.run(actions.do(refused))
    assert heard == []


def test_a_listener_that_fails_keeps_nobody_else_from_hearing(actions: Actions) -> None:
    heard: list[Event] = []

    def fails(event: Event) -> None:
        raise KeyError("a bug")

    actions.bus.subscribe(fails)
    actions.bus.subscribe(heard.append)
    asyncio.run(actions.do(UnitOfWork.add, started_table()))
    assert [type(event) for event in heard] == [TableChanged]
