"""A table's WebSocket: the view, then events, resumed after a drop."""

from __future__ import annotations

import random
import socket
import time
from typing import TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.playing import any_turn, open_duel, play_one, play_to_the_end
from server.running import Server
from worldsfair.client import Client, LiveTable
from worldsfair.server.live.hub import PRESENCE_S
from worldsfair.wire.messages import (
    ChatMessage,
    EntryMessage,
    Pong,
    PresenceMessage,
    TableMessage,
    ViewMessage,
)

Kind = TypeVar("Kind")


def next_of(live: LiveTable, kind: type[Kind]) -> Kind:
    """The next message of a kind."""
    while True:
        message = live.next(5)
        if isinstance(message, kind):
            return message


def test_a_new_connection_gets_the_view_with_its_number_first(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with ada.live(table) as live:
        first = live.next(5)
    assert isinstance(first, ViewMessage)
    assert first.table == ada.table(table).table
    assert first.game == ada.table(table).game


def test_every_turn_is_told_with_the_view_after_it(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with bea.live(table) as live:
        play_one(table, random.Random(1), ada, bea)
        told = next_of(live, EntryMessage)
    assert told.number == 1
    assert told.game == ada.table(table).game


def test_a_turn_is_one_message_with_the_table_after_it(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with bea.live(table) as live:
        next_of(live, PresenceMessage)
        play_one(table, random.Random(1), ada, bea)
        told = live.next(5)
        live.ping()
        after = live.next(5)
    assert isinstance(told, EntryMessage)
    assert told.table == ada.table(table).table
    assert isinstance(after, Pong)


def test_a_dropped_connection_resumes_from_the_last_number_it_saw(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    play_to_the_end(table, random.Random(2), ada, bea, turns=7)
    with ada.live(table, after=3) as live:
        numbers = [next_of(live, EntryMessage).number for _ in range(4)]
    assert numbers == [4, 5, 6, 7]


def test_a_whole_game_is_heard_without_a_gap(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with bea.live(table) as live:
        end = play_to_the_end(table, random.Random(3), ada, bea)
        numbers: list[int] = []
        while len(numbers) < end.table.number:
            message = live.next(5)
            if isinstance(message, EntryMessage):
                numbers.append(message.number)
    assert numbers == list(range(1, end.table.number + 1))


def test_chat_reaches_everyone_and_is_there_afterwards(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with bea.live(table) as live:
        next_of(live, ViewMessage)
        line = ada.say(table, "Welcome to the fair")
        told = next_of(live, ChatMessage)
    assert told.line == line
    with bea.live(table) as live:
        view = live.next(5)
    assert isinstance(view, ViewMessage)
    assert view.chat == [line]


def test_presence_tells_who_has_the_table_open(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    me, you = ada.whoami(), bea.whoami()
    assert me is not None
    assert you is not None
    with ada.live(table) as live:
        next_of(live, PresenceMessage)
        with bea.live(table):
            both = next_of(live, PresenceMessage)
        alone = next_of(live, PresenceMessage)
    assert (set(both.people), alone.people) == ({me.id, you.id}, [me.id])


def test_who_is_alone_is_told_so_once(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with ada.live(table) as live:
        next_of(live, PresenceMessage)
        time.sleep(2.5 * PRESENCE_S)
        ada.say(table, "Anybody there?")
        assert not isinstance(live.next(5), PresenceMessage)


def test_who_sits_down_while_looking_on_is_there(ada: Client, bea: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    you = bea.whoami()
    assert you is not None
    with ada.live(table) as live, bea.live(table):
        while next_of(live, PresenceMessage).watchers != 1:
            pass
        bea.take_seat(table, 1)
        while you.id not in (told := next_of(live, PresenceMessage)).people:
            pass
    assert told.watchers == 0


def test_a_turn_is_told_though_its_player_is_gone_at_once(ada: Client, bea: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "person"}], is_public=True).table.id
    number = ada.start(table).table.number
    with bea.live(table) as live:
        next_of(live, ViewMessage)
        while number < 6:
            view = ada.table(table).table
            assert view.decider is not None
            moves = any_turn(ada, table, random.Random(1))
            with ada.live(table) as gone:
                gone.take_turn(view.decider, view.number, moves)
                gone._connection.socket.shutdown(socket.SHUT_RDWR)
            time.sleep(0.2)
            # Nobody told its player, so it may have been taken or not; if so, the others hear.
            if ada.table(table).table.number > number:
                number += 1
                assert next_of(live, EntryMessage).number == number
            else:
                ada.take_turn(table, view.decider, view.number, moves)
                number += 1
                assert next_of(live, EntryMessage).number == number


def test_seats_and_proposals_are_told_as_they_change(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with bea.live(table) as live:
        live.next(5)
        ada.leave(table)
        told = next_of(live, TableMessage)
    assert any(seat.is_away for seat in told.table.seats)


def test_a_ping_is_answered_with_the_time(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    before = time.time()
    with ada.live(table) as live:
        live.ping()
        assert before <= next_of(live, Pong).at <= time.time()


def test_a_page_of_another_site_gets_no_connection(
    server: Server, ada: Client, bea: Client
) -> None:
    table = open_duel(ada, bea)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_an_unknown_table_closes_the_connection_with_its_code(ada: Client) -> None:
    with ada.live("nothing-here") as live, pytest.raises(ConnectionClosed) as closed:
        live.next(5)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4004, "unknown_table")


def test_a_reader_who_reads_nothing_is_dropped_and_holds_nobody_up(
    server: Server, ada: Client
) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "person"}]).table.id
    number = ada.start(table).table.number
    before = _open_sockets(server)
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        slow.sendall(request.encode())
        assert slow.recv(12) == b"HTTP/1.1 101"
        for attempt in range(400):
            # Taking back and playing again fills the slow reader's queue.
            ada.take_turn(table, 0, number, ["place electricity"])
            number = ada.ask_takeback(table, 0).table.number
            if attempt % 20 == 0 and attempt and _open_sockets(server) == before:
                break
        assert _open_sockets(server) == before


def _open_sockets(server: Server) -> int:
    text = httpx.get(f"{server.address}/metrics").text
    line = next(line for line in text.splitlines() if line.startswith("worldsfair_open_sockets "))
    return int(float(line.split()[1]))
