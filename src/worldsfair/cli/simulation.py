"""What `worldsfair simulate` plays and counts: each game from a seed of its own, and their sums."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from math import sqrt

from worldsfair.arena.entrants import Entrant
from worldsfair.arena.game_runner import SeatedBot, Table, play_game
from worldsfair.bots import BOT_NAMES, Budget
from worldsfair.bots.patience import PATIENCE_S
from worldsfair.edition import Edition
from worldsfair.records.model import Approvals, SeatResult
from worldsfair.records.reader import game_to_json


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    bots: tuple[str, ...]
    """By seat."""
    seed: int
    approvals: Approvals
    edition: Edition
    turn_limit: int
    budget: Budget
    keeps_records: bool

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    turns: int
    seats: list[SeatResult] | None
    """None for a game that hit the limit of turns: it has no score."""
    winners: list[int]
    record: bytes | None
    """One line of JSON, where records are kept."""


def game_seed(seed: int, number: int) -> bytes:
    """The 32 bytes that decide the chance of game `number`, counted from 0.

    They are the SHA-256 of the text `worldsfair simulate 1/SEED/NUMBER`, both in decimal.

    >>> game_seed(7, 0).hex()[:16]
    '6722287def27e214'
    """
    return hashlib.sha256(f"worldsfair simulate 1/{seed}/{number}".encode()).digest()


def bot_seed(seed: int, number: int, seat: int) -> int:
    """What decides the choices of the bot in a seat, counted from 0.

    The first 8 bytes, big-endian, of the SHA-256 of `worldsfair simulate 1/SEED/NUMBER/SEAT`.
    """
    text = f"worldsfair simulate 1/{seed}/{number}/{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def table_for(plan: Plan, number: int) -> Table:
    """One game of the plan, ready to be played."""
    return Table(
        number=number,
        origin=f"seed {plan.seed}",
        deal_seed=game_seed(plan.seed, number),
        bots=tuple(
            SeatedBot(
                Entrant(f"{bot} {seat + 1}", bot),
                bot_seed(plan.seed, number, seat),
                plan.budget,
                # Ours answer, however many simulations are asked of them.
                None if bot in BOT_NAMES else PATIENCE_S,
            )
            for seat, bot in enumerate(plan.bots)
        ),
        approvals=plan.approvals,
        edition=plan.edition,
        turn_limit=plan.turn_limit,
    )


def play_games(task: tuple[Plan, range]) -> list[Outcome]:
    """Play the games of these numbers."""
    plan, numbers = task
    return [_play(plan, number) for number in numbers]


def _play(plan: Plan, number: int) -> Outcome:
    game = play_game(table_for(plan, number)).game
    if not game.is_over:
        return Outcome(game.turn, None, [], None)
    result = game.result()
    record = game_to_json(game.record()) if plan.keeps_records else None
    return Outcome(game.turn, result.seats, result.winners, record)


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
