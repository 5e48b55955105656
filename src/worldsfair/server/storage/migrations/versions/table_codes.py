"""Short codes of tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before have none; their links lead to them."""
    op.add_column("game_tables", sa.Column("code", sa.String(length=8), nullable=True))
    op.create_index(op.f("ix_game_tables_code"), "game_tables", ["code"], unique=True)
