"""OpenSkill ratings of the entrants, for tables of two to four."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

import msgspec

from worldsfair.arena.match import GameResult
from worldsfair.extras import is_installed

NO_RATINGS = "Ratings need openskill: pip install 'worldsfair[play]'."


class Rating(msgspec.Struct, frozen=True):
    """A rating of the Plackett–Luce model; a newcomer has 25 ± 8.33."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the entrant is almost certainly worth."""
        return self.mu - 3 * self.sigma


def rate(entrants: int, games: Sequence[GameResult]) -> list[Rating] | None:
    """The ratings after these games, in this order; None without the openskill package.

    Several copies of an entrant at a table are rated one by one from the same rating, and it
    becomes their mean. Games without an end say nothing.
    """
    if not is_installed("openskill"):
        return None
    model = importlib.import_module("openskill.models").PlackettLuce()
    ratings = [model.rating() for _ in range(entrants)]
    for game in games:
        if game.finished:
            _rate_game(model, ratings, game)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]


def _rate_game(model: Any, ratings: list[Any], game: GameResult) -> None:
    if len(set(game.seats)) == 1:
        return
    teams = [
        [model.rating(mu=ratings[entrant].mu, sigma=ratings[entrant].sigma)]
        for entrant in game.seats
    ]
    rated = model.rate(teams, ranks=list(game.ranks))
    for entrant in set(game.seats):
        copies = [rated[seat][0] for seat, other in enumerate(game.seats) if other == entrant]
        ratings[entrant] = model.rating(
            mu=sum(copy.mu for copy in copies) / len(copies),
            sigma=sum(copy.sigma for copy in copies) / len(copies),
        )
