"""Values that all processes of a server share: the keys that sign, and when it last ran."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from worldsfair.server.storage.schema import settings
from worldsfair.server.storage.statements import insert_new, insert_or_update
from worldsfair.server.tables.chance import Chance

_SECRET = "secret"  # noqa: S105 - the name of the row
_ALIVE = "alive_at"
_INCARNATION = "incarnation"
_KEY_BYTES = 32


def _get(connection: Connection, name: str) -> str | None:
    return connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar()


def signing_keys(connection: Connection, chance: Chance) -> list[str]:
    """What sessions are signed with, the newest last; made at the first start."""
    insert_new(
        connection, settings, {"name": _SECRET, "value": chance.token_bytes(_KEY_BYTES).hex()}
    )
    return read_keys(connection)


def read_keys(connection: Connection) -> list[str]:
    """The keys that there are."""
    return (_get(connection, _SECRET) or "").split()


def rotate_keys(connection: Connection, chance: Chance, *, keeps_old: bool) -> None:
    """Sign with a new key; what older ones have signed may stay good, or not."""
    old = read_keys(connection) if keeps_old else []
    keys = [*old[-3:], chance.token_bytes(_KEY_BYTES).hex()]
    insert_or_update(connection, settings, {"name": _SECRET, "value": " ".join(keys)})


def last_alive(connection: Connection) -> float | None:
    """When a process last said that it runs."""
    text = _get(connection, _ALIVE)
    return None if text is None else msgspec.json.decode(text, type=float)


def say_alive(connection: Connection, now: float) -> None:
    """A process runs."""
    value = msgspec.json.encode(now).decode()
    insert_or_update(connection, settings, {"name": _ALIVE, "value": value})


def incarnation(connection: Connection) -> str:
    """Which history this is; a restored copy is another."""
    return _get(connection, _INCARNATION) or ""
