"""Chance at a server: seeds, ids and tokens are drawn from what is passed in."""

from __future__ import annotations

import hashlib
from typing import Protocol

TOKEN_BYTES = 24


class Chance(Protocol):
    """Where everything random comes from; Python's module `secrets` is one."""

    def token_bytes(self, nbytes: int, /) -> bytes:
        """Bytes that nobody can guess."""

    def token_urlsafe(self, nbytes: int, /) -> str:
        """The same as text."""

    def randbits(self, k: int, /) -> int:
        """A number of so many bits."""


def new_id(chance: Chance) -> str:
    """An id that can't be guessed (128 bits), with a letter or a digit at either end.

    A shell takes `-h…` for an option, and mail programs cut the sign off the end of a link.
    """
    while True:
        drawn = chance.token_urlsafe(16)
        if drawn[0].isalnum() and drawn[-1].isalnum():
            return drawn


def new_token(chance: Chance) -> str:
    """A program's token."""
    return chance.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """What is kept of a token; it has 192 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
