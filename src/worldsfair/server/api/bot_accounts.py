"""Bot accounts by HTTP: their owner's, and what a bot itself does with its one token."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from worldsfair.server.actions import bot_accounts as actions
from worldsfair.server.actions import people
from worldsfair.server.actions.bot_accounts import WithToken
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.api.guards import HEAD_ONLY
from worldsfair.server.api.handling import (
    LIMIT_CHANGES,
    LIMIT_GUESTS,
    LIMIT_LOOKS,
    LIMIT_STREAMS,
    REFUSALS,
    TABLE,
    Asking,
    TableIdPath,
    TheServices,
    bots_only,
    people_only,
)
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.services import Services
from worldsfair.server.live.bot_streams import BotStream
from worldsfair.server.protocols import HELD, Held
from worldsfair.server.rate_limits import address_of
from worldsfair.server.tables.views import show_table
from worldsfair.wire.people import BotAccount, BotToken, OnlineBots
from worldsfair.wire.requests import BotRequest, InvitationAnswer
from worldsfair.wire.tables import TableInfo

LINES = "application/x-ndjson"
_BOT = "/account/bots/{bot_id:str}"
BotIdPath = Annotated[
    str, PathParameter(description="The bot's id", max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$")
]


def _told(services: Services, made: WithToken) -> BotToken:
    return BotToken(made.bot, services.cookies.bot_token_for(made.token))


# The owner's.


@get(
    "/account/bots",
    summary="My bots",
    responses=refusals(401),
    guards=[people_only, LIMIT_LOOKS],
)
async def own_bots(services: TheServices, credentials: Asking) -> list[BotAccount]:
    """The bot accounts of the account that asks."""
    return await services.actions.look(actions.list_bots, credentials)


@post(
    "/account/bots",
    summary="Make a bot account",
    responses=refusals(401, 403, 409),
    # Whoever makes and deletes them without end leaves as much behind as new guests do.
    guards=[people_only, LIMIT_CHANGES, LIMIT_GUESTS],
)
async def make_bot(
    services: TheServices, credentials: Asking, data: JSONBody[BotRequest]
) -> BotToken:
    """A bot with a name of its own and one token for all its tables, shown this once."""
    made = await services.actions.do(actions.make_bot_account, credentials, data.name)
    return _told(services, made)


@post(
    f"{_BOT}/token",
    summary="Renew a bot's token",
    responses=refusals(401, 403, 404),
    guards=[people_only, LIMIT_CHANGES],
)
async def renew_token(services: TheServices, credentials: Asking, bot_id: BotIdPath) -> BotToken:
    """The old one is no longer good from that moment on."""
    return _told(services, await services.actions.do(actions.renew_token, credentials, bot_id))


@delete(
    f"{_BOT}/token",
    summary="Revoke a bot's token",
    status_code=200,
    responses=refusals(401, 403, 404),
    guards=[people_only, LIMIT_CHANGES],
)
async def revoke_token(
    services: TheServices, credentials: Asking, bot_id: BotIdPath
) -> list[BotAccount]:
    """Whoever has it can do nothing more; the bot stays, and may get another."""
    await services.actions.do(actions.revoke_token, credentials, bot_id)
    return await services.actions.look(actions.list_bots, credentials)


@delete(
    _BOT,
    summary="Delete a bot account",
    status_code=200,
    responses=refusals(401, 403, 404),
    guards=[people_only, LIMIT_CHANGES],
)
async def delete_bot(
    services: TheServices, credentials: Asking, bot_id: BotIdPath
) -> list[BotAccount]:
    """Its games stay; its name is free again."""

    def forget(work: UnitOfWork) -> list[BotAccount]:
        people.forget_bot(work, actions.own_bot(work, credentials, bot_id).id)
        return actions.list_bots(work, credentials)

    return await services.actions.do(forget)


@get("/bots/online", summary="Bots to invite", responses=refusals(), guards=[LIMIT_LOOKS])
async def online_bots(services: TheServices) -> OnlineBots:
    """The bot accounts that listen now: each can be invited to a seat by its name."""
    return OnlineBots(await services.actions.look(actions.list_online))


# The bot's own.


@post(
    f"{TABLE}/invitation",
    summary="Answer an invitation",
    status_code=200,
    responses=REFUSALS,
    guards=[bots_only, LIMIT_CHANGES],
)
async def answer_invitation(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: JSONBody[InvitationAnswer],
) -> TableInfo:
    """A bot account takes the seat that it was offered, or does not want it."""
    answered = await services.actions.do(
        actions.answer_invitation, credentials, table_id, data.accepts
    )
    return show_table(answered)


@get(
    "/bot/stream/events",
    summary="A bot's events",
    media_type=LINES,
    responses={
        200: ResponseSpec(
            data_container=str,
            description="Lines of JSON without end, each a `BotEvent`",
            media_type=LINES,
            generate_examples=False,
        ),
        **refusals(401, 403),
    },
    guards=[bots_only, LIMIT_STREAMS],
)
async def events(
    services: TheServices, credentials: Asking, request: Request[Any, Any, Any]
) -> Stream:
    """Invitations, beginnings, turns to take and ends, as they come, for all tables of a bot.

    What is under way is told at the beginning, so nothing is lost by connecting anew. A new
    stream ends the bot's older one.
    """
    headers = {"x-accel-buffering": "no"}
    if HEAD_ONLY in (request.scope.get("extensions") or {}):
        # Who only asks how it would be answered ends nobody's stream.
        await services.actions.look(actions.bot_asking, credentials)
        return Stream(iter(()), media_type=LINES, headers=headers)
    stream = await _open(services, credentials, request)
    return Stream(services.bot_streams.lines(stream), media_type=LINES, headers=headers)


async def _open(
    services: Services, credentials: Credentials, request: Request[Any, Any, Any]
) -> BotStream:
    """A stream that counts as a connection of its address, and ends with the server."""
    address = address_of(request.client.host if request.client else None)
    services.hub.enter(address)
    try:
        stream = await services.bot_streams.open(credentials)
    except BaseException:
        services.hub.exit(address)
        raise
    stream.on_close = lambda: services.hub.exit(address)
    extensions: Any = request.scope.get("extensions") or {}
    held: Held | None = extensions.get(HELD)
    if held is not None:
        stream.cut_off = held.cut_off
        held.on_shutdown = lambda: stream.end("restarting")
        held.on_lost = lambda: services.bot_streams.close(stream)
    return stream


bots_router = Router(
    "/",
    route_handlers=[
        own_bots,
        make_bot,
        renew_token,
        revoke_token,
        delete_bot,
        online_bots,
        answer_invitation,
        events,
    ],
    tags=["Bots"],
)
