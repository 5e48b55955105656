"""The way down a search tree and back up, whatever guides it."""

from __future__ import annotations

from worldsfair.bots.evaluation import utility
from worldsfair.bots.mcts.node_pool import NO_NODE, ROOT, Search, add_node, node_at
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.memory import copy_state


@compiled
def begin(search: Search) -> None:
    """Stand at the root again, with chance where the last simulation left it."""
    copy_state(search.table, search.root)
    search.table.random = search.random
    search.path[0] = ROOT
    search.path_length = 1


@compiled
def end(search: Search) -> None:
    """Add what each seat got to every node on the way."""
    players = signed(search.table.players)
    for seat in range(players):
        search.utility[seat] = utility(search.workspace, seat, players)
    for step in range(search.path_length):
        node = node_at(search, search.path[step])
        node.visits += 1
        for seat in range(players):
            node.value[seat] += search.utility[seat]
    search.random = search.table.random


@compiled
def last_on_path(search: Search) -> int:
    """The node that this simulation has come to."""
    return signed(search.path[search.path_length - 1])


@compiled
def step_down(search: Search, decision: int) -> bool:
    """Go on to the child of a decision; True if it had to be made, or could not be."""
    parent = last_on_path(search)
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        if node.decision == decision:
            search.path[search.path_length] = child
            search.path_length += 1
            return node.visits == 0
        child = signed(node.sibling)
    child = add_node(search, parent, decision, 0.0)
    if child != NO_NODE:
        search.path[search.path_length] = child
        search.path_length += 1
    return True


@compiled
def mark_children(search: Search, parent: int) -> None:
    """Note the node of each decision that has one; `unmark_children` clears it."""
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        search.node_of[node.decision] = child
        child = signed(node.sibling)


@compiled
def unmark_children(search: Search, parent: int) -> None:
    """Forget what `mark_children` noted."""
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        search.node_of[node.decision] = NO_NODE
        child = signed(node.sibling)
