"""Sessions, revisions, the operator's tools, and a queue that is fair to hosts"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_ID = sa.String(length=32)


def upgrade() -> None:
    """What a server on the open internet needs."""
    op.add_column("people", sa.Column("banned_at", sa.Double(), nullable=True))
    op.add_column("people", sa.Column("forgotten_at", sa.Double(), nullable=True))
    columns: list[sa.Column[Any]] = [
        sa.Column("format", sa.Integer(), nullable=False, server_default="1"),
        sa.Column("revision", sa.Integer(), nullable=False, server_default="1"),
        sa.Column("host", _ID, nullable=False, server_default=""),
        sa.Column("has_bots", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("is_peopled", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.Column("claimed_by", _ID, nullable=True),
        sa.Column("watched_until", sa.Double(), nullable=True),
        sa.Column("problem", sa.Text(), nullable=True),
    ]
    for column in columns:
        op.add_column("game_tables", column)
    op.create_index(op.f("ix_game_tables_host_status"), "game_tables", ["host", "status"])
    op.create_index(op.f("ix_chat_lines_person_id"), "chat_lines", ["person_id"])
    op.create_table(
        "sessions",
        sa.Column("id", _ID, nullable=False),
        sa.Column("person_id", _ID, nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_sessions_person_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person_id"), "sessions", ["person_id"])
    op.create_table(
        "bot_hosts",
        sa.Column("host", _ID, nullable=False),
        sa.Column("served_until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("host", name=op.f("pk_bot_hosts")),
    )
    op.create_table(
        "reports",
        sa.Column("id", _ID, nullable=False),
        sa.Column("table_id", _ID, nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("person_id", _ID, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_bans")),
    )
    op.create_table(
        "admin_log",
        sa.Column("id", _ID, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_admin_log")),
    )
    _fill_hosts()


def _fill_hosts() -> None:
    """Who opened each table, and whether people play there, is in its content already."""
    tables = sa.table(
        "game_tables",
        sa.column("id", _ID),
        sa.column("content", sa.LargeBinary()),
        sa.column("host", _ID),
        sa.column("has_bots", sa.Boolean()),
        sa.column("is_peopled", sa.Boolean()),
        sa.column("problem", sa.Text()),
    )
    connection = op.get_bind()
    ids = [row.id for row in connection.execute(sa.select(tables.c.id))]
    for table_id in ids:
        which = tables.c.id == table_id
        kept = connection.execute(sa.select(tables.c.content).where(which)).scalar_one()
        connection.execute(sa.update(tables).where(which).values(_known(kept)))


def _known(content: bytes) -> dict[str, Any]:
    try:
        kept = json.loads(content)
        people = [
            seat.get("kind") == "program"
            or (seat.get("kind") == "person" and not seat.get("is_away", False))
            for seat in kept["seats"]
        ]
        return {
            "host": str(kept["host"])[:32],
            "has_bots": any(seat.get("kind") == "bot" for seat in kept["seats"]),
            "is_peopled": any(people),
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        return {"problem": "its content could not be read when the database was upgraded"}
