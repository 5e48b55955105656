"""Talking at a table, and telling the operator of what was said."""

from __future__ import annotations

from worldsfair.server.actions.callers import actor_asking, known_person, refuse_taken_name
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import NotYourSeat, UnknownLine
from worldsfair.server.storage import chat as rows
from worldsfair.server.storage import moderation
from worldsfair.server.tables.chance import new_id
from worldsfair.server.tables.checks import clean_chat
from worldsfair.wire.limits import REASON_LENGTH
from worldsfair.wire.requests import ReportRequest
from worldsfair.wire.tables import ChatLine


def say(work: UnitOfWork, credentials: Credentials, table_id: str, text: str) -> ChatLine:
    """For everyone who sits at the table, and at public tables for everyone."""
    words = clean_chat(text)
    person = known_person(work, credentials)
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    own = [seat.name for seat in table.seats if actor.owns(seat)]
    if not own and not table.options.is_public:
        raise NotYourSeat("Only those who sit at this table talk here.")
    if not own:
        refuse_taken_name(work, person.name, person.id)
    table.chats += 1
    line = ChatLine(table.chats, person.id, own[0] if own else person.name, words, work.now)
    rows.add_line(work.connection, table.id, line)
    work.keep_talk(table, line)
    return line


def delete_line(work: UnitOfWork, table_id: str, number: int) -> ChatLine:
    """Delete what a line says, and tell everyone who has it open."""
    table = work.load(table_id)
    line = rows.line_at(work.connection, table_id, number)
    if line is None:
        raise UnknownLine(f"Nothing with the number {number} was said there.")
    rows.clear_line(work.connection, table_id, number)
    cleared = ChatLine(line.number, line.person, line.name, "", line.at)
    work.keep_talk(table, cleared)
    return line


def report(work: UnitOfWork, credentials: Credentials, table_id: str, told: ReportRequest) -> None:
    """Tell the operator of a table, or of a line of its chat."""
    person = known_person(work, credentials)
    reason = clean_chat(told.reason, REASON_LENGTH)
    work.look_at(table_id)
    if told.line is not None and rows.line_at(work.connection, table_id, told.line) is None:
        raise UnknownLine(f"Nothing with the number {told.line} was said there.")
    entry = moderation.Report(new_id(work.chance), table_id, told.line, person.id, reason, work.now)
    moderation.add_report(work.connection, entry)
