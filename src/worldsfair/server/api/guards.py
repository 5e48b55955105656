"""What every request passes: origin, CSRF token, and the headers that every answer gets."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from worldsfair.server.errors import ForeignOrigin
from worldsfair.server.settings import Settings

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
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
_HSTS = "max-age=31536000"
_NO_STORE = (b"cache-control", b"no-store")


def is_own_origin(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]  # any handler, user and state
    """Whether a page of this server asks, or no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


class CsrfUnlessBearer(CSRFMiddleware):
    """Litestar's CSRF check. Another site's page can't send a bearer token, so that is enough."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a program's request pass, and check the others."""
        if scope["type"] == ScopeType.HTTP and _is_bearer(scope):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def _is_bearer(scope: Scope) -> bool:
    return any(
        name == b"authorization" and value.lower().startswith(b"bearer ")
        for name, value in scope["headers"]
    )


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
    """Adds the security headers to every answer, errors and files included.

    And it knows the prefix that a proxy shows the server under, whether or not the proxy
    takes it away.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.root = settings.root_path
        headers = {**HEADERS, **({"strict-transport-security": _HSTS} if settings.is_https else {})}
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with headers."""
        if self.root and "path" in scope:
            path = scope["path"]
            if not path.startswith(f"{self.root}/"):
                path = self.root + path
            scope["path"] = path
            scope["root_path"] = self.root
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        is_api = scope["path"].removeprefix(self.root).startswith("/api")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [*self.headers, _NO_STORE] if is_api else self.headers
                message["headers"] = [*message.get("headers", ()), *own]
            await send(message)

        await self.app(scope, receive, send_with_headers)
