"""What has happened, for whoever listens: open browsers, bots, other processes, notices."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from worldsfair.server.tables.model import Table
from worldsfair.wire.tables import ChatLine, Entry, TableId

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class TableChanged:
    """A change of a table was committed by this process."""

    table: Table
    entries: Sequence[tuple[Entry, bytes]]
    """What is new in its log, with the state after each."""
    lines: Sequence[ChatLine] = ()
    """What was said, or deleted."""
    reply_to: str | None = None
    """The id that a player gave to the turn."""


@dataclass(frozen=True)
class TableAdvanced:
    """A change of a table was committed by another process."""

    table_id: TableId
    revision: int
    waits_for_bot: bool


@dataclass(frozen=True)
class TablesMissed:
    """Changes elsewhere may have been missed: look at everything again."""


@dataclass(frozen=True)
class SessionsEnded:
    """Somebody is no longer who they were on some device, or on any."""

    person: str
    session: str | None
    """None for all of them."""
    is_elsewhere: bool = False
    """Another process has ended them."""


Event = TableChanged | TableAdvanced | TablesMissed | SessionsEnded
Listener = Callable[[Event], None]


class EventBus:
    """Hands every event to everyone who listens, in the order of the commits."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Hear every event from now on."""
        self._listeners.append(listener)

    def publish(self, event: Event) -> None:
        """Tell everyone; one listener's mistake is not the others'."""
        for listener in self._listeners:
            try:
                listener(event)
            except Exception:  # noqa: BLE001 - what is committed is committed, whoever stumbles
                _log.exception("a listener failed", extra={"event": type(event).__name__})
