"""Messages between processes: several tables in one, none indispensable, a dead line noticed."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit

import msgspec
import psycopg
import pytest

from server.directly import do
from server.playing import open_solo, play_to_the_end
from server.postgres import Postgres
from server.running import free_port, running_server
from worldsfair.client import Client
from worldsfair.server.actions.games import take_turn
from worldsfair.server.actions.unit_of_work import Credentials
from worldsfair.server.live.relay import Told, _in_pieces
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.postgresql import MOST_BYTES
from worldsfair.wire.messages import EntryMessage
from worldsfair.wire.requests import TurnRequest
from worldsfair.wire.tables import PersonId, TableId

PROXY = """
import asyncio, sys

async def pump(reader, writer):
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()

async def serve(reader, writer):
    there, back = await asyncio.open_unix_connection(sys.argv[2])
    await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)

async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", int(sys.argv[1]))
    await server.serve_forever()

asyncio.run(main())
"""


@contextmanager
def proxied(url: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The same database through a process that can be stopped, as a line that goes dead."""
    parts = urlsplit(url)
    socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
    port = free_port()
    proxy = subprocess.Popen([sys.executable, "-c", PROXY, str(port), socket])
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}{parts.path}", proxy
    finally:
        proxy.send_signal(signal.SIGCONT)
        proxy.kill()
        proxy.wait()


def _reach(url: str) -> None:
    until = time.monotonic() + 10
    while True:
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            assert time.monotonic() < until
            time.sleep(0.1)
        else:
            return


def test_a_turn_is_told_though_its_process_died_before_it_could_say_so(postgres: Postgres) -> None:
    url = postgres.new_database()
    with running_server(url, "--no-rate-limits") as server, Client(server.address) as ada:
        me = ada.be_guest("Ada")
        table = ada.open_table([{"kind": "person"}, {"kind": "person"}]).table.id
        ada.start(table)
        with ada.live(table) as live:
            live.next(5)
            elsewhere = open_database(url, connections=1)
            turn = TurnRequest(0, 0, ["place electricity"])
            do(elsewhere, time.time(), take_turn, Credentials(person=me.id, epoch=0), table, turn)
            elsewhere.close()
            until = time.monotonic() + 30
            while not isinstance(live.next(30), EntryMessage):
                assert time.monotonic() < until


def test_a_dead_line_is_noticed_within_half_a_minute(postgres: Postgres) -> None:
    url = postgres.new_database()
    with proxied(url) as (through, proxy):
        _reach(through)
        with (
            running_server(through, "--no-rate-limits") as server,
            Client(server.address, timeout_s=60) as anyone,
        ):
            proxy.send_signal(signal.SIGSTOP)
            stopped = time.monotonic()
            while anyone._http.get("/ready").status_code == 200:
                assert time.monotonic() - stopped < 40
            answer = anyone._http.get("/ready").json()
            assert answer["status"] == 503
            assert anyone._http.get("/health").status_code == 200
            proxy.send_signal(signal.SIGCONT)
            until = time.monotonic() + 60
            while anyone._http.get("/ready").status_code != 200:
                assert time.monotonic() < until
                time.sleep(0.5)


def test_many_changes_go_in_few_messages_that_the_database_has_room_for() -> None:
    changes = [(TableId(f"{number:022}"), number, False) for number in range(2000)]
    present = [(TableId(f"{number:022}"), [PersonId("x" * 22)] * 4, 9) for number in range(500)]
    pieces = list(_in_pieces(Told("process", changes, present, [("a" * 22, None)])))
    assert max(map(len, pieces)) <= MOST_BYTES
    assert len(pieces) < 100
    told = [msgspec.json.decode(piece, type=Told) for piece in pieces]
    assert [change for one in told for change in one.changes] == changes
    assert [who for one in told for who in one.present] == present


@pytest.mark.parametrize(
    "payload", ["nonsense", "{}", '{"process": 1}', '{"process":"x","changes":[[1]]}']
)
def test_a_message_that_is_not_ours_is_left_alone(postgres: Postgres, payload: str) -> None:
    url = postgres.new_database()
    with (
        running_server(url, "--no-rate-limits", "--bots") as server,
        Client(server.address) as ada,
        psycopg.connect(url, autocommit=True) as stranger,
    ):
        stranger.execute("SELECT pg_notify('worldsfair', %s)", (payload,))
        ada.be_guest("Ada")
        table = open_solo(ada, "random")
        assert play_to_the_end(table, random.Random(1), ada, turns=4).table.turn >= 4
        assert ada._http.get("/ready").status_code == 200
