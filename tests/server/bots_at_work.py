"""Bot accounts at a served table, for tests: what they hear, and what they answer."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, Queue
from typing import TypeVar

import httpx

from server.running import Server
from worldsfair.client import Client
from worldsfair.wire.bot_events import BotEvent, ByeEvent, HelloEvent, PingEvent
from worldsfair.wire.people import BotToken

Kind = TypeVar("Kind", bound=BotEvent)
PASSWORD = "a white city by the lake"  # noqa: S105 - a test's


def new_name(name: str) -> str:
    return f"{name} {secrets.token_hex(5)}"


@contextmanager
def owner(server: Server) -> Iterator[Client]:
    """An account that may have bots."""
    with Client(server.address, timeout_s=60) as client:
        client.be_guest("Ida")
        client.make_account(new_name("Ida"), PASSWORD)
        yield client


def new_bot(ida: Client, name: str = "Robby") -> BotToken:
    return ida.make_bot_account(new_name(name))


class Listening:
    """A stream that is read in a thread of its own."""

    def __init__(self, server: Server, token: str) -> None:
        self.client = Client(server.address, token)
        self._heard: Queue[BotEvent | None] = Queue()
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def _listen(self) -> None:
        try:
            with self.client.events() as events:
                for event in events:
                    self._heard.put(event)
        except httpx.HTTPError:
            pass
        self._heard.put(None)

    def start(self) -> HelloEvent:
        """Connect, and hear the first word."""
        self._thread.start()
        return self.next(HelloEvent)

    def next(self, kind: type[Kind], within_s: float = 20.0) -> Kind:
        """What is heard next, which has to be of a kind; pings don't count."""
        while isinstance(event := self._heard.get(timeout=within_s), PingEvent):
            pass
        assert isinstance(event, kind), event
        return event

    def hears_nothing(self, within_s: float) -> bool:
        """Whether there is silence for a while."""
        try:
            event = self._heard.get(timeout=within_s)
        except Empty:
            return True
        assert isinstance(event, PingEvent), event
        return self.hears_nothing(within_s)

    def last_word(self) -> str:
        """Why the stream has ended, after which there is nothing more."""
        why = self.next(ByeEvent).why
        assert self._heard.get(timeout=20) is None
        return why

    def stop(self) -> None:
        """Hang up."""
        self.client.close()


@contextmanager
def listening(server: Server, token: str) -> Iterator[Listening]:
    """A bot that is there."""
    bot = Listening(server, token)
    try:
        bot.start()
        yield bot
    finally:
        bot.stop()
