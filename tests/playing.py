"""Seeded ways to play a game to its end, or as long as one likes."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from worldsfair import Game, Move, default_edition
from worldsfair.edition import AREAS
from worldsfair.records.model import Approvals

Policy = Callable[[Game, list[Move], random.Random], Move]

TURN_LIMIT = 150
TICKETS = {n for n, card in enumerate(default_edition().card_ids()) if card.startswith("ticket-")}


def any_move(game: Game, legal: list[Move], chooser: random.Random) -> Move:
    """Every legal move is as likely as the others."""
    return chooser.choice(legal)


def avoid_tickets(game: Game, legal: list[Move], chooser: random.Random) -> Move:
    """Long rounds and every figure played: this is what empties a supply (T2)."""
    placements = [move for move in legal if move.action == "place"]
    if placements:
        tickets = [
            sum(name in TICKETS for name in game.position.cards_at(area))
            for area in range(len(AREAS))
        ]
        fewest = [area for area, count in zip(AREAS, tickets, strict=True) if count == min(tickets)]
        return chooser.choice([move for move in placements if move.area in fewest])
    kept = [move for move in legal if move.action != "discard"]
    return chooser.choice(kept or legal)


def play_on(
    game: Game, chooser: random.Random, policy: Policy = any_move, *, turns: int = TURN_LIMIT
) -> Game:
    """Play until the game is over or has that many turns; the same game comes back."""
    while not game.is_over and game.turn < turns:
        game.play(policy(game, game.legal_moves(), chooser))
    return game


def added_by(players: int) -> list[str | None]:
    """What the seats add to a shuffle, by seat: the second one nothing."""
    return [
        None if seat == 1 else random.Random(seat).randbytes(32).hex() for seat in range(players)
    ]


@cache
def _finished(players: int, seed: int, approvals: Approvals, *, joined: bool) -> Game:
    added = added_by(players) if joined else ()
    game = play_on(Game.new(players, seed, approvals, contributions=added), random.Random(seed))
    assert game.is_over
    return game


def finished_game(
    players: int = 3, seed: int = 1, approvals: Approvals = "automatic", *, joined: bool = False
) -> Game:
    """A whole random game, a copy for whoever asks; `joined` with what the seats add to it."""
    return _finished(players, seed, approvals, joined=joined).copy()
