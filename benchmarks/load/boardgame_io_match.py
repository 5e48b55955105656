"""A match on boardgame.io's server: two players, each with a WebSocket that speaks Socket.IO.

Its packets are Engine.IO's (protocol 4) around Socket.IO's (protocol 5), as text: `0{…}` opens,
`40/fair,` joins the game's namespace, `42/fair,["event",…]` is an event, `2` a ping, `3` its pong.
A player sends `update` when it is their turn, and everyone hears an `update` with the whole state.
"""

from __future__ import annotations

import random
import time

import msgspec

from benchmarks.load.http_connection import HttpConnection
from benchmarks.load.tally import Table, Tally
from benchmarks.load.websocket import Socket

_PATH = "/socket.io/?EIO=4&transport=websocket"
_EVENT = b"42/fair,"
_UPDATE = b'42/fair,["update"'
_SYNC = b'42/fair,["sync"'
_OPEN, _JOINED, _PING, _PONG = b"0{", b"40/fair", b"2", b"3"
_REFUSED = b"44/fair"


class _Area(msgspec.Struct):
    area: str


class _Fair(msgspec.Struct):
    areas: list[_Area]


class _Context(msgspec.Struct, rename={"current_player": "currentPlayer"}):
    current_player: str


class _State(msgspec.Struct, rename={"game": "G", "context": "ctx", "number": "_stateID"}):
    """Of a state, what a player has to know; the rest is skipped."""

    game: _Fair
    context: _Context
    number: int


class _Sync(msgspec.Struct):
    state: _State


class _Created(msgspec.Struct, rename="camel"):
    match_id: str = msgspec.field(name="matchID")


class _Seated(msgspec.Struct, rename="camel"):
    player_credentials: str


_encode = msgspec.json.Encoder().encode
_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
_sync = msgspec.json.Decoder(tuple[str, str, _Sync]).decode
_created = msgspec.json.Decoder(_Created).decode
_seated = msgspec.json.Decoder(_Seated).decode


class _Player:
    """A seat at a match, and its connection."""

    def __init__(self, match: BoardgameIoMatch, number: int, credentials: str) -> None:
        self.match = match
        self.number = number
        self.credentials = credentials
        self.socket = Socket(_PATH, "", self.hear, match.tally.fail)
        self.sent_at: float | None = None
        self.is_synced = False

    def hear(self, data: bytes, begin: int, end: int) -> None:
        if data.startswith(_UPDATE, begin):
            self._hear_update(data, begin, end)
        elif data.startswith(_PING, begin) and end == begin + 1:
            self.socket.send(_PONG)
        elif data.startswith(_SYNC, begin):
            self.is_synced = True
            self.match.state = _sync(data[begin + len(_EVENT) : end])[2].state
        elif data.startswith(_OPEN, begin):
            self.socket.send(b"40/fair,")
        elif data.startswith(_JOINED, begin):
            sync = ["sync", self.match.id, str(self.number), self.credentials, 2]
            self.socket.send(_EVENT + _encode(sync))
        elif data.startswith(_REFUSED, begin):
            self.match.tally.fail(data[begin:end].decode())

    def _hear_update(self, data: bytes, begin: int, end: int) -> None:
        match = self.match
        match.tally.heard += 1
        match.tally.heard_bytes += end - begin
        # What a player hears first after a move is that move; the next one is the other's.
        if self.sent_at is not None:
            match.taken(time.perf_counter() - self.sent_at)
            self.sent_at = None
            return
        state = _update(data[begin + len(_EVENT) : end])[2]
        if (
            state.number != match.state.number + 1
            or int(state.context.current_player) != self.number
        ):
            match.tally.fail(f"state {state.number} came after {match.state.number}")
        match.state = state
        match.go_on()

    def move(self, state: _State, area: str) -> None:
        payload = {
            "type": "place",
            "args": [area],
            "playerID": str(self.number),
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        text = _EVENT + _encode(["update", action, state.number, self.match.id, str(self.number)])
        self.sent_at = time.perf_counter()
        self.socket.send(text)


class BoardgameIoMatch(Table):
    """A match of two, made and joined through the lobby."""

    def __init__(self, tally: Tally, port: int, seed: int) -> None:
        super().__init__(tally)
        self.id = ""
        self.state: _State
        self._port = port
        self._chooser = random.Random(seed)
        self._players: list[_Player] = []

    async def open(self) -> None:
        """Make a match, and sit down on both seats."""
        http = await HttpConnection.open(self._port)
        body = _encode({"numPlayers": 2})
        self.id = _created((await http.ask("POST", "/games/fair/create", body)).body).match_id
        for number in range(2):
            body = _encode({"playerID": str(number), "playerName": f"Load {number}"})
            answer = await http.ask("POST", f"/games/fair/{self.id}/join", body)
            self._players.append(_Player(self, number, _seated(answer.body).player_credentials))
        http.close()
        for player in self._players:
            await player.socket.connect(self._port)

    @property
    def is_open(self) -> bool:
        """Whether both players know the state."""
        return all(player.is_synced for player in self._players)

    def close(self) -> None:
        """Leave."""
        for player in self._players:
            player.socket.close()

    def send(self) -> None:
        """Whoever's turn it is places a supporter anywhere."""
        area = self._chooser.choice(self.state.game.areas).area
        self._players[int(self.state.context.current_player)].move(self.state, area)
