"""Seats that are offered to bot accounts, which take them or don't."""

from __future__ import annotations

from worldsfair.server.errors import AccountsOnly, NotHost, SeatTaken
from worldsfair.server.tables.model import Actor, Seat, Table
from worldsfair.server.tables.seats import refuse_unless_waiting, seat_at
from worldsfair.wire.tables import PersonId


def invite(table: Table, actor: Actor, number: int, bot: PersonId, name: str) -> None:
    """The host offers a seat on which no person sits; everyone has to be ready again."""
    refuse_unless_waiting(table)
    if actor.person is None or actor.person != table.content.host:
        raise NotHost("Only the table's host may do that.")
    if table.options.is_rated:
        raise AccountsOnly("A rated table is for people's accounts and for the server's bots.")
    if seat_at(table, number).kind == "person":
        raise SeatTaken("Somebody sits there.")
    table.seats[number] = Seat(invited=bot, invited_name=name)
    for seat in table.seats:
        seat.is_ready = seat.is_ready and seat.person == actor.person


def answer(table: Table, bot: Actor, accepts: bool) -> None:
    """The bot sits down, or the seat is open again."""
    refuse_unless_waiting(table)
    for number, seat in enumerate(table.seats):
        if seat.invited is not None and seat.invited == bot.person:
            taken = Seat("program", bot.name, bot.person, is_ready=True)
            table.seats[number] = taken if accepts else Seat()
