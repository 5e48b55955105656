"""When a tree has grown enough: simulations, seconds, or somebody who will not wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from worldsfair.bots.bot import Budget
from worldsfair.bots.mcts.tree import Tree

BATCH: Final = 128
"""Simulations between two looks at the clock."""
CAUTION: Final = 1.5
"""A batch is begun if this many times the longest of the last ones still fits."""
REPORT_EVERY: Final = 0.2


class BudgetClock:
    """A budget being spent; `shares` trees spend its simulations together."""

    def __init__(
        self, budget: Budget, begun: float, clock: Callable[[], float], shares: int
    ) -> None:
        self._budget = budget
        self._begun = begun
        self._clock = clock
        self._wanted = budget.simulations
        if self._wanted is not None:
            self._wanted = max(1, self._wanted // shares)

    def grow(self, tree: Tree, report: Callable[[float], None] | None = None) -> None:
        """Grow a tree until the budget is spent, at least a little."""
        cancel = self._budget.cancel
        before = reported = self._begun
        longest = 0.0
        while True:
            tree.grow(self._step(tree))
            now = self._clock()
            longest = max(now - before, longest / 2)
            before = now
            if self._is_spent(tree, now + CAUTION * longest):
                return
            if cancel is not None and cancel.is_set():
                return
            if report is not None and now - reported >= REPORT_EVERY:
                reported = now
                report(now - self._begun)

    def _step(self, tree: Tree) -> int:
        if self._wanted is None:
            return BATCH
        return min(BATCH, self._wanted - tree.simulations)

    def _is_spent(self, tree: Tree, end_of_next: float) -> bool:
        if self._wanted is not None and tree.simulations >= self._wanted:
            return True
        seconds = self._budget.seconds
        return seconds is not None and end_of_next - self._begun >= seconds
