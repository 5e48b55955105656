"""Tables by HTTP: opening, listing, sitting down, getting ready, starting, and talking."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, patch, post, put
from litestar.openapi.spec import Example
from litestar.params import Body, FromQuery, JSONBody, PathParameter, QueryParameter

from worldsfair.bots import LEVELS, bot_names, installed_bots
from worldsfair.server.actions import chat as talk
from worldsfair.server.actions import games
from worldsfair.server.actions import tables as actions
from worldsfair.server.actions.unit_of_work import UnitOfWork
from worldsfair.server.api.handling import (
    LIMIT_CHANGES,
    LIMIT_CHATS,
    LIMIT_CODES,
    LIMIT_LOOKS,
    LIMIT_TABLES,
    PACKED,
    REFUSALS,
    TABLE,
    Asking,
    TableIdPath,
    TheServices,
    act,
    people_only,
)
from worldsfair.server.api.problems import refusals
from worldsfair.server.storage.chat import lines_after
from worldsfair.server.tables.views import show, show_table
from worldsfair.wire.requests import (
    ChatRequest,
    ContributionRequest,
    ReadyRequest,
    ReportRequest,
    SeatRequest,
    TableRequest,
)
from worldsfair.wire.tables import (
    ChatLine,
    Levels,
    PackageBot,
    Seated,
    TableFound,
    TableInfo,
    TableList,
    TableOptions,
    TableView,
    Which,
)

PAGE = 50

_OPENING = Example(
    summary="One person, one bot, one open seat",
    value={
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "organizer"}, {"kind": "open"}],
        "options": {"approvals": "automatic", "pace": {"kind": "none"}, "is_public": False},
    },
)


@get("/bots", summary="The bots", responses=refusals())
async def bots(services: TheServices) -> Levels:
    """Names for a seat's `level`."""
    installed = [PackageBot(name, package) for name, package in installed_bots().items()]
    return Levels(list(LEVELS), list(bot_names()), services.bots_are_warm(), installed)


@get("/tables", summary="Tables", responses=refusals(401), guards=[LIMIT_LOOKS])
async def tables(
    services: TheServices,
    credentials: Asking,
    which: FromQuery[Which],
    before: Annotated[
        float | None, QueryParameter(ge=0, le=1e12, description="The `before` of the page above")
    ] = None,
) -> TableList:
    """Public tables, your tables, or finished games (public ones and yours)."""
    found = await services.actions.look(
        lambda work: [
            show_table(table)
            for table in actions.list_tables(work, credentials, which, before, PAGE)
        ]
    )
    return TableList(found, found[-1].changed_at if len(found) == PAGE else None)


@post(
    "/tables",
    summary="Open a table",
    responses=refusals(401, 403, 409),
    guards=[people_only, LIMIT_TABLES],
)
async def create_table(
    services: TheServices,
    credentials: Asking,
    data: Annotated[TableRequest, Body(examples=[_OPENING])],
) -> TableView:
    """A table whose host is whoever opened it. Programs are seated afterwards, for their tokens."""
    return show(await services.actions.do(actions.open_table, credentials, data))


@get(TABLE, summary="A table", responses=refusals(404), guards=[LIMIT_LOOKS])
async def table(services: TheServices, table_id: TableIdPath) -> TableView:
    """The table with its game, as everyone sees it."""
    return show(await services.actions.look(lambda work: work.look_at(table_id)))


@get("/codes/{code:str}", summary="A short code", responses=refusals(404), guards=[LIMIT_CODES])
async def code(
    services: TheServices,
    code: Annotated[str, PathParameter(description="Six letters, as typed", max_length=32)],
) -> TableFound:
    """Where a table's code leads; large or small, with spaces and hyphens as one likes."""
    found = await services.actions.look(lambda work: actions.find_by_code(work, code))
    return TableFound(found)


@patch(
    f"{TABLE}/options",
    summary="Change the options",
    responses=REFUSALS,
    guards=[people_only, LIMIT_CHANGES],
)
async def options(
    services: TheServices, credentials: Asking, table_id: TableIdPath, data: JSONBody[TableOptions]
) -> TableInfo:
    """The host's, before the game."""
    return show_table(
        await services.actions.do(actions.change_options, credentials, table_id, data)
    )


@put(
    TABLE + "/seats/{number:int}",
    summary="Take or fill a seat",
    responses=REFUSALS,
    guards=[people_only, LIMIT_CHANGES],
)
async def seat(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    number: Annotated[int, PathParameter(ge=0, le=3)],
    data: JSONBody[SeatRequest],
) -> Seated:
    """Sit down (as often as one likes: several seats on one device), or seat a bot or a program."""
    changed, token = await services.actions.do(
        actions.take_seat, credentials, table_id, number, data
    )
    return Seated(show_table(changed), None if token is None else services.cookies.token_for(token))


@act("ready", "Be ready")
async def ready(
    services: TheServices, credentials: Asking, table_id: TableIdPath, data: JSONBody[ReadyRequest]
) -> TableInfo:
    """For all seats that are yours."""
    return show_table(
        await services.actions.do(actions.set_ready, credentials, table_id, data.is_ready)
    )


@put(
    f"{TABLE}/contribution",
    summary="Add to the shuffle",
    responses=REFUSALS,
    guards=[LIMIT_CHANGES],
)
async def contribution(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: JSONBody[ContributionRequest],
) -> TableInfo:
    """Random bytes of your own, after the commitment was told and before the game begins."""
    return show_table(
        await services.actions.do(actions.contribute, credentials, table_id, data.contribution)
    )


@act("start", "Start the game")
async def start(services: TheServices, credentials: Asking, table_id: TableIdPath) -> TableView:
    """The host's, once every seat is taken and everyone is ready."""
    return show(await services.actions.do(games.start, credentials, table_id))


@act("close", "Close the table")
async def close(services: TheServices, credentials: Asking, table_id: TableIdPath) -> TableInfo:
    """The host's, before the game."""
    return show_table(await services.actions.do(actions.close, credentials, table_id))


@act("leave", "Leave", with_bots=True)
async def leave(services: TheServices, credentials: Asking, table_id: TableIdPath) -> TableInfo:
    """Before the game the seats are open again; during it a bot plays until the return."""
    return show_table(await services.actions.do(actions.leave, credentials, table_id))


@act("return", "Return", with_bots=True)
async def come_back(services: TheServices, credentials: Asking, table_id: TableIdPath) -> TableInfo:
    """Take one's seats back from the bot, with the time that was left."""
    return show_table(await services.actions.do(actions.come_back, credentials, table_id))


@get(f"{TABLE}/chat", summary="The chat", responses=refusals(404), guards=[LIMIT_LOOKS])
async def chat(
    services: TheServices,
    table_id: TableIdPath,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> list[ChatLine]:
    """What was said after a number; at most the last 200 lines."""

    def look(work: UnitOfWork) -> list[ChatLine]:
        work.look_at(table_id)
        return lines_after(work.connection, table_id, after)

    return await services.actions.look(look)


@post(
    f"{TABLE}/chat",
    summary="Say something",
    responses=refusals(401, 403, 404, 409),
    guards=[people_only, LIMIT_CHATS],
)
async def say(
    services: TheServices, credentials: Asking, table_id: TableIdPath, data: JSONBody[ChatRequest]
) -> ChatLine:
    """For everyone who sits at the table, and at public tables for everyone."""
    return await services.actions.do(talk.say, credentials, table_id, data.text)


@post(
    f"{TABLE}/report",
    summary="Tell the operator",
    status_code=204,
    responses=refusals(401, 404),
    guards=[people_only, LIMIT_CHATS],
)
async def report(
    services: TheServices, credentials: Asking, table_id: TableIdPath, data: JSONBody[ReportRequest]
) -> None:
    """Of a table, or of a line of its chat."""
    await services.actions.do(talk.report, credentials, table_id, data)


tables_router = Router(
    "/",
    route_handlers=[
        bots,
        tables,
        create_table,
        table,
        code,
        options,
        seat,
        ready,
        contribution,
        start,
        close,
        leave,
        come_back,
        chat,
        say,
        report,
    ],
    middleware=[PACKED],
    tags=["Tables"],
)
