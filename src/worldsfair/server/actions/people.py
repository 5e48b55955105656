"""Being somebody: guests, accounts, their sessions, what is kept of them, and being forgotten."""

from __future__ import annotations

import msgspec

from worldsfair.records.model import Record
from worldsfair.server.actions.callers import known_person, person_asking, refuse_taken_name
from worldsfair.server.actions.endings import conclude
from worldsfair.server.actions.events import SessionsEnded
from worldsfair.server.actions.records import record_of
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import (
    Banned,
    HasAccount,
    NewerFormat,
    NotPlaying,
    SetAside,
    UnknownSession,
    WrongPassword,
)
from worldsfair.server.storage import bot_accounts as bot_rows
from worldsfair.server.storage import chat, moderation, ratings
from worldsfair.server.storage import people as rows
from worldsfair.server.storage import results as result_rows
from worldsfair.server.storage import sessions as session_rows
from worldsfair.server.storage import tables as table_rows
from worldsfair.server.storage.people import GONE, Person
from worldsfair.server.storage.sessions import Session
from worldsfair.server.tables.chance import new_id
from worldsfair.server.tables.checks import clean_name
from worldsfair.server.tables.clocks import set_away
from worldsfair.server.tables.forfeits import forfeit
from worldsfair.server.tables.model import Seat, Table
from worldsfair.server.tables.views import show_table
from worldsfair.wire.people import Me, OwnData, OwnTable, SessionInfo
from worldsfair.wire.tables import PersonId, TableId

MOST_TABLES_SHOWN = 500
MOST_LINES_SHOWN = 5000
FORGOTTEN_AT_ONCE = 10


class SignedIn(msgspec.Struct, frozen=True):
    """A person, and the session that proves it."""

    person: Person
    session: str


def be_guest(work: UnitOfWork, credentials: Credentials, name: str, device: str) -> SignedIn:
    """A new guest with a session; no account needed."""
    cleaned = clean_name(name)
    _end_present(work, credentials)
    refuse_taken_name(work, cleaned, None)
    person = Person(PersonId(new_id(work.chance)), cleaned, None, 0, work.now)
    rows.add_guest(work.connection, person)
    return begin_session(work, person, device)


def sign_in(work: UnitOfWork, credentials: Credentials, checked: Person, device: str) -> SignedIn:
    """Sign an account in whose password was found right, unless it has another one meanwhile."""
    person = rows.find(work.connection, checked.id)
    if person is None or person.password != checked.password:
        raise WrongPassword("Name and password don't belong together.")
    _end_present(work, credentials)
    return begin_session(work, person, device)


def _end_present(work: UnitOfWork, credentials: Credentials) -> None:
    """Whoever this device was until now, it is not any longer."""
    if credentials.session is not None and credentials.person is not None:
        session_rows.end(work.connection, credentials.person, credentials.session)


def begin_session(work: UnitOfWork, person: Person, device: str) -> SignedIn:
    """Sign somebody in on a device."""
    if person.banned_at is not None:
        raise Banned("The operator of this server has banned this account.")
    session = Session(new_id(work.chance), person.id, work.now, work.now, device)
    session_rows.add(work.connection, session)
    return SignedIn(person, session.id)


def renew_session(work: UnitOfWork, credentials: Credentials, device: str) -> SignedIn | None:
    """Remember that a session is used; one from before sessions were kept becomes one that is."""
    person = person_asking(work, credentials)
    if person is None:
        return None
    if credentials.session is None:
        return begin_session(work, person, device)
    session_rows.touch(work.connection, credentials.session, work.now)
    return SignedIn(person, credentials.session)


def make_account(
    work: UnitOfWork, credentials: Credentials, name: str, password: str, device: str
) -> SignedIn:
    """The guest gets a name of their own and a password (hashed), and keeps all games."""
    person = known_person(work, credentials)
    if person.is_account:
        raise HasAccount("You have an account already.")
    changed = rows.change(work.connection, person, name=clean_name(name), password=password)
    return _only_session(work, changed, device)


def change_account(
    work: UnitOfWork,
    credentials: Credentials,
    checked: Person,
    name: str | None,
    password: str | None,
    device: str,
) -> SignedIn:
    """A new name, a new password (hashed), or both; a new password ends every other session.

    `checked` is the account as it was when its password was found right.
    """
    person = known_person(work, credentials)
    columns = {}
    if name is not None:
        columns["name"] = clean_name(name)
    if password is not None:
        columns["password"] = password
    # Guarded by what was checked: of two changes at once the second is told to look again.
    guarded = msgspec.structs.replace(person, epoch=checked.epoch)
    changed = rows.change(work.connection, guarded, **columns) if columns else person
    if password is not None:
        return _only_session(work, changed, device)
    if credentials.session is None:
        return begin_session(work, changed, device)
    return SignedIn(changed, credentials.session)


def _only_session(work: UnitOfWork, person: Person, device: str) -> SignedIn:
    end_every_session(work, person.id)
    return begin_session(work, person, device)


def list_sessions(work: UnitOfWork, credentials: Credentials) -> list[SessionInfo]:
    """On which devices one is signed in."""
    person = known_person(work, credentials)
    return _sessions(work, person, credentials)


def _sessions(work: UnitOfWork, person: Person, credentials: Credentials) -> list[SessionInfo]:
    return [
        SessionInfo(one.id, one.created_at, one.seen_at, one.device, one.id == credentials.session)
        for one in session_rows.sessions_of(work.connection, person.id)
    ]


def end_session(work: UnitOfWork, credentials: Credentials, session_id: str | None) -> None:
    """Sign out on one device, by default on this one."""
    person = person_asking(work, credentials)
    if person is None:
        return
    if session_id is None and credentials.session is None:
        # A session from before sessions were kept ends only with all of its kind.
        rows.change(work.connection, person)
        return
    wanted = session_id or credentials.session
    assert wanted is not None
    if not session_rows.end(work.connection, person.id, wanted):
        raise UnknownSession("You have no such session.")
    # And whatever cookie from before sessions were kept there may be.
    rows.change(work.connection, person)
    work.events.append(SessionsEnded(person.id, wanted))


def end_all_sessions(work: UnitOfWork, credentials: Credentials) -> None:
    """Sign out everywhere."""
    person = known_person(work, credentials)
    rows.change(work.connection, person)
    end_every_session(work, person.id)


def end_every_session(work: UnitOfWork, person: str) -> None:
    """Nobody is this person any longer until they sign in again."""
    session_rows.end_all(work.connection, person)
    work.events.append(SessionsEnded(person, None))


def own_data(work: UnitOfWork, credentials: Credentials) -> OwnData:
    """Everything that is kept of who asks."""
    person = known_person(work, credentials)
    tables = table_rows.tables_of(work.connection, person.id, MOST_TABLES_SHOWN)
    return OwnData(
        person=Me(person.id, person.name, person.is_account),
        created_at=person.created_at,
        sessions=_sessions(work, person, credentials),
        rating=ratings.find(work.connection, f"person:{person.id}"),
        tables=[own for own in (_own_table(work, table_id) for table_id in tables) if own],
        chat=chat.lines_of(work.connection, person.id, MOST_LINES_SHOWN),
        bots=bot_rows.bots_of(work.connection, person.id, work.now),
        results=result_rows.results_of(work.connection, person.id, MOST_TABLES_SHOWN),
    )


def _own_table(work: UnitOfWork, table_id: TableId) -> OwnTable | None:
    """A table with its game; None where nobody can read it."""
    try:
        table = show_table(work.look_at(table_id))
        game = record_of(work, table_id)
    except NotPlaying:
        return OwnTable(table, None, None)
    except (SetAside, NewerFormat):
        return None
    if isinstance(game, Record):
        return OwnTable(table, game, None)
    return OwnTable(table, None, game)


def forget(work: UnitOfWork, person: Person) -> None:
    """Take name, password, sessions and rating at once; the tables follow, some at a time."""
    rows.begin_to_forget(work.connection, person, work.now)
    ratings.forget(work.connection, f"person:{person.id}")
    moderation.forget_reports_of(work.connection, person.id)
    for bot in bot_rows.bots_of(work.connection, person.id, work.now):
        forget_bot(work, bot.id)
    end_every_session(work, person.id)
    forget_some(work, person.id)


def forget_bot(work: UnitOfWork, bot_id: str) -> None:
    """A bot goes as a person does, and its token at once."""
    bot = rows.find(work.connection, bot_id)
    if bot is not None:
        forget(work, bot)


def forget_next(work: UnitOfWork) -> bool:
    """Go on with somebody who is not forgotten everywhere yet; says whether there was anybody."""
    person = rows.still_to_forget(work.connection)
    if person is None:
        return False
    forget_some(work, person)
    return True


def forget_some(work: UnitOfWork, person: PersonId) -> None:
    """Take a person from some tables: the name goes from seats and chat, and a bot plays on."""
    for table_id in table_rows.tables_of(work.connection, person, FORGOTTEN_AT_ONCE):
        # The table is locked before the membership, as at the end of a game.
        try:
            table = work.load(table_id)
        except SetAside as error:
            table = None
            table_rows.set_aside(work.connection, table_id, f"{error.__cause__}")
        table_rows.forget_membership(work.connection, person, table_id)
        chat.clear_lines_of(work.connection, person, table_id, GONE)
        if table is not None:
            _leave_for_ever(work, table, person)
            work.keep(table)
    for table_id in chat.tables_talked_at(work.connection, person, FORGOTTEN_AT_ONCE):
        chat.clear_lines_of(work.connection, person, table_id, GONE)


def _leave_for_ever(work: UnitOfWork, table: Table, person: PersonId) -> None:
    own = [number for number, seat in enumerate(table.seats) if seat.person == person]
    if table.status == "waiting":
        own += [number for number, seat in enumerate(table.seats) if seat.invited == person]
        for number in own:
            table.seats[number] = Seat()
        staying = table.people_with_a_say()
        if table.content.host == person:
            if staying:
                table.content.host = staying[0]
            else:
                table.status = "closed"
        return
    wish = table.content.proposal
    if wish is not None and wish.person == person:
        table.content.proposal = None
    for number in own:
        # A program of theirs leaves with them, so that nobody plays who can't be asked.
        seat = table.seats[number]
        seat.kind, seat.name, seat.person, seat.token_hash = "person", GONE, None, None
    if table.status == "playing":
        set_away(table, own, work.now)
        forfeit(table, own)
        conclude(work, table)
