"""The WebSocket of a table: the view with its number, then events, and turns the other way."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from worldsfair.errors import GameError
from worldsfair.server.actions.callers import actor_asking
from worldsfair.server.actions.games import take_turn
from worldsfair.server.actions.unit_of_work import Credentials
from worldsfair.server.api.guards import is_own_origin
from worldsfair.server.api.handling import TableIdPath, TheServices, asked_by
from worldsfair.server.api.problems import problem_of
from worldsfair.server.api.services import Services
from worldsfair.server.errors import TooManyRequests, TooManySockets
from worldsfair.server.live.rooms import Listener
from worldsfair.server.metrics import TURNS
from worldsfair.server.protocols import PUSH
from worldsfair.server.rate_limits import address_of
from worldsfair.wire.messages import (
    Pong,
    RefusedMessage,
    Sent,
    TakenMessage,
    TurnMessage,
    decode_sent,
    encode,
)
from worldsfair.wire.requests import TurnRequest
from worldsfair.wire.tables import TableId

FOREIGN = 4003
NOT_THERE = 4004
TOO_SLOW = 4008
RUBBISH = 4009
RESTARTING = 4012
TOO_MANY = 4029
SIGNED_OUT = 4401
BANNED = 4403
UNAVAILABLE = 4503
_CODES = {
    "too_many_requests": TOO_MANY,
    "too_many_sockets": TOO_MANY,
    "too_slow": TOO_SLOW,
    "unknown_table": NOT_THERE,
    "set_aside": NOT_THERE,
    "banned": BANNED,
    "restarting": RESTARTING,
    "not_signed_in": SIGNED_OUT,
    "signed_out": SIGNED_OUT,
    "rubbish": RUBBISH,
}
_MOST_RUBBISH = 20
"""Messages that are not understood, until the connection is closed."""
_SHORTEST_PAUSE_S = 0.2
"""Between two pings that are answered."""

Socket = WebSocket[Any, Any, Any]
_TURNS = TURNS.labels("player")


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    services: TheServices,
    table_id: TableIdPath,
    after: Annotated[int | None, QueryParameter(ge=-1, le=2**31 - 1)] = None,
    chat: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> None:
    """`after`: the last entry seen, `chat`: the last line seen; without them all is told anew."""
    if not is_own_origin(socket, services.settings):
        await socket.close(FOREIGN, "foreign_origin")
        return
    address = address_of(socket.client.host if socket.client else None)
    await socket.accept()
    try:
        services.hub.enter(address)
    except TooManySockets as error:
        await socket.close(TOO_MANY, error.code)
        return
    try:
        await _Conversation(socket, services, TableId(table_id)).run(after, chat)
    finally:
        services.hub.exit(address)


class _Conversation:
    """One connection, from the first word to the last."""

    def __init__(self, socket: Socket, services: Services, table_id: TableId) -> None:
        self._socket = socket
        self._services = services
        self._table_id = table_id
        self._credentials: Credentials = services.cookies.credentials(socket)

    async def run(self, after: int | None, chat: int) -> None:
        """Join the table, listen and talk until one side has enough."""
        try:
            self._count("looks")
            actor = await self._services.actions.look(actor_asking, self._credentials)
            who = (actor.person, self._credentials.session)
            listener = await self._services.hub.join(self._table_id, who, after, chat)
        except GameError as error:
            await self._close(_CODES.get(error.code, UNAVAILABLE), error.code)
            return
        tasks = [
            asyncio.create_task(self._send_all(listener)),
            asyncio.create_task(self._receive_all(listener)),
            asyncio.create_task(_dropped(listener)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._services.hub.leave(self._table_id, listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if listener.dropped.is_set():
            await self._close(_CODES.get(listener.why, UNAVAILABLE), listener.why)

    async def _send_all(self, listener: Listener) -> None:
        """What there is to say at the beginning, and then the queue."""
        try:
            for message in listener.first:
                await self._send(message)
            listener.first.clear()
            extensions: Any = self._socket.scope["extensions"] or {}
            listener.push = extensions.get(PUSH)
            while True:
                listener.is_idle = listener.waiting.empty()
                message = await listener.waiting.get()
                listener.is_idle = False
                await self._send(message)
        except (WebSocketDisconnect, OSError, RuntimeError):
            # RuntimeError is how an ASGI server says that it was closed already.
            return

    async def _send(self, message: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": message})

    async def _receive_all(self, listener: Listener) -> None:
        """Answer pings, and take turns, one after the other."""
        rubbish, pinged_at = 0, 0.0
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] != "websocket.receive":
                    return
                said: Sent | None
                try:
                    said = decode_sent(message.get("text") or message.get("bytes") or "")
                except (msgspec.DecodeError, UnicodeError, RecursionError):
                    said, rubbish = None, rubbish + 1
                if rubbish > _MOST_RUBBISH:
                    listener.drop("rubbish")
                    return
                if isinstance(said, TurnMessage):
                    rubbish += await self._take_turn(listener, said)
                elif said is not None and time.monotonic() - pinged_at < _SHORTEST_PAUSE_S:
                    rubbish += 1
                elif said is not None:
                    pinged_at = time.monotonic()
                    listener.send(encode(Pong(self._services.now())))
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _take_turn(self, listener: Listener, said: TurnMessage) -> int:
        """The entry itself comes as to everyone else; here only what goes otherwise is said.

        Says how much of it was rubbish: turns without end are.
        """
        turn = TurnRequest(said.follows, said.seat, said.moves)
        services = self._services
        try:
            self._count("plays")
            taken = await services.actions.do(
                take_turn, self._credentials, self._table_id, turn, said.id
            )
        except GameError as error:
            listener.send(encode(RefusedMessage(said.id, problem_of(error))))
            return int(isinstance(error, TooManyRequests))
        _TURNS.inc()
        if taken.is_repeat:
            listener.send(encode(TakenMessage(said.id, taken.entry.number)))
        return 0

    def _count(self, what: str) -> None:
        """Refuse what is done too often."""
        services = self._services
        if services.settings.limits_rates:
            most: int = getattr(services.settings.limits, what)
            asked = asked_by(services, self._socket, self._credentials, what, most)
            services.rate_limits.count_here(asked, services.now())

    async def _close(self, code: int, reason: str) -> None:
        """Say why, if that can still be heard."""
        try:
            async with asyncio.timeout(1):
                await self._socket.close(code, reason)
        except (TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
            return


async def _dropped(listener: Listener) -> None:
    """Wait until the listener is too far behind, or the server ends."""
    await listener.dropped.wait()
