"""`kill -9` under load: what was acknowledged is there, once, and every game goes on.

`WORLDSFAIR_KILLS=50 pytest tests/server/test_killing.py` kills more often.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from pathlib import Path

import httpx

from server.forking import Process
from server.playing import any_turn, play_to_the_end
from server.postgres import Postgres
from server.running import Server, running_server, running_worker, spawn_worker, sqlite_at
from worldsfair.client import Client, Refused
from worldsfair.records.replay import verify

KILLS = int(os.environ.get("WORLDSFAIR_KILLS", "5"))
PLAYERS = 2
_PASSING = ("stale_turn", "not_your_turn", "not_playing", "storage_unavailable", "internal")


class Player(threading.Thread):
    """Plays one game after another, and remembers every turn that was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(address, timeout_s=5)
        self.chooser = random.Random(seed)
        self.ended = threading.Event()
        self.acknowledged: list[tuple[str, int, list[str]]] = []
        self.tables: list[str] = []
        self.failures: list[Refused] = []

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                self._play_a_game()
            except httpx.TransportError:
                time.sleep(0.05)
            except Refused as refused:
                if refused.code not in _PASSING:
                    self.failures.append(refused)
                    return

    def _play_a_game(self) -> None:
        if self.client.whoami() is None:
            self.client.be_guest("Ada")
        if not self.tables or self.client.table(self.tables[-1]).table.status == "finished":
            seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]
            self.tables.append(self.client.open_table(seats).table.id)
        table = self.tables[-1]
        view = self.client.table(table)
        if view.table.status == "waiting":
            view = self.client.start(table)
        seat = view.table.decider
        if seat is None or view.table.seats[seat].kind == "bot":
            time.sleep(0.005)
            return
        moves = any_turn(self.client, table, self.chooser)
        self._insist(table, seat, view.table.number, moves)

    def _insist(self, table: str, seat: int, number: int, moves: list[str]) -> None:
        """Send a turn until it is answered: twice is harmless."""
        while not self.ended.is_set():
            try:
                entry = self.client.take_turn(table, seat, number, moves).entry
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            self.acknowledged.append((table, entry.number, moves))
            return


def check_nothing_is_lost(server: Server, players: list[Player]) -> None:
    """Every acknowledged turn once, every record right, every game playable to its end."""
    for player in players:
        assert not player.failures
        log = {table: player.client.entries(table) for table in player.tables}
        for table, number, moves in player.acknowledged:
            assert log[table][number].entry.moves == moves
        for table in player.tables:
            numbers = [view.entry.number for view in log[table]]
            assert numbers == list(range(len(numbers)))
            if player.client.table(table).table.status == "waiting":
                player.client.start(table)
            verify(player.client.record(table))
        play_to_the_end(player.tables[-1], player.chooser, player.client)
        assert verify(player.client.record(player.tables[-1])).is_over
        player.client.close()


def test_a_killed_server_on_sqlite_has_lost_nothing(tmp_path: Path) -> None:
    moments = random.Random(1893)
    with running_server(sqlite_at(tmp_path), "--no-rate-limits") as server:
        players = [Player(server.address, seed) for seed in range(PLAYERS)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            time.sleep(moments.uniform(0.5, 2.0))
            server.kill()
            server.restart()
        time.sleep(0.5)
        _end(players)
        check_nothing_is_lost(server, players)


def test_killed_servers_and_workers_on_postgresql_have_lost_nothing(postgres: Postgres) -> None:
    moments = random.Random(1893)
    url = postgres.new_database()
    with (
        running_server(url, "--no-rate-limits") as one,
        running_server(url, "--no-rate-limits") as two,
        running_worker(url) as worker,
    ):
        players = [Player((one, two)[seed % 2].address, seed) for seed in range(PLAYERS)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            time.sleep(moments.uniform(0.5, 2.0))
            server = moments.choice((one, two))
            server.kill()
            os.killpg(worker.pid, signal.SIGKILL)
            worker.wait()
            worker = spawn_worker(url)
            server.restart()
        time.sleep(0.5)
        _end(players)
        check_nothing_is_lost(one, players)
        _kill(worker)


def _end(players: list[Player]) -> None:
    for player in players:
        player.ended.set()
    for player in players:
        player.join(30)
    assert sum(len(player.acknowledged) for player in players) > KILLS


def _kill(process: Process) -> None:
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
