"""The part of the last tree below the moves that were played, taken over by the next tree."""

from __future__ import annotations

from typing import Final

from worldsfair.bots.mcts.node_pool import (
    GRAFT_ROOM,
    NO_NODE,
    ROOT,
    Node,
    Search,
    add_node,
    node_at,
)
from worldsfair.bots.workspace import box_of
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import SEAT_COUNT
from worldsfair.rules.legal import is_legal

MOST_LEVELS: Final = 64


@compiled
def graft(search: Search, old: Search, origin: int) -> None:
    """Take over what hangs below a node of an old tree, with `kept_share` of its visits.

    The cards of the old simulations were guesses that are settled now, hence only a share.
    """
    source, root = node_at(old, origin), node_at(search, ROOT)
    root.visits = int(search.kept_share * source.visits)
    for seat in range(SEAT_COUNT):
        root.value[seat] = search.kept_share * source.value[seat]
    search.graft_source[ROOT] = origin
    first, level = ROOT, 0
    while level < _levels(search) and first < search.used:
        last = signed(search.used)
        for index in range(first, last):
            if index >= GRAFT_ROOM:
                return
            if not _graft_children(search, old, index):
                return
        first = last
        level += 1


@compiled
def _levels(search: Search) -> int:
    # Below a placement that figures follow, the old tree has nodes of the next turn.
    return 1 if search.root.figures_held[search.root.seat] > 0 else MOST_LEVELS


@compiled
def _graft_children(search: Search, old: Search, parent: int) -> bool:
    """Copies of all children that keep a visit; False when the pool is full.

    As the cards guessed differed, so did what could be decided: the root takes only what is
    legal now.
    """
    child = signed(node_at(old, search.graft_source[parent]).child)
    while child != NO_NODE:
        there = node_at(old, child)
        if _is_wanted(search, there, parent) and search.used < GRAFT_ROOM:
            here = add_node(search, parent, there.decision, there.prior)
            if here == NO_NODE:
                return False
            copy = node_at(search, here)
            copy.visits = int(search.kept_share * there.visits)
            # In the root's own turn cards play no part: the network has weighed it.
            copy.advantage = search.kept_share * there.advantage if parent != ROOT else 0.0
            for seat in range(SEAT_COUNT):
                copy.value[seat] = search.kept_share * there.value[seat]
            search.graft_source[here] = child
        child = signed(there.sibling)
    return True


@compiled
def _is_wanted(search: Search, there: Node, parent: int) -> bool:
    if int(search.kept_share * there.visits) == 0:
        return False
    decision = signed(there.decision)
    return parent != ROOT or is_legal(search.root, box_of(search.workspace), decision)
