"""How often somebody may do what costs others: signing in, opening tables, talking, playing."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request
from litestar.middleware.rate_limit import RateLimitConfig

from worldsfair.server.desk import Desk


def _client(request: Request[Any, Any, Any]) -> str:
    """The address that asks; a proxy's word for it counts only if the operator trusts the proxy."""
    return request.client.host if request.client else "?"


def _person(request: Request[Any, Any, Any]) -> str:
    """The person or program that asks, else the address."""
    desk: Desk = request.app.state.desk
    credentials = desk.sessions.credentials(request)
    return credentials.person or credentials.token_hash or _client(request)


async def _is_limited(request: Request[Any, Any, Any]) -> bool:
    desk: Desk = request.app.state.desk
    return desk.settings.limits_rates


def _limit(
    name: str, unit: Literal["second", "minute", "hour"], most: int, *, by_person: bool
) -> RateLimitConfig:
    return RateLimitConfig(
        rate_limit=(unit, most),
        identifier_for_request=_person if by_person else _client,
        check_throttle_handler=_is_limited,
        store=f"rate_{name}",
    )


LIMIT_LOGIN = _limit("login", "minute", 10, by_person=False)
LIMIT_GUESTS = _limit("guests", "minute", 30, by_person=False)
LIMIT_TABLES = _limit("tables", "minute", 30, by_person=True)
LIMIT_IMPORTS = _limit("imports", "minute", 10, by_person=True)
LIMIT_CHAT = _limit("chat", "minute", 30, by_person=True)
LIMIT_PLAY = _limit("play", "minute", 600, by_person=True)
LIMITS = (LIMIT_LOGIN, LIMIT_GUESTS, LIMIT_TABLES, LIMIT_IMPORTS, LIMIT_CHAT, LIMIT_PLAY)
