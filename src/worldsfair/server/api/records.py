"""Records by HTTP: taking a game away as data, and bringing one from elsewhere."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body

from worldsfair.records.continuations import Continuation
from worldsfair.records.model import Record
from worldsfair.server.actions import records as actions
from worldsfair.server.actions.unit_of_work import Credentials
from worldsfair.server.api.handling import (
    LIMIT_IMPORTS,
    LIMIT_LOOKS,
    PACKED,
    Asking,
    TableIdPath,
    TheServices,
    people_only,
)
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.services import Services
from worldsfair.server.tables.game_records import imported_table
from worldsfair.server.tables.views import show
from worldsfair.wire.tables import TableView

MOST_BYTES = 256 * 1024
"""A long game of four is a tenth of that."""


@get(
    "/tables/{table_id:str}/record",
    summary="The game's record",
    responses=refusals(404, 409),
    guards=[LIMIT_LOOKS],
)
async def record(services: TheServices, table_id: TableIdPath) -> Response[Record | Continuation]:
    """The game as data; once it is over, with the seed, so that anyone can verify it."""
    game = await services.actions.look(actions.record_of, table_id)
    name = f"worldsfair-{table_id}.json"
    return Response(game, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _import(
    services: Services, credentials: Credentials, game: Record | Continuation
) -> TableView:
    """Ask who brings it, verify it where that holds nobody up, and keep it."""
    actor = await services.actions.look(actions.importer, credentials)
    verify = partial(imported_table, game, actor, services.actions.chance, services.now())
    table = await services.slowly(verify)
    return show(await services.actions.do(actions.keep_imported, credentials, table))


@post(
    "/records",
    summary="Import a record",
    responses=refusals(401, 413, 422),
    guards=[people_only, LIMIT_IMPORTS],
    request_max_body_size=MOST_BYTES,
)
async def import_record(
    services: TheServices, credentials: Asking, data: Annotated[Record, Body(title="A record")]
) -> TableView:
    """Keep a game from elsewhere, to watch it or play on; it is verified first."""
    return await _import(services, credentials, data)


@post(
    "/records/continuations",
    summary="Import a game that went on from another",
    responses=refusals(401, 413, 422),
    guards=[people_only, LIMIT_IMPORTS],
    request_max_body_size=MOST_BYTES,
)
async def import_continuation(
    services: TheServices,
    credentials: Asking,
    data: Annotated[Continuation, Body(title="A game that went on from another")],
) -> TableView:
    """Keep such a game, to watch it or play on; each part is verified, and then they are one."""
    return await _import(services, credentials, data)


records_router = Router(
    "/",
    route_handlers=[record, import_record, import_continuation],
    middleware=[PACKED],
    tags=["Records"],
)
