"""Bot accounts: whose they are, what their token hashes to, and whether they are there"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_COLUMNS = ("bot_of", "token_hash", "stream", "online_until")


def upgrade() -> None:
    """Nobody is a bot yet."""
    op.add_column("people", sa.Column("bot_of", sa.String(length=32), nullable=True))
    op.add_column("people", sa.Column("token_hash", sa.String(length=64), nullable=True))
    op.add_column("people", sa.Column("stream", sa.String(length=32), nullable=True))
    op.add_column("people", sa.Column("online_until", sa.Double(), nullable=True))
    op.create_index(op.f("ix_people_bot_of"), "people", ["bot_of"])
    op.create_index(op.f("ix_people_token_hash"), "people", ["token_hash"], unique=True)


def downgrade() -> None:
    """Bots become people whom nobody can be: their games stay, and their names are free."""
    people = sa.table("people", sa.column("bot_of"), sa.column("name_key"))
    op.execute(sa.update(people).where(people.c.bot_of.is_not(None)).values(name_key=None))
    op.drop_index(op.f("ix_people_token_hash"), "people")
    op.drop_index(op.f("ix_people_bot_of"), "people")
    for name in _COLUMNS:
        op.drop_column("people", name)
