"""Simulations one after another: the door from Python into the search, by address."""

from __future__ import annotations

from worldsfair.bots.mcts.node_pool import PLAIN, search_at
from worldsfair.bots.mcts.puct import simulate_informed
from worldsfair.bots.mcts.uct import simulate_plainly
from worldsfair.rules.compiled import compiled


@compiled
def simulate(search: int, count: int) -> None:
    """Run simulations from the root of the search at an address."""
    if search_at(search).kind == PLAIN:
        for _ in range(count):
            simulate_plainly(search_at(search))
    else:
        for _ in range(count):
            simulate_informed(search_at(search))
