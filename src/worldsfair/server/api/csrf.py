"""Changes are asked for by pages of this server alone: a signed cookie that they have to repeat."""

from __future__ import annotations

import hmac
import secrets

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from worldsfair.server.api.session_cookies import (
    CSRF_COOKIE,
    CSRF_HEADER,
    SessionCookies,
    is_bearer,
)
from worldsfair.server.errors import CsrfFailed

_SAFE = ("GET", "HEAD", "OPTIONS")


class CsrfGuard:
    """Checks the cookie's copy in every change, and hands out a new one where it is wrong.

    Another site's page can't send a bearer token, and with one no cookie counts, so those pass.
    """

    def __init__(self, app: ASGIApp, cookies: SessionCookies) -> None:
        self.app = app
        self.cookies = cookies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let looks and programs pass, and check the others."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if is_bearer(headers.get(b"authorization", "")):
            await self.app(scope, receive, send)
            return
        # A neighbour of the same host may have planted another of that name.
        good = [one for one in _tokens(headers.get(b"cookie", "")) if self.cookies.is_csrf(one)]
        is_good = bool(good)
        passes = send if is_good else self._renewing(send)
        if scope["method"] not in _SAFE and not any(
            hmac.compare_digest(one.encode(), _repeated(headers).encode()) for one in good
        ):
            raise CsrfFailed(
                f"The {CSRF_HEADER} header has to repeat the {CSRF_COOKIE} cookie, which every "
                "GET sets; a program sends its bearer token instead.",
                None if is_good else self._new_cookie(),
            )
        await self.app(scope, receive, passes)

    def _new_cookie(self) -> str:
        return self.cookies.csrf_cookie(secrets.token_urlsafe(24)).to_header(header="")

    def _renewing(self, send: Send) -> Send:
        cookie = self._new_cookie()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = (b"set-cookie", cookie.encode("latin-1"))
                message["headers"] = [*message.get("headers", ()), added]
            await send(message)

        return send_with_cookie


def _repeated(headers: dict[bytes, str]) -> str:
    return headers.get(CSRF_HEADER.encode(), "")


def _tokens(header: str) -> list[str]:
    """The values of our cookie among all that the browser sends; a few are enough."""
    pairs = (part.strip().partition("=") for part in header.split(";"))
    return [value for name, _, value in pairs if name == CSRF_COOKIE][:4]
