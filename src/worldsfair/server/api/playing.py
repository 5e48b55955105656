"""Playing by HTTP: previews, turns, takebacks, giving up, and once more."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, JSONBody, PathParameter, QueryParameter

from worldsfair.game import Preview
from worldsfair.game.preview import preview_turn
from worldsfair.server.actions import games, sequels
from worldsfair.server.actions.unit_of_work import UnitOfWork
from worldsfair.server.api.handling import (
    LIMIT_LOOKS,
    LIMIT_PLAYS,
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
from worldsfair.server.errors import UnknownTurn
from worldsfair.server.metrics import TURNS
from worldsfair.server.storage.entries import entries_after, state_after_turn
from worldsfair.server.tables.games import position_of
from worldsfair.server.tables.views import show, show_game, show_table
from worldsfair.wire.limits import MOST_ENTRIES
from worldsfair.wire.requests import (
    AbandonRequest,
    ContinueRequest,
    PreviewRequest,
    RematchRequest,
    TakebackAnswer,
    TakebackRequest,
    TurnRequest,
)
from worldsfair.wire.tables import EntryView, GameInfo, TableInfo, TableView

_TURN = Example(
    summary="Place a supporter and play a figure",
    value={"follows": 12, "seat": 0, "moves": ["place electricity", "davis agriculture"]},
)


@post(
    f"{TABLE}/turns",
    summary="Take a turn",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 422),
    guards=[LIMIT_PLAYS],
)
async def take_turn(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: Annotated[TurnRequest, Body(examples=[_TURN])],
) -> EntryView:
    """A whole turn, with the number it follows. Sending the same turn again is harmless."""
    taken = await services.actions.do(games.take_turn, credentials, table_id, data)
    TURNS.labels("player").inc()
    return EntryView(taken.entry, show_game(taken.table, taken.state))


@post(
    f"{TABLE}/preview",
    summary="Try a turn",
    status_code=200,
    responses=refusals(404, 409, 422),
    guards=[LIMIT_PLAYS],
)
async def preview(
    services: TheServices, table_id: TableIdPath, data: JSONBody[PreviewRequest]
) -> Preview:
    """What a turn so far leads to and what may follow; nothing changes, no card is revealed."""
    table = await services.actions.look(lambda work: work.look_at(table_id))
    return preview_turn(position_of(table), data.moves)


@get(f"{TABLE}/entries", summary="The log", responses=refusals(404), guards=[LIMIT_LOOKS])
async def log(
    services: TheServices,
    table_id: TableIdPath,
    after: Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)] = -1,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
) -> list[EntryView]:
    """The next steps of the game after a number, each with the position after it."""

    def look(work: UnitOfWork) -> list[EntryView]:
        table = work.look_at(table_id)
        return [
            EntryView(entry, show_game(table, state))
            for entry, state in entries_after(work.connection, table_id, after, limit)
        ]

    return await services.actions.look(look)


@get(
    TABLE + "/positions/{turn:int}",
    summary="A past position",
    responses=refusals(404),
    guards=[LIMIT_LOOKS],
)
async def past_position(
    services: TheServices,
    table_id: TableIdPath,
    turn: Annotated[int, PathParameter(ge=0, le=10_000)],
) -> GameInfo:
    """The position with that many turns finished."""

    def look(work: UnitOfWork) -> GameInfo:
        table = work.look_at(table_id)
        if turn > table.turn:
            raise UnknownTurn(f"This game has no turn {turn}.")
        return show_game(table, state_after_turn(work.connection, table_id, turn))

    return await services.actions.look(look)


@act("takeback", "Ask for a takeback")
async def takeback(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: JSONBody[TakebackRequest],
) -> TableView:
    """Back to the beginning of a turn, when every person at the table agrees."""
    return show(await services.actions.do(games.propose_takeback, credentials, table_id, data.turn))


@act("takeback/answer", "Answer a takeback")
async def answer(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: JSONBody[TakebackAnswer],
) -> TableView:
    """Yes or no to the proposal with a number; with the last yes the turn is taken back."""
    return show(await services.actions.do(games.answer_takeback, credentials, table_id, data))


@act("abandon", "Give the game up")
async def abandon(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: JSONBody[AbandonRequest],
) -> TableInfo:
    """Without a number a proposal, with one the answer to it; the game ends when all agree."""
    return show_table(await services.actions.do(games.abandon, credentials, table_id, data))


@post(
    f"{TABLE}/rematch",
    summary="Once more",
    responses=REFUSALS,
    guards=[people_only, LIMIT_TABLES],
)
async def rematch(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: JSONBody[RematchRequest],
) -> TableView:
    """A new table with the same people, dealt anew or the same; asked twice, it is one table."""
    return show(await services.actions.do(sequels.rematch, credentials, table_id, data.deal))


@post(
    f"{TABLE}/continue",
    summary="Play on from a turn",
    responses=REFUSALS,
    guards=[people_only, LIMIT_TABLES],
)
async def play_on(
    services: TheServices,
    credentials: Asking,
    table_id: TableIdPath,
    data: JSONBody[ContinueRequest],
) -> TableView:
    """A new table that begins at this game's position after a turn, with a new secret seed."""
    return show(await services.actions.do(sequels.play_on, credentials, table_id, data.turn))


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
    middleware=[PACKED],
    tags=["Playing"],
)
