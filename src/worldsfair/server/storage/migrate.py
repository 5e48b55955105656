"""Bringing a database to the present schema, by itself, at every start."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from worldsfair.server.errors import CannotServe


def migrate(engine: Engine, preparing: Sequence[str] = ()) -> None:
    """Run the steps that are missing, after some statements that the database needs for it."""
    with engine.begin() as connection:
        for statement in preparing:
            connection.execute(text(statement))
        refuse_newer(connection)
        command.upgrade(config_for(connection), "head")


def outdated_version(engine: Engine) -> str | None:
    """The version of a database with games whose schema is about to change."""
    with engine.begin() as connection:
        refuse_newer(connection)
        present = version_of(connection)
    return None if present == newest_version() else present


def newest_version() -> str:
    """The last step that this version of the program knows."""
    head = ScriptDirectory.from_config(config_for(None)).get_current_head()
    assert head is not None
    return head


def is_known(version: str) -> bool:
    """Whether this version of the program has that step."""
    scripts = ScriptDirectory.from_config(config_for(None))
    return version in {step.revision for step in scripts.walk_revisions()}


def version_of(connection: Connection) -> str | None:
    """The last step that was run on a database, or several beside each other; None if empty."""
    return " and ".join(MigrationContext.configure(connection).get_current_heads()) or None


def refuse_newer(connection: Connection) -> None:
    """An older program must not touch what it would misread."""
    present = version_of(connection)
    if present is not None and not is_known(present):
        raise CannotServe(
            f"A newer version of World's Fair 1893 has written this database (schema {present}, "
            f"this one knows {newest_version()}). Install that version, or restore the copy from "
            "before."
        )


def config_for(connection: Connection | None) -> Config:
    """Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
