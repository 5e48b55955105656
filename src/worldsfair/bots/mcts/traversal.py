"""The way down a search tree and back up, whatever guides it."""

from __future__ import annotations

from worldsfair.bots.evaluation import utility
from worldsfair.bots.mcts.node_pool import NO_NODE, ROOT, add_node, back_up, node_at
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.layout import Record
from worldsfair.rules.memory import copy_state


@compiled
def begin(search: Record, root: Record, state: Record) -> None:
    """Stand at the root again, with chance where the last simulation left it."""
    copy_state(state, root)
    state.random = search.random
    search.path[0] = ROOT
    search.path_length = 1


@compiled
def end(search: Record, state: Record, activity: Record) -> None:
    """Tell every node on the way what each seat got."""
    players = signed(state.players)
    for seat in range(players):
        search.utility[seat] = utility(activity, seat, players)
    back_up(search, players)
    search.random = state.random


@compiled
def step_down(search: Record, parent: int, decision: int) -> bool:
    """Go on to the child of a decision; True if it had to be made, or could not be."""
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
def mark_children(search: Record, parent: int) -> None:
    """Note the node of each decision that has one; `unmark_children` clears it."""
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        search.node_of[node.decision] = child
        child = signed(node.sibling)


@compiled
def unmark_children(search: Record, parent: int) -> None:
    """Forget what `mark_children` noted."""
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        search.node_of[node.decision] = NO_NODE
        child = signed(node.sibling)
