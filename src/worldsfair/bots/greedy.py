"""A bot that looks one turn ahead and judges by rules of thumb."""

from __future__ import annotations

import random
from typing import Final

from worldsfair.bots.bot import Alternative, Budget, Decision, public_position
from worldsfair.bots.evaluation import greedy_value
from worldsfair.errors import GameOver
from worldsfair.game import PublicGame, all_moves
from worldsfair.rules.compiled import compiled
from worldsfair.rules.layout import new_states
from worldsfair.rules.memory import address_of, box_at, state_at
from worldsfair.rules.position import Position

WIN_SCALE: Final = 12.0
"""Points of margin that make a win nearly sure."""


@compiled
def greedy_value_at(state: int, box: int, trial: int, decision: int) -> float:
    """`greedy_value` by addresses."""
    return greedy_value(state_at(state), box_at(box), state_at(trial), decision)


class GreedyBot:
    """Takes what looks best after this turn.

    `carelessness` blurs its judgement by that many points, as a beginner's is.
    """

    def __init__(self, seed: int = 0, *, name: str = "greedy", carelessness: float = 0.0) -> None:
        self.name = name
        self._carelessness = carelessness
        self._chooser = random.Random(seed)
        self._trial = new_states(1)
        self._trial_address = address_of(self._trial)

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The turn, decision by decision; the budget does not matter."""
        if game.is_over:
            raise GameOver("The game is over.")
        texts = all_moves()
        table = public_position(game)
        turn, seat = table.turn, table.seat
        weighed: dict[int, float] = {}
        moves = []
        while table.turn == turn and table.seat == seat:
            values = self._weigh(table)
            number = max(values, key=lambda decision: (values[decision], -decision))
            weighed = weighed or values
            moves.append(texts[number].text)
            if table.awaits_approval:
                break
            table.apply_decision(number)
            if not table.awaits_turn_move:
                break
        return Decision(tuple(moves), self._shares(weighed, game), self._alternatives(weighed))

    def _weigh(self, table: Position) -> dict[int, float]:
        return {
            decision: greedy_value_at(
                table.address, table.box_address, self._trial_address, decision
            )
            + self._chooser.gauss(0.0, self._carelessness)
            for decision in table.legal()
        }

    def _shares(self, weighed: dict[int, float], game: PublicGame) -> tuple[float, ...]:
        own = _share(max(weighed.values()))
        rest = (1.0 - own) / (game.players - 1)
        return tuple(own if seat == game.seat else rest for seat in range(game.players))

    def _alternatives(self, weighed: dict[int, float]) -> tuple[Alternative, ...]:
        texts = all_moves()
        order = sorted(weighed, key=lambda decision: (-weighed[decision], decision))
        return tuple(Alternative(texts[n].text, _share(weighed[n]), 0) for n in order)


def _share(margin: float) -> float:
    """A margin in points as a rough share of the win."""
    return min(max(0.5 + margin / (2 * WIN_SCALE), 0.0), 1.0)
