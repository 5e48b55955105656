"""Refusals by HTTP: problem details with a stable code, never a stack trace."""

from __future__ import annotations

import http
import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from worldsfair.errors import (
    GameError,
    GameOver,
    IllegalMove,
    InvalidRecord,
    NothingToUndo,
    UnknownDeck,
)
from worldsfair.server.errors import CsrfFailed, ServerError, TooManyRequests
from worldsfair.server.logs import request_id
from worldsfair.wire.problems import Problem

MEDIA_TYPE = "application/problem+json"
_log = logging.getLogger(__name__)
_PLAIN = {
    404: "There is nothing here.",
    405: "That can't be done at this address.",
}
_HALF_A_BODY = "client disconnected prematurely"
"""How Litestar says that it was not the server's mistake."""
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


def problem_of(error: GameError) -> Problem:
    """A refusal of the game or the server, as it is told by any way."""
    if isinstance(error, ServerError):
        status = error.status
    else:
        status = 409 if isinstance(error, GameOver | UnknownDeck | NothingToUndo) else 422
    rule = error.rule if isinstance(error, IllegalMove) else None
    turn = error.turn if isinstance(error, InvalidRecord) else None
    title = http.HTTPStatus(status).phrase
    return Problem(error.code, title, status, _writable(str(error)), rule=rule, turn=turn)


def _writable(text: str) -> str:
    """A sentence may quote what somebody sent, and that may be no text at all."""
    return text.encode("utf-8", "replace").decode()[:1000]


def _response(problem: Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=problem.status, media_type=MEDIA_TYPE)


def _plain(status: int, code: str, detail: str) -> Response[bytes]:
    return _response(Problem(code, http.HTTPStatus(status).phrase, status, _writable(detail)))


def on_game_error(_: Request[Any, Any, Any], error: GameError) -> Response[bytes]:
    """What the game or the server refuses."""
    problem = problem_of(error)
    response = _response(problem)
    if isinstance(error, CsrfFailed) and error.cookie is not None:
        response.headers["set-cookie"] = error.cookie
    if isinstance(error, TooManyRequests):
        response.headers["retry-after"] = str(error.wait_s)
    elif problem.status in (429, 503):
        response.headers["retry-after"] = "2"
    if problem.status >= 500:
        _log.warning(
            "unavailable",
            extra={"code": problem.code, "request": request_id(), "cause": repr(error.__cause__)},
        )
    return response


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: unknown paths, bad bodies."""
    status = error.status_code
    if status >= 500:
        if error.detail == _HALF_A_BODY:
            # Whoever it was is gone, so this is for nobody.
            return _plain(400, "invalid_request", "The request ended in its middle.")
        return on_bug(request, error)
    response = _plain(status, _CODES.get(status, "refused"), _sentence(error))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _sentence(error: HTTPException) -> str:
    """What the framework says only to those who know it."""
    if isinstance(error, ValidationException):
        return _reason(error)
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


def on_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A body that is no text, or boxes in boxes in boxes."""
    is_nested = isinstance(error, RecursionError)
    detail = "The request is nested too deeply." if is_nested else "The request is not UTF-8."
    return _plain(400, "invalid_request", detail)


def on_bug(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Our own mistake: logged, not told."""
    _log.error("failed", exc_info=error, extra={"request": request_id()})
    return _plain(500, "internal", "Something went wrong on the server.")


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a handler's refusals are described; every handler can meet the last ones."""
    return {
        status: ResponseSpec(
            data_container=Problem,
            description=http.HTTPStatus(status).phrase,
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
        for status in sorted({*statuses, 400, 403, 429, 503})
    }
