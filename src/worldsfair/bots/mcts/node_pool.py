"""The search tree in memory: nodes in a pool of fixed size, and the state of one search.

A node is a line of decisions, not a position: the cards dealt on the way differ from one
simulation to the next, and a node's numbers are means over all of them.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from worldsfair.bots.workspace import Workspace
from worldsfair.edition import PLAYER_COUNTS
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import SEAT_COUNT
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.layout import State
from worldsfair.rules.memory import pointer_to
from worldsfair.rules.typed_records import Vector, dtype_of

FEWEST_PLAYERS: Final = PLAYER_COUNTS[0]
NO_NODE: Final = -1
ROOT: Final = 0
LONGEST_PATH: Final = 255
GRAFT_ROOM: Final = 4096
"""How many nodes may be taken over from the tree of the turn before."""


class Node:
    """What the simulations that came this way found."""

    child: Annotated[int, "i4"]
    """The child that was added last, or `NO_NODE`; its siblings are the others."""
    sibling: Annotated[int, "i4"]
    visits: Annotated[int, "i4"]
    prior: Annotated[float, "f4"]
    """How likely the decision is to be the best one, in the root's turn."""
    value: Annotated[Vector[float], "f4", SEAT_COUNT]
    """What each seat got, summed up over the visits."""
    decision: Annotated[int, "u1"]
    """The one that leads here."""
    is_expanded: Annotated[int, "u1"]
    """Whether it has all its children; only nodes of the root's turn ever do."""
    padding: Annotated[Vector[int], "u1", 2]
    advantage: Annotated[float, "f4"]
    """How much better than others the decision looked for the cards of each visit, summed up;
    0 where cards play no part."""


class Search:
    """One search: where its tree is, how it goes about it, and room for a simulation."""

    workspace: Workspace
    """In front, where the network's layers are aligned for the processor."""
    random: Annotated[np.uint64, "u8"]
    """Chance between two simulations."""
    pool: Annotated[int, "i8"]
    """The address of the first node."""
    capacity: Annotated[int, "i4"]
    """Nodes that the pool has room for."""
    used: Annotated[int, "i4"]
    kind: Annotated[int, "i4"]
    """`PLAIN`, `INFORMED` or `PAST`."""
    exploration: Annotated[Vector[float], "f4", len(PLAYER_COUNTS)]
    """How much a prior, or doubt, counts beside a mean: with 2, 3 and 4 players."""
    first_play: Annotated[float, "f4"]
    """How much worse than its parent a decision is thought that was never tried."""
    prior_heat: Annotated[float, "f4"]
    """How even the priors of the root's turn are."""
    placement_heat: Annotated[float, "f8"]
    """How even the priors of later placements are."""
    kept_share: Annotated[float, "f8"]
    """Of the visits that an old tree has below the moves that were played."""
    root: State
    """The position that is searched."""
    table: State
    """Where a simulation plays."""
    utility: Annotated[Vector[float], "f4", SEAT_COUNT]
    """What each seat got in this simulation."""
    path_length: Annotated[int, "i4"]
    path: Annotated[Vector[int], "i4", LONGEST_PATH + 1]
    """The nodes of this simulation, from the root on."""
    node_of: Annotated[Vector[int], "i4", DECISION_COUNT]
    """The child of each decision while a choice is made, else `NO_NODE`."""
    weight: Annotated[Vector[float], "f4", DECISION_COUNT]
    """By index of a choice, its prior."""
    advantage: Annotated[Vector[float], "f4", DECISION_COUNT]
    """By index of a choice, how much better than others it looks for the cards that lie there."""
    graft_source: Annotated[Vector[int], "i4", GRAFT_ROOM]
    """Of a node that was taken over, the node of the old tree."""


PLAIN: Final = 0
INFORMED: Final = 1
PAST: Final = 2
"""`INFORMED` as it was in November 2026, when later turns were weighed the long way."""

NODE: Final = dtype_of(Node)
NODE_SIZE: Final = NODE.itemsize

_node_at_address = pointer_to(Node)
search_at = pointer_to(Search)
"""The search at an address."""


@compiled
def node_at(search: Search, index: int) -> Node:
    """A node of the pool."""
    return _node_at_address(search.pool + NODE_SIZE * index)


@compiled
def exploration_of(search: Search) -> float:
    """How much a prior, or doubt, counts beside a mean in this game."""
    return search.exploration[search.root.players - FEWEST_PLAYERS]


@compiled
def plant(search: Search) -> None:
    """An empty tree: a root that nobody visited."""
    search.used = 0
    add_node(search, NO_NODE, 0, 1.0)


@compiled
def plant_at(search: int) -> None:
    """An empty tree for the search at an address."""
    plant(search_at(search))


@compiled
def add_node(search: Search, parent: int, decision: int, prior: float) -> int:
    """A new child, or `NO_NODE` when the pool is full."""
    index = search.used
    if index >= search.capacity:
        return NO_NODE
    search.used = index + 1
    node = node_at(search, index)
    node.child = NO_NODE
    node.visits = 0
    node.prior = prior
    node.value[:] = 0
    node.decision = decision
    node.is_expanded = 0
    node.advantage = 0.0
    if parent == NO_NODE:
        node.sibling = NO_NODE
    else:
        above = node_at(search, parent)
        node.sibling = above.child
        above.child = index
    return index
