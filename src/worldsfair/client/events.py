"""A bot account's events, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import msgspec

from worldsfair.client.refused import Refused
from worldsfair.wire.bot_events import BotEvent
from worldsfair.wire.problems import Problem

_SILENCE_S = 30.0
"""The server says something every ten seconds."""
_read = msgspec.json.Decoder(BotEvent).decode


@contextmanager
def open_events(http: httpx.Client) -> Iterator[Iterator[BotEvent]]:
    """What happens at all tables of the bot whose token the client has."""
    with http.stream("GET", "/api/bot/stream/events", timeout=_SILENCE_S) as response:
        if response.is_error:
            raise Refused(msgspec.json.decode(response.read(), type=Problem))
        yield (_read(line) for line in response.iter_lines())
