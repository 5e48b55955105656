"""What many handlers of a table share: where they are, what they refuse, what they answer."""

from __future__ import annotations

from collections.abc import Callable

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.types import AnyCallable

from worldsfair.server.api.problems import refusals

TABLE = "/tables/{table_id:str}"
REFUSALS = refusals(401, 403, 404, 409)
"""By a table that somebody wants to change."""


def act(path: str, summary: str) -> Callable[[AnyCallable], HTTPRouteHandler]:
    """Something that people do at a table."""
    return post(f"{TABLE}/{path}", summary=summary, status_code=200, responses=REFUSALS)
