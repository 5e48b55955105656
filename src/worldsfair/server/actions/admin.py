"""What the operator does: each is written down, with what it was done to."""

from __future__ import annotations

from worldsfair.server.actions import chat as talk
from worldsfair.server.actions.people import end_every_session
from worldsfair.server.actions.unit_of_work import UnitOfWork
from worldsfair.server.address_bans import network_of
from worldsfair.server.errors import HasAccount, NotPlaying, UnknownPerson
from worldsfair.server.storage import keys, moderation
from worldsfair.server.storage import people as people_rows
from worldsfair.server.storage import tables as table_rows
from worldsfair.server.storage.bot_accounts import bots_of
from worldsfair.server.storage.moderation import Act, Ban
from worldsfair.server.storage.people import Person
from worldsfair.server.tables.chance import new_id
from worldsfair.server.tables.model import Table
from worldsfair.server.tables.proposals import abandon
from worldsfair.wire.tables import ChatLine


def _log(work: UnitOfWork, action: str, subject: str, note: str) -> None:
    act = Act(new_id(work.chance), work.now, action, subject, note)
    moderation.add_act(work.connection, act)


def find_person(work: UnitOfWork, who: str) -> Person:
    """Somebody by id, or an account by name."""
    person = people_rows.find(work.connection, who) or people_rows.find_account(
        work.connection, who
    )
    if person is None:
        raise UnknownPerson(f"Nobody has the id or the account {who!r}.")
    return person


def close_table(work: UnitOfWork, table_id: str, note: str) -> Table:
    """End a table: one that waits is closed, a game that runs ends without a result."""
    table = work.load(table_id)
    if table.status == "waiting":
        table.status = "closed"
    elif table.status == "playing":
        # Nobody wins or loses by that.
        table.content.is_settled = True
        abandon(table)
    else:
        raise NotPlaying(f"Table {table_id} is {table.status} already.")
    work.keep(table)
    _log(work, "close table", table_id, note)
    return table


def unblock_table(work: UnitOfWork, table_id: str, note: str) -> Table:
    """Let bots and clocks have a table again that was set aside; it must be readable."""
    table = work.load(table_id)
    table_rows.set_aside(work.connection, table_id, None)
    work.keep(table)
    _log(work, "unblock table", table_id, note)
    return table


def end_sessions(work: UnitOfWork, who: str, note: str) -> Person:
    """Sign somebody out everywhere."""
    person = find_person(work, who)
    people_rows.change(work.connection, person)
    end_every_session(work, person.id)
    _log(work, "end sessions", person.id, note)
    return person


def set_password(work: UnitOfWork, who: str, hashed: str, note: str) -> Person:
    """Give an account a new password, and sign it out everywhere."""
    person = find_person(work, who)
    if not person.is_account:
        raise HasAccount("Guests have no password.")
    changed = people_rows.change(work.connection, person, password=hashed)
    end_every_session(work, person.id)
    _log(work, "reset password", person.id, note)
    return changed


def ban(work: UnitOfWork, who: str, note: str) -> Person:
    """Nobody may be this person any longer."""
    person = find_person(work, who)
    people_rows.set_ban(work.connection, person.id, work.now)
    end_every_session(work, person.id)
    for bot in bots_of(work.connection, person.id, work.now):
        # Their tokens are good for nothing now, and what they listen to ends.
        end_every_session(work, bot.id)
    _log(work, "ban", person.id, note)
    return person


def unban(work: UnitOfWork, who: str, note: str) -> Person:
    """Let somebody in again."""
    person = find_person(work, who)
    people_rows.set_ban(work.connection, person.id, None)
    _log(work, "unban", person.id, note)
    return person


def ban_address(work: UnitOfWork, address: str, note: str) -> str:
    """Nothing from an address or a network is answered any longer."""
    network = str(network_of(address))
    moderation.ban_address(work.connection, Ban(network, note, work.now))
    _log(work, "ban address", network, note)
    return network


def unban_address(work: UnitOfWork, address: str, note: str) -> str:
    """Answer an address or a network again."""
    network = str(network_of(address))
    if not moderation.unban_address(work.connection, network):
        raise UnknownPerson(f"{network} is not banned.")
    _log(work, "unban address", network, note)
    return network


def delete_line(work: UnitOfWork, table_id: str, number: int, note: str) -> ChatLine:
    """Delete what a line of chat says."""
    line = talk.delete_line(work, table_id, number)
    _log(work, "delete line", f"{table_id} {number}", note)
    return line


def rotate_keys(work: UnitOfWork, keeps_old: bool, note: str) -> None:
    """Sign with a new key; sessions that older ones have signed may stay good, or not."""
    keys.rotate_keys(work.connection, work.chance, keeps_old=keeps_old)
    _log(work, "rotate keys", "keeping old ones" if keeps_old else "ending all sessions", note)
