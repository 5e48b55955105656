"""A bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

import random

from worldsfair.bots.bot import Alternative, Budget, Decision
from worldsfair.errors import GameOver, UnknownDeck
from worldsfair.game import Game


class RandomBot:
    """Uniformly random decisions."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chooser = random.Random(seed)

    def choose(self, game: Game, budget: Budget) -> Decision:
        """Any turn; the budget does not matter."""
        if game.is_over:
            raise GameOver("The game is over.")
        table = game.public()
        first = table.legal_moves()
        moves = []
        while True:
            move = self._chooser.choice(table.legal_moves())
            moves.append(move.text)
            try:
                table.play(move)
            except UnknownDeck:
                break
        even = 1 / game.players
        weighed = tuple(Alternative(move.text, even, 0) for move in first)
        return Decision(tuple(moves), (even,) * game.players, weighed)
