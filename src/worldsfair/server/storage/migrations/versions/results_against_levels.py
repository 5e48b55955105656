"""Results of people's games against levels, beside their membership"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games from before don't count: their levels were others of the same names."""
    op.add_column("memberships", sa.Column("ended_at", sa.Double(), nullable=True))
    op.add_column("memberships", sa.Column("scores", sa.Text(), nullable=True))
    op.create_index(
        op.f("ix_memberships_person_id_ended_at"), "memberships", ["person_id", "ended_at"]
    )


def downgrade() -> None:
    """Everyone begins anew."""
    op.drop_index(op.f("ix_memberships_person_id_ended_at"), "memberships")
    op.drop_column("memberships", "scores")
    op.drop_column("memberships", "ended_at")
