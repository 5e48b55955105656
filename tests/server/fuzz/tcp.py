"""Bytes to a server and what comes back, over plain TCP: nothing is cleaned up on the way."""

from __future__ import annotations

import re
import socket
import struct
import time
from dataclasses import dataclass, field
from typing import Literal

PATIENCE_S = 10.0
"""Who has not answered by then hangs."""

Ending = Literal["wait", "half_close", "leave"]
"""After sending: wait for answers; say that no more comes and wait; or go without a word."""
Outcome = Literal["answered", "closed", "silent"]

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)\r\n", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding: *chunked\r\n", re.IGNORECASE)


@dataclass(frozen=True)
class Answer:
    """One HTTP answer."""

    status: int
    head: bytes
    body: bytes


@dataclass
class Exchange:
    """What was sent, and what came of it."""

    outcome: Outcome = "closed"
    answers: list[Answer] = field(default_factory=list)
    rest: bytes = b""
    """What came and is no whole answer."""
    seconds: float = 0.0


class Connection:
    """A TCP connection that collects what comes."""

    def __init__(self, port: int, source: str | None = None) -> None:
        origin = None if source is None else (source, 0)
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE_S, origin)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = bytearray()
        self.is_closed = False

    def __enter__(self) -> Connection:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, sent: bytes) -> None:
        """Send it all, or as much as the other side takes before it closes."""
        try:
            self._socket.sendall(sent)
        except (BrokenPipeError, ConnectionResetError):
            self.is_closed = True

    def half_close(self) -> None:
        """Say that no more comes."""
        try:
            self._socket.shutdown(socket.SHUT_WR)
        except OSError:
            self.is_closed = True

    def reset(self) -> None:
        """Go at once, as a machine that loses its power."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def receive(self, until: float) -> bool:
        """Wait for more; False if the other side has closed. `TimeoutError` if nothing comes."""
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._socket.settimeout(left)
        try:
            more = self._socket.recv(65536)
        except (BrokenPipeError, ConnectionResetError):
            more = b""
        self.received += more
        return bool(more)


def exchange(
    port: int,
    sent: bytes,
    *,
    owed: int = 1,
    ending: Ending = "wait",
    source: str | None = None,
    patience_s: float = PATIENCE_S,
) -> Exchange:
    """Send bytes on a new connection, and read as many answers as are owed.

    With nothing owed, one answer or the end of the connection is waited for.
    """
    started = time.monotonic()
    result = Exchange()
    with Connection(port, source) as connection:
        connection.send(sent)
        if ending == "leave":
            connection.reset()
            return result
        if ending == "half_close":
            connection.half_close()
        try:
            _read_answers(connection, result, owed or 1, sent.startswith(b"HEAD "), patience_s)
        except TimeoutError:
            result.outcome = "silent"
        result.rest = bytes(connection.received)
    result.seconds = time.monotonic() - started
    return result


def _read_answers(
    connection: Connection, result: Exchange, wanted: int, is_head: bool, patience_s: float
) -> None:
    until = time.monotonic() + patience_s
    while True:
        while (answer := take_answer(connection.received, is_head)) is not None:
            if answer.status >= 200 or answer.status == 101:
                result.answers.append(answer)
                if len(result.answers) == wanted:
                    result.outcome = "answered"
                    return
        if not connection.receive(until):
            return


def take_answer(received: bytearray, is_head: bool = False) -> Answer | None:
    """The first answer, taken from what was received; None if it is not all there."""
    end = received.find(b"\r\n\r\n")
    if end < 0 or not received.startswith(b"HTTP/1."):
        return None
    head = bytes(received[: end + 2])
    status = int(head[9:12])
    size = _body_size(received, head, end + 4, is_head or status in (204, 304) or status < 200)
    if size is None or len(received) < end + 4 + size:
        return None
    body = bytes(received[end + 4 : end + 4 + size])
    del received[: end + 4 + size]
    return Answer(status, head, body)


def _body_size(received: bytearray, head: bytes, start: int, is_empty: bool) -> int | None:
    if is_empty:
        return 0
    if _CHUNKED.search(head):
        last = received.find(b"0\r\n\r\n", start)
        return None if last < 0 else last + 5 - start
    length = _LENGTH.search(head)
    return 0 if length is None else int(length[1])
