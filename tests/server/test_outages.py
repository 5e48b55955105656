"""When the storage fails: 503, nothing changed, and everything goes on afterwards."""

from __future__ import annotations

import random
import resource
import sys
import time
from pathlib import Path

import pytest

from server.playing import any_turn, open_duel, play_one, play_to_the_end, who_decides
from server.postgres import running_postgres
from server.running import running_server, sqlite_at
from worldsfair.client import Client, Refused
from worldsfair.records.replay import verify


@pytest.mark.skipif(sys.platform != "linux", reason="a process's limits are set from outside")
def test_a_full_disk_gives_503_and_loses_nothing(tmp_path: Path) -> None:
    with (
        running_server(sqlite_at(tmp_path), "--no-rate-limits") as server,
        Client(server.address) as ada,
    ):
        ada.be_guest("Ada")
        table = ada.open_table([{"kind": "person"}, {"kind": "person"}]).table.id
        ada.start(table)
        play_to_the_end(table, random.Random(1), ada, turns=5)
        before = ada.table(table)
        used = max(file.stat().st_size for file in tmp_path.iterdir())
        # No file of the server grows any further, as on a full disk.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (used, resource.RLIM_INFINITY))
        refused = _play_until_refused(ada, table)
        assert (refused.code, refused.status) == ("storage_unavailable", 503)
        last = ada.table(table)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        assert ada.table(table) == last
        assert last.table.turn >= before.table.turn
        play_to_the_end(table, random.Random(2), ada)
        assert verify(ada.record(table)).is_over


def _play_until_refused(client: Client, table: str) -> Refused:
    for _ in range(40):
        try:
            play_one(table, random.Random(3), client)
        except Refused as refused:
            return refused
    raise AssertionError("the disk was never full")


def test_an_unreachable_database_gives_503_and_loses_nothing(tmp_path: Path) -> None:
    with (
        running_postgres() as postgres,
        running_server(postgres.new_database(), "--no-rate-limits", "--bots") as server,
        Client(server.address) as ada,
        Client(server.address) as bea,
    ):
        ada.be_guest("Ada")
        bea.be_guest("Bea")
        table = open_duel(ada, bea)
        play_to_the_end(table, random.Random(1), ada, bea, turns=5)
        client, seat = who_decides(ada.table(table), ada, bea)
        moves = any_turn(client, table, random.Random(1))
        postgres.stop()
        for path in ("/ready", f"/api/tables/{table}"):
            answer = client._http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "storage_unavailable")
        with pytest.raises(Refused) as refused:
            client.take_turn(table, seat, 5, moves)
        assert refused.value.code == "storage_unavailable"
        assert client._http.get("/health").status_code == 200
        postgres.start()
        _wait_until_reached(client)
        client.take_turn(table, seat, 5, moves)
        _hear_a_turn(table, ada, bea)
        verify(ada.record(table))


def _wait_until_reached(client: Client) -> None:
    until = time.monotonic() + 30
    while client._http.get("/ready").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.2)


def _hear_a_turn(table: str, ada: Client, bea: Client) -> None:
    """Live tables are told of turns again, too."""
    number = ada.table(table).table.number
    with ada.live(table, after=number) as live:
        play_one(table, random.Random(4), ada, bea)
        until = time.monotonic() + 10
        while getattr(live.next(10), "number", None) != number + 1:
            assert time.monotonic() < until
