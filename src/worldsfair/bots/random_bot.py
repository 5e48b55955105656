"""A bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

import random

from worldsfair.bots.bot import Alternative, Budget, Decision, public_position
from worldsfair.errors import GameOver
from worldsfair.game import PublicGame, all_moves


class RandomBot:
    """Uniformly random decisions."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chooser = random.Random(seed)

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """Any turn; the budget does not matter."""
        if game.is_over:
            raise GameOver("The game is over.")
        texts = all_moves()
        table = public_position(game)
        first = table.legal()
        moves: list[str] = []
        while not moves or table.awaits_turn_move:
            number = self._chooser.choice(table.legal())
            moves.append(texts[number].text)
            if table.awaits_approval:
                break
            table.apply_decision(number)
        even = 1 / game.players
        weighed = tuple(Alternative(texts[number].text, even, 0) for number in first)
        return Decision(tuple(moves), (even,) * game.players, weighed)
