"""uvicorn's protocols, with what they lack: patience with an end, and one frame for many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.utils import apply_mask

REQUEST_S = 30.0
"""In which a request has to arrive, from its first byte to its last."""


LONGEST_HEAD = 96 * 1024
_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


HELD = "worldsfair.held"
"""The extension of the ASGI scope by which an answer without end learns of the connection's."""


class Held:
    """A connection that is held for an answer without end."""

    def __init__(self, transport: Any) -> None:
        self.cut_off: Callable[[], None] = transport.abort
        """Closes it at once, whatever is still to be sent."""
        self.on_shutdown: Callable[[], None] = _ignore
        self.on_lost: Callable[[], None] = _ignore


def _ignore() -> None:
    """Nobody wants to know."""


class PromptHttp(HttpToolsProtocol):
    """Closes a connection on which a request does not come to its end."""

    _timer: asyncio.TimerHandle | None = None
    _head_bytes = 0
    """Of a request so far that are no body: headers, and what stands around chunks."""

    def connection_made(self, transport: Any) -> None:
        """Somebody is there; what do they want?"""
        self._cycles: list[RequestResponseCycle] = []
        self._held = Held(transport)
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        self._stop_waiting()
        self._head_bytes = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is another protocol's, unless an answer is still under way in this one."""
        self._stop_waiting()
        if any(not cycle.response_complete for cycle in self._cycles):
            self.send_400_response("A WebSocket begins after the answers before it.")
        else:
            super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Read on, unless there is no end to what is no body."""
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > LONGEST_HEAD and not self.transport.is_closing():
            self._end_all()
            self.transport.write(_TOO_LARGE)
            self.transport.close()

    def on_body(self, body: bytes) -> None:
        """A part of a body; how long that may be is decided elsewhere."""
        self._head_bytes -= len(body)
        super().on_body(body)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._cycles = [one for one in self._cycles if not one.response_complete]
        self._cycles.append(cycle)
        cast("dict[str, Any]", cycle.scope).setdefault("extensions", {})[HELD] = self._held
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """What follows an earlier request is none: that one's answer goes to nobody, either."""
        self._end_all()
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any longer."""
        self._stop_waiting()
        self._end_all()
        super().connection_lost(exc)
        self._held.on_lost()

    def shutdown(self) -> None:
        """The server ends: whoever holds the connection has to let go of it."""
        super().shutdown()
        self._held.on_shutdown()

    def _end_all(self) -> None:
        """Of several requests at once uvicorn tells only the last that nobody waits for it."""
        for cycle in self._cycles:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(REQUEST_S, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.close()


_SHORTEST_FRAME = 6
_LAST_TEXT = 0x81
"""The first byte of a text message in one frame."""
_MOST_WAITING = 8
"""Messages of one client that are read before the first of them is taken."""
_PROBLEM = (
    b'{"code":"invalid_request","title":"Bad Request","status":400,'
    b'"detail":"A WebSocket does not begin like that."}'
)
_BAD_REQUEST = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json\r\n"
    b"connection: close\r\ncontent-length: %d\r\n\r\n%b"
) % (len(_PROBLEM), _PROBLEM)
PUSH = "worldsfair.push"
"""The extension of the ASGI scope by which a ready-made frame is sent at once."""


def frame_of(text: str) -> bytes:
    """A message as it goes to every reader: servers don't mask, and nothing is compressed."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def _is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


class PushingWebSocket(WebSocketsSansIOProtocol):
    """Lets the same bytes be written to many connections, without a detour for each."""

    def handle_connect(self, event: Request) -> None:
        """Offer it to the application, which begins after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[PUSH] = self.push

    def data_received(self, data: bytes) -> None:
        """Read on; a handshake that can't be one is refused, where uvicorn says nothing."""
        text = self._whole_text(data)
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= _MOST_WAITING:
                self.read_paused = True
                self.transport.pause_reading()
            return
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.close_sent = self.handshake_complete = True
            self.transport.write(_BAD_REQUEST)
            self.transport.close()

    def _whole_text(self, data: bytes) -> str | None:
        """The text of a short message that came in one piece, as nearly all do; else None.

        The library's own reader, which knows everything else, takes ten times as long for it.
        """
        if (
            len(data) < _SHORTEST_FRAME
            or data[0] != _LAST_TEXT
            or not self.handshake_complete
            or self.close_sent
            or self.frames
            or self.conn.reader.buffer
        ):
            return None
        length, start = data[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        end = start + 4 + length
        if not data[1] & 128 or end != len(data) or length > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and read on at once while few of them wait.

        uvicorn stops reading after each message and begins again when it is taken, which costs
        two calls of the system for every turn.
        """
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()
        if self.read_paused and self.queue.qsize() < _MOST_WAITING:
            self.read_paused = False
            self.transport.resume_reading()

    def push(self, frame: bytes) -> bool:
        """Write a frame if the reader keeps up; says whether it was written."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame)
        return True
