"""The searching bot: Monte Carlo tree search over guesses of the unseen cards."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Final

from worldsfair.bots.bot import (
    Alternative,
    Budget,
    Decision,
    Progress,
    public_position,
    seed_of_turn,
)
from worldsfair.bots.mcts.budget_clock import BudgetClock
from worldsfair.bots.mcts.node_pool import NO_NODE, ROOT
from worldsfair.bots.mcts.result import decision_of, forced_turn, progress_of
from worldsfair.bots.mcts.tree import INFORMED_STYLE, NODES, PLAIN_STYLE, Style, Tree
from worldsfair.bots.network import PRESENT, load_network
from worldsfair.errors import GameOver
from worldsfair.game import Game, PublicGame
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.decisions import is_placement
from worldsfair.rules.position import Position

DEFAULT_SECONDS: Final = 0.5


class SearchBot:
    """Searches until the budget is spent, then plays the turn it looked at most.

    The same seed and the same number of simulations give the same decision.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        name: str = "search",
        style: Style = INFORMED_STYLE,
        threads: int = 1,
        networks: str = PRESENT,
        default: Budget | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.name = name
        self._seed = seed
        self._style = style
        self._threads = threads
        self._networks = networks
        self._default = default or Budget(seconds=DEFAULT_SECONDS)
        self._clock = clock
        _load_compiled_code()
        self._last: tuple[tuple[int, ...], list[Tree]] | None = None

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The turn that was visited most; at once where there is nothing to choose."""
        begun = self._clock()
        if game.is_over:
            raise GameOver("The game is over.")
        position = public_position(game)
        forced = forced_turn(position)
        if forced is not None:
            even = (1 / game.players,) * game.players
            alternative = Alternative(forced[0], even[0], 0)
            return Decision(forced, even, (alternative,), 0, self._clock() - begun)
        trees = self._plant(position)
        if self._style.kept_share > 0:
            self._reuse(trees, tuple(move.number for move in game.moves()))
        self._grow(trees, budget, begun)
        return decision_of(position, trees, self._clock() - begun)

    def _reuse(self, trees: list[Tree], decisions: tuple[int, ...]) -> None:
        last, self._last = self._last, (decisions, trees)
        if last is None or len(last[0]) >= len(decisions):
            return
        before, old_trees = last
        if decisions[: len(before)] != before or len(old_trees) != len(trees):
            return
        for tree, old in zip(trees, old_trees, strict=True):
            node = _follow(old, decisions[len(before) :])
            if node != NO_NODE:
                tree.take_over(old, node)

    def _plant(self, position: Position) -> list[Tree]:
        seeds = mixed_seeds(seed_of_turn(self._seed, position.turn), self._threads)
        room = NODES // self._threads
        network = load_network(position.players, self._networks)
        return [Tree(position, self._style, int(seed), room, network) for seed in seeds]

    def _grow(self, trees: list[Tree], budget: Budget, begun: float) -> None:
        if budget.simulations is None and budget.seconds is None:
            budget = replace(
                budget, simulations=self._default.simulations, seconds=self._default.seconds
            )
        clock = BudgetClock(budget, begun, self._clock, len(trees))
        report = None if budget.progress is None else _reporter(budget.progress, trees)
        if len(trees) == 1:
            clock.grow(trees[0], report)
            return
        with ThreadPoolExecutor(len(trees) - 1) as pool:
            tasks = [pool.submit(clock.grow, tree) for tree in trees[1:]]
            clock.grow(trees[0], report)
            for task in tasks:
                task.result()


def _reporter(progress: Callable[[Progress], None], trees: list[Tree]) -> Callable[[float], None]:
    return lambda seconds: progress(progress_of(trees, seconds))


@cache
def _load_compiled_code() -> None:
    """Have the machine code at hand, so that nothing is compiled or read on a bot's clock."""
    position = public_position(Game.new(players=2, seed=0).public())
    for style in (INFORMED_STYLE, PLAIN_STYLE):
        tree = Tree(position, style, 1, 64)
        tree.grow(1)
        decision_of(position, [tree], 0.0)


def _follow(tree: Tree, decisions: tuple[int, ...]) -> int:
    """The node that these decisions lead to, or `NO_NODE`.

    After the first turn, approvals and figures with one sensible use have no nodes.
    """
    table = tree.position.copy()
    node = ROOT
    first_turn = True
    for number in decisions:
        below = tree.children(node)
        if first_turn or is_placement(number) or number in below:
            node = below.get(number, NO_NODE)
            if node == NO_NODE:
                return NO_NODE
        if first_turn:
            table.apply_decision(number)
            first_turn = table.awaits_turn_move
    return node
