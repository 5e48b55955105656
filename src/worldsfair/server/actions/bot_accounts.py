"""Bot accounts: making them, their one token, inviting them, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from worldsfair.server.actions.callers import actor_asking, known_person
from worldsfair.server.actions.events import SessionsEnded
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import (
    AccountsOnly,
    BotBusy,
    BotOffline,
    BotsOnly,
    NotInvited,
    NotSignedIn,
    SeatTaken,
    TooManyBots,
    UnknownBotAccount,
)
from worldsfair.server.storage import bot_accounts as rows
from worldsfair.server.storage import people as people_rows
from worldsfair.server.storage import tables as table_rows
from worldsfair.server.storage.people import Person
from worldsfair.server.tables import invitations
from worldsfair.server.tables.chance import hash_token, new_id, new_token
from worldsfair.server.tables.checks import clean_name
from worldsfair.server.tables.model import Actor, Seat, Table
from worldsfair.server.tables.seats import refuse_unless_waiting
from worldsfair.wire.people import BotAccount
from worldsfair.wire.tables import PersonId, TableId

ONLINE_S = 40.0
"""How long a bot is believed to be there after its stream was last seen."""
MOST_LISTED = 100


class WithToken(msgspec.Struct, frozen=True):
    """A bot and its token, which nobody can look up afterwards."""

    bot: BotAccount
    token: str


# The owner's.


def make_bot_account(work: UnitOfWork, credentials: Credentials, name: str) -> WithToken:
    """A new bot of the account that asks, with its token."""
    owner = _owner(work, credentials)
    rows.hold_owner(work.connection, owner.id)
    if len(rows.bots_of(work.connection, owner.id, work.now)) >= work.limits.bots_per_person:
        raise TooManyBots(f"You have {work.limits.bots_per_person} bots; delete one first.")
    bot = Person(
        PersonId(new_id(work.chance)), clean_name(name), None, 0, work.now, bot_of=owner.id
    )
    token = new_token(work.chance)
    rows.add(work.connection, bot, hash_token(token))
    return WithToken(BotAccount(bot.id, bot.name, bot.created_at, True, False), token)


def list_bots(work: UnitOfWork, credentials: Credentials) -> list[BotAccount]:
    """The bots of who asks."""
    return rows.bots_of(work.connection, known_person(work, credentials).id, work.now)


def renew_token(work: UnitOfWork, credentials: Credentials, bot_id: str) -> WithToken:
    """A new token; the old one is no longer good, and its stream ends."""
    bot = own_bot(work, credentials, bot_id)
    token = new_token(work.chance)
    rows.set_token(work.connection, bot.id, hash_token(token))
    work.events.append(SessionsEnded(bot.id, None))
    return WithToken(BotAccount(bot.id, bot.name, bot.created_at, True, False), token)


def revoke_token(work: UnitOfWork, credentials: Credentials, bot_id: str) -> None:
    """No token any more; at its tables the bot is out of time, as somebody who never answers."""
    bot = own_bot(work, credentials, bot_id)
    rows.set_token(work.connection, bot.id, None)
    work.events.append(SessionsEnded(bot.id, None))


def own_bot(work: UnitOfWork, credentials: Credentials, bot_id: str) -> Person:
    """A bot of who asks."""
    owner = known_person(work, credentials)
    bot = people_rows.find(work.connection, bot_id)
    if bot is None or bot.bot_of != owner.id:
        raise UnknownBotAccount("You have no such bot.")
    return bot


def _owner(work: UnitOfWork, credentials: Credentials) -> Person:
    owner = known_person(work, credentials)
    if not owner.is_account:
        raise AccountsOnly("Make an account first: a guest who is gone could not revoke a token.")
    return owner


# Inviting.


def invite(work: UnitOfWork, table: Table, actor: Actor, number: int, name: str) -> None:
    """Offer a seat to a bot that is there, by its name."""
    bot = people_rows.find_account(work.connection, name)
    if bot is None or not bot.is_bot:
        raise UnknownBotAccount(f"There is no bot account {name!r}.")
    refuse_unless_waiting(table)
    if not rows.is_online(work.connection, bot.id, work.now):
        raise BotOffline(f"{bot.name} is not there now.")
    if bot.id in (*table.people(), *table.invited()):
        raise SeatTaken(f"{bot.name} has a seat at this table, or is invited to one.")
    _refuse_busy(work, bot.id, bot.name, actor.person)
    invitations.invite(table, actor, number, bot.id, bot.name)


def _refuse_busy(work: UnitOfWork, bot: str, name: str, host: str | None) -> None:
    limits = work.limits
    if rows.count_under_way(work.connection, bot) >= limits.bot_tables:
        raise BotBusy(f"{name} plays at {limits.bot_tables} tables already.")
    if rows.count_under_way(work.connection, bot, host) >= limits.bot_tables_per_host:
        raise BotBusy(f"{name} plays at {limits.bot_tables_per_host} tables of yours already.")


def uninvite_busy(work: UnitOfWork, table: Table) -> None:
    """At a new table with those of an older one: bots that have enough to do leave a seat open."""
    for number, seat in enumerate(table.seats):
        if seat.invited is not None:
            try:
                _refuse_busy(work, seat.invited, seat.invited_name or "", table.content.host)
            except BotBusy:
                table.seats[number] = Seat()


def forget_uninvited(work: UnitOfWork, table: Table, before: set[PersonId]) -> None:
    """Who is not invited any more, and does not sit there, has nothing to do with the table."""
    for bot in before - set(table.bot_accounts()):
        table_rows.forget_membership(work.connection, bot, table.id)


# The bot's own.


def bot_asking(work: UnitOfWork, credentials: Credentials) -> Person:
    """The bot account whose token it is."""
    if credentials.bot_hash is None:
        raise BotsOnly("This is for bot accounts: send the token as `Authorization: Bearer …`.")
    bot = rows.find_by_token(work.connection, credentials.bot_hash)
    if bot is None:
        raise NotSignedIn("This token is not good, or no longer.")
    return bot


def answer_invitation(
    work: UnitOfWork, credentials: Credentials, table_id: str, accepts: bool
) -> Table:
    """The bot takes the seat that it was offered, or does not want it."""
    bot = bot_asking(work, credentials)
    table = work.load(table_id)
    before = set(table.invited())
    if bot.id not in before:
        raise NotInvited("You are not invited to this table.")
    actor = actor_asking(work, credentials)
    invitations.answer(table, actor, accepts)
    forget_uninvited(work, table, before)
    work.keep(table)
    return table


def begin_stream(work: UnitOfWork, credentials: Credentials) -> tuple[Person, str]:
    """The bot is there from now on; any other stream of its is over."""
    bot = bot_asking(work, credentials)
    stream = new_id(work.chance)
    rows.begin_stream(work.connection, bot.id, stream, work.now + ONLINE_S)
    return bot, stream


def keep_streams(work: UnitOfWork, streams: Sequence[tuple[str, str, str]]) -> set[str]:
    """These (bot, stream, hash of the token) are open here; says which are no longer good."""
    until = work.now + ONLINE_S
    return {
        stream
        for bot, stream, token_hash in streams
        if not rows.keep_stream(work.connection, bot, stream, token_hash, until)
    }


def end_stream(work: UnitOfWork, bot: str, stream: str) -> None:
    """The bot is gone."""
    rows.end_stream(work.connection, bot, stream)


def list_online(work: UnitOfWork) -> list[str]:
    """The bot accounts that can be invited now, by their names."""
    return rows.online_names(work.connection, work.now, MOST_LISTED)


def tables_under_way(work: UnitOfWork, bot: str) -> dict[TableId, int]:
    """Where a bot sits or is invited, and how far each of these tables has come."""
    return rows.tables_under_way(work.connection, bot)


def tables_concerning(
    work: UnitOfWork, bots: list[PersonId], tables: list[TableId]
) -> list[tuple[PersonId, TableId]]:
    """Which of these tables concern which of these bots."""
    return sorted(rows.members_among(work.connection, bots, tables))
