"""Jobs that share a commit on SQLite: what one of them refuses does not touch the others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, insert, select

from server.running import sqlite_at
from worldsfair.server.errors import StorageUnavailable
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.schema import settings
from worldsfair.server.storage.sqlite import SqliteDatabase


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = open_database(sqlite_at(tmp_path))
    yield database
    database.close()


def keeping(name: str) -> Callable[[Connection], str]:
    """A job that writes a row."""

    def job(connection: Connection) -> str:
        connection.execute(insert(settings), {"name": name, "value": ""})
        return name

    return job


def failing(name: str, error: Exception) -> Callable[[Connection], str]:
    """A job that writes a row and then fails."""

    def job(connection: Connection) -> str:
        keeping(name)(connection)
        raise error

    return job


def running_out_of_space(connection: Connection) -> None:
    """SQLite gives up the whole transaction when the file may not grow."""
    driver = connection.connection.driver_connection
    assert driver is not None
    pages = driver.execute("PRAGMA page_count").fetchone()[0]
    driver.execute(f"PRAGMA max_page_count={pages}")
    try:
        driver.execute("INSERT INTO settings VALUES ('large', ?)", ("x" * 1_000_000,))
    finally:
        driver.execute("PRAGMA max_page_count=1000000000")


def run_together(
    database: Database, *jobs: Callable[[Connection], object]
) -> list[object | BaseException]:
    async def run() -> list[object | BaseException]:
        return await asyncio.gather(*map(database.write, jobs), return_exceptions=True)

    return asyncio.run(run())


def kept(database: Database) -> list[str]:
    query = select(settings.c.name).where(settings.c.value == "").order_by(settings.c.name)
    return list(database.read_now(lambda connection: connection.execute(query).scalars().all()))


@pytest.mark.parametrize("error", [StorageUnavailable("refused"), KeyError("a bug")])
def test_a_job_that_fails_tells_its_own_caller(database: Database, error: Exception) -> None:
    outcomes = run_together(database, keeping("a"), failing("b", error))
    assert outcomes[1] is error


def test_a_job_that_fails_leaves_nothing_and_the_others_stand(database: Database) -> None:
    jobs = [keeping("a"), failing("b", KeyError("a bug")), keeping("c")]
    assert run_together(database, *jobs)[::2] == ["a", "c"]
    assert kept(database) == ["a", "c"]


def test_a_disk_that_fills_up_in_a_batch_acknowledges_nobody(database: Database) -> None:
    outcomes = run_together(database, keeping("a"), running_out_of_space, keeping("b"))
    assert [type(outcome) for outcome in outcomes] == [StorageUnavailable] * 3
    assert kept(database) == []


def test_the_jobs_after_a_failed_batch_are_kept(database: Database) -> None:
    run_together(database, keeping("a"), running_out_of_space)
    assert run_together(database, keeping("b")) == ["b"]
    assert kept(database) == ["b"]


def test_games_that_another_program_holds_are_unavailable_only_meanwhile(
    database: Database, tmp_path: Path
) -> None:
    assert isinstance(database, SqliteDatabase)
    database.patience_s = 0.05
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            (outcome,) = run_together(database, keeping("a"))
            assert type(outcome) is StorageUnavailable
    assert run_together(database, keeping("b")) == ["b"]


def test_a_caller_who_gives_up_takes_nobody_along(database: Database) -> None:
    async def run() -> str:
        first = asyncio.create_task(database.write(keeping("a")))
        second = asyncio.create_task(database.write(keeping("b")))
        await asyncio.sleep(0)
        first.cancel()
        return await second

    assert asyncio.run(run()) == "b"
    assert kept(database) == ["a", "b"]


def test_jobs_that_wait_together_share_a_commit(database: Database) -> None:
    commits: list[Connection] = []

    def count(connection: Connection) -> None:
        commits.append(connection)

    event.listen(Engine, "commit", count)
    try:
        run_together(database, *(keeping(f"{number:03}") for number in range(200)))
    finally:
        event.remove(Engine, "commit", count)
    assert (len(commits), len(kept(database))) == (1, 200)


def test_the_event_loop_goes_on_while_another_program_writes(
    database: Database, tmp_path: Path
) -> None:
    async def run(other: sqlite3.Connection) -> tuple[int, str]:
        other.execute("BEGIN IMMEDIATE")
        kept = asyncio.create_task(database.write(keeping("a")))
        rounds = 0
        while rounds < 20 and not kept.done():
            await asyncio.sleep(0.01)
            rounds += 1
        other.execute("COMMIT")
        return rounds, await kept

    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        assert asyncio.run(run(other)) == (20, "a")
