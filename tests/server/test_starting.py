"""Starting and stopping: clear words when it can't, and a calm end."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.playing import open_solo
from server.postgres import Postgres
from server.running import COMMAND, running_server, sqlite_at
from worldsfair.client import Client


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    """A start that fails."""
    return subprocess.run(
        [*COMMAND, "serve", *options], capture_output=True, text=True, timeout=60, check=False
    )


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        failed = serve("--port", str(port), "--database-url", sqlite_at(tmp_path))
    assert failed.returncode == 1
    assert f"Port {port} on 127.0.0.1 can't be used" in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    failed = serve("--port", "0", "--database-url", sqlite_at(tmp_path / "file"))
    assert failed.returncode == 1
    assert "can't be reached" in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_database_that_cannot_be_reached_is_named_without_its_password() -> None:
    address = "postgresql://fair:open-sesame@127.0.0.1:9/none"
    failed = serve("--port", "0", "--database-url", address)
    assert failed.returncode == 1
    assert "can't be reached" in failed.stderr
    assert "open-sesame" not in failed.stderr


def test_several_processes_on_sqlite_are_refused(tmp_path: Path) -> None:
    failed = serve("--port", "0", "--workers", "2", "--database-url", sqlite_at(tmp_path))
    assert (failed.returncode, "PostgreSQL" in failed.stderr) == (1, True)


def test_a_second_server_on_the_same_games_is_refused(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)) as server:
        failed = serve("--port", "0", "--database-url", sqlite_at(tmp_path))
        assert httpx.get(f"{server.address}/ready").status_code == 200
    assert failed.returncode == 1
    assert failed.stderr.startswith(f"Another server uses {tmp_path / 'games.db'}")
    assert "Traceback" not in failed.stderr


def test_games_are_kept_over_a_restart_and_migrations_run_once(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path)) as server, Client(server.address) as ada:
        ada.be_guest("Ada")
        table = open_solo(ada, "random")
        assert server.stop() in (0, -signal.SIGTERM)
        assert not (tmp_path / "games.db-wal").exists()
        server.restart()
        assert ada.table(table).table.id == table
        assert ada.whoami() is not None


def test_a_prefix_is_honoured(tmp_path: Path) -> None:
    with running_server(sqlite_at(tmp_path), "--root-path", "/fair") as server:
        assert 'href="/fair/' in httpx.get(f"{server.address}/fair/").text
        answer = httpx.get(f"{server.address}/fair/api/me")
        assert httpx.get(f"{server.address}/api/me").json() == {"me": None}
    assert answer.json() == {"me": None}
    assert "Path=/fair" in answer.headers["set-cookie"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_needs_postgresql() -> None:
    failed = subprocess.run(
        [*COMMAND, "worker", "--database-url", "sqlite:///x.db"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (failed.returncode, "PostgreSQL" in failed.stderr) == (1, True)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_says_where_it_is_what_it_keeps_and_that_it_has_stopped(
    tmp_path: Path, number: signal.Signals
) -> None:
    stderr = tmp_path / "stderr"
    with running_server(sqlite_at(tmp_path), stderr=stderr) as server:
        server.process.send_signal(number)
        assert server.process.wait(30) == 0
    first, second, *_, last = stderr.read_text("utf-8").splitlines()
    assert first == f"World’s Fair 1893 is at http://localhost:{server.port}/"
    place = tmp_path / "games.db"
    assert second == f"Games are kept in {place}. Ctrl+C stops the server."
    assert last == f"The server has stopped. All games are kept in {place}."


def test_a_worker_says_for_whom_it_thinks_and_that_it_has_stopped(postgres: Postgres) -> None:
    url = postgres.new_database()
    command = [*COMMAND, "worker", "--threads", "2", "--database-url", url]
    worker = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert worker.stderr is not None
    first, second = worker.stderr.readline(), worker.stderr.readline()
    worker.send_signal(signal.SIGTERM)
    rest = worker.communicate(timeout=30)[1]
    assert worker.returncode == 0
    assert first.startswith("Bots think here for the servers on postgresql://")
    assert (first.endswith(", 2 at a time.\n"), second) == (True, "Ctrl+C stops the worker.\n")
    assert "The worker has stopped; turns that it had begun go to another" in rest
