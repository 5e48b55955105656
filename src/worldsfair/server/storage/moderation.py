"""For the operator: what people report, who is banned, and what was done about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from worldsfair.server.storage.schema import admin_log, bans, reports
from worldsfair.server.storage.statements import insert_or_update

MOST_REPORTS = 5000
"""That are kept; a flood of them must not fill the disk."""


class Report(msgspec.Struct, frozen=True):
    """Something that somebody told the operator."""

    id: str
    table_id: str
    line: int | None
    person_id: str
    reason: str
    at: float


class Ban(msgspec.Struct, frozen=True):
    """An address that may do nothing here."""

    address: str
    reason: str
    at: float


class Act(msgspec.Struct, frozen=True):
    """Something that the operator did."""

    id: str
    at: float
    action: str
    subject: str
    note: str


def add_report(connection: Connection, report: Report) -> None:
    """Keep a report; beyond what can be read by anybody, the oldest goes."""
    connection.execute(insert(reports), msgspec.structs.asdict(report))
    count = connection.execute(select(func.count()).select_from(reports)).scalar_one()
    if count > MOST_REPORTS:
        oldest = select(reports.c.id).order_by(reports.c.at).limit(count - MOST_REPORTS)
        connection.execute(delete(reports).where(reports.c.id.in_(oldest.scalar_subquery())))


def latest_reports(connection: Connection, limit: int) -> list[Report]:
    """What was told last."""
    return [Report(*row) for row in _latest(connection, reports, limit)]


def forget_reports_of(connection: Connection, person: str) -> None:
    """Somebody who is forgotten has told nothing."""
    connection.execute(delete(reports).where(reports.c.person_id == person))


def ban_address(connection: Connection, ban: Ban) -> None:
    """Shut an address out."""
    insert_or_update(connection, bans, msgspec.structs.asdict(ban))


def unban_address(connection: Connection, address: str) -> bool:
    """Let an address in again; says whether it was out."""
    return connection.execute(delete(bans).where(bans.c.address == address)).rowcount > 0


def banned_addresses(connection: Connection) -> list[Ban]:
    """Every address that is shut out."""
    return [Ban(*row) for row in connection.execute(select(bans).order_by(bans.c.at))]


def add_act(connection: Connection, act: Act) -> None:
    """Write down what the operator did."""
    connection.execute(insert(admin_log), msgspec.structs.asdict(act))


def latest_acts(connection: Connection, limit: int) -> list[Act]:
    """What the operator did last."""
    return [Act(*row) for row in _latest(connection, admin_log, limit)]


def _latest(connection: Connection, table: Any, limit: int) -> Sequence[Any]:
    return connection.execute(select(table).order_by(table.c.at.desc()).limit(limit)).all()
