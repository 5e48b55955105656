"""A table's events through its WebSocket."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from websockets.sync.client import ClientConnection, connect

from worldsfair.client.decoding import decode
from worldsfair.wire.messages import Message, Ping, TurnMessage


def _read(text: str | bytes) -> Message:
    message: Message = decode(text, Message)
    return message


class LiveTable:
    """Messages in the order in which things happened."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    def __iter__(self) -> Iterator[Message]:
        for text in self._connection:
            yield _read(text)

    def next(self, timeout_s: float | None = None) -> Message:
        """The next message; `TimeoutError` if none comes."""
        return _read(self._connection.recv(timeout_s))

    def ping(self) -> None:
        """Ask whether the server is there."""
        self._send(Ping())

    def take_turn(self, seat: int, follows: int, moves: Sequence[str]) -> str:
        """Send a whole turn; the message that answers it has the id that comes back here."""
        turn_id = secrets.token_urlsafe(8)
        self._send(TurnMessage(turn_id, seat, follows, list(moves)))
        return turn_id

    def _send(self, message: Ping | TurnMessage) -> None:
        self._connection.send(msgspec.json.encode(message).decode())


@contextmanager
def open_live(
    server: str, table: str, after: int | None, chat: int, cookies: str, token: str | None
) -> Iterator[LiveTable]:
    """Connect to a table."""
    query = f"chat={chat}" if after is None else f"chat={chat}&after={after}"
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/live?{query}"
    headers = {"cookie": cookies} if token is None else {"authorization": f"Bearer {token}"}
    with connect(address, additional_headers=headers, max_size=2**22) as connection:
        yield LiveTable(connection)
