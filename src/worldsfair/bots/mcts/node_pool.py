"""The search tree in memory: nodes in a pool of fixed size, and the state of one search.

A node is a line of decisions, not a position: the cards dealt on the way differ from one
simulation to the next, and a node's numbers are means over all of them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from worldsfair.bots.features import FEATURES
from worldsfair.bots.network import ACTIVITY, NETWORK
from worldsfair.rules.compiled import compiled
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.constants import SEAT_COUNT
from worldsfair.rules.layout import CHOICES, Record
from worldsfair.rules.memory import pointer_to

NO_NODE: Final = -1
ROOT: Final = 0
LONGEST_PATH: Final = 255
GRAFT_ROOM: Final = 4096
"""How many nodes may be taken over from the tree of the turn before."""

NODE: Final = np.dtype(
    [
        ("child", "i4"),
        ("sibling", "i4"),
        ("visits", "i4"),
        ("prior", "f4"),
        ("value", "f4", (SEAT_COUNT,)),
        ("decision", "u1"),
        ("expanded", "u1"),
        ("padding", "u1", (2,)),
        ("foreseen", "f4"),
    ]
)
"""`value` sums up what each seat got in the simulations that came this way, `foreseen` how good
the decision looked for the cards of each (0 where nothing was foreseen)."""
NODE_SIZE: Final = NODE.itemsize

PLAIN: Final = 0
INFORMED: Final = 1

SEARCH: Final = np.dtype(
    [
        ("random", "u8"),
        ("pool", "i8"),
        ("capacity", "i4"),
        ("used", "i4"),
        ("style", "i4"),
        ("exploration", "f4"),
        ("first_play", "f4"),
        ("prior_heat", "f4"),
        ("root_turn", "i4"),
        ("path_length", "i4"),
        ("path", "i4", (LONGEST_PATH + 1,)),
        ("node_of", "i4", (DECISION_COUNT,)),
        ("weight", "f4", (DECISION_COUNT,)),
        ("foreseen", "f4", (DECISION_COUNT,)),
        ("utility", "f4", (SEAT_COUNT,)),
        ("graft_source", "i4", (GRAFT_ROOM,)),
    ]
)
"""Settings, and the room that one simulation needs."""

node_address: Any = pointer_to(NODE)
search_at: Any = pointer_to(SEARCH)
network_at: Any = pointer_to(NETWORK)
features_at: Any = pointer_to(FEATURES)
activity_at: Any = pointer_to(ACTIVITY)

assert CHOICES.itemsize == DECISION_COUNT


@compiled
def node_at(search: Record, index: int) -> Record:
    """A node of the pool."""
    return node_address(search.pool + NODE_SIZE * index)


@compiled
def add_node(search: Record, parent: int, decision: int, prior: float) -> int:
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
    node.expanded = 0
    node.foreseen = 0.0
    if parent == NO_NODE:
        node.sibling = NO_NODE
    else:
        above = node_at(search, parent)
        node.sibling = above.child
        above.child = index
    return index


@compiled
def back_up(search: Record, players: int) -> None:
    """Add the utilities of a simulation to every node on its path."""
    for step in range(search.path_length):
        node = node_at(search, search.path[step])
        node.visits += 1
        for seat in range(players):
            node.value[seat] += search.utility[seat]


@compiled
def graft(
    search: Record, old: Record, origin: int, share: float, levels: int, is_legal: Record
) -> None:
    """Take over what hangs below a node of an old tree, with a share of its visits.

    The cards of the old simulations were guesses that are settled now, hence only a share. As
    the guesses differed, so did what could be decided: the root takes only what is legal now.
    """
    source = node_at(old, origin)
    root = node_at(search, ROOT)
    root.visits = int(share * source.visits)
    for seat in range(SEAT_COUNT):
        root.value[seat] = share * source.value[seat]
    # Level by level; `graft_source` says which old node a new one was copied from.
    first, level = ROOT, 0
    sources = search.graft_source
    sources[ROOT] = origin
    while level < levels and first < search.used:
        last = search.used
        for index in range(first, last):
            if index >= GRAFT_ROOM:
                return
            child = node_at(old, sources[index]).child
            while child != NO_NODE:
                there = node_at(old, child)
                visits = int(share * there.visits)
                is_wanted = visits > 0 and (level > 0 or is_legal[there.decision])
                if is_wanted and search.used < GRAFT_ROOM:
                    here = add_node(search, index, there.decision, there.prior)
                    if here == NO_NODE:
                        return
                    copy = node_at(search, here)
                    copy.visits = visits
                    # In the root's own turn nothing is foreseen: the network has weighed it.
                    copy.foreseen = share * there.foreseen if level > 0 else 0.0
                    for seat in range(SEAT_COUNT):
                        copy.value[seat] = share * there.value[seat]
                    sources[here] = child
                child = there.sibling
        first = last
        level += 1
