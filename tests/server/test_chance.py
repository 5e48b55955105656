"""Ids are read aloud, pasted into shells and mails: none begins or ends with a sign."""

from __future__ import annotations

import secrets

from worldsfair.server.tables.chance import new_id


class Given:
    """Chance that hands out what it was given, and what is left to Python's own."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)

    def token_bytes(self, nbytes: int) -> bytes:
        return secrets.token_bytes(nbytes)

    def token_urlsafe(self, nbytes: int) -> str:
        return self.texts.pop(0)

    def randbits(self, k: int) -> int:
        return secrets.randbits(k)


def test_an_id_is_never_taken_for_an_option() -> None:
    assert new_id(Given("-hBFjnQZj4ZdvJ-XFCintg", "hBFjnQZj4Zdv-_XFCintg")) == (
        "hBFjnQZj4Zdv-_XFCintg"
    )


def test_a_link_that_ends_with_an_id_does_not_end_with_a_sign() -> None:
    assert new_id(Given("hBFjnQZj4ZdvJXFCint-", "_BFjnQZ", "BFjnQZ_", "BFjnQZ")) == "BFjnQZ"
