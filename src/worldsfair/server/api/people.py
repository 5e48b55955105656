"""Guests and accounts by HTTP: being somebody, signing in and out, changing and leaving."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.params import JSONBody

from worldsfair.server.actions import people
from worldsfair.server.actions.callers import actor_asking, person_asking
from worldsfair.server.actions.people import SignedIn
from worldsfair.server.actions.results import level_that_fits
from worldsfair.server.actions.unit_of_work import Credentials
from worldsfair.server.api.handling import (
    LIMIT_CHANGES,
    LIMIT_GUESTS,
    LIMIT_IMPORTS,
    LIMIT_LOOKS,
    LIMIT_SIGN_INS,
    Asking,
    SessionIdPath,
    TheServices,
    people_only,
)
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.services import Services
from worldsfair.server.api.session_cookies import device_of
from worldsfair.server.errors import HasAccount, NotSignedIn, WrongPassword
from worldsfair.server.rate_limits import Asked
from worldsfair.server.storage.people import Person, find_account
from worldsfair.server.storage.ratings import best
from worldsfair.server.tables.checks import check_password, name_key
from worldsfair.wire.people import FittingLevel, Me, OwnData, Rating, SessionInfo, Whoami
from worldsfair.wire.requests import AccountChange, DeleteRequest, GuestRequest, LoginRequest

AnyRequest = Request[Any, Any, Any]


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.is_account)


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent"))


def _signed_in(services: Services, signed_in: SignedIn) -> Response[Me]:
    cookie = services.cookies.cookie_for(signed_in.session, signed_in.person.id)
    return Response(_me(signed_in.person), cookies=[cookie])


@get("/me", summary="Who am I", responses=refusals(401), guards=[LIMIT_LOOKS])
async def whoami(
    services: TheServices, credentials: Asking, request: AnyRequest
) -> Response[Whoami]:
    """Who the session says is asking."""
    if credentials.bot_hash is not None:
        bot = await services.actions.look(actor_asking, credentials)
        return Response(
            Whoami(None if bot.person is None else Me(bot.person, bot.name, False, True))
        )
    if credentials.person is None:
        return Response(Whoami(None))
    if credentials.session is not None and not services.is_seen_anew(credentials.session):
        person = await services.actions.look(person_asking, credentials)
        return Response(Whoami(None if person is None else _me(person)))
    found = await services.actions.do(people.renew_session, credentials, _device(request))
    if found is None:
        return Response(Whoami(None))
    response = Response(Whoami(_me(found.person)))
    if credentials.session is None:
        response.set_cookie(services.cookies.cookie_for(found.session, found.person.id))
    return response


@post(
    "/guests",
    summary="Become a guest",
    responses=refusals(409),
    guards=[people_only, LIMIT_GUESTS],
)
async def be_guest(
    services: TheServices, credentials: Asking, request: AnyRequest, data: JSONBody[GuestRequest]
) -> Response[Me]:
    """A new guest with a session; no account needed."""
    device = _device(request)
    guest = await services.actions.do(people.be_guest, credentials, data.name, device)
    return _signed_in(services, guest)


@post(
    "/account",
    summary="Make the guest an account",
    responses=refusals(401, 409),
    guards=[people_only, LIMIT_SIGN_INS],
)
async def make_account(
    services: TheServices,
    credentials: Asking,
    request: AnyRequest,
    data: JSONBody[LoginRequest],
) -> Response[Me]:
    """The guest gets a name of their own and a password, and keeps all games."""
    check_password(data.password)
    await _somebody(services, credentials)
    hashed = await services.passwords.hash(data.password)
    make = partial(
        people.make_account,
        credentials=credentials,
        name=data.name,
        password=hashed,
        device=_device(request),
    )
    return _signed_in(services, await services.actions.do(make))


@patch(
    "/account",
    summary="Change name or password",
    responses=refusals(401, 403, 409),
    guards=[people_only, LIMIT_SIGN_INS],
)
async def change_account(
    services: TheServices,
    credentials: Asking,
    request: AnyRequest,
    data: JSONBody[AccountChange],
) -> Response[Me]:
    """A new password ends every other session."""
    hashed = None
    checked = await _checked(services, credentials, data.password)
    if data.new_password is not None:
        hashed = await services.passwords.hash(check_password(data.new_password))
    change = partial(
        people.change_account,
        credentials=credentials,
        checked=checked,
        name=data.new_name,
        password=hashed,
        device=_device(request),
    )
    return _signed_in(services, await services.actions.do(change))


@post(
    "/account/delete",
    summary="Be forgotten",
    status_code=200,
    responses=refusals(401, 403, 409),
    guards=[people_only, LIMIT_SIGN_INS],
)
async def delete_account(
    services: TheServices, credentials: Asking, data: JSONBody[DeleteRequest]
) -> Response[Whoami]:
    """The games stay; name, chat, sessions and rating go. A guest needs no password."""
    person = await _somebody(services, credentials)
    if person.is_account:
        person = await _checked(services, credentials, data.password or "")
    await services.actions.do(people.forget, person)
    return Response(Whoami(None), cookies=[services.cookies.ending_cookie()])


@get(
    "/me/data",
    summary="Everything that is kept of me",
    responses=refusals(401),
    guards=[people_only, LIMIT_IMPORTS],
)
async def own_data(services: TheServices, credentials: Asking) -> Response[OwnData]:
    """The person, the sessions, the rating, the tables with their games, and what was said."""
    look = partial(services.actions.look_now, people.own_data, credentials)
    data = await services.slowly(look)
    headers = {"content-disposition": 'attachment; filename="worldsfair-me.json"'}
    return Response(data, headers=headers)


@get(
    "/me/match",
    summary="The level that fits me",
    responses=refusals(401),
    guards=[people_only, LIMIT_LOOKS],
)
async def own_match(services: TheServices, credentials: Asking) -> FittingLevel:
    """Reckoned from one's last 200 finished games against levels; guests have one, too."""
    return await services.actions.look(level_that_fits, credentials)


@post(
    "/session",
    summary="Sign in",
    responses=refusals(403),
    guards=[people_only, LIMIT_SIGN_INS],
)
async def sign_in(
    services: TheServices, credentials: Asking, request: AnyRequest, data: JSONBody[LoginRequest]
) -> Response[Me]:
    """A session for an account."""
    await _limit_account(services, data.name)
    person = await services.actions.look(lambda work: find_account(work.connection, data.name))
    known = person.password if person is not None else None
    if not await services.passwords.verify(known, data.password) or person is None:
        raise WrongPassword("Name and password don't belong together.")
    begun = await services.actions.do(people.sign_in, credentials, person, _device(request))
    return _signed_in(services, begun)


async def _limit_account(services: Services, name: str) -> None:
    """Nobody tries the passwords of one account from many addresses."""
    if services.settings.limits_rates:
        asked = Asked("sign_ins", f"to {name_key(name)}", services.settings.limits.sign_ins)
        await services.rate_limits.count([asked], services.now(), is_shared=True)


@delete(
    "/session",
    summary="Sign out",
    status_code=200,
    responses=refusals(),
    guards=[people_only, LIMIT_CHANGES],
)
async def sign_out(services: TheServices, credentials: Asking) -> Response[Whoami]:
    """End the session on this device. A guest who does so can't come back."""
    await services.actions.do(people.end_session, credentials, None)
    return Response(Whoami(None), cookies=[services.cookies.ending_cookie()])


@get("/sessions", summary="My sessions", responses=refusals(401), guards=[people_only, LIMIT_LOOKS])
async def sessions(services: TheServices, credentials: Asking) -> list[SessionInfo]:
    """Every device on which one is signed in, the last seen first."""
    return await services.actions.look(people.list_sessions, credentials)


@delete(
    "/sessions/{session_id:str}",
    summary="End one of my sessions",
    status_code=200,
    responses=refusals(401, 404),
    guards=[people_only, LIMIT_CHANGES],
)
async def end_session(
    services: TheServices, credentials: Asking, session_id: SessionIdPath
) -> list[SessionInfo]:
    """Sign out on another device."""
    await _somebody(services, credentials)
    await services.actions.do(people.end_session, credentials, session_id)
    return await services.actions.look(people.list_sessions, credentials)


@delete(
    "/sessions",
    summary="Sign out everywhere",
    status_code=200,
    responses=refusals(401, 409),
    guards=[people_only, LIMIT_CHANGES],
)
async def sign_out_everywhere(services: TheServices, credentials: Asking) -> Response[Whoami]:
    """End every session, this one as well. A guest who does so can't come back."""
    await services.actions.do(people.end_all_sessions, credentials)
    return Response(Whoami(None), cookies=[services.cookies.ending_cookie()])


@get("/ratings", summary="The strongest players", responses=refusals(), guards=[LIMIT_LOOKS])
async def ratings(services: TheServices) -> list[Rating]:
    """Accounts and bots over rated games, the strongest first."""
    return await services.actions.look(lambda work: best(work.connection, 100))


async def _somebody(services: Services, credentials: Credentials) -> Person:
    """The person who asks, before anything costly is done."""
    person = await services.actions.look(person_asking, credentials)
    if person is None:
        raise NotSignedIn("Sign in first.")
    return person


async def _checked(services: Services, credentials: Credentials, password: str) -> Person:
    """The account that asks, if it knows its password."""
    person = await _somebody(services, credentials)
    if not person.is_account:
        raise HasAccount("Guests have no password.")
    if not await services.passwords.verify(person.password, password):
        raise WrongPassword("That is not your password.")
    return person


people_router = Router(
    "/",
    route_handlers=[
        whoami,
        be_guest,
        make_account,
        change_account,
        delete_account,
        own_data,
        own_match,
        sign_in,
        sign_out,
        sessions,
        end_session,
        sign_out_everywhere,
        ratings,
    ],
    tags=["People"],
)
