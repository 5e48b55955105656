"""Signed cookies and tokens: what a request says of who asks, and what the server has signed."""

from __future__ import annotations

import re
import time
from functools import lru_cache

from itsdangerous import BadSignature, Signer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from worldsfair.server.actions.unit_of_work import Credentials
from worldsfair.server.tables.chance import hash_token

COOKIE = "worldsfair_session"
CSRF_COOKIE = "worldsfair_csrf"
CSRF_HEADER = "x-csrftoken"
BOT_PREFIX = "wfbot_"
"""How the token of a bot account begins, so that it is known for one wherever it is found."""
LIFETIME_S = 400 * 86_400
"""Guests have nothing but this cookie, so it lasts as long as browsers allow."""
_LONGEST = 512
_BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari", "python-httpx")
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")
_NAMES = {"Edg": "Edge", "OPR": "Opera", "Macintosh": "Mac", "python-httpx": "Python"}


class SessionCookies:
    """Signs and reads what proves who asks."""

    def __init__(self, keys: list[str], *, is_https: bool, root_path: str) -> None:
        self._is_https = is_https
        self._path = root_path or "/"
        self._keys: list[str] = []
        self.set_keys(keys)

    def set_keys(self, keys: list[str]) -> None:
        """Sign with the last of these keys, and read what any of them has signed."""
        if keys == self._keys or not keys:
            return
        self._keys = keys
        self._sessions = URLSafeTimedSerializer(keys, salt="session")
        self._tokens = Signer(keys, salt="program", sep="~")
        self._bot_tokens = Signer(keys, salt="bot account", sep="~")
        self._csrf = Signer(keys, salt="csrf", sep=".")
        # The same few cookies come again and again.
        self._opened = lru_cache(maxsize=4096)(self._open)

    def credentials(self, connection: ASGIConnection) -> Credentials:  # type: ignore[type-arg]  # any handler, user and state
        """What the request's token or cookie says; where there is a token, only that counts."""
        header = connection.headers.get("authorization")
        if header is not None and is_bearer(header):
            return self._program(header.partition(" ")[2].strip())
        text = connection.cookies.get(COOKIE, "")
        if not text or len(text) > _LONGEST:
            return Credentials()
        credentials, ends_at = self._opened(text)
        return credentials if time.time() < ends_at else Credentials()

    def _program(self, token: str) -> Credentials:
        if not 0 < len(token) <= _LONGEST or not token.isascii():
            return Credentials(token_hash="?")  # noqa: S106 - nobody's
        if token.startswith(BOT_PREFIX):
            return self._bot(token.removeprefix(BOT_PREFIX))
        try:
            plain = self._tokens.unsign(token).decode()
        except BadSignature:
            # Made by an earlier version, or by nobody; the table will tell.
            return Credentials(token_hash=hash_token(token))
        return Credentials(token_hash=hash_token(plain), is_signed=True)

    def _bot(self, token: str) -> Credentials:
        try:
            plain = self._bot_tokens.unsign(token).decode()
        except BadSignature:
            # Guessed, or signed with a key that is no more: nothing is looked up for it.
            return Credentials(bot_hash="?")
        return Credentials(bot_hash=hash_token(plain), is_signed=True)

    def bot_token_for(self, plain: str) -> str:
        """A bot account's token as it is handed out."""
        return BOT_PREFIX + self._bot_tokens.sign(plain).decode()

    def token_for(self, plain: str) -> str:
        """A program's token as it is handed out."""
        return self._tokens.sign(plain).decode()

    def _open(self, text: str) -> tuple[Credentials, float]:
        """What a cookie says if this server has signed it, and until when."""
        try:
            said, signed_at = self._sessions.loads(text, return_timestamp=True)
            first, second = said
            if isinstance(second, int):
                # Before sessions were kept, a cookie named the person and the epoch.
                credentials = Credentials(person=str(first), epoch=second, is_signed=True)
            else:
                credentials = Credentials(str(first), str(second), is_signed=True)
        except (BadSignature, ValueError, TypeError):
            return Credentials(), 0.0
        return credentials, signed_at.timestamp() + LIFETIME_S

    def cookie_for(self, session: str, person: str) -> Cookie:
        """A session for a person."""
        return self._cookie(self._sessions.dumps([session, person]), LIFETIME_S)

    def ending_cookie(self) -> Cookie:
        """The end of a session."""
        return self._cookie("", 0)

    def _cookie(self, value: str, max_age: int) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=value,
            max_age=max_age,
            path=self._path,
            httponly=True,
            secure=self._is_https,
            samesite="lax",
        )

    def csrf_cookie(self, random: str) -> Cookie:
        """What a page of this server has to repeat with every change."""
        return Cookie(
            key=CSRF_COOKIE,
            value=self._csrf.sign(random).decode(),
            path=self._path,
            secure=self._is_https,
            samesite="lax",
        )

    def is_csrf(self, token: str) -> bool:
        """Whether this server has signed it."""
        return len(token) <= _LONGEST and token.isascii() and self._csrf.validate(token)


def is_bearer(header: str) -> bool:
    """Whether a program asks."""
    return header[:7].lower() == "bearer "


def device_of(user_agent: str | None) -> str:
    """The kind of browser and system, and nothing that tells one from another of its kind."""
    text = (user_agent or "")[:400]
    found = (
        next((name for name in kinds if re.search(rf"\b{re.escape(name)}\b", text)), "")
        for kinds in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(_NAMES.get(name, name) for name in found if name)
