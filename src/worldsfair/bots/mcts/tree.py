"""A search tree from Python: planted in a position, grown by simulations, and read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.mcts import puct, uct
from worldsfair.bots.mcts.graft import graft
from worldsfair.bots.mcts.node_pool import (
    INFORMED,
    NO_NODE,
    NODE,
    PAST,
    PLAIN,
    Search,
    plant,
)
from worldsfair.bots.mcts.simulation import simulate
from worldsfair.bots.network import Network, load_network
from worldsfair.rules.layout import STATE
from worldsfair.rules.memory import address_of
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import Records, new_records

NODES: Final = 1 << 20
"""Nodes in a pool; each takes 40 bytes, and memory that is never reached is never used."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a search goes about it."""

    kind: int
    exploration: tuple[float, float, float]
    """How much a prior, or doubt, counts beside a mean: with 2, 3 and 4 players."""
    first_play: float = 0.0
    prior_heat: float = 1.0
    placement_heat: float = 1.0
    kept_share: float = 0.0
    """How much of the visits below the moves that were played goes on to the next tree."""
    least_share: float = 1.0
    """Of the visits of the most visited decision, to be chosen for a higher mean; with 1 the most
    visited is chosen."""


INFORMED_STYLE: Final = Style(
    INFORMED,
    exploration=puct.EXPLORATION,
    first_play=puct.FIRST_PLAY,
    prior_heat=puct.PRIOR_HEAT,
    placement_heat=puct.PLACEMENT_HEAT,
    least_share=puct.LEAST_SHARE,
)
PAST_STYLE: Final = Style(
    PAST, exploration=(0.5, 0.5, 0.5), first_play=0.02, prior_heat=0.05, placement_heat=0.08
)
"""The settings of November 2026, which stay as they are."""
PLAIN_STYLE: Final = Style(PLAIN, exploration=uct.EXPLORATION)


def new_search(nodes: npt.NDArray[Any], style: Style) -> Records[Search]:
    """A search that keeps its tree in these nodes; whoever asks keeps them alive as long as it.

    Its workspace has neither box nor network yet.
    """
    searches = new_records(Search)
    search = searches[0]
    search.pool = address_of(nodes)
    search.capacity = len(nodes)
    search.kind = style.kind
    search.exploration[:] = style.exploration
    search.first_play = style.first_play
    search.prior_heat = style.prior_heat
    search.placement_heat = style.placement_heat
    search.kept_share = style.kept_share
    search.node_of[:] = NO_NODE
    return searches


@dataclass
class Tree:
    """One search tree, and the owner of everything that compiled code needs to grow it.

    The search knows its nodes, the box and the network by address: they live as long as this.
    """

    position: Position
    style: Style
    seed: int
    capacity: int
    network: Records[Network] | None = None
    """The network at the edge of the tree, where it is not the bots' own."""
    nodes: npt.NDArray[Any] = field(init=False)
    """By field, `Node`'s of the whole pool."""
    simulations: int = 0

    def __post_init__(self) -> None:
        if self.network is None and self.style.kind != PLAIN:
            self.network = load_network(self.position.players)
        self.nodes = np.empty(self.capacity, dtype=NODE)
        self._search = new_search(self.nodes, self.style)
        self._search_address = address_of(self._search)
        self._search["root"] = np.frombuffer(self.position.buffer, dtype=STATE)
        search = self._search[0]
        search.random = np.uint64(self.seed)
        search.workspace.box = self.position._box_address
        search.workspace.network = 0 if self.network is None else address_of(self.network)
        plant(search)

    def grow(self, simulations: int) -> None:
        """Run simulations; the interpreter is free meanwhile."""
        simulate(self._search_address, simulations)
        self.simulations += simulations

    def take_over(self, old: Tree, node: int) -> None:
        """Begin with a share of what an old tree knows below one of its nodes."""
        graft(self._search[0], old._search[0], node)

    def children(self, node: int) -> dict[int, int]:
        """The children of a node by decision."""
        found = {}
        child = int(self.nodes["child"][node])
        while child != NO_NODE:
            found[int(self.nodes["decision"][child])] = child
            child = int(self.nodes["sibling"][child])
        return found
