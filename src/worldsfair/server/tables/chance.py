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
    """An id that can't be guessed (128 bits)."""
    return chance.token_urlsafe(16)


def new_token(chance: Chance) -> str:
    """A program's token."""
    return chance.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """What is kept of a token; it has 192 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
