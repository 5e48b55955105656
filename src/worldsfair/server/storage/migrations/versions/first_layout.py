"""The layout of the first games, which were kept before layouts were written down"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NAME = "layout d6a288658721f1e2"
LAYOUT: list[object] = [
    ["random", "<u8"],
    ["turn", "<u2"],
    *(
        [name, "|u1"]
        for name in (
            "players",
            "chosen_approvals",
            "asks_for_shuffle",
            "phase",
            "seat",
            "active",
            "current_round",
            "car",
            "placed",
            "deal_position",
            "deal_left",
            "scored_position",
            "deck_size",
            "discard_size",
            "reshuffles",
        )
    ),
    ["figures_held", "|u1", [4]],
    ["area_at", "|u1", [5]],
    ["position_of", "|u1", [5]],
    ["slot_count", "|u1", [5]],
    ["slots", "|u1", [5, 4]],
    ["supply", "|u1", [4]],
    ["supporters", "|u1", [4, 5]],
    ["coins", "|u1", [4]],
    ["medals", "|u1", [4]],
    ["tokens", "|u1", [4, 5]],
    ["held", "|u1", [4, 14]],
    ["card_place", "|u1", [91]],
    ["deck", "|u1", [91]],
    ["reshuffled_size", "|u1"],
    ["padding", "|u1", [5]],
]


def upgrade() -> None:
    """Write it down."""
    settings = sa.table("settings", sa.column("name", sa.String), sa.column("value", sa.Text))
    known = op.get_bind().execute(sa.select(settings.c.name).where(settings.c.name == NAME))
    if known.first() is None:
        op.bulk_insert(settings, [{"name": NAME, "value": json.dumps(LAYOUT)}])
