"""Copies of all games, made and put back while the server runs."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.commands import command
from server.playing import open_solo, play_one, play_to_the_end
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client, LiveTable
from worldsfair.records.replay import verify
from worldsfair.wire.messages import ViewMessage


def started(server: Server, turns: int) -> tuple[Client, str]:
    """A guest, and a table with some turns played."""
    client = Client(server.address)
    client.be_guest("Ada")
    table = client.open_table([{"kind": "person"}, {"kind": "person"}]).table.id
    client.start(table)
    play_to_the_end(table, random.Random(1), client, turns=turns)
    return client, table


def hear_to_the_end(live: LiveTable) -> None:
    while True:
        live.next(10)


def test_a_restored_copy_is_played_on_while_the_server_runs(tmp_path: Path) -> None:
    url, copy = sqlite_at(tmp_path), tmp_path / "copy.db"
    with running_server(url, "--no-rate-limits") as server:
        ada, table = started(server, turns=6)
        made = command(url, "backup", str(copy))
        assert (made.code, "1 tables" in made.out) == (0, True)
        play_to_the_end(table, random.Random(2), ada, turns=11)
        with ada.live(table) as live:
            assert isinstance(live.next(5), ViewMessage)
            assert command(url, "restore", str(copy)).code == 0
            assert ada.table(table).table.turn == 6
            # Whoever looked on is told to look anew.
            with pytest.raises(ConnectionClosed, match="4012"):
                hear_to_the_end(live)
        play_to_the_end(table, random.Random(3), ada)
        assert verify(ada.record(table)).is_over
        ada.close()


def test_what_was_there_before_a_restore_is_kept(tmp_path: Path) -> None:
    url, copy = sqlite_at(tmp_path), tmp_path / "copy.db"
    with running_server(url, "--no-rate-limits") as server:
        ada, table = started(server, turns=2)
        command(url, "backup", str(copy))
        play_to_the_end(table, random.Random(2), ada, turns=5)
        told = command(url, "restore", str(copy)).out
        ada.close()
    kept = tmp_path / "games.before-restore-1.db"
    assert str(kept) in told
    with closing(sqlite3.connect(kept)) as games:
        assert games.execute("SELECT turn FROM game_tables").fetchall() == [(5,)]


def test_a_copy_that_is_made_under_load_is_whole(tmp_path: Path) -> None:
    url, copy = sqlite_at(tmp_path), tmp_path / "copy.db"
    ended, played = threading.Event(), threading.Semaphore(0)
    with running_server(url, "--no-rate-limits") as server, Client(server.address) as ada:
        ada.be_guest("Ada")

        def play() -> None:
            while not ended.is_set():
                table = open_solo(ada, "random")
                for turn in range(3):
                    play_to_the_end(table, random.Random(turn), ada, turns=turn + 1)
                    played.release()

        playing = threading.Thread(target=play)
        playing.start()
        for _ in range(5):
            assert played.acquire(timeout=30)
            assert command(url, "backup", str(copy)).code == 0
        ended.set()
        playing.join()
    with (
        running_server(url.replace("games.db", "copy.db"), "--no-rate-limits") as server,
        Client(server.address) as anyone,
        closing(sqlite3.connect(copy)) as games,
    ):
        for (table,) in games.execute("SELECT id FROM game_tables WHERE status = 'playing'"):
            verify(anyone.record(table))


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\0 but no more"])
def test_what_is_no_copy_is_refused_and_changes_nothing(tmp_path: Path, content: bytes) -> None:
    url, copy = sqlite_at(tmp_path), tmp_path / "copy.db"
    copy.write_bytes(content)
    with running_server(url, "--no-rate-limits") as server:
        ada, table = started(server, turns=2)
        failed = command(url, "restore", str(copy))
        assert (failed.code, "Traceback" in failed.err) == (2, False)
        play_one(table, random.Random(1), ada)
        ada.close()


def test_on_postgresql_the_command_that_does_it_is_named(tmp_path: Path) -> None:
    failed = command("postgresql://fair@127.0.0.1:9/none", "backup", str(tmp_path / "copy"))
    assert failed.code == 2
    assert "pg_dump" in failed.err
