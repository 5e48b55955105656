"""Playing: previews, turns, takebacks, giving up, and once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from litestar import Router, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from worldsfair.game import Preview
from worldsfair.game.preview import preview_turn
from worldsfair.server.api.acting import REFUSALS, TABLE, act
from worldsfair.server.api.given import Asking, TheDesk
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.rates import LIMIT_PLAY, LIMIT_TABLES
from worldsfair.server.api.requests import (
    AgreeRequest,
    ContinueRequest,
    PreviewRequest,
    RematchRequest,
    TableIdPath,
    TakebackRequest,
    TurnRequest,
)
from worldsfair.server.desk import Change
from worldsfair.server.sessions import actor_asking
from worldsfair.server.storage.tables import (
    add,
    entries_after,
    keep,
    load,
    load_to_change,
    state_after_turn,
)
from worldsfair.server.tables.agreeing import agree_to_abandon, answer_takeback, propose_takeback
from worldsfair.server.tables.following import continuation_of, rematch_of
from worldsfair.server.tables.model import Actor, Table, TableId
from worldsfair.server.tables.playing import enter_takeback, position_of
from worldsfair.server.tables.seating import own_seats
from worldsfair.server.tables.showing import (
    EntryView,
    GameInfo,
    TableInfo,
    TableView,
    show,
    show_game,
    show_table,
)

_TURN = Example(
    summary="Place a supporter and play a figure",
    value={"follows": 12, "seat": 0, "moves": ["place electricity", "davis agriculture"]},
)


@post(
    f"{TABLE}/turns",
    summary="Take a turn",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 422),
    guards=[LIMIT_PLAY],
)
async def take_turn(
    desk: TheDesk,
    credentials: Asking,
    table_id: TableIdPath,
    data: Annotated[TurnRequest, Body(examples=[_TURN])],
) -> EntryView:
    """A whole turn, with the number it follows. Sending the same turn again is harmless."""
    return await desk.submit(table_id, credentials, data.seat, data.follows, data.moves)


@post(
    f"{TABLE}/preview",
    summary="Try a turn",
    status_code=200,
    responses=refusals(404, 409, 422),
    guards=[LIMIT_PLAY],
)
async def preview(desk: TheDesk, table_id: TableIdPath, data: JSONBody[PreviewRequest]) -> Preview:
    """What a turn so far leads to and what may follow; nothing changes, no card is revealed."""
    table = await desk.look(table_id)
    return preview_turn(position_of(table), data.moves)


@get(f"{TABLE}/entries", summary="The log", responses=refusals(404))
async def log(
    desk: TheDesk,
    table_id: TableIdPath,
    after: Annotated[int, QueryParameter(ge=-1, le=2**31)] = -1,
) -> list[EntryView]:
    """Every step of the game after a number, each with the position after it."""

    def job(connection: Connection) -> list[EntryView]:
        table = load(connection, table_id)
        return [
            EntryView(entry, show_game(table, state))
            for entry, state in entries_after(connection, table_id, after)
        ]

    return await desk.database.read(job)


@get(
    TABLE + "/positions/{turn:int}",
    summary="A past position",
    responses=refusals(404),
)
async def past_position(
    desk: TheDesk, table_id: TableIdPath, turn: Annotated[int, PathParameter(ge=0, le=10_000)]
) -> GameInfo:
    """The position with that many turns finished."""

    def job(connection: Connection) -> GameInfo:
        table = load(connection, table_id)
        return show_game(table, state_after_turn(connection, table, turn))

    return await desk.database.read(job)


@act("takeback", "Ask for a takeback")
async def takeback(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[TakebackRequest]
) -> TableView:
    """Back to the beginning of a turn, when every person at the table agrees."""
    change = _taking_back(lambda table, actor: propose_takeback(table, actor, data.turn), desk.now)
    return show(await desk.change(table_id, credentials, change))


@act("takeback/answer", "Answer a takeback")
async def answer(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[AgreeRequest]
) -> TableView:
    """Yes or no; with the last yes the turn is taken back."""
    change = _taking_back(lambda table, actor: answer_takeback(table, actor, data.agrees), desk.now)
    return show(await desk.change(table_id, credentials, change))


def _taking_back(agree: Callable[[Table, Actor], bool], now: Callable[[], float]) -> Change:
    """Let somebody agree, and go back if all do."""

    def change(connection: Connection, table: Table, actor: Actor) -> None:
        if agree(table, actor):
            wish = table.content.takeback
            assert wish is not None
            state = state_after_turn(connection, table, wish.turn)
            enter_takeback(table, wish.seat, state, now())

    return change


@act("abandon", "Give the game up")
async def abandon(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[AgreeRequest]
) -> TableInfo:
    """The game ends without a result when every person agrees."""
    return show_table(
        await desk.change(
            table_id,
            credentials,
            lambda _, table, actor: agree_to_abandon(table, actor, data.agrees),
        )
    )


@post(
    f"{TABLE}/rematch",
    summary="Once more",
    responses=REFUSALS,
    guards=[LIMIT_TABLES],
)
async def rematch(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[RematchRequest]
) -> TableView:
    """A new table with the same people, dealt anew or the same; asked twice, it is one table."""
    now = desk.now()

    def job(connection: Connection) -> Table:
        actor = actor_asking(connection, credentials)
        before = load_to_change(connection, table_id)
        own_seats(before, actor)
        if before.content.rematch is not None:
            return load(connection, before.content.rematch)
        table = rematch_of(before, actor, data.deal, now)
        add(connection, table, now)
        before.content.rematch = table.id
        keep(connection, before, now)
        return table

    table = await desk.database.write(job)
    desk.hub.refresh(TableId(table_id))
    return show(table)


@post(
    f"{TABLE}/continue",
    summary="Play on from a turn",
    responses=REFUSALS,
    guards=[LIMIT_TABLES],
)
async def play_on(
    desk: TheDesk, credentials: Asking, table_id: TableIdPath, data: JSONBody[ContinueRequest]
) -> TableView:
    """A new table that begins at this game's position after a turn, with a new secret seed."""

    def make(connection: Connection, actor: Actor) -> Table:
        before = load(connection, table_id)
        state_after_turn(connection, before, data.turn)
        return continuation_of(before, actor, data.turn, desk.now())

    return show(await desk.open(credentials, make))


playing_router = Router(
    "/",
    route_handlers=[
        take_turn,
        preview,
        log,
        past_position,
        takeback,
        answer,
        abandon,
        rematch,
        play_on,
    ],
    tags=["Playing"],
)
