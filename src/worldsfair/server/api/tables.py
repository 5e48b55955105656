"""Tables: opening, listing, sitting down, getting ready, starting, and talking."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, patch, post, put
from litestar.openapi.spec import Example
from litestar.params import Body, FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from worldsfair.bots import BOT_NAMES, LEVELS
from worldsfair.server.api.acting import REFUSALS, TABLE, act
from worldsfair.server.api.given import Asking, TheDesk
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.rates import LIMIT_CHAT, LIMIT_TABLES
from worldsfair.server.api.requests import (
    ChatRequest,
    ReadyRequest,
    SeatRequest,
    TableIdPath,
    TableRequest,
)
from worldsfair.server.errors import NotYourSeat
from worldsfair.server.sessions import actor_asking, known_person, person_asking
from worldsfair.server.storage.tables import (
    ChatLine,
    Which,
    add_chat,
    chat_after,
    keep,
    list_tables,
    load,
    load_to_change,
    remember_people,
    state_after_turn,
)
from worldsfair.server.tables.agreeing import leave_game, return_to_game
from worldsfair.server.tables.limits import clean_chat
from worldsfair.server.tables.model import Actor, Table, TableOptions
from worldsfair.server.tables.playing import go_on_from, start_game
from worldsfair.server.tables.seating import (
    change_options,
    check_start,
    open_table,
    rise,
    set_ready,
    take_seat,
)
from worldsfair.server.tables.showing import TableInfo, TableView, show, show_table

PAGE = 50

_OPENING = Example(
    summary="One person, one bot, one open seat",
    value={
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "organizer"}, {"kind": "open"}],
        "options": {"approvals": "automatic", "pace": {"kind": "none"}, "is_public": False},
    },
)


class TableList(msgspec.Struct, frozen=True):
    """A page of tables, the last changed first."""

    tables: list[TableInfo]
    before: float | None
    """What to ask for to see the next page; None on the last."""


class Seated(msgspec.Struct, frozen=True):
    """The table after somebody sat down."""

    table: TableInfo
    token: str | None
    """A program's token, shown this once."""


class Levels(msgspec.Struct, frozen=True):
    """The opponents that can be asked to a table."""

    levels: list[str]
    """For people, from the easiest to the strongest."""
    bots: list[str]
    """Every bot's name."""
    are_warm: bool
    """Whether they answer at once; on a new machine they are compiled first."""


@get("/bots", summary="The bots", responses=refusals())
async def bots(desk: TheDesk) -> Levels:
    """Names for a seat's `level`."""
    return Levels(list(LEVELS), list(BOT_NAMES), desk.bots_are_warm())


@get("/tables", summary="Tables", responses=refusals(401))
async def tables(
    desk: TheDesk,
    credentials: Asking,
    which: FromQuery[Which],
    before: Annotated[
        float | None, QueryParameter(ge=0, description="The `before` of the page above")
    ] = None,
) -> TableList:
    """Public tables, your tables, or finished games (public ones and yours)."""

    def job(connection: Connection) -> list[TableInfo]:
        person = (
            known_person(connection, credentials)
            if which == "yours"
            else person_asking(connection, credentials)
        )
        latest = desk.now() + 1 if before is None else before
        found = list_tables(connection, which, person.id if person else None, latest, PAGE)
        return [show_table(table) for table in found]

    page = await desk.database.read(job)
    return TableList(page, page[-1].changed_at if len(page) == PAGE else None)


@post(
    "/tables",
    summary="Open a table",
    responses=refusals(401, 403, 409),
    guards=[LIMIT_TABLES],
)
async def create_table(
    desk: TheDesk,
    credentials: Asking,
    data: Annotated[TableRequest, Body(examples=[_OPENING])],
) -> TableView:
    """A table whose host is whoever opened it. Programs are seated afterwards, for their tokens."""

    def make(_: Connection, actor: Actor) -> Table:
        table = open_table(actor, len(data.seats), data.options, desk.now())
        for number, seat in enumerate(data.seats):
            if seat.kind not in ("open", "program"):
                take_seat(table, actor, number, seat.kind, seat.name, seat.level)
        return table

    return show(await desk.open(credentials, make))


@get(TABLE, summary="A table", responses=refusals(404))
async def table(desk: TheDesk, table_id: TableIdPath) -> TableView:
    """The table with its game, as everyone sees it."""
    return show(await desk.look(table_id))


@patch(
    f"{TABLE}/options",
    summary="Change the options",
    responses=REFUSALS,
)
async def options(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[TableOptions]
) -> TableInfo:
    """The host's, before the game."""
    return show_table(
        await desk.change(
            table_id, credentials, lambda _, table, actor: change_options(table, actor, data)
        )
    )


@put(
    TABLE + "/seats/{number:int}",
    summary="Take or fill a seat",
    responses=REFUSALS,
)
async def seat(
    desk: TheDesk,
    credentials: Asking,
    table_id: TableIdPath,
    number: Annotated[int, PathParameter(ge=0, le=3)],
    data: JSONBody[SeatRequest],
) -> Seated:
    """Sit down (as often as one likes: several seats on one device), or seat a bot or a program."""
    token: str | None = None

    def change(connection: Connection, table: Table, actor: Actor) -> None:
        nonlocal token
        token = take_seat(table, actor, number, data.kind, data.name, data.level)
        remember_people(connection, table)

    changed = await desk.change(table_id, credentials, change)
    return Seated(show_table(changed), token)


@act("ready", "Be ready")
async def ready(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[ReadyRequest]
) -> TableInfo:
    """For all seats that are yours."""
    return show_table(
        await desk.change(
            table_id, credentials, lambda _, table, actor: set_ready(table, actor, data.is_ready)
        )
    )


@act("start", "Start the game")
async def start(desk: TheDesk, credentials: Asking, table_id: TableIdPath) -> TableView:
    """The host's, once every seat is taken and everyone is ready."""

    def change(connection: Connection, table: Table, actor: Actor) -> None:
        check_start(table, actor)
        origin, same = table.content.origin, table.content.same_deal_as
        if origin is not None:
            before = load(connection, origin.table)
            table.content.origin = msgspec.structs.replace(origin, number=before.number)
            go_on_from(table, state_after_turn(connection, before, origin.turn), desk.now())
        else:
            seed = load(connection, same).seed if same is not None else None
            start_game(table, desk.now(), seed)

    return show(await desk.change(table_id, credentials, change))


@act("leave", "Leave")
async def leave(desk: TheDesk, credentials: Asking, table_id: TableIdPath) -> TableInfo:
    """Before the game the seats are open again; during it a bot plays until the return."""

    def change(_: Connection, table: Table, actor: Actor) -> None:
        if table.status == "waiting":
            rise(table, actor)
        else:
            leave_game(table, actor, desk.now())

    return show_table(await desk.change(table_id, credentials, change))


@act("return", "Return")
async def come_back(desk: TheDesk, credentials: Asking, table_id: TableIdPath) -> TableInfo:
    """Take one's seats back from the bot."""
    return show_table(
        await desk.change(
            table_id, credentials, lambda _, table, actor: return_to_game(table, actor, desk.now())
        )
    )


@get(f"{TABLE}/chat", summary="The chat", responses=refusals(404))
async def chat(
    desk: TheDesk, table_id: TableIdPath, after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0
) -> list[ChatLine]:
    """What was said after a number; at most the last 200 lines."""
    return await desk.database.read(lambda connection: chat_after(connection, table_id, after))


@post(
    f"{TABLE}/chat",
    summary="Say something",
    responses=refusals(401, 403, 404),
    guards=[LIMIT_CHAT],
)
async def say(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[ChatRequest]
) -> ChatLine:
    """For everyone who sits at the table, and at public tables for everyone."""
    words = clean_chat(data.text)
    now = desk.now()

    def job(connection: Connection) -> tuple[Table, ChatLine]:
        person = known_person(connection, credentials)
        table = load_to_change(connection, table_id)
        actor = actor_asking(connection, credentials)
        own = [seat.name for seat in table.seats if actor.owns(seat)]
        if not own and not table.options.is_public:
            raise NotYourSeat("Only those who sit at this table talk here.")
        table.chats += 1
        line = ChatLine(table.chats, person.id, own[0] if own else person.name, words, now)
        add_chat(connection, table, line)
        changed_at = table.changed_at
        keep(connection, table, changed_at)
        return table, line

    changed, line = await desk.database.write(job)
    desk.announce(changed, [line])
    return line


tables_router = Router(
    "/",
    route_handlers=[
        bots,
        tables,
        create_table,
        table,
        options,
        seat,
        ready,
        start,
        leave,
        come_back,
        chat,
        say,
    ],
    tags=["Tables"],
)
