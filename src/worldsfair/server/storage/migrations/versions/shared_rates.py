"""Counts of requests that several processes share"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table that may be lost: it holds a minute."""
    is_postgresql = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "rates",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_rates")),
        prefixes=["UNLOGGED"] if is_postgresql else [],
    )
