"""Bringing a database to the present schema, by itself, at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

_LOCK = 1893_0501
"""Any number that nobody else takes an advisory lock on."""


def migrate(engine: Engine) -> None:
    """Run the steps that are missing; of several processes that start, one does."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        command.upgrade(config_for(connection), "head")


def config_for(connection: Connection) -> Config:
    """Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
