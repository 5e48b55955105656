"""What every request passes: bans, origin, and the headers that every answer gets."""

from __future__ import annotations

import re
import secrets
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from worldsfair.server.address_bans import AddressBans
from worldsfair.server.errors import ForeignOrigin
from worldsfair.server.logs import begin_request
from worldsfair.server.settings import Settings
from worldsfair.wire.problems import Problem

CSP = "; ".join(
    (
        "default-src 'none'",
        # The rules run in the browser, too, as WebAssembly; no text is ever run as a script.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
HEAD_ONLY = "worldsfair.head"
"""The extension of the ASGI scope by which an answer without end learns that nobody reads it."""
_HSTS = "max-age=31536000"
_NO_STORE = (b"cache-control", b"no-store")
_LONGEST_PATH = 1024
_BANNED = Problem("banned", "Forbidden", 403, "The operator of this server has banned you.")
_NO_HOST = Problem("invalid_request", "Bad Request", 400, "The Host header is not understood.")
_HOST = re.compile(rb"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(:(?P<port>[0-9]{1,5}))?")
_NOTHING = Problem("not_found", "Not Found", 404, "There is nothing here.")


def is_own_origin(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]  # any handler, user and state
    """Whether a page of this server asks, or no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
        if settings.is_https and parts.scheme != "https":
            return False
        return parts.netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def _has(scope: Scope, wanted: bytes) -> bool:
    return any(name == wanted for name, _ in scope["headers"])


class OriginGuard:
    """Refuses changes that a page of another site asks for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the origin of every HTTP request that is not a plain look."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and _has(scope, b"origin"):
            connection: ASGIConnection = ASGIConnection(scope)  # type: ignore[type-arg]  # as above
            if not is_own_origin(connection, self.settings):
                raise ForeignOrigin("Only this server's own pages may do that.")
        await self.app(scope, receive, send)


class Outermost:
    """Adds the security headers and a name to every answer, errors and files included.

    And it knows the prefix that a proxy shows the server under, whether or not the proxy
    takes it away; who is banned gets no further than here.
    """

    def __init__(self, app: ASGIApp, settings: Settings, bans: AddressBans) -> None:
        self.app = app
        self.root = settings.root_path
        self.bans = bans
        headers = {**HEADERS, **({"strict-transport-security": _HSTS} if settings.is_https else {})}
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with headers."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        if self.root:
            path = scope["path"]
            if not path.startswith(f"{self.root}/"):
                path = self.root + path
            scope["path"] = path
            scope["root_path"] = self.root
        client = scope["client"]
        is_banned = self.bans.is_banned(client[0] if client else None)
        if scope["type"] != ScopeType.HTTP:
            if is_banned:
                # Only who was let in hears why it is not to come again.
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await send({"type": "websocket.close", "code": 4403, "reason": "banned"})
            else:
                await self.app(scope, receive, send)
            return
        name = secrets.token_hex(6)
        begin_request(name)
        own = [*self.headers, (b"x-request-id", name.encode())]
        if scope["path"].removeprefix(self.root).startswith("/api"):
            own.append(_NO_STORE)

        if scope["method"] == "HEAD":
            # The framework knows only what is read: to it this is the GET of the same address.
            extensions = {**(scope.get("extensions") or {}), HEAD_ONLY: {}}
            scope = {**scope, "method": "GET", "extensions": extensions}
            send = _without_body(send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*map(_with_head, message.get("headers", ())), *own]
            await send(message)

        refusal = _BANNED if is_banned else _unanswerable(scope)
        if refusal is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await _answer(refusal, send_with_headers)


def _without_body(send: Send) -> Send:
    """Ends an answer after its headers."""

    async def send_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            await send(message)
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return send_headers


def _with_head(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """What may be read may be asked for its headers."""
    name, value = header
    if name == b"allow" and b"GET" in value and b"HEAD" not in value:
        return name, value.replace(b"GET", b"GET, HEAD")
    return header


def _unanswerable(scope: Scope) -> Problem | None:
    """What the framework could not make sense of without stumbling."""
    path = scope["path"]
    if len(path) > _LONGEST_PATH or not path.isprintable():
        return _NOTHING
    for name, value in scope["headers"]:
        if name == b"host":
            found = _HOST.fullmatch(value)
            if found is None or int(found["port"] or 0) > 65535:
                return _NO_HOST
    return None


async def _answer(problem: Problem, send: Send) -> None:
    """A refusal without the framework."""
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/problem+json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
