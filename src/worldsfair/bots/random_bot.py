"""A bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from worldsfair.bots.bot import Alternative, Budget, Decision, public_position, seed_of_turn
from worldsfair.bots.chooser import choose_at_random_at, new_chooser, seed_chooser
from worldsfair.errors import GameOver
from worldsfair.game import PublicGame, all_moves
from worldsfair.rules.memory import address_of


class RandomBot:
    """Uniformly random decisions."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._chooser = new_chooser()
        self._chooser_address = address_of(self._chooser)

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """Any turn; the budget does not matter."""
        if game.is_over:
            raise GameOver("The game is over.")
        texts = all_moves()
        table = public_position(game)
        seed_chooser(self._chooser, seed_of_turn(self._seed, table.turn))
        first = table.legal()
        moves: list[str] = []
        while not moves or table.awaits_turn_move:
            number = choose_at_random_at(table.address, table.box_address, self._chooser_address)
            moves.append(texts[number].text)
            if table.awaits_approval:
                break
            table.apply_decision(number)
        even = 1 / game.players
        weighed = tuple(Alternative(texts[number].text, even, 0) for number in first)
        return Decision(tuple(moves), (even,) * game.players, weighed)
