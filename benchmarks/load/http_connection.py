"""A kept-alive HTTP connection by hand, for opening tables and for turns by POST."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast


@dataclass(frozen=True)
class Answer:
    """What a server says to a request."""

    status: int
    head: str
    body: bytes

    def cookies(self) -> dict[str, str]:
        """Those that are set by it."""
        lines = [line.partition(":") for line in self.head.split("\r\n")]
        set_ones = [value.strip() for name, _, value in lines if name.lower() == "set-cookie"]
        pairs = [value.partition(";")[0].partition("=") for value in set_ones]
        return {name: value for name, _, value in pairs}


class Refused(Exception):
    """An answer that is none of success."""


class HttpConnection(asyncio.Protocol):
    """One request at a time."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {"host": "127.0.0.1", "content-type": "application/json"}
        self._rest = b""
        self._done: Callable[[Answer], None] | None = None
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def open(port: int) -> HttpConnection:
        """Connect to this machine."""
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(HttpConnection, "127.0.0.1", port)
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way to write."""
        # uvloop's transports are like asyncio's, but not of its classes.
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for an answer is told that none comes."""
        if self._done is not None:
            self._answer(Answer(0, "", b"the connection was lost"))

    def close(self) -> None:
        """No more requests."""
        self._done = None
        if self._transport is not None:
            self._transport.close()

    def request(self, method: str, path: str, body: bytes, done: Callable[[Answer], None]) -> None:
        """Send it; `done` gets the answer."""
        assert self._transport is not None
        assert self._done is None
        self._done = done
        headers = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        head = f"{method} {path} HTTP/1.1\r\n{headers}content-length: {len(body)}\r\n\r\n"
        self._transport.write(head.encode() + body)

    async def ask(self, method: str, path: str, body: bytes = b"") -> Answer:
        """Send it, and wait for an answer of success."""
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.request(method, path, body, waiting.set_result)
        answer = await waiting
        if not 200 <= answer.status < 300:
            raise Refused(f"{method} {path}: {answer.status} {answer.body.decode()}")
        return answer

    def data_received(self, data: bytes) -> None:
        """Gather until the answer is whole."""
        self._rest += data
        blank = self._rest.find(b"\r\n\r\n")
        if blank < 0:
            return
        head = self._rest[:blank].decode()
        end = blank + 4 + _content_length(head)
        if len(self._rest) >= end:
            body, self._rest = self._rest[blank + 4 : end], self._rest[end:]
            self._answer(Answer(int(head[9:12]), head, body))

    def _answer(self, answer: Answer) -> None:
        done, self._done = self._done, None
        if done is not None:
            done(answer)


def _content_length(head: str) -> int:
    lower = head.lower()
    at = lower.find("content-length:")
    return int(lower[at + 15 :].partition("\r\n")[0]) if at >= 0 else 0
