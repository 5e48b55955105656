"""Who asks: a person with a session that has not ended, a program with a token, or nobody."""

from __future__ import annotations

from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import Banned, NameTaken, NotSignedIn
from worldsfair.server.storage import people as rows
from worldsfair.server.storage.bot_accounts import find_by_token
from worldsfair.server.storage.people import Person
from worldsfair.server.tables.checks import clean_name
from worldsfair.server.tables.model import Actor


def person_asking(work: UnitOfWork, credentials: Credentials) -> Person | None:
    """The person of a session that has not ended."""
    if credentials.session is not None:
        person = rows.find_by_session(work.connection, credentials.session)
    elif credentials.person is not None:
        person = rows.find(work.connection, credentials.person)
        if person is not None and person.epoch != credentials.epoch:
            return None
    else:
        return None
    if person is not None and person.banned_at is not None:
        raise Banned("The operator of this server has banned you.")
    return person


def known_person(work: UnitOfWork, credentials: Credentials) -> Person:
    """The person who asks, or a refusal."""
    person = person_asking(work, credentials)
    if person is None:
        raise NotSignedIn("Say your name first.")
    return person


def actor_asking(work: UnitOfWork, credentials: Credentials) -> Actor:
    """Whoever asks, as the tables know them; a nobody may still watch."""
    if credentials.token_hash is not None:
        return Actor(token_hash=credentials.token_hash)
    if credentials.bot_hash is not None:
        bot = find_by_token(work.connection, credentials.bot_hash)
        if bot is None:
            raise NotSignedIn("This token is not good, or no longer.")
        return Actor(bot.id, bot.name, is_bot=True)
    person = person_asking(work, credentials)
    if person is None:
        return Actor()
    return Actor(person.id, person.name, person.is_account)


def refuse_taken_name(work: UnitOfWork, name: str, person: str | None) -> None:
    """An account's name is its own, on seats and for guests, too."""
    holder = rows.find_account(work.connection, clean_name(name))
    if holder is not None and holder.id != person:
        raise NameTaken(f"{holder.name!r} is the name of an account.")
