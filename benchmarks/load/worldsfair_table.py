"""Our own game at a table of one guest, who plays for every seat through one of two WebSockets."""

from __future__ import annotations

import random
import time
from typing import Literal

import msgspec

from benchmarks.load.http_connection import Answer, HttpConnection
from benchmarks.load.tally import Table, Tally
from benchmarks.load.websocket import Socket

By = Literal["socket", "post"]
"""How turns are sent."""
_ENTRY = b'{"type":"entry"'
_VIEW = b'{"type":"view"'
_REFUSED = b'{"type":"refused"'


class _Seat(msgspec.Struct):
    figures: list[str]


class _View(msgspec.Struct):
    seat: int | None
    legal: list[str]
    seats: list[_Seat]


class _Game(msgspec.Struct):
    view: _View


class _EntryMessage(msgspec.Struct):
    """Of an `entry` message, what a player has to know; the rest is skipped."""

    number: int
    game: _Game
    reply_to: str | None = None


class _Number(msgspec.Struct):
    number: int


class _EntryView(msgspec.Struct):
    """The same of the answer to a POST."""

    entry: _Number
    game: _Game


class _TableInfo(msgspec.Struct):
    id: str
    number: int


class _TableView(msgspec.Struct):
    table: _TableInfo
    game: _Game | None


class _TurnMessage(msgspec.Struct, tag_field="type", tag="turn"):
    """A turn through the WebSocket."""

    id: str
    seat: int
    follows: int
    moves: list[str]


class _Turn(msgspec.Struct):
    """A turn by POST."""

    seat: int
    follows: int
    moves: list[str]


_encode = msgspec.json.Encoder().encode
_entry_message = msgspec.json.Decoder(_EntryMessage).decode
_entry_view = msgspec.json.Decoder(_EntryView).decode
_table_view = msgspec.json.Decoder(_TableView).decode


class WorldsFairTable(Table):
    """A table with two listeners, of whom one plays; without listeners, turns are sent by POST."""

    def __init__(
        self, tally: Tally, port: int, seed: int, by: By, *, seats: int = 2, listens: bool = True
    ) -> None:
        super().__init__(tally)
        self._port = port
        self._by: By = by if listens else "post"
        self._listens = listens
        self._seats = seats
        self._chooser = random.Random(seed)
        self._http: HttpConnection | None = None
        self._sockets: list[Socket] = []
        self._greeted = 0
        self._turns_path = ""
        self._number = 0
        self._view: _View | None = None
        self._sent_at = 0.0

    async def open(self) -> None:
        """As a new guest, open a table, start it, and look on twice."""
        self._http = http = await HttpConnection.open(self._port)
        await _be_guest(http)
        body = _encode({"seats": [{"kind": "person"}] * self._seats})
        table = _table_view((await http.ask("POST", "/api/tables", body)).body).table.id
        path = f"/api/tables/{table}"
        started = _table_view((await http.ask("POST", f"{path}/start")).body)
        assert started.game is not None
        self._number, self._view = started.table.number, started.game.view
        self._turns_path = f"{path}/turns"
        if self._listens:
            await self._listen(f"{path}/live")

    async def _listen(self, path: str) -> None:
        http = self._http
        assert http is not None
        cookie = f"cookie: {http.headers['cookie']}\r\n"
        for hear in (self._hear_as_player, self._hear):
            self._sockets.append(Socket(path, cookie, hear, self.tally.fail))
            await self._sockets[-1].connect(self._port)
        if self._by == "socket":
            http.close()

    @property
    def is_open(self) -> bool:
        """Whether both WebSockets have been told the position."""
        return self._greeted == len(self._sockets)

    def close(self) -> None:
        """Leave."""
        for socket in self._sockets:
            socket.close()
        if self._http is not None:
            self._http.close()

    def send(self) -> None:
        """Any place; every figure is discarded, so nothing has to be asked first."""
        view = self._view
        assert view is not None
        assert view.seat is not None
        moves = [self._chooser.choice([move for move in view.legal if move.startswith("place")])]
        moves += [f"discard {card.partition('-')[0]}" for card in view.seats[view.seat].figures]
        if self._by == "socket":
            turn = _TurnMessage(str(self._number), view.seat, self._number, moves)
            self._sent_at = time.perf_counter()
            self._sockets[0].send(_encode(turn))
        else:
            assert self._http is not None
            body = _encode(_Turn(view.seat, self._number, moves))
            self._sent_at = time.perf_counter()
            self._http.request("POST", self._turns_path, body, self._answered)

    def _hear(self, data: bytes, begin: int, end: int) -> None:
        if data.startswith(_ENTRY, begin):
            self.tally.heard += 1
            self.tally.heard_bytes += end - begin
        elif data.startswith(_VIEW, begin):
            self._greeted += 1

    def _hear_as_player(self, data: bytes, begin: int, end: int) -> None:
        self._hear(data, begin, end)
        if self._by != "socket":
            return
        if data.startswith(_ENTRY, begin):
            message = _entry_message(data[begin:end])
            if message.reply_to == str(self._number):
                self._go_on(message.number, message.game.view)
            elif message.number > self._number:
                self.tally.fail(f"entry {message.number} has reply_to {message.reply_to!r}")
        elif data.startswith(_REFUSED, begin):
            self.tally.fail(data[begin:end].decode())

    def _answered(self, answer: Answer) -> None:
        if answer.status != 200:
            self.tally.fail(f"{answer.status} {answer.body.decode()}")
            return
        entry = _entry_view(answer.body)
        self._go_on(entry.entry.number, entry.game.view)

    def _go_on(self, number: int, view: _View) -> None:
        self.taken(time.perf_counter() - self._sent_at)
        if number != self._number + 1:
            self.tally.fail(f"entry {number} came after {self._number}")
        self._number, self._view = number, view
        if view.seat is None:
            self.tally.finish()
        else:
            self.go_on()


async def _be_guest(http: HttpConnection) -> None:
    """Sign in with just a name, and keep the cookies."""
    cookies = (await http.ask("GET", "/api/me")).cookies()
    (token,) = (value for name, value in cookies.items() if "csrf" in name)
    http.headers["x-csrftoken"] = token
    http.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    cookies |= (await http.ask("POST", "/api/guests", _encode({"name": "Load"}))).cookies()
    http.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
