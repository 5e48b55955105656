"""Who sits where in which game: every entrant in every seat equally often, on the same deals."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from worldsfair.arena.entrants import entrants_of
from worldsfair.arena.game_runner import SeatedBot, Table
from worldsfair.arena.match import InvalidMatch, Match

Seats = tuple[int, ...]
"""Entrants by seat, as indices into the distinct entrants."""


@dataclass(frozen=True, slots=True)
class Seating:
    """One game to play."""

    number: int
    deal: int
    """Games of one deal share tiles, deck and reshuffles."""
    seats: Seats


def seatings(match: Match) -> list[Seating]:
    """The games of a match, in order: whole deals, so a few more than asked for at times.

    On each deal every line-up is played in every rotation. The order round the table changes
    from deal to deal, so that nobody always plays after the same neighbour.

    >>> [seating.seats for seating in seatings(Match(("a", "b"), players=3, games=3))]
    [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    orders = [circular_orders(line_up) for line_up in line_ups(match)]
    games: list[Seating] = []
    deal = 0
    while len(games) < match.games:
        for choices in orders:
            for seats in rotations(choices[deal % len(choices)]):
                games.append(Seating(len(games), deal, seats))
        deal += 1
    return games


def games_per_deal(match: Match) -> int:
    """How many games share a deal."""
    return sum(len(rotations(circular_orders(line_up)[0])) for line_up in line_ups(match))


def line_ups(match: Match) -> list[Seats]:
    """Which entrants meet, regardless of the seats."""
    indices = {text: index for index, text in enumerate(dict.fromkeys(match.entrants))}
    listed, everyone, players = len(match.entrants), range(len(indices)), match.players
    if listed == players:
        return [tuple(sorted(indices[text] for text in match.entrants))]
    if listed != len(indices):
        raise InvalidMatch(
            f"An entrant is named more than once only to fill a table: that takes {players} "
            f"entrants, not {listed}."
        )
    if listed == 1:
        raise InvalidMatch(
            f"One entrant has nobody to play; to see it against itself, name it {players} times."
        )
    if listed > players:
        return list(combinations(everyone, players))
    if match.line_up == "one-vs-rest":
        return [(0, *rest) for rest in _fillings(everyone[1:], players - 1)]
    return _fillings(everyone, players)


def _fillings(entrants: Sequence[int], seats: int) -> list[Seats]:
    """The ways to fill seats with entrants, each of them there at least once."""
    further = seats - len(entrants)
    chosen = combinations_with_replacement(entrants, further)
    return [tuple(sorted((*entrants, *extra))) for extra in chosen]


def circular_orders(line_up: Seats) -> list[Seats]:
    """The different orders round the table. Where some repeat themselves half-way (A B A B),
    only those that don't are used, as every deal has to have the same number of games.
    """
    first, *others = line_up
    found: dict[Seats, Seats] = {}
    for order in permutations(others):
        seats = (first, *order)
        found.setdefault(min(rotations(seats)), seats)
    most = max(len(rotations(seats)) for seats in found.values())
    return [seats for seats in found.values() if len(rotations(seats)) == most]


def rotations(seats: Seats) -> list[Seats]:
    """The different seatings that have this order round the table."""
    turned = (seats[start:] + seats[:start] for start in range(len(seats)))
    return list(dict.fromkeys(turned))


def table_for(match: Match, seating: Seating, *, with_luck: bool = False) -> Table:
    """One game of a match, ready to be played; with luck, its luck is measured."""
    entrants = entrants_of(match)
    sitting = [entrants[index] for index in seating.seats]
    return Table(
        number=seating.number,
        origin=f"match seed {match.seed}, deal {seating.deal}",
        deal_seed=deal_seed(match, seating.deal),
        bots=tuple(
            SeatedBot(entrant, bot_seed(match, seating.number, seat), entrant.budget(match))
            for seat, entrant in enumerate(sitting)
        ),
        approvals=match.approvals,
        edition=match.edition,
        turn_limit=match.turn_limit,
        patience=match.patience,
        luck_seed=luck_seed(match, seating.number) if with_luck else None,
    )


def deal_seed(match: Match, deal: int) -> bytes:
    """What decides all chance in the games of one deal."""
    return _digest(match, f"deal {deal}")


def bot_seed(match: Match, game: int, seat: int) -> int:
    """The seed of the bot that sits there."""
    return int.from_bytes(_digest(match, f"game {game}, seat {seat}")[:4], "big")


def luck_seed(match: Match, game: int) -> int:
    """The seed of those who measure the luck of a game; no deal and no bot depends on it."""
    return int.from_bytes(_digest(match, f"luck of game {game}")[:8], "big")


def _digest(match: Match, purpose: str) -> bytes:
    return hashlib.sha256(f"worldsfair arena/{match.seed}/{purpose}".encode()).digest()
