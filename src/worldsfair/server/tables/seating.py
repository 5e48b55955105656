"""Before the game: who sits where, with which options, and who is ready."""

from __future__ import annotations

import hashlib
import secrets

from worldsfair.edition import PLAYER_COUNTS
from worldsfair.server.errors import (
    InvalidInput,
    NotHost,
    NotReady,
    NotSignedIn,
    NotWaiting,
    NotYourSeat,
    SeatTaken,
    UnknownSeat,
)
from worldsfair.server.tables.limits import check_level, check_options, clean_name
from worldsfair.server.tables.model import (
    Actor,
    Content,
    PersonId,
    Seat,
    SeatKind,
    Table,
    TableId,
    TableOptions,
)

TOKEN_BYTES = 24


def new_id() -> str:
    """An id that can't be guessed (128 bits)."""
    return secrets.token_urlsafe(16)


def open_table(actor: Actor, seats: int, options: TableOptions, now: float) -> Table:
    """A table with open seats."""
    host = person_of(actor)
    if seats not in PLAYER_COUNTS:
        raise InvalidInput("A table has 2, 3 or 4 seats.")
    content = Content(
        host=host, options=check_options(options), seats=[Seat() for _ in range(seats)]
    )
    return Table(TableId(new_id()), content, created_at=now, changed_at=now)


def person_of(actor: Actor) -> PersonId:
    """The person who asks; programs have no say here."""
    if actor.person is None:
        raise NotSignedIn("Say your name first.")
    return actor.person


def change_options(table: Table, actor: Actor, options: TableOptions) -> None:
    """The host sets the options anew; everyone has to be ready again."""
    _refuse_unless_waiting(table)
    _refuse_unless_host(table, actor)
    table.content.options = check_options(options)
    for seat in table.seats:
        seat.is_ready = False


def take_seat(
    table: Table, actor: Actor, number: int, kind: SeatKind, name: str | None, level: str | None
) -> str | None:
    """Sit down, put a bot or a program there, or clear the seat; says a program's token."""
    _refuse_unless_waiting(table)
    seat = seat_at(table, number)
    person = person_of(actor)
    if kind == "person":
        if seat.kind == "person" and seat.person != person:
            raise SeatTaken("Somebody sits there.")
        if seat.kind in ("bot", "program"):
            _refuse_unless_host(table, actor)
        table.seats[number] = Seat("person", clean_name(name or actor.name), person)
        return None
    if seat.person != person:
        _refuse_unless_host(table, actor)
    if kind == "open":
        table.seats[number] = Seat()
    elif kind == "bot":
        level = check_level(level)
        table.seats[number] = Seat("bot", clean_name(name or level), level=level)
    else:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        label = clean_name(name or "program")
        table.seats[number] = Seat("program", label, person, token_hash=hash_token(token))
        return token
    return None


def hash_token(token: str) -> str:
    """What is kept of a token; it has 192 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def set_ready(table: Table, actor: Actor, is_ready: bool) -> None:
    """Everyone answers for all seats that are theirs."""
    _refuse_unless_waiting(table)
    own = own_seats(table, actor)
    for number in own:
        table.seats[number].is_ready = is_ready


def rise(table: Table, actor: Actor) -> None:
    """Leave before the game: the seats are open again, and the host is the next person."""
    _refuse_unless_waiting(table)
    for number in own_seats(table, actor):
        table.seats[number] = Seat()
    staying = table.people()
    if actor.person == table.content.host and staying:
        table.content.host = staying[0]


def check_start(table: Table, actor: Actor) -> None:
    """Whether the host may start now; asking for it makes the host ready."""
    _refuse_unless_waiting(table)
    _refuse_unless_host(table, actor)
    if any(seat.kind == "open" for seat in table.seats):
        raise NotReady("A seat is still open.")
    for seat in table.seats:
        if seat.kind == "person" and seat.person != actor.person and not seat.is_ready:
            raise NotReady(f"{seat.name} is not ready.")


def own_seats(table: Table, actor: Actor) -> list[int]:
    """The seats that an actor decides for; refused if there are none."""
    own = [number for number, seat in enumerate(table.seats) if actor.owns(seat)]
    if not own:
        raise NotYourSeat("You have no seat at this table.")
    return own


def seat_at(table: Table, number: int) -> Seat:
    """The seat with a number."""
    if not 0 <= number < len(table.seats):
        raise UnknownSeat(f"This table has no seat {number}.")
    return table.seats[number]


def _refuse_unless_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise NotWaiting("The game has begun, so the table is set.")


def _refuse_unless_host(table: Table, actor: Actor) -> None:
    if actor.person is None or actor.person != table.content.host:
        raise NotHost("Only the table's host may do that.")
