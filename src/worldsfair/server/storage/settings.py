"""Values that all processes of a server share and that nobody has to set."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from worldsfair.server.storage.schema import settings


def shared_secret(connection: Connection) -> str:
    """The key that sessions are signed with; made at the first start."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(settings).values(name="secret", value=secrets.token_hex(32))
    connection.execute(statement.on_conflict_do_nothing())
    statement = select(settings.c.value).where(settings.c.name == "secret")
    return str(connection.execute(statement).scalar_one())
