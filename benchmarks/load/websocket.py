"""WebSockets by hand: whole text frames, no compression; a client that costs next to nothing."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Hear = Callable[[bytes, int, int], None]
"""Gets a buffer, and where in it a text begins and ends, so that nothing has to be copied."""

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_SHORT, _LONG = 126, 127
# The same key for every frame: one call masks a text, and the server unmasks it as any other.
_KEY = bytes([0x5A] * 4)
_MASKED = bytes(sign ^ _KEY[0] for sign in range(256))


def frame(text: bytes, kind: int = _TEXT) -> bytes:
    """A client's frame."""
    size = len(text)
    if size < _SHORT:
        head = bytes((kind, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((kind, 0x80 | _SHORT)) + size.to_bytes(2)
    else:
        raise ValueError("a client has nothing that long to say")
    return head + _KEY + text.translate(_MASKED)


class Socket(asyncio.Protocol):
    """One connection; who owns it hears every text, and why it was closed if it was."""

    def __init__(self, path: str, headers: str, hear: Hear, lost: Callable[[str], None]) -> None:
        self._request = _upgrade(path, headers)
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self._reason = "the connection was lost"

    async def connect(self, port: int) -> None:
        """To this machine; the answer to the upgrade is not waited for."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        # uvloop's transports are like asyncio's, but not of its classes.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def send(self, text: bytes) -> None:
        """Say something."""
        assert self._transport is not None
        self._transport.write(frame(text))

    def close(self) -> None:
        """Say goodbye; nothing is heard any more."""
        self._hear, self._lost = _ignore, lambda _: None
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame((1000).to_bytes(2), _CLOSE))
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the owner, unless it hung up itself."""
        self._lost(self._reason)

    def data_received(self, data: bytes) -> None:
        """Hand on every whole text; keep what has only begun."""
        if self._rest:
            data = self._rest + data
        at, size = 0 if self._is_open else self._upgraded(data), len(data)
        while self._is_open and size - at >= 2:
            kind, length = data[at], data[at + 1]
            begin = at + 2
            if length >= _SHORT:
                begin += 2 if length == _SHORT else 8
                length = int.from_bytes(data[at + 2 : begin])
            end = begin + length
            # A length that is not all there yet is too short, but then so is the buffer.
            if begin > size or end > size:
                break
            if kind == _TEXT:
                self._hear(data, begin, end)
            else:
                self._control(kind, data[begin:end])
            at = end
        self._rest = data[at:]

    def _upgraded(self, data: bytes) -> int:
        """Where the frames begin, after the answer to the upgrade."""
        blank = data.find(b"\r\n\r\n")
        if blank < 0:
            return 0
        self._is_open = True
        if not data.startswith(b"HTTP/1.1 101"):
            self._reason = data[:blank].partition(b"\r\n")[0].decode()
            self._lost(self._reason)
            return len(data)
        return blank + 4

    def _control(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        if kind == _PING:
            self._transport.write(frame(payload, _PONG))
        elif kind == _CLOSE:
            self._reason = f"closed: {int.from_bytes(payload[:2])} {payload[2:].decode()}"
            self._transport.close()
        elif kind != _PONG:
            self._reason = f"a frame of kind {kind:#x}, which this client does not read"
            self._transport.close()


def _ignore(data: bytes, begin: int, end: int) -> None:
    """What comes after the end."""


def _upgrade(path: str, headers: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n{headers}\r\n"
    ).encode()
