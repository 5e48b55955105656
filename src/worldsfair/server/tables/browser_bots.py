"""Bots that think in the player's own browser: for who plays alone, where the table wants it.

Nobody else is there to be cheated, so the server takes such a turn from the only person at the
table, if it is legal. Where none comes, its own bot plays.
"""

from __future__ import annotations

from typing import Final

from worldsfair.bots import BOT_NAMES
from worldsfair.server.tables.model import Actor, Table

GRACE_S: Final = 15.0
"""So long a browser may think before the server's own bot is asked."""


def think_in_browser(table: Table) -> bool:
    """Whether the bots of this table think where its only person is."""
    return (
        table.options.browser_bots
        and not table.options.is_rated
        and len(table.people()) == 1
        and table.is_peopled
        and all(seat.kind != "program" for seat in table.seats)
        # Browsers know our bots, and those of no package that is installed here.
        and all(seat.kind != "bot" or seat.level in BOT_NAMES for seat in table.seats)
    )


def may_speak_for(table: Table, actor: Actor, number: int) -> bool:
    """Whether somebody's browser decides for this bot."""
    return (
        table.seats[number].kind == "bot"
        and actor.token_hash is None
        and actor.person is not None
        and table.people() == [actor.person]
        and think_in_browser(table)
    )
