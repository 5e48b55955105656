"""A database whose schema this version does not know is refused by every command, in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from server.postgres import Postgres
from server.running import sqlite_at
from worldsfair.cli.app import main
from worldsfair.server.storage.connect import open_database

UNKNOWN = {
    "newer": ["UPDATE alembic_version SET version_num = '9999'"],
    "another name": ["UPDATE alembic_version SET version_num = '0003b'"],
    "two at once": ["INSERT INTO alembic_version VALUES ('9999')"],
}


def with_schema(folder: Path, statements: Sequence[str]) -> str:
    """A database that another version has changed."""
    open_database(sqlite_at(folder)).close()
    with closing(sqlite3.connect(folder / "games.db")) as games:
        for statement in statements:
            games.execute(statement)
        games.commit()
    return sqlite_at(folder)


def refusal(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """What a command says that is refused: one line."""
    assert main([str(word) for word in words]) in (1, 2)
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize("statements", UNKNOWN.values(), ids=UNKNOWN)
def test_a_server_does_not_start_on_an_unknown_schema(
    tmp_path: Path, statements: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    url = with_schema(tmp_path, statements)
    said = refusal(capsys, "serve", "--port", "0", "--database-url", url)
    assert "A newer version of World's Fair 1893 has written this database" in said


def test_the_operators_commands_leave_an_unknown_schema_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = with_schema(tmp_path, UNKNOWN["another name"])
    said = refusal(capsys, "admin", "tables", "--database-url", url)
    assert "(schema 0003b, this one knows " in said


def test_a_copy_with_an_unknown_schema_is_not_put_in_the_place_of_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = with_schema(tmp_path, UNKNOWN["another name"])
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--database-url", url]) == 0
    said = refusal(capsys, "restore", copy, "--database-url", url)
    assert said.endswith(f"{copy} was made by a newer version of World's Fair 1893.")


@pytest.mark.parametrize("command", ["serve --port 0", "worker", "admin tables"])
def test_an_unknown_schema_on_postgresql_is_refused(
    postgres: Postgres, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()
    open_database(url, connections=1).close()
    with psycopg.connect(url) as games:
        games.execute("UPDATE alembic_version SET version_num = '0003b'")
    said = refusal(capsys, *command.split(), "--database-url", url)
    assert "A newer version of World's Fair 1893 has written this database" in said
