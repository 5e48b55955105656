"""What a match has shown: shares, points, seats and times, from the games alone."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

import msgspec

from worldsfair.arena.adjustment import without_luck
from worldsfair.arena.entrants import Entrant, entrants_of
from worldsfair.arena.match import GameResult, Luck, Match
from worldsfair.arena.ratings import Rating, rate
from worldsfair.arena.schedule import games_per_deal
from worldsfair.arena.sequential import SequentialTest, decide
from worldsfair.arena.statistics import (
    Interval,
    mean_over_deals,
    percentile,
    share_over_deals,
    wilson,
)

GRACE = 0.02
"""Seconds by which a decision may overrun its time before it counts as late."""

_UNMEASURED = (0, 0)
"""The measure of a game whose luck nobody measured."""

Deal = Sequence[GameResult]
"""The games of one deal."""


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat wins."""

    games: int
    share: float
    interval: Interval | None


class Times(msgspec.Struct, frozen=True):
    """How long the decisions took, in seconds."""

    decisions: int
    mean: float
    p99: float
    most: float
    late: int
    """How many overran the time by more than 20 ms."""


class Adjusted(msgspec.Struct, frozen=True):
    """The same estimates with luck taken out."""

    share: float
    interval: Interval
    """95 %, over the deals."""
    points: float | None
    points_interval: Interval | None
    """95 %, over the deals."""


class EntrantSummary(msgspec.Struct, frozen=True):
    """What one entrant achieved. Its copies at a table count separately."""

    entrant: str
    """As it was named."""
    games: int
    """In how many it sat, each of its copies counted."""
    wins: float
    """Shared victories count as parts."""
    share: float | None
    """Wins by games; None before the first whole deal."""
    interval: Interval | None
    """95 %, over the deals."""
    wilson: Interval
    """95 %, as if all games were independent."""
    points: float | None
    """The mean of the final ones."""
    points_interval: Interval | None
    """95 %, over the deals."""
    seats: list[SeatShare]
    """By turn order, for this entrant alone."""
    rating: Rating | None
    """None where the openskill package is not installed."""
    test: SequentialTest
    """Whether it is better than par by the margin."""
    times: Times | None
    """How long its decisions took."""
    adjusted: Adjusted | None = None
    """None where luck was not measured in every game, or too few deals say what it does."""


class Summary(msgspec.Struct, frozen=True):
    """The whole match."""

    games: int
    """Of whole deals; all the numbers are about these."""
    deals: int
    """Layouts of tiles and deck that were played in every seating."""
    games_per_deal: int
    """How many seatings there are."""
    left_out: int
    """Games of deals that were not finished, or that came after the test's answer."""
    unfinished: int
    """Games that the limit of turns ended: nobody won them."""
    par: float
    """The win share of equals: one over the number of players."""
    turns: float | None
    """The mean number of turns of a game."""
    entrants: list[EntrantSummary]
    """In the order of their first mention."""
    seats: list[SeatShare]
    """How often each seat won, whoever sat there; seat 0 began."""
    luck_measured: int = 0
    """In how many of the games it was."""


def summarize(match: Match, games: Iterable[GameResult]) -> Summary:
    """All the numbers of the games that were played."""
    games = list(games)
    deals = counted_deals(match, games)
    counted = [game for deal in deals for game in deal]
    entrants = entrants_of(match)
    ratings = rate(len(entrants), counted)
    return Summary(
        games=len(counted),
        deals=len(deals),
        games_per_deal=games_per_deal(match),
        left_out=len(games) - len(counted),
        unfinished=sum(not game.finished for game in counted),
        par=match.par,
        turns=math.fsum(game.turns for game in counted) / len(counted) if counted else None,
        entrants=[
            _summarize_entrant(match, entrant, index, deals, ratings[index] if ratings else None)
            for index, entrant in enumerate(entrants)
        ],
        seats=[_seat_share(deals, seat) for seat in range(match.players)],
        luck_measured=_luck_measured(counted),
    )


def whole_deals(match: Match, games: Iterable[GameResult]) -> list[Deal]:
    """The deals of which every game was played, in order."""
    size = games_per_deal(match)
    by_deal: dict[int, list[GameResult]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(game)
    return [
        sorted(deal, key=lambda game: game.number)
        for _, deal in sorted(by_deal.items())
        if len(deal) == size
    ]


def counted_deals(match: Match, games: Iterable[GameResult]) -> list[Deal]:
    """The whole deals; in a match that stops with the test's answer, those up to it.

    There a deal counts only if none is missing before it: which games finish first must not
    decide what the test sees.
    """
    deals = whole_deals(match, games)
    if not match.until_decided:
        return deals
    unbroken = [deal for place, deal in enumerate(deals) if deal[0].deal == place]
    return unbroken[: ask_test(match, 0, unbroken).deals]


def ask_test(match: Match, index: int, deals: Sequence[Deal]) -> SequentialTest:
    """Whether an entrant is better than par by the margin."""
    trials = len(appearances(deals[0], index)) if deals else 1
    return decide(shares_by_deal(deals, index), match.par, match.margin, trials)


def appearances(deal: Deal, index: int) -> list[tuple[GameResult, int]]:
    """The games and seats of an entrant in a deal."""
    return [
        (game, seat) for game in deal for seat, entrant in enumerate(game.seats) if entrant == index
    ]


def shares_by_deal(deals: Sequence[Deal], index: int) -> list[float]:
    """An entrant's mean win share in each deal."""
    played = [appearances(deal, index) for deal in deals]
    return [math.fsum(game.win_share(seat) for game, seat in deal) / len(deal) for deal in played]


def _summarize_entrant(
    match: Match, entrant: Entrant, index: int, deals: Sequence[Deal], rating: Rating | None
) -> EntrantSummary:
    played = [appearances(deal, index) for deal in deals]
    all_played = [one for deal in played for one in deal]
    wins = math.fsum(game.win_share(seat) for game, seat in all_played)
    share = share_over_deals(shares_by_deal(deals, index), len(played[0])) if played else None
    points = mean_over_deals(
        [math.fsum(game.points[seat] for game, seat in deal) / len(deal) for deal in played]
    )
    return EntrantSummary(
        entrant=entrant.name,
        games=len(all_played),
        wins=wins,
        share=share.value if share else None,
        interval=share.interval if share else None,
        wilson=wilson(wins, len(all_played)),
        points=points.value if played else None,
        points_interval=points.interval if len(played) > 1 else None,
        seats=[_seat_share(deals, seat, index) for seat in range(match.players)],
        rating=rating,
        test=ask_test(match, index, deals),
        times=_times(all_played, entrant.budget(match).seconds),
        adjusted=_adjusted(played),
    )


def _adjusted(played: Sequence[Sequence[tuple[GameResult, int]]]) -> Adjusted | None:
    """An entrant's estimates without luck, from its games and seats by deal."""
    shares = without_luck(
        [fmean(game.win_share(seat) for game, seat in deal) for deal in played],
        luck_by_deal(played, lambda luck: luck.win),
    )
    if shares is None or not 0 < fmean(shares) < 1:
        return None
    share = share_over_deals(shares, len(played[0]))
    points = without_luck(
        [fmean(game.points[seat] for game, seat in deal) for deal in played],
        luck_by_deal(played, lambda luck: luck.points),
    )
    estimate = None if points is None else mean_over_deals(points)
    return Adjusted(
        share=share.value,
        interval=share.interval,
        points=None if estimate is None else estimate.value,
        points_interval=None if estimate is None else estimate.interval,
    )


def luck_by_deal(
    played: Sequence[Sequence[tuple[GameResult, int]]],
    kind: Callable[[Luck], tuple[tuple[float, ...], ...]],
) -> list[list[float]]:
    """For each deal, an entrant's luck of each kind; nothing unless all games know the same."""
    known = {_measure_of(game) for deal in played for game, _ in deal}
    if known == {_UNMEASURED} or len(known) != 1:
        return [[] for _ in played]
    rows = [[(kind(game.luck), seat) for game, seat in deal if game.luck] for deal in played]
    return [
        [fmean(luck[row][seat] for luck, seat in deal) for row in range(len(deal[0][0]))]
        for deal in rows
    ]


def _measure_of(game: GameResult) -> tuple[int, int]:
    """By which observers luck was measured, and how many kinds: once there were others."""
    return _UNMEASURED if game.luck is None else (game.luck.observers, len(game.luck.win))


def _luck_measured(games: Sequence[GameResult]) -> int:
    """In how many games it was by the latest observers that any game knows."""
    measures = [_measure_of(game) for game in games]
    latest = max(measures, default=_UNMEASURED)
    return measures.count(latest) if latest != _UNMEASURED else 0


def _seat_share(deals: Sequence[Deal], seat: int, index: int | None = None) -> SeatShare:
    """How often a seat won, of all games or of those in which an entrant sat there."""
    played = [
        [game.win_share(seat) for game in deal if index is None or game.seats[seat] == index]
        for deal in deals
    ]
    shares = [math.fsum(deal) / len(deal) for deal in played if deal]
    if not shares:
        return SeatShare(0, 0.0, None)
    share = share_over_deals(shares, len(played[0]))
    return SeatShare(sum(map(len, played)), share.value, share.interval)


def _times(played: Sequence[tuple[GameResult, int]], limit: float | None) -> Times | None:
    seconds = [spent for game, seat in played for spent in game.seconds[seat]]
    if not seconds:
        return None
    return Times(
        decisions=len(seconds),
        mean=math.fsum(seconds) / len(seconds),
        p99=percentile(seconds, 0.99),
        most=max(seconds),
        late=sum(spent > limit + GRACE for spent in seconds) if limit is not None else 0,
    )
