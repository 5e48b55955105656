"""From one version to the next: what an older one has left, and what a newer one has written."""

from __future__ import annotations

import secrets
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer

from server.playing import open_solo
from server.running import COMMAND, running_server, sqlite_at
from worldsfair.client import Client, Refused


def change(folder: Path, statement: str, *values: object) -> None:
    """Do to a database what another version would have done."""
    with closing(sqlite3.connect(folder / "games.db", timeout=10)) as games:
        games.execute(statement, values)
        games.commit()


def test_a_session_from_before_sessions_were_kept_is_still_good(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)) as server, Client(server.address) as ada:
        person = ada.be_guest("Ada")
        with closing(sqlite3.connect(tmp_path / "games.db")) as games:
            (key,) = games.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
        cookie = URLSafeTimedSerializer(key, salt="session").dumps([person.id, 0])
        with Client(server.address) as old:
            old._http.cookies.set("worldsfair_session", str(cookie), domain="127.0.0.1")
            assert old.whoami() == person
            # From now on it has a session that can be listed and ended.
            assert [one.is_this for one in old.sessions()].count(True) == 1


@pytest.mark.parametrize(
    "written",
    ["UPDATE game_tables SET format = 99", "UPDATE game_tables SET layout = 'of tomorrow'"],
    ids=["format", "layout"],
)
def test_what_a_newer_version_keeps_is_refused_and_not_misread(
    tmp_path: Path, written: str
) -> None:
    with running_server(sqlite_at(tmp_path)) as server, Client(server.address) as ada:
        ada.be_guest("Ada")
        table = open_solo(ada, "random")
        change(tmp_path, written)
        with pytest.raises(Refused) as refused:
            ada.table(table)
        assert (refused.value.code, refused.value.status) == ("newer_format", 503)
        assert ada.tables("yours") == []


def test_a_server_does_not_start_on_the_database_of_a_newer_one(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)):
        pass
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    failed = subprocess.run(
        [*COMMAND, "serve", "--port", "0", "--database-url", sqlite_at(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert failed.returncode == 1
    assert "A newer version of World's Fair 1893 has written this database" in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_copy_is_kept_before_a_database_is_changed(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)):
        pass
    assert list(tmp_path.glob("*before-upgrade*")) == []
    for statement in (
        "DROP TABLE bans",
        "DROP TABLE reports",
        "DROP TABLE admin_log",
        "DROP TABLE bot_hosts",
        "DROP TABLE sessions",
        "DROP INDEX ix_game_tables_host_status",
        "DROP INDEX ix_chat_lines_person_id",
        "DROP INDEX ix_game_tables_code",
        "DROP INDEX ix_people_bot_of",
        "DROP INDEX ix_people_token_hash",
        "DROP INDEX ix_memberships_person_id_ended_at",
        "ALTER TABLE memberships DROP COLUMN ended_at",
        "ALTER TABLE memberships DROP COLUMN scores",
        *(
            f"ALTER TABLE game_tables DROP COLUMN {column}"
            for column in (
                *("format", "revision", "host", "has_bots", "is_peopled"),
                *("claimed_by", "watched_until", "problem", "code"),
            )
        ),
        "ALTER TABLE people DROP COLUMN banned_at",
        "ALTER TABLE people DROP COLUMN forgotten_at",
        *(
            f"ALTER TABLE people DROP COLUMN {column}"
            for column in ("bot_of", "token_hash", "stream", "online_until")
        ),
        "UPDATE alembic_version SET version_num = '0003'",
    ):
        change(tmp_path, statement)
    with running_server(sqlite_at(tmp_path)) as server:
        assert httpx.get(f"{server.address}/ready").status_code == 200
    (kept,) = tmp_path.glob("*before-upgrade*")
    with closing(sqlite3.connect(kept)) as games:
        assert games.execute("SELECT version_num FROM alembic_version").fetchone() == ("0003",)


def test_errors_in_the_log_name_the_request_that_the_answer_names(tmp_path: Path) -> None:
    stderr = tmp_path / "stderr"
    with running_server(sqlite_at(tmp_path), stderr=stderr) as server:
        with Client(server.address) as ada:
            ada.be_guest("Ada")
            table = open_solo(ada, "random")
        change(tmp_path, "UPDATE game_tables SET format = 99")
        answer = httpx.get(f"{server.address}/api/tables/{table}")
    assert answer.status_code == 503
    assert f'"request":"{answer.headers["x-request-id"]}"' in stderr.read_text()


def test_a_key_that_was_rotated_out_signs_nobody_in(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)) as server, Client(server.address) as ada:
        ada.be_guest("Ada")
        change(
            tmp_path,
            "UPDATE settings SET value = ? WHERE name = 'secret'",
            secrets.token_hex(32),
        )
        server.stop()
        server.restart()
        assert ada.whoami() is None


def test_a_process_whose_database_another_version_has_changed_is_not_ready(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)) as server:
        change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
        until = time.monotonic() + 20
        while httpx.get(f"{server.address}/ready").status_code == 200:
            assert time.monotonic() < until
            time.sleep(0.2)
        assert "9999" in httpx.get(f"{server.address}/ready").json()["detail"]
