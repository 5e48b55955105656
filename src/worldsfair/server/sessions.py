"""Who is asking: a signed cookie for people, a bearer token for programs."""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from worldsfair.server.errors import NotSignedIn
from worldsfair.server.storage.people import Person, find
from worldsfair.server.tables.model import Actor
from worldsfair.server.tables.seating import hash_token

COOKIE = "worldsfair_session"
LIFETIME_S = 400 * 86_400
"""Guests have nothing but this cookie, so it lasts as long as browsers allow."""
_LONGEST = 512


class Credentials(msgspec.Struct, frozen=True):
    """What a request says of who is asking; the signature is checked, the rest is not yet."""

    person: str | None = None
    epoch: int = 0
    token_hash: str | None = None


class Sessions:
    """Signs and reads session cookies."""

    def __init__(self, secret: str, *, is_https: bool, root_path: str) -> None:
        self._serializer = URLSafeTimedSerializer(secret, salt="session")
        # The same few cookies come again and again.
        self._opened = lru_cache(maxsize=4096)(self._open)
        self._is_https = is_https
        self._path = root_path or "/"

    def credentials(self, connection: ASGIConnection) -> Credentials:  # type: ignore[type-arg]  # any handler, user and state
        """What the request's cookie or token says."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and 0 < len(token) <= _LONGEST:
            return Credentials(token_hash=hash_token(token))
        text = connection.cookies.get(COOKIE, "")
        if not text or len(text) > _LONGEST:
            return Credentials()
        credentials, ends_at = self._opened(text)
        return credentials if time.time() < ends_at else Credentials()

    def _open(self, text: str) -> tuple[Credentials, float]:
        """What a cookie says if this server has signed it, and until when."""
        try:
            (person, epoch), signed_at = self._serializer.loads(text, return_timestamp=True)
            credentials = Credentials(person=str(person), epoch=int(epoch))
        except (BadSignature, ValueError, TypeError):
            return Credentials(), 0.0
        return credentials, signed_at.timestamp() + LIFETIME_S

    def cookie_for(self, person: Person) -> Cookie:
        """A session for a person."""
        return self._cookie(self._serializer.dumps([person.id, person.epoch]), LIFETIME_S)

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


def person_asking(connection: Connection, credentials: Credentials) -> Person | None:
    """The person of a session that has not ended."""
    if credentials.person is None:
        return None
    person = find(connection, credentials.person)
    return person if person is not None and person.epoch == credentials.epoch else None


def known_person(connection: Connection, credentials: Credentials) -> Person:
    """The person who asks, or a refusal."""
    person = person_asking(connection, credentials)
    if person is None:
        raise NotSignedIn("Say your name first.")
    return person


def actor_asking(connection: Connection, credentials: Credentials) -> Actor:
    """Whoever asks, as the tables know them; a nobody may still watch."""
    if credentials.token_hash is not None:
        return Actor(token_hash=credentials.token_hash)
    person = person_asking(connection, credentials)
    if person is None:
        return Actor()
    return Actor(person.id, person.name, person.is_account)
