"""The WebSocket of a table: the view with its number, then events; resumed after a drop."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from worldsfair.errors import GameError
from worldsfair.server.api.given import TheDesk
from worldsfair.server.api.guards import is_own_origin
from worldsfair.server.api.requests import TableIdPath
from worldsfair.server.live.messages import Ping, Pong, encode
from worldsfair.server.live.rooms import Listener
from worldsfair.server.sessions import actor_asking
from worldsfair.server.tables.model import TableId

TOO_SLOW = 4008
NOT_THERE = 4004
FOREIGN = 4003
UNAVAILABLE = 4503


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    desk: TheDesk,
    table_id: TableIdPath,
    after: Annotated[int | None, QueryParameter(ge=-1, le=2**31)] = None,
    chat: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> None:
    """`after`: the last entry seen, `chat`: the last line seen; without them all is told anew."""
    if not is_own_origin(socket, desk.settings):
        await socket.close(FOREIGN, "foreign_origin")
        return
    credentials = desk.sessions.credentials(socket)
    await socket.accept()
    try:
        actor = await desk.database.read(lambda connection: actor_asking(connection, credentials))
        listener = await desk.hub.join(TableId(table_id), actor.person, after, chat)
    except GameError as error:
        code = NOT_THERE if error.code == "unknown_table" else UNAVAILABLE
        await socket.close(code, error.code)
        return
    tasks = [
        asyncio.create_task(_send_all(socket, listener)),
        asyncio.create_task(_receive_all(socket, listener)),
        asyncio.create_task(_drop(listener)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        desk.hub.leave(TableId(table_id), listener)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if listener.dropped.is_set():
        await _close(socket)


async def _send_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Empty the queue into the connection."""
    try:
        while True:
            message = await listener.waiting.get()
            await socket.send({"type": "websocket.send", "bytes": None, "text": message})
    except (WebSocketDisconnect, OSError, RuntimeError):
        # RuntimeError is how an ASGI server says that it was closed already.
        return


async def _drop(listener: Listener) -> None:
    """Wait until the listener is too far behind, or the server ends."""
    await listener.dropped.wait()


async def _close(socket: WebSocket[Any, Any, Any]) -> None:
    """Say why, if that can still be heard."""
    try:
        async with asyncio.timeout(1):
            await socket.close(TOO_SLOW, "too_slow")
    except (TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
        return


async def _receive_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Answer pings; anything else is ignored, as everything is done by HTTP."""
    try:
        while True:
            text = await socket.receive_data("text")
            try:
                msgspec.json.decode(text, type=Ping)
            except msgspec.DecodeError:
                continue
            listener.send(encode(Pong()))
    except (WebSocketDisconnect, RuntimeError):
        return
