"""Records: taking a game away as data, and bringing one from elsewhere."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body
from sqlalchemy import Connection

from worldsfair.records.continuations import Continuation
from worldsfair.records.model import Record
from worldsfair.records.replay import verify
from worldsfair.server.api.given import Asking, TheDesk
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.rates import LIMIT_IMPORTS
from worldsfair.server.api.requests import TableIdPath
from worldsfair.server.storage.tables import entries_after, load
from worldsfair.server.tables.model import Actor, Table
from worldsfair.server.tables.recording import Chapter, imported_table, recorded_game
from worldsfair.server.tables.showing import TableView, show

MOST_BYTES = 2_000_000


@get(
    "/tables/{table_id:str}/record",
    summary="The game's record",
    responses=refusals(404, 409),
)
async def record(desk: TheDesk, table_id: TableIdPath) -> Response[Record | Continuation]:
    """The game as data; once it is over, with the seed, so that anyone can verify it."""

    def job(connection: Connection) -> Record | Continuation:
        chapters: list[Chapter] = []
        earlier: str | None = table_id
        while earlier is not None:
            table = load(connection, earlier)
            log = [entry for entry, _ in entries_after(connection, earlier, -1)]
            chapters.insert(0, (table, log))
            earlier = None if table.content.origin is None else table.content.origin.table
        return recorded_game(chapters)

    game = await desk.database.read(job)
    name = f"worldsfair-{table_id}.json"
    return Response(game, headers={"content-disposition": f'attachment; filename="{name}"'})


@post(
    "/records",
    summary="Import a record",
    responses=refusals(401, 413, 422),
    guards=[LIMIT_IMPORTS],
    request_max_body_size=MOST_BYTES,
)
async def import_record(
    desk: TheDesk, credentials: Asking, data: Annotated[Record, Body(title="A record")]
) -> TableView:
    """Keep a game from elsewhere, to watch it or play on; it is verified first."""

    def make(_: Connection, actor: Actor) -> Table:
        return imported_table(data, actor, desk.now())

    return show(await desk.open(credentials, make))


@post(
    "/records/continuations",
    summary="Import a game that went on from another",
    responses=refusals(401, 413, 422),
    guards=[LIMIT_IMPORTS],
    request_max_body_size=MOST_BYTES,
)
async def import_continuation(
    desk: TheDesk,
    credentials: Asking,
    data: Annotated[Continuation, Body(title="A game that went on from another")],
) -> TableView:
    """Keep such a game, to watch it or play on; each part is verified, and then they are one."""

    def make(_: Connection, actor: Actor) -> Table:
        verify(data)
        return imported_table(data.as_record(), actor, desk.now())

    return show(await desk.open(credentials, make))


records_router = Router(
    "/", route_handlers=[record, import_record, import_continuation], tags=["Records"]
)
