"""Rated games: who has given one up, when it is over for that, and what it counts."""

from __future__ import annotations

from openskill.models import PlackettLuce, PlackettLuceRating

from worldsfair.records.model import Result
from worldsfair.server.tables.model import Table
from worldsfair.server.tables.proposals import abandon

_MODEL = PlackettLuce()
_LOST = 2.0
"""Behind everyone who played to the end, whose ranks are 0 and a little more."""

Strength = tuple[float, float]
"""mu and sigma."""
UNKNOWN: Strength = (_MODEL.mu, _MODEL.sigma)
"""Of somebody who has not played yet."""


def forfeit(table: Table, seats: list[int]) -> None:
    """In a rated game, leaving or running out of time is losing."""
    if not table.options.is_rated or table.status != "playing":
        return
    for number in seats:
        if table.seats[number].forfeited_at is None:
            table.seats[number].forfeited_at = table.number
    left = [seat for seat in table.seats if seat.forfeited_at is None]
    if len(left) < 2 or not any(seat.kind == "person" for seat in left):
        abandon(table)


def is_due(table: Table) -> bool:
    """Whether a rated game has ended and is not counted yet."""
    return (
        table.options.is_rated
        and table.status in ("finished", "abandoned")
        and not table.content.is_settled
    )


def ranks_of(table: Table, result: Result | None) -> list[float]:
    """By points, the winners first whatever broke the tie; who gave up is last, the first last.

    A game that ended because nobody else was left has no result: who stayed is first.
    """
    ranks = []
    for number, seat in enumerate(table.seats):
        if seat.forfeited_at is not None:
            ranks.append(_LOST + 1.0 / (2.0 + seat.forfeited_at))
        elif result is None or number in result.winners:
            ranks.append(0.0)
        else:
            ranks.append(1.0 - result.seats[number].total / 1000)
    return ranks


def rated(before: list[Strength], ranks: list[float]) -> list[Strength]:
    """The strengths after a game (OpenSkill: 2 to 4 players at once)."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after: list[list[PlackettLuceRating]] = _MODEL.rate(teams, ranks=ranks)
    return [(one.mu, one.sigma) for (one,) in after]
