"""Guests and accounts: being somebody, signing in and out, changing and leaving."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Response, Router, delete, get, patch, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from worldsfair.server.api.given import Asking, TheDesk
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.rates import LIMIT_GUESTS, LIMIT_LOGIN
from worldsfair.server.api.requests import (
    AccountChange,
    GuestRequest,
    LoginRequest,
    PasswordRequest,
)
from worldsfair.server.desk import Desk
from worldsfair.server.errors import HasAccount, NotSignedIn, WrongPassword
from worldsfair.server.sessions import Credentials, known_person, person_asking
from worldsfair.server.storage.people import (
    Person,
    add_guest,
    find_account,
    forget,
    keep_person,
)
from worldsfair.server.storage.rating import Rating, best
from worldsfair.server.tables.limits import check_password, clean_name
from worldsfair.server.tables.model import PersonId
from worldsfair.server.tables.seating import new_id

_HASHER = PasswordHasher()


@cache
def _nobody() -> str:
    """Checked when there is no such account, so that the time it takes tells nothing."""
    return _HASHER.hash("nobody's password")


class Me(msgspec.Struct, frozen=True):
    """The person who asks."""

    id: PersonId
    name: str
    is_account: bool


class Whoami(msgspec.Struct, frozen=True):
    """Who is asking; nobody without a session."""

    me: Me | None


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.is_account)


@get("/me", summary="Who am I", responses=refusals())
async def whoami(desk: TheDesk, credentials: Asking) -> Whoami:
    """Who the session says is asking."""
    person = await desk.database.read(lambda connection: person_asking(connection, credentials))
    return Whoami(None if person is None else _me(person))


@post(
    "/guests",
    summary="Become a guest",
    responses=refusals(),
    guards=[LIMIT_GUESTS],
)
async def be_guest(desk: TheDesk, data: JSONBody[GuestRequest]) -> Response[Me]:
    """A new guest with a session; no account needed."""
    person = Person(PersonId(new_id()), clean_name(data.name), None, 0, desk.now())
    await desk.database.write(lambda connection: add_guest(connection, person))
    return Response(_me(person), cookies=[desk.sessions.cookie_for(person)])


@post(
    "/account",
    summary="Make the guest an account",
    responses=refusals(401, 409),
    guards=[LIMIT_LOGIN],
)
async def make_account(
    desk: TheDesk, credentials: Asking, data: JSONBody[LoginRequest]
) -> Response[Me]:
    """The guest gets a name of their own and a password, and keeps all games."""
    name = clean_name(data.name)
    password = await _hash(check_password(data.password))

    def job(connection: Connection) -> Person:
        person = known_person(connection, credentials)
        if person.is_account:
            raise HasAccount("You have an account already.")
        changed = msgspec.structs.replace(
            person, name=name, password=password, epoch=person.epoch + 1
        )
        keep_person(connection, changed)
        return changed

    person = await desk.database.write(job)
    return Response(_me(person), cookies=[desk.sessions.cookie_for(person)])


@patch(
    "/account",
    summary="Change name or password",
    responses=refusals(401, 403, 409),
    guards=[LIMIT_LOGIN],
)
async def change_account(
    desk: TheDesk, credentials: Asking, data: JSONBody[AccountChange]
) -> Response[Me]:
    """A new password ends every other session."""
    person = await _checked(desk, credentials, data.password)
    changed = person
    if data.new_name is not None:
        changed = msgspec.structs.replace(changed, name=clean_name(data.new_name))
    if data.new_password is not None:
        password = await _hash(check_password(data.new_password))
        changed = msgspec.structs.replace(changed, password=password, epoch=person.epoch + 1)
    await desk.database.write(lambda connection: keep_person(connection, changed))
    return Response(_me(changed), cookies=[desk.sessions.cookie_for(changed)])


@post(
    "/account/delete",
    summary="Delete the account",
    status_code=200,
    responses=refusals(401, 403, 409),
    guards=[LIMIT_LOGIN],
)
async def delete_account(
    desk: TheDesk, credentials: Asking, data: JSONBody[PasswordRequest]
) -> Response[Whoami]:
    """The games stay, the name goes."""
    person = await _checked(desk, credentials, data.password)
    await desk.database.write(lambda connection: forget(connection, person, desk.now()))
    return Response(Whoami(None), cookies=[desk.sessions.ending_cookie()])


@post(
    "/session",
    summary="Sign in",
    responses=refusals(403),
    guards=[LIMIT_LOGIN],
)
async def sign_in(desk: TheDesk, data: JSONBody[LoginRequest]) -> Response[Me]:
    """A session for an account."""
    person = await desk.database.read(lambda connection: find_account(connection, data.name))
    if not await _verify(person, data.password) or person is None:
        raise WrongPassword("Name and password don't belong together.")
    return Response(_me(person), cookies=[desk.sessions.cookie_for(person)])


@delete("/session", summary="Sign out", status_code=200, responses=refusals())
async def sign_out(desk: TheDesk) -> Response[Whoami]:
    """End the session on this device. A guest who does so can't come back."""
    return Response(Whoami(None), cookies=[desk.sessions.ending_cookie()])


@get("/ratings", summary="The strongest players", responses=refusals())
async def ratings(desk: TheDesk) -> list[Rating]:
    """Accounts and bots over finished games, the strongest first."""
    return await desk.database.read(lambda connection: best(connection, 100))


async def _checked(desk: Desk, credentials: Credentials, password: str) -> Person:
    """The account that asks, if it knows its password."""
    person = await desk.database.read(lambda connection: person_asking(connection, credentials))
    if person is None:
        raise NotSignedIn("Sign in first.")
    if not person.is_account:
        raise HasAccount("Guests have no password.")
    if not await _verify(person, password):
        raise WrongPassword("That is not your password.")
    return person


async def _hash(password: str) -> str:
    return await asyncio.to_thread(_HASHER.hash, password)


async def _verify(person: Person | None, password: str) -> bool:
    known = person.password if person is not None else None
    try:
        await asyncio.to_thread(_HASHER.verify, known or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return known is not None


people_router = Router(
    "/",
    route_handlers=[
        whoami,
        be_guest,
        make_account,
        change_account,
        delete_account,
        sign_in,
        sign_out,
        ratings,
    ],
    tags=["People"],
)
