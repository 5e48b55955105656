"""Start the server as `worldsfair serve` does, with the same deals on every run.

A test that meets another deal each time fails now and then, and its game can't be played again.
Here all that tables and their bots draw is one number, whoever asks and however often: a deal
depends on the number of players alone, a bot's turn on the position alone. So a test meets the
same game by itself, among others, beside others, and after a restart. Ids of tables, sessions,
tokens and passwords are as random as ever.
"""

import hashlib
from unittest.mock import patch

from worldsfair.cli.serving import main
from worldsfair.server import answering
from worldsfair.server.tables import playing

YEAR = 1893


class FixedChance:
    """Stands in for `secrets` where a table or a bot draws."""

    def token_bytes(self, count: int) -> bytes:
        """The seed of every deal."""
        return hashlib.shake_256(str(YEAR).encode()).digest(count)

    def randbelow(self, limit: int) -> int:
        """Who begins: the host among three, the next seat among two and among four."""
        return YEAR % limit

    def randbits(self, count: int) -> int:
        """What a bot's moods come from."""
        return YEAR % (1 << count)


if __name__ == "__main__":
    with (
        patch.object(playing, "secrets", FixedChance()),
        patch.object(answering, "secrets", FixedChance()),
    ):
        main()
