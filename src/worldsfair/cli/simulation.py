"""Games between bots that play by themselves, each from a seed of its own."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from worldsfair.bots import Budget, make_bot
from worldsfair.edition import Edition
from worldsfair.game import Game
from worldsfair.records.model import Approvals, Seat, SeatResult, record_to_json


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    players: int
    bots: tuple[str, ...]
    """By seat."""
    seed: int
    approvals: Approvals
    edition: Edition
    turn_limit: int
    budget: Budget
    keeps_records: bool


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


def play_games(task: tuple[Plan, range]) -> list[Outcome]:
    """Play the games of these numbers."""
    plan, numbers = task
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game to its end or to the limit of turns."""
    seats = [
        Seat(name=f"{name} {number}", player=f"bot:{name}")
        for number, name in enumerate(plan.bots, start=1)
    ]
    bots = [
        make_bot(name, bot_seed(plan.seed, number, seat)) for seat, name in enumerate(plan.bots)
    ]
    game = Game.new(
        plan.players,
        game_seed(plan.seed, number),
        plan.approvals,
        edition=plan.edition,
        seats=seats,
    )
    while not game.is_over:
        if game.turn >= plan.turn_limit:
            return Outcome(game.turn, None, [], None)
        for move in bots[game.seat].choose(game, plan.budget).moves:
            game.play(move)
    result = game.result()
    record = record_to_json(game.record()) if plan.keeps_records else None
    return Outcome(game.turn, result.seats, result.winners, record)
