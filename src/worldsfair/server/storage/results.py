"""How people's games against levels ended; kept beside their membership, and gone with it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select, update

from worldsfair.server.storage.schema import memberships
from worldsfair.wire.people import LevelScore, OwnResult
from worldsfair.wire.tables import TableId

_encode = msgspec.json.Encoder().encode
_scores_of = msgspec.json.Decoder(list[LevelScore]).decode
_columns = memberships.c


def keep(
    connection: Connection, person: str, table_id: str, scores: Sequence[LevelScore], now: float
) -> None:
    """Keep the result of a person's game; a game ends once."""
    connection.execute(
        update(memberships)
        .where(
            _columns.person_id == person,
            _columns.table_id == table_id,
            _columns.ended_at.is_(None),
        )
        .values(ended_at=now, scores=_encode(scores).decode())
    )


def results_of(connection: Connection, person: str, limit: int) -> list[OwnResult]:
    """The last results of somebody, the latest first."""
    statement = (
        select(_columns.table_id, _columns.ended_at, _columns.scores)
        .where(_columns.person_id == person, _columns.ended_at.is_not(None))
        .order_by(_columns.ended_at.desc())
        .limit(limit)
    )
    return [
        OwnResult(TableId(table_id), ended_at, _scores_of(scores))
        for table_id, ended_at, scores in connection.execute(statement)
    ]
