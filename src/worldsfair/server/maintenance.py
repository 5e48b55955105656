"""For the operator's commands: reaching the games beside a running server, and telling it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL

from worldsfair.server.actions.admin import find_person
from worldsfair.server.actions.events import EventBus
from worldsfair.server.actions.unit_of_work import Actions, UnitOfWork
from worldsfair.server.errors import CannotServe
from worldsfair.server.event_loops import run
from worldsfair.server.live.relay import Relay
from worldsfair.server.serving import database_address, reach
from worldsfair.server.settings import Settings
from worldsfair.server.storage import backup as copies
from worldsfair.server.storage import bot_accounts, chat, moderation, sessions
from worldsfair.server.storage import tables as rows
from worldsfair.server.storage.engines import parse_url
from worldsfair.server.storage.file_lock import held_file
from worldsfair.server.storage.migrate import is_known, newest_version
from worldsfair.server.storage.moderation import Act, Ban, Report
from worldsfair.wire.tables import TableId

Outcome = TypeVar("Outcome")
Given = ParamSpec("Given")


def act(
    url: str | None,
    action: Callable[Concatenate[UnitOfWork, Given], Outcome],
    *given: Given.args,
    **named: Given.kwargs,
) -> Outcome:
    """Carry an action out on the games that a server keeps, running or not, and tell it."""
    database = reach(Settings(database_address(url), connections=1))

    async def perform() -> Outcome:
        bus = EventBus()
        relay = Relay(database, bus, secrets.token_hex(6))
        bus.subscribe(relay.hear)
        actions = Actions(database, bus, secrets, Settings("").limits)
        outcome = await actions.do(action, *given, **named)
        await relay.flush()
        return outcome

    try:
        return run(perform())
    finally:
        database.close()


def find_tables(
    work: UnitOfWork, status: str | None, who: str | None, limit: int
) -> list[tuple[TableId, str, str, float, str | None]]:
    """Tables with a status, or of a person."""
    person = None if who is None else find_person(work, who).id
    return rows.find_tables(work.connection, status=status, person=person, limit=limit)


def describe_table(work: UnitOfWork, table_id: str) -> list[str]:
    """A table in lines of text."""
    table = work.look_at(table_id)
    lines = [
        f"table {table.id}: {table.status}, turn {table.turn}, {table.number + 1} entries",
        f"host {table.content.host}, {'rated' if table.options.is_rated else 'casual'}",
    ]
    for number, seat in enumerate(table.seats):
        states = [
            word
            for word, is_so in (
                ("decides", number == table.decider),
                ("ready", seat.is_ready and table.status == "waiting"),
                ("away", seat.is_away),
                ("forfeited", seat.forfeited_at is not None),
            )
            if is_so
        ]
        who = seat.person or seat.level or ""
        lines.append(f"seat {number}: {seat.kind} {seat.name!r} {who} {', '.join(states)}".rstrip())
    problems = dict(rows.problems(work.connection, 1000))
    if table.id in problems:
        lines.append(f"set aside: {problems[table.id]}")
    lines += [
        f"chat {line.number}: {line.name}: {line.text or '(deleted)'}"
        for line in chat.lines_after(work.connection, table_id, 0, 20)
    ]
    return lines


def describe_person(work: UnitOfWork, who: str) -> list[str]:
    """A person in lines of text."""
    person = find_person(work, who)
    kind = (
        "account" if person.is_account else f"bot of {person.bot_of}," if person.is_bot else "guest"
    )
    lines = [f"{person.name}: {kind} {person.id}"]
    if person.banned_at is not None:
        lines.append("banned")
    lines += [
        f"bot {bot.id}: {bot.name}"
        for bot in bot_accounts.bots_of(work.connection, person.id, work.now)
    ]
    lines += [
        f"session {one.id}: {one.device or 'unknown device'}"
        for one in sessions.sessions_of(work.connection, person.id)
    ]
    return lines


def list_bans(work: UnitOfWork) -> list[Ban]:
    """The addresses that are banned."""
    return moderation.banned_addresses(work.connection)


def list_reports(work: UnitOfWork, limit: int) -> list[tuple[Report, str]]:
    """What was reported, with the line that it is about."""
    found = []
    for told in moderation.latest_reports(work.connection, limit):
        line = None
        if told.line is not None:
            line = chat.line_at(work.connection, told.table_id, told.line)
        found.append((told, "" if line is None else f"{line.name}: {line.text}"))
    return found


def list_acts(work: UnitOfWork, limit: int) -> list[Act]:
    """What operators did."""
    return moderation.latest_acts(work.connection, limit)


# Copies.


def back_up(url: str | None, target: Path) -> int:
    """Copy the games to a file while a server may be running; says how many tables there are."""
    return copies.back_up(_sqlite(url, f"pg_dump --format=custom --file={target}"), target)


def restore(url: str | None, copy: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the games; says how many tables, and where the old ones are."""
    address = _sqlite(url, f"pg_restore --clean --if-exists --dbname=… {copy}")
    version = copies.version_in(copy) if copy.is_file() else None
    if version is not None and not is_known(version):
        raise CannotServe(f"{copy} was made by a newer version of World's Fair 1893.")
    if version is not None and version != newest_version():
        # It is brought up to date at the next start, which must not happen under a server.
        with held_file(address.database):
            return copies.restore(address, copy)
    return copies.restore(address, copy)


def _sqlite(url: str | None, command: str) -> URL:
    address = parse_url(database_address(url))
    if address.get_backend_name() != "sqlite":
        raise CannotServe(
            f"PostgreSQL has its own tools for that, which also work while servers run: {command}"
        )
    return address
