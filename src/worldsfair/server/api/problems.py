"""Refusals on the wire: RFC 9457 problem details with a stable code, never a stack trace."""

from __future__ import annotations

import http
import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from worldsfair.errors import (
    GameError,
    GameOver,
    IllegalMove,
    InvalidRecord,
    NothingToUndo,
    UnknownDeck,
)
from worldsfair.server.errors import ServerError

MEDIA_TYPE = "application/problem+json"
_log = logging.getLogger(__name__)
_PLAIN = {
    404: "There is nothing here.",
    405: "That can't be done at this address.",
}
_MISSING = re.compile(r"Missing required \w+ parameter '(?P<name>[^']+)'")
_CODES = {
    400: "invalid_request",
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "invalid_request",
    429: "too_many_requests",
}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused."""

    code: str
    """Stable; what programs look at."""
    title: str
    status: int
    detail: str
    """One plain sentence."""
    type: str = "about:blank"
    rule: str | None = None
    """The rule that an illegal move breaks."""
    turn: int | None = None
    """The turn of a record that is wrong."""


def problem(status: int, code: str, detail: str, **more: Any) -> Response[bytes]:
    """A refusal as a response."""
    problem = Problem(code, http.HTTPStatus(status).phrase, status, detail, **more)
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MEDIA_TYPE)


def on_game_error(_: Request[Any, Any, Any], error: GameError) -> Response[bytes]:
    """What the game or the server refuses."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    turn = error.turn if isinstance(error, InvalidRecord) else None
    if isinstance(error, ServerError):
        status = error.status
    else:
        status = 409 if isinstance(error, GameOver | UnknownDeck | NothingToUndo) else 422
    response = problem(status, error.code, str(error), rule=rule, turn=turn)
    if status == 503:
        response.headers["retry-after"] = "2"
    return response


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: unknown paths, bad bodies, too many requests."""
    status = error.status_code
    if status >= 500:
        _log.error("failed", exc_info=error)
        return problem(status, "internal", "Something went wrong on the server.")
    detail = _sentence(error)
    response = problem(status, _CODES.get(status, "refused"), detail)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _sentence(error: HTTPException) -> str:
    """What the framework says only to those who know it."""
    if isinstance(error, ValidationException):
        return _reason(error)
    if isinstance(error, PermissionDeniedException):
        return (
            "The x-csrftoken header has to repeat the csrftoken cookie, which every GET sets; "
            "a program sends its bearer token instead."
        )
    if error.detail == http.HTTPStatus(error.status_code).phrase:
        return _PLAIN.get(error.status_code, error.detail)
    return error.detail


def _reason(error: ValidationException) -> str:
    """Which fields are wrong, in one sentence."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{one.get('key', 'body')}: {one.get('message', '')}" for one in extra]
    missing = _MISSING.match(error.detail)
    if not parts and missing is not None:
        parts = [f"{missing['name']}: it is missing"]
    return "; ".join(parts) or "The request is not understood."


def on_bug(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Our own mistake: logged, not told."""
    _log.error("failed", exc_info=error)
    return problem(500, "internal", "Something went wrong on the server.")


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a handler's refusals are described; every handler can meet the last ones."""
    return {
        status: ResponseSpec(
            data_container=Problem,
            description=http.HTTPStatus(status).phrase,
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
        for status in (*statuses, 400, 429, 503)
    }
