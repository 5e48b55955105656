"""A bot that looks one turn ahead and judges by rules of thumb."""

from __future__ import annotations

from typing import Final

from worldsfair.bots.bot import Alternative, Budget, Decision, public_position, seed_of_turn
from worldsfair.bots.chooser import Chooser, choose_greedily_at, seed_chooser
from worldsfair.errors import GameOver
from worldsfair.game import PublicGame, all_moves
from worldsfair.rules.memory import address_of
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import new_records

WIN_SCALE: Final = 12.0
"""Points of margin that make a win nearly sure."""


class GreedyBot:
    """Takes what looks best after this turn."""

    def __init__(self, seed: int = 0, *, name: str = "greedy") -> None:
        self.name = name
        self._seed = seed
        self._chooser = new_records(Chooser)
        self._chooser_address = address_of(self._chooser)

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The turn, decision by decision; the budget does not matter."""
        if game.is_over:
            raise GameOver("The game is over.")
        texts = all_moves()
        table = public_position(game)
        turn, seat = table.turn, table.seat
        seed_chooser(self._chooser, seed_of_turn(self._seed, turn))
        weighed: dict[int, float] = {}
        moves = []
        while table.turn == turn and table.seat == seat:
            number = self._next_decision(table)
            weighed = weighed or self._values(table)
            moves.append(texts[number].text)
            if table.awaits_approval:
                break
            table.apply_decision(number)
            if not table.awaits_turn_move:
                break
        return Decision(tuple(moves), self._shares(weighed, game), self._alternatives(weighed))

    def _next_decision(self, table: Position) -> int:
        return choose_greedily_at(table._address, table._box_address, self._chooser_address)

    def _values(self, table: Position) -> dict[int, float]:
        """What each legal decision was worth to it."""
        legal = table.legal()
        values = self._chooser[0].value[: len(legal)]
        return {number: float(value) for number, value in zip(legal, values, strict=True)}

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
