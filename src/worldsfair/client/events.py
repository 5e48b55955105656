"""A bot account's events, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from worldsfair.client.decoding import decode
from worldsfair.client.refused import Refused
from worldsfair.wire.bot_events import BotEvent
from worldsfair.wire.problems import Problem

_SILENCE_S = 30.0
"""The server says something every ten seconds."""


@contextmanager
def open_events(http: httpx.Client) -> Iterator[Iterator[BotEvent]]:
    """What happens at all tables of the bot whose token the client has."""
    with http.stream("GET", "/api/bot/stream/events", timeout=_SILENCE_S) as response:
        if response.is_error:
            raise Refused(decode(response.read(), Problem))
        yield (decode(line, BotEvent) for line in response.iter_lines())
