"""What an observation holds: how many numbers, and what each of them is."""

from __future__ import annotations

from worldsfair.records.setup_arguments import checked_players
from worldsfair.rules import observing


def observation_size(players: int) -> int:
    """How many numbers an observation has in a game of 2, 3 or 4 players.

    >>> observation_size(4)
    293
    """
    return observing.observation_size(checked_players(players))


def observation_names(players: int) -> tuple[str, ...]:
    """What each number of an observation is, in order.

    `seat 0` is the player who decides, `seat 1` the next in turn order; `am seat 0` says which seat
    of the table, and of the moves that name one, decides.

    >>> observation_names(2)[:3]
    ('seat 0: supply', 'seat 0: coins', 'seat 0: medals')
    """
    return observing.observation_names(checked_players(players))
