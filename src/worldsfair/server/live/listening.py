"""Hearing what other processes commit, through PostgreSQL's LISTEN.

Litestar's own channel backend gives up when its connection is lost and opens a new one for
every message; here the message is part of the committed transaction, and a lost connection
is made again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg
from sqlalchemy import URL

from worldsfair.server.storage.tables import CHANNEL

_AGAIN_S = 1.0
_log = logging.getLogger(__name__)


async def listen(url: URL, hear: Callable[[str], None], catch_up: Callable[[], None]) -> None:
    """Pass on every message, for ever; `catch_up` is called after each (re)connection."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(
                address, autocommit=True, connect_timeout=3
            )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                catch_up()
                async for notify in connection.notifies():
                    hear(notify.payload)
        except psycopg.Error as error:
            _log.warning("lost PostgreSQL's messages", extra={"error": str(error)})
        await asyncio.sleep(_AGAIN_S)
