"""Start the server as `worldsfair serve` does, with the same deals on every run.

A test that meets another deal each time fails now and then, and its game can't be played again.
Here all that tables and their bots draw is one number, whoever asks and however often: a deal
depends on the number of players and on what people add to the shuffle, a bot's turn on the
position alone. So a test meets the same game by itself, among others, beside others, and after a
restart. Ids of tables, sessions, tokens and passwords are as random as ever.
"""

import functools
import hashlib
import secrets
from unittest.mock import patch

from worldsfair.cli.serving import main
from worldsfair.server import serving

YEAR = 1893


class FixedChance:
    """What the server draws from instead of `secrets`."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    def token_bytes(self, nbytes: int, /) -> bytes:
        """The seed of every deal, and the key that signs."""
        return hashlib.shake_256(str(YEAR).encode()).digest(nbytes)

    def randbits(self, k: int, /) -> int:
        """What a bot's moods come from."""
        return YEAR % (1 << k)


if __name__ == "__main__":
    fixed = functools.partial(serving.serve, chance=FixedChance())
    with patch.object(serving, "serve", fixed):
        main()
