"""Several processes on a real PostgreSQL: two servers and one worker."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from server.playing import open_duel, open_solo, play_one, play_to_the_end, who_decides
from server.postgres import Postgres
from server.running import Server, running_server, running_worker
from worldsfair.client import Client, Refused
from worldsfair.records.replay import verify
from worldsfair.wire.messages import EntryMessage, PresenceMessage

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[Pair]:
    """Two servers and a worker on one database."""
    url = postgres.new_database()
    with ExitStack() as stack:
        one = stack.enter_context(running_server(url, "--no-rate-limits"))
        two = stack.enter_context(running_server(url, "--no-rate-limits"))
        stack.enter_context(running_worker(url))
        yield one, two


@pytest.fixture
def here(pair: Pair) -> Iterator[Client]:
    with Client(pair[0].address) as client:
        client.be_guest("Ada")
        yield client


@pytest.fixture
def there(pair: Pair) -> Iterator[Client]:
    with Client(pair[1].address) as client:
        client.be_guest("Bea")
        yield client


def test_a_game_with_bots_is_played_by_the_worker(here: Client) -> None:
    table = open_solo(here, "random", "random")
    end = play_to_the_end(table, random.Random(1), here)
    assert end.table.status == "finished"
    verify(here.record(table))


def test_two_people_at_two_servers_play_one_game(here: Client, there: Client) -> None:
    table = open_duel(here, there)
    end = play_to_the_end(table, random.Random(2), here, there)
    assert end.table.status == "finished"
    assert verify(there.record(table)).is_over


def test_a_person_may_talk_to_a_different_process_on_every_request(
    pair: Pair, here: Client
) -> None:
    table = here.open_table([{"kind": "person"}, {"kind": "person"}]).table.id
    here.start(table)
    with Client(pair[1].address) as elsewhere:
        for name, value in here._http.cookies.items():
            elsewhere._http.cookies.set(name, value)
        for turn in range(10):
            play_one(table, random.Random(turn), elsewhere if turn % 2 else here)
    assert here.table(table).table.turn == 10


def test_turns_at_one_server_are_heard_at_the_other(here: Client, there: Client) -> None:
    table = open_duel(here, there)
    with there.live(table) as live:
        end = play_to_the_end(table, random.Random(3), here, there, turns=12)
        numbers: list[int] = []
        while len(numbers) < end.table.number:
            message = live.next(5)
            if isinstance(message, EntryMessage):
                numbers.append(message.number)
    assert numbers == list(range(1, 13))


def test_presence_is_known_across_processes(here: Client, there: Client) -> None:
    table = open_duel(here, there)
    me, you = here.whoami(), there.whoami()
    assert me is not None
    assert you is not None
    with here.live(table) as live, there.live(table):
        until = time.monotonic() + 5
        people: set[str] = set()
        while people != {me.id, you.id} and time.monotonic() < until:
            message = live.next(5)
            if isinstance(message, PresenceMessage):
                people = set(message.people)
    assert people == {me.id, you.id}


def test_a_turn_sent_to_two_servers_at_once_is_taken_once(
    pair: Pair, here: Client, there: Client
) -> None:
    table = open_duel(here, there)
    view = here.table(table)
    client, seat = who_decides(view, here, there)
    with Client(pair[0].address) as copy:
        for name, value in client._http.cookies.items():
            copy._http.cookies.set(name, value)
        first = client.take_turn(table, seat, 0, ["place electricity"])
        assert copy.take_turn(table, seat, 0, ["place electricity"]) == first
    assert here.table(table).table.number == 1


def test_one_command_starts_several_processes(postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        running_server(url, "--no-rate-limits", "--workers", "2", "--bots") as server,
        Client(server.address) as ada,
    ):
        ada.be_guest("Ada")
        table = open_solo(ada, "random")
        assert play_to_the_end(table, random.Random(4), ada, turns=8).table.turn >= 8
        assert server.stop() in (0, -15)


def test_metrics_are_those_of_all_processes(postgres: Postgres) -> None:
    url = postgres.new_database()
    with running_server(url, "--no-rate-limits", "--workers", "2") as server:
        for _ in range(30):
            # A connection of its own each time, so that both processes are asked.
            httpx.get(f"{server.address}/api/bots")
        counts = {asked(server) for _ in range(10)}
    assert counts == {30}


def asked(server: Server) -> int:
    """How often the bots were asked for, as whichever process answers says."""
    text = httpx.get(f"{server.address}/metrics").text
    lines = [line for line in text.splitlines() if 'route="bots",status="200"' in line]
    return sum(int(float(line.split()[1])) for line in lines if "requests_total" in line)


def test_signing_in_is_limited_over_all_processes(postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        running_server(url) as one,
        running_server(url) as two,
        Client(one.address) as here,
        Client(two.address) as there,
    ):
        codes = []
        for attempt in range(12):
            with pytest.raises(Refused) as refused:
                (here, there)[attempt % 2].sign_in("nobody", f"guess number {attempt}")
            codes.append(refused.value.code)
    assert codes == ["wrong_password"] * 10 + ["too_many_requests"] * 2
