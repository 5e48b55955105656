"""Adding up simulated games: who won, with how many points, in how many turns."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from worldsfair.cli.simulation import Outcome


@dataclass
class SeatTally:
    """Sums over the finished games, for one seat."""

    wins: float = 0.0
    """A victory shared by two counts half."""
    squares: float = 0.0
    """Of the shares of wins, for their spread."""
    points: int = 0
    coins: int = 0
    medals: int = 0
    exhibits: int = 0


@dataclass
class Tally:
    """Sums over all games."""

    players: int
    finished: int = 0
    unfinished: int = 0
    """Games that hit the limit of turns."""
    turns: int = 0
    shortest: int = 0
    longest: int = 0
    seats: list[SeatTally] = field(init=False)

    def __post_init__(self) -> None:
        self.seats = [SeatTally() for _ in range(self.players)]

    def add(self, outcome: Outcome) -> None:
        """Count a game; one without a score counts only as unfinished."""
        if outcome.seats is None:
            self.unfinished += 1
            return
        self.shortest = min(self.shortest or outcome.turns, outcome.turns)
        self.longest = max(self.longest, outcome.turns)
        self.finished += 1
        self.turns += outcome.turns
        for seat, (sums, result) in enumerate(zip(self.seats, outcome.seats, strict=True)):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            sums.wins += share
            sums.squares += share * share
            sums.points += result.total
            sums.coins += result.coins
            sums.medals += result.medals
            sums.exhibits += result.exhibits

    def win_share(self, seat: int) -> float:
        """The part of all victories that a seat had."""
        return self.seats[seat].wins / self.finished

    def margin(self, seat: int) -> float:
        """Half the width of the 95 % interval around the win share."""
        share = self.win_share(seat)
        spread = max(0.0, self.seats[seat].squares / self.finished - share * share)
        return 1.96 * sqrt(spread / self.finished)
