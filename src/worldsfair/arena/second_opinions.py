"""What bots of ours would have chosen with other seeds, for the luck of their own lots.

Their chance is new in every turn and they remember nothing. So one made from another seed is as
likely to choose a turn as the one who plays was, and the difference is luck. Of bots of other
people that is not known, and one with a clock would need the same time again: they are not asked.
"""

from __future__ import annotations

from typing import Final

from worldsfair.arena.entrants import Chooser, Entrant
from worldsfair.bots import Budget
from worldsfair.bots.registry import PAST_RECIPES, RECIPES, Ahead, Random, Searching
from worldsfair.bots.weaknesses import FEWEST_PLAYERS
from worldsfair.rules.chance import mixed_seeds

MOST_OPINIONS: Final = 8
SIMULATIONS: Final = 800
"""For all opinions about a turn together."""


def doubles_of(entrant: Entrant, count: int, seed: int) -> list[Chooser]:
    """So many doubles of an entrant, with chance that is nobody else's."""
    return [entrant.seat(int(one) >> 32, {}) for one in mixed_seeds(seed, count)]


def opinions_about(bot: str, budget: Budget, players: int) -> int:
    """How many doubles of a bot are worth asking: the longer it thinks, the fewer.

    >>> opinions_about("vendor", Budget(), 2), opinions_about("search", Budget(seconds=0.1), 2)
    (8, 0)
    """
    match RECIPES.get(bot) or PAST_RECIPES.get(bot):
        case Random() | Ahead():
            return MOST_OPINIONS
        case Searching(steady=(_, _, _) as steady):
            return _as_many_as_fit(steady[players - FEWEST_PLAYERS])
        case Searching() if budget.seconds is None and budget.simulations is not None:
            return _as_many_as_fit(budget.simulations)
        case _:
            return 0


def _as_many_as_fit(simulations: int) -> int:
    return min(MOST_OPINIONS, SIMULATIONS // max(simulations, 1))
