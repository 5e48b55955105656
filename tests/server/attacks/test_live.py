"""Abusing a table's WebSocket: floods, garbage, turns that are not one's own, lost messages."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection

from server.attacks.hostile import (
    MOST,
    PASSWORD,
    Json,
    account,
    ask,
    guest,
    happens,
    hear,
    live,
    look,
    new_address,
    nobody,
    open_alone,
    open_table,
    play_and_take_back,
    play_first,
)
from server.playing import open_duel
from server.postgres import Postgres
from server.running import Server, running_server
from worldsfair.client import Client

CROWD = 50


def turn(**changes: object) -> str:
    """The first turn of a game as a message."""
    message = {"type": "turn", "id": "1", "seat": 0, "follows": 0, "moves": ["place electricity"]}
    return json.dumps({**message, **changes})


def is_served(connection: ClientConnection) -> bool:
    """Whether a connection is still there and answers."""
    try:
        connection.send('{"type":"ping"}')
        return hear(connection, "pong", within_s=10) is not None
    except ConnectionClosed:
        return False


def reply_to(connection: ClientConnection, message: str) -> Json | None:
    """What is answered to a turn; None if nothing is, `closed` if the connection ends."""
    sent = json.loads(message)["id"]
    try:
        connection.send(message)
        while (heard := hear(connection, "entry", "taken", "refused")) is not None:
            if sent in (heard.get("reply_to"), heard.get("id")):
                break
    except ConnectionClosed:
        return {"type": "closed"}
    return heard


def test_who_comes_back_after_many_turns_and_lines_is_not_dropped(lenient: Server) -> None:
    with guest(lenient) as ada:
        table = open_alone(ada)
        play_and_take_back(ada, table, 30)
        for number in range(200):
            ada.say(table, f"line {number}")
        with live(ada, table, "after=0&chat=0") as connection:
            time.sleep(1)
            assert is_served(connection)


def test_a_crowd_that_comes_at_once_is_told_of_itself_once(guarded: Server) -> None:
    with guest(guarded) as eve:
        table = open_alone(eve)
        told = asyncio.run(join_at_once(guarded, table))
    assert {presence[-1] for presence in told} == {CROWD}
    # Everybody being told of everyone who comes would be half of fifty times fifty.
    assert sum(map(len, told)) < CROWD * CROWD // 4


async def join_at_once(server: Server, table: str) -> list[list[int]]:
    """How many watchers each of a crowd was told of, one after the other."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    everybody_knows = asyncio.Event()
    told: list[list[int]] = []

    async def look_on() -> None:
        heard: list[int] = [0]
        told.append(heard)
        headers = {"x-forwarded-for": new_address()}
        async with connect(address, additional_headers=headers, max_queue=None) as connection:
            async for text in connection:
                message = json.loads(text)
                if message["type"] == "presence":
                    heard.append(message["watchers"])
                if len(told) == CROWD and all(one[-1] == CROWD for one in told):
                    everybody_knows.set()

    looking = [asyncio.create_task(look_on()) for _ in range(CROWD)]
    try:
        async with asyncio.timeout(10):
            await everybody_knows.wait()
    except TimeoutError:
        pass
    for task in looking:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    return told


def test_a_crowd_of_watchers_keeps_no_player_from_the_table(guarded: Server) -> None:
    with guest(guarded) as ada:
        assert asyncio.run(is_let_in_beside_a_crowd(ada, open_alone(ada)))


async def is_let_in_beside_a_crowd(player: Client, table: str) -> bool:
    """Whether a player gets in when two addresses have as many sockets open as they can."""
    address = player.server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    houses = [new_address(), new_address()]
    few = asyncio.Semaphore(20)

    async def come(house: str) -> None:
        with suppress(WebSocketException):
            async with few:
                opening = connect(
                    address, additional_headers={"x-forwarded-for": house}, max_queue=None
                )
                await (await stack.enter_async_context(opening)).recv()

    def play() -> bool:
        with live(player, table) as connection:
            return is_served(connection)

    async with AsyncExitStack() as stack:
        await asyncio.gather(*(come(house) for house in houses for _ in range(190)))
        return await asyncio.to_thread(play)


def test_nobody_joins_a_table_without_end(guarded: Server) -> None:
    with guest(guarded) as eve:
        table = open_alone(eve)
        assert not all(joins(eve, table) for _ in range(MOST))


def joins(client: Client, table: str) -> bool:
    """Whether the server tells of a table once more."""
    try:
        with live(client, table) as connection:
            return hear(connection, "view") is not None
    except WebSocketException:
        return False


@pytest.mark.parametrize("frame", ["garbage", '{"type":"nothing"}', "[" * 2_000, b"\x00"])
def test_who_sends_garbage_is_not_served_for_ever(guarded: Server, frame: str | bytes) -> None:
    with guest(guarded) as eve, live(eve, open_alone(eve)) as connection:
        try:
            for _ in range(MOST):
                connection.send(frame)
        except ConnectionClosed:
            return
        assert not is_served(connection)


def test_turns_through_the_socket_are_limited(guarded: Server) -> None:
    with guest(guarded) as eve, live(eve, open_alone(eve)) as connection:
        codes: set[str] = set()
        for number in range(MOST):
            reply = reply_to(connection, turn(id=f"{number}", moves=["place nowhere"]))
            assert reply is not None
            if reply["type"] == "closed":
                return
            codes.add(reply["problem"]["code"])
            if "too_many_requests" in codes:
                return
        raise AssertionError(f"two thousand turns were answered with {codes}")


def test_nobody_plays_from_the_seat_of_another_through_the_socket(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea, nobody(guarded) as stranger:
        table = open_duel(ada, bea, begins="host")
        for client in (bea, stranger):
            with live(client, table) as connection:
                reply = reply_to(connection, turn())
            assert reply is not None
            assert reply["type"] == "refused"
            assert reply["problem"]["code"] in ("not_your_seat", "not_signed_in")
        assert look(ada, table)["number"] == 0


def test_a_program_plays_only_its_seat_through_the_socket(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada:
        table = open_table(ada, [{"kind": "person"}, {"kind": "open"}], begins="host")
        token = ada.take_seat(table, 1, "program").token
        ada.start(table)
        with Client(guarded.address, token) as robot, live(robot, table) as connection:
            reply = reply_to(connection, turn())
        assert reply is not None
        assert (reply["type"], reply["problem"]["code"]) == ("refused", "not_your_seat")


def test_a_turn_sent_twice_through_the_socket_is_taken_once(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada:
        table = open_alone(ada)
        with live(ada, table) as connection:
            first, again = reply_to(connection, turn()), reply_to(connection, turn(id="2"))
        assert first is not None
        assert (first["type"], first["reply_to"]) == ("entry", "1")
        assert again == {"type": "taken", "id": "2", "number": 1}
        assert look(ada, table)["number"] == 1


@pytest.mark.parametrize(
    "wrong",
    [{"id": "x" * 41}, {"seat": 4}, {"moves": []}, {"moves": ["place electricity"] * 25}],
    ids=["a long id", "no seat", "no moves", "many moves"],
)
def test_a_turn_that_is_no_turn_is_not_taken_through_the_socket(
    guarded: Server, wrong: Json
) -> None:
    with guest(guarded, "Ada") as ada:
        table = open_alone(ada)
        with live(ada, table) as connection:
            connection.send(turn(**wrong))
            right = reply_to(connection, turn(id="right"))
        # What is not understood may end the connection; it is never played.
        assert right is not None
        assert look(ada, table)["number"] == (1 if right["type"] == "entry" else 0)


@contextmanager
def own_table(server: Server) -> Iterator[tuple[Client, str, ClientConnection]]:
    """An account alone at a table that it has open."""
    with account(server) as ida:
        table = open_alone(ida)
        with live(ida, table) as connection:
            yield ida, table, connection


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/session", None),
        ("DELETE", "/sessions", None),
        ("POST", "/account/delete", {"password": PASSWORD}),
    ],
)
def test_a_socket_plays_no_longer_than_its_session(
    guarded: Server, method: str, path: str, body: object
) -> None:
    with own_table(guarded) as (ida, table, connection):
        assert ask(ida, method, path, body).is_success
        reply = reply_to(connection, turn())
        assert reply is not None
        assert reply["type"] in ("refused", "closed")
        entries = [one["entry"] for one in ask(ida, "GET", f"/tables/{table}/entries").json()]
        assert all(entry.get("by_bot") for entry in entries if entry["kind"] == "turn")


def test_nonsense_in_postgresqls_messages_does_not_end_live_updates(postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        running_server(url) as one,
        running_server(url) as two,
        guest(one, "Ada") as here,
        guest(two, "Bea") as there,
    ):
        table = open_duel(here, there, begins="host")
        with live(there, table) as connection, psycopg.connect(url, autocommit=True) as database:
            for payload in ("nonsense", "", "[]", "{}", '{"presence":5}', '{"table":[]}', "1e999"):
                database.execute("SELECT pg_notify('worldsfair', %s)", [payload])
            play_first(here, table)
            assert hear(connection, "entry", within_s=10) is not None


def test_a_table_that_is_gone_closes_its_sockets_for_good(postgres: Postgres) -> None:
    url = postgres.new_database()
    with running_server(url) as server, guest(server, "Ada") as ada:
        table = open_alone(ada)
        with live(ada, table) as connection, psycopg.connect(url, autocommit=True) as database:
            assert is_served(connection)
            for source, key in (("entries", "table_id"), ("memberships", "table_id")):
                database.execute(f"DELETE FROM {source} WHERE {key} = %s", [table])  # noqa: S608 - our own names
            database.execute("DELETE FROM game_tables WHERE id = %s", [table])
            # A server that has lost PostgreSQL's messages for a while looks at its tables again.
            database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            assert happens(lambda: close_code(connection) == 4004, 15)


def close_code(connection: ClientConnection) -> int | None:
    """Why a connection was closed, if it was."""
    try:
        hear(connection, within_s=0.5)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    return None
