"""What many handlers share: what they are given, where tables are, how often they may be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import post
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import PathParameter
from litestar.types import AnyCallable

from worldsfair.server.actions.unit_of_work import Credentials
from worldsfair.server.api.problems import refusals
from worldsfair.server.api.services import Services
from worldsfair.server.errors import BotsOnly, ProgramOnlyPlays
from worldsfair.server.rate_limits import Asked, address_of

TheServices = NamedDependency[Services]
Asking = NamedDependency[Credentials]
TableIdPath = Annotated[
    str,
    PathParameter(description="The table's id", max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$"),
]
SessionIdPath = Annotated[
    str,
    PathParameter(description="A session's id", max_length=32, pattern=r"^[A-Za-z0-9_-]{1,32}$"),
]

TABLE = "/tables/{table_id:str}"
REFUSALS = refusals(401, 403, 404, 409)
"""By a table that somebody wants to change."""

Connection = ASGIConnection[Any, Any, Any, Any]


def asked_by(
    services: Services, connection: Connection, credentials: Credentials, what: str, most: int
) -> list[Asked]:
    """Whom a request counts for: who asks, if the server has signed that, and where from."""
    address = address_of(connection.client.host if connection.client else None)
    if not credentials.is_signed:
        # Whoever they say they are, all of them together count as one.
        return [Asked(what, f"nobody from {address}", most)]
    who = credentials.person or credentials.token_hash or credentials.bot_hash or ""
    everyone = most * services.settings.limits.per_address
    return [Asked(what, who, most), Asked(what, f"from {address}", everyone)]


class Limit:
    """A guard that lets somebody pass some times a minute; `what` is a field of `Limits`."""

    def __init__(self, what: str, *, by_person: bool = True, is_shared: bool = True) -> None:
        self._what = what
        self._by_person = by_person
        self._is_shared = is_shared
        """Whether all processes count together; else each counts for itself."""

    async def __call__(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Count the request, and refuse it if it is one too many."""
        await self.count(connection)

    async def count(self, connection: Connection) -> None:
        """The same, for a handler that can do without what costs."""
        services: Services = connection.app.state.services
        if not services.settings.limits_rates:
            return
        most: int = getattr(services.settings.limits, self._what)
        if self._by_person:
            credentials = services.cookies.credentials(connection)
            asked = asked_by(services, connection, credentials, self._what, most)
        else:
            address = address_of(connection.client.host if connection.client else None)
            asked = [Asked(self._what, f"from {address}", most)]
        await services.rate_limits.count(asked, services.now(), is_shared=self._is_shared)


LIMIT_SIGN_INS = Limit("sign_ins", by_person=False)
LIMIT_GUESTS = Limit("guests", by_person=False)
LIMIT_CODES = Limit("codes", by_person=False)
LIMIT_TABLES = Limit("tables")
LIMIT_IMPORTS = Limit("imports")
LIMIT_CHATS = Limit("chats")
LIMIT_STREAMS = Limit("streams")
# Counting these together would write to the database for every request.
LIMIT_CHANGES = Limit("changes", is_shared=False)
LIMIT_PLAYS = Limit("plays", is_shared=False)
LIMIT_LOOKS = Limit("looks", is_shared=False)


PACKED = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(
        "gzip",
        minimum_size=1024,
        # The log of a whole game, 90 kB, is 4 kB then, for half a millisecond.
        gzip_compress_level=6,
        # A program's token is told at its seat, beside a name that anybody may choose.
        exclude=r"/seats/",
    ),
)
"""For what everyone may see: a packed answer shows by its length whether two parts are alike, so
none has a secret in it. Files are packed once, by `pages.py`."""


async def people_only(connection: Connection, _: BaseRouteHandler) -> None:
    """A program's token plays its seat; whatever the token, it does nothing else."""
    services: Services = connection.app.state.services
    if services.cookies.credentials(connection).has_token:
        raise ProgramOnlyPlays("A program's token is for playing its seat, and for nothing else.")


async def people_and_bots(connection: Connection, _: BaseRouteHandler) -> None:
    """For people and bot accounts: a token of one seat alone does not do."""
    services: Services = connection.app.state.services
    if services.cookies.credentials(connection).token_hash is not None:
        raise ProgramOnlyPlays("A program's token is for playing its seat, and for nothing else.")


async def bots_only(connection: Connection, _: BaseRouteHandler) -> None:
    """For the token of a bot account; no cookie does, and no other token."""
    services: Services = connection.app.state.services
    if services.cookies.credentials(connection).bot_hash is None:
        raise BotsOnly("This is for bot accounts: send the token as `Authorization: Bearer …`.")


def act(
    path: str, summary: str, *, with_bots: bool = False
) -> Callable[[AnyCallable], HTTPRouteHandler]:
    """Something that people do at a table, and perhaps bot accounts."""
    return post(
        f"{TABLE}/{path}",
        summary=summary,
        status_code=200,
        responses=REFUSALS,
        guards=[people_and_bots if with_bots else people_only, LIMIT_CHANGES],
    )
