"""Before the game: who sits where, with which options, and who is ready."""

from __future__ import annotations

import msgspec

from worldsfair.edition import PLAYER_COUNTS
from worldsfair.records.fair_shuffle import SEED_BYTES
from worldsfair.server.errors import (
    AccountsOnly,
    InvalidInput,
    NothingToShuffle,
    NotHost,
    NotReady,
    NotSignedIn,
    NotWaiting,
    NotYourSeat,
    SeatTaken,
    UnknownSeat,
)
from worldsfair.server.tables.chance import Chance, hash_token, new_id, new_token
from worldsfair.server.tables.checks import check_level, check_options, clean_name, fitting_name
from worldsfair.server.tables.model import Actor, Content, Seat, Table
from worldsfair.wire.requests import SeatRequest
from worldsfair.wire.tables import PersonId, TableId, TableOptions


def new_table(content: Content, chance: Chance, now: float) -> Table:
    """A table that waits, with the secret that its commitment is to."""
    seed = chance.token_bytes(SEED_BYTES)
    return Table(TableId(new_id(chance)), content, created_at=now, changed_at=now, seed=seed)


def open_table(
    actor: Actor, seats: int, options: TableOptions, chance: Chance, now: float
) -> Table:
    """A table with open seats."""
    host = person_of(actor)
    if seats not in PLAYER_COUNTS:
        raise InvalidInput("A table has 2, 3 or 4 seats.")
    if options.is_rated and not actor.is_account:
        raise AccountsOnly("A rated table is for accounts and bots.")
    chairs = [Seat() for _ in range(seats)]
    return new_table(Content(host, fitting_options(options), chairs), chance, now)


def person_of(actor: Actor) -> PersonId:
    """The person who asks; programs have no say here."""
    if actor.person is None:
        raise NotSignedIn("Say your name first.")
    return actor.person


def fitting_options(options: TableOptions) -> TableOptions:
    """Options that a table can play with; what counts can't be taken back."""
    options = check_options(options)
    return msgspec.structs.replace(options, takebacks=False) if options.is_rated else options


def change_options(table: Table, actor: Actor, options: TableOptions) -> None:
    """The host sets the options anew; everyone has to be ready again."""
    refuse_unless_waiting(table)
    _refuse_unless_host(table, actor)
    table.content.options = fitting_options(options)
    for seat in table.seats:
        seat.is_ready = False


def take_seat(
    table: Table, actor: Actor, number: int, wish: SeatRequest, chance: Chance
) -> str | None:
    """Sit down, put a bot or a program there, or clear the seat; says a program's token."""
    refuse_unless_waiting(table)
    seat = seat_at(table, number)
    person = person_of(actor)
    if seat.kind != "open" or wish.kind != "person":
        # Whoever said yes said so to those who sat there.
        for other in table.seats:
            other.is_ready = other.is_ready and other.person == person
    if wish.kind == "person":
        if seat.kind == "person" and seat.person != person:
            raise SeatTaken("Somebody sits there.")
        if seat.kind in ("bot", "program"):
            _refuse_unless_host(table, actor)
        _refuse_uncounted(table, actor, number)
        name = clean_name(wish.name or actor.name)
        table.seats[number] = Seat("person", actor.name if _is_rated(table) else name, person)
        return None
    if seat.person != person:
        _refuse_unless_host(table, actor)
    if wish.kind == "open":
        table.seats[number] = Seat()
    elif wish.kind == "bot":
        level = check_level(wish.level)
        # A package may call its bot more than fits on a seat.
        name = clean_name(wish.name) if wish.name else fitting_name(level)
        table.seats[number] = Seat("bot", name, level=level)
    else:
        if _is_rated(table):
            raise AccountsOnly("A rated table is for accounts and bots.")
        token = new_token(chance)
        label = clean_name(wish.name or "program")
        table.seats[number] = Seat("program", label, person, token_hash=hash_token(token))
        return token
    return None


def _is_rated(table: Table) -> bool:
    return table.options.is_rated


def _refuse_uncounted(table: Table, actor: Actor, number: int) -> None:
    """At a rated table everyone is an account, once."""
    if not _is_rated(table):
        return
    if not actor.is_account:
        raise AccountsOnly("A rated table is for accounts and bots.")
    if any(s.person == actor.person for n, s in enumerate(table.seats) if n != number):
        raise SeatTaken("At a rated table everyone has one seat.")


def set_ready(table: Table, actor: Actor, is_ready: bool) -> None:
    """A person answers for all seats that are theirs."""
    refuse_unless_waiting(table)
    person_of(actor)
    for number in own_seats(table, actor):
        table.seats[number].is_ready = is_ready


def contribute(table: Table, actor: Actor, contribution: str) -> None:
    """Add random bytes to the shuffle; one device does so once, for the first of its seats."""
    refuse_unless_waiting(table)
    own = own_seats(table, actor)
    if table.seed is None or table.content.same_deal_as is not None:
        raise NothingToShuffle("This table has no commitment to a shuffle.")
    for number in own:
        table.seats[number].contribution = contribution if number == own[0] else None


def rise(table: Table, actor: Actor) -> None:
    """Leave before the game: the seats are open again, and the host is the next person."""
    refuse_unless_waiting(table)
    person_of(actor)
    for number in own_seats(table, actor):
        table.seats[number] = Seat()
    staying = table.people_with_a_say()
    if actor.person == table.content.host and staying:
        table.content.host = staying[0]


def close_table(table: Table, actor: Actor) -> None:
    """The host gives the table up before the game."""
    refuse_unless_waiting(table)
    _refuse_unless_host(table, actor)
    table.status = "closed"


def check_start(table: Table, actor: Actor) -> None:
    """Whether the host may start now; asking for it makes the host ready."""
    refuse_unless_waiting(table)
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


def refuse_unless_waiting(table: Table) -> None:
    """Only before the game."""
    if table.status == "closed":
        raise NotWaiting("This table is closed.")
    if table.status != "waiting":
        raise NotWaiting("The game has begun, so the table is set.")


def _refuse_unless_host(table: Table, actor: Actor) -> None:
    if actor.person is None or actor.person != table.content.host:
        raise NotHost("Only the table's host may do that.")
