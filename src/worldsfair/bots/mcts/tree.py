"""A search tree that grows until its budget is spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.bot import Budget
from worldsfair.bots.features import FEATURES
from worldsfair.bots.network import ACTIVITY, NETWORK, load_network
from worldsfair.bots.mcts.puct import simulate
from worldsfair.bots.mcts.node_pool import INFORMED, NO_NODE, NODE, PLAIN, SEARCH, add_node, graft
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.layout import STATE, new_choices
from worldsfair.rules.memory import address_of
from worldsfair.rules.position import Position

BATCH: Final = 128
"""Simulations between two looks at the clock."""
CAUTION: Final = 1.5
"""A batch is begun if this many times the longest of the last ones still fits."""
REPORT_EVERY: Final = 0.2
NODES: Final = 1 << 20
"""Nodes in a pool; each takes 40 bytes, and memory that is never reached is never used."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a search goes about it."""

    kind: int
    exploration: float
    first_play: float = 0.0
    prior_heat: float = 1.0
    kept_share: float = 0.0
    """How much of the visits below the moves that were played goes on to the next tree."""


INFORMED_STYLE: Final = Style(INFORMED, exploration=0.5, first_play=0.02, prior_heat=0.05)
PLAIN_STYLE: Final = Style(PLAIN, exploration=0.7)


def search_in(nodes: npt.NDArray[Any], style: Style) -> Any:
    """A search that keeps its tree in these nodes, as a record array of length one."""
    searches = np.zeros(1, dtype=SEARCH).view(np.recarray)
    search = searches[0]
    search.pool = address_of(nodes)
    search.capacity = len(nodes)
    search.style = style.kind
    search.exploration = style.exploration
    search.first_play = style.first_play
    search.prior_heat = style.prior_heat
    search.node_of[:] = NO_NODE
    return searches


@dataclass
class Tree:
    """One search tree and everything that compiled code needs to grow it."""

    position: Position
    style: Style
    seed: int
    capacity: int
    network: npt.NDArray[Any] | None = None
    """The network at the edge of the tree, where it is not the bots' own."""
    nodes: Any = field(init=False)
    simulations: int = 0

    def __post_init__(self) -> None:
        self.nodes = np.empty(self.capacity, dtype=NODE)
        self._search = search_in(self.nodes, self.style)
        search = self._search[0]
        search.random = self.seed
        search.root_turn = self.position.turn
        self._rooms = [
            np.zeros(1, dtype=STATE),
            np.zeros(1, dtype=STATE),
            new_choices(),
            self._network(),
            np.zeros(1, dtype=FEATURES),
            np.zeros(1, dtype=ACTIVITY),
        ]
        add_node(search, NO_NODE, 0, 1.0)
        self._arguments = (
            self.position.address,
            self.position.box_address,
            *(address_of(room) for room in self._rooms),
        )
        self._search_address = address_of(self._search)

    def _network(self) -> Any:
        if self.style.kind == PLAIN:
            return np.zeros(1, dtype=NETWORK)
        return self.network if self.network is not None else load_network(self.position.players)

    def grow(self, simulations: int) -> None:
        """Run simulations; the interpreter is free meanwhile."""
        simulate(self._search_address, simulations, *self._arguments)
        self.simulations += simulations

    def take_over(self, old: Tree, node: int) -> None:
        """Begin with a share of what an old tree knows below one of its nodes."""
        # Below a placement that figures follow, the old tree has nodes of the next turn.
        levels = 1 if self.position.holds_figures else 64
        mine = self._search[0]
        theirs = old._search[0]
        is_legal = np.zeros(DECISION_COUNT, dtype=np.bool_)
        is_legal[list(self.position.legal())] = True
        graft(mine, theirs, node, self.style.kept_share, levels, is_legal)

    def children(self, node: int) -> dict[int, int]:
        """The children of a node by decision."""
        found = {}
        child = int(self.nodes["child"][node])
        while child != NO_NODE:
            found[int(self.nodes["decision"][child])] = child
            child = int(self.nodes["sibling"][child])
        return found


class Limits:
    """When a tree has grown enough."""

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
