"""Bots whose strength is the same whatever time they have, for the levels below the strongest."""

from __future__ import annotations

from dataclasses import replace

from worldsfair.bots.bot import Budget, Decision
from worldsfair.bots.greedy import GreedyBot
from worldsfair.bots.levels import Level
from worldsfair.bots.mcts.tree import INFORMED_STYLE, Style
from worldsfair.bots.network import load_network
from worldsfair.bots.one_turn_ahead import choose_ahead_at
from worldsfair.bots.search import SearchBot
from worldsfair.bots.weaknesses import FEWEST_PLAYERS, set_weakness
from worldsfair.game import PublicGame
from worldsfair.rules.memory import address_of
from worldsfair.rules.position import Position


class AheadBot(GreedyBot):
    """Looks one turn ahead with the weaknesses of a level."""

    def __init__(self, seed: int, *, name: str, level: Level) -> None:
        super().__init__(seed, name=name)
        self._level = level

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The turn, decision by decision; the budget does not matter."""
        if self._level.judges_by == "network":
            self._network = load_network(game.players)
            self._chooser[0].workspace.network = address_of(self._network)
        set_weakness(self._chooser[0].weakness, self._level, game.players)
        return super().choose(game, budget)

    def _next_decision(self, table: Position) -> int:
        return choose_ahead_at(table._address, table._box_address, self._chooser_address)


class SteadySearchBot(SearchBot):
    """Searches with so many simulations, whatever the budget says."""

    def __init__(
        self,
        seed: int,
        *,
        name: str,
        simulations: tuple[int, int, int],
        style: Style = INFORMED_STYLE,
    ) -> None:
        super().__init__(seed, name=name, style=style)
        self._simulations = simulations

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The turn that was visited most."""
        count = self._simulations[game.players - FEWEST_PLAYERS]
        return super().choose(game, replace(budget, simulations=count, seconds=None))
