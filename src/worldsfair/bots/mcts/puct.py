"""Informed simulations: down the tree by PUCT, a judgement of the network at its edge, back up."""

from __future__ import annotations

import math
from typing import Final

from worldsfair.bots.evaluation import judge_by_network, value_after_guesses
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.mcts.node_pool import (
    LONGEST_PATH,
    NO_NODE,
    PAST,
    Search,
    add_node,
    exploration_of,
    node_at,
)
from worldsfair.bots.mcts.priors import later_figure, one_figure, placement_priors, soften
from worldsfair.bots.mcts.quick_figures import finish_turn_in_search
from worldsfair.bots.mcts.traversal import (
    begin,
    end,
    last_on_path,
    mark_children,
    step_down,
    unmark_children,
)
from worldsfair.bots.rollout import finish_turn_quickly, play_guessing
from worldsfair.bots.workspace import box_of
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, OVER, PLACE
from worldsfair.rules.legal import legal_decisions

EXPLORATION: Final = (0.5, 0.5, 0.15)
"""PUCT's constant, how much a prior counts beside a mean, with 2, 3 and 4 players. With four a
decision changes anybody's chances by a third as much as with two."""
LEAST_SHARE: Final = 0.25
"""Of the visits of the most visited decision, to be chosen for a higher mean."""
FIRST_PLAY: Final = 0.02
"""How much worse than its parent a decision is thought that was never tried."""
PRIOR_HEAT: Final = 0.05
"""How even the priors of the root's turn are."""
PLACEMENT_HEAT: Final = 0.08
"""How even those of later placements are: the higher, the more."""
GUESSES_AT_THE_ROOT: Final = 4
MOST_CHOICES_AT_THE_ROOT: Final = 12
"""Of palmer's up to eighty ways, say, those that the network likes best."""


@compiled
def simulate_informed(search: Search) -> None:
    """Down by priors and means; at the edge the network says who is likely to win."""
    state, box = search.table, box_of(search.workspace)
    begin(search)
    while state.phase != OVER and search.path_length < LONGEST_PATH:
        count = 0 if state.phase == APPROVE else _write_choices(search)
        if count == 0:
            play_guessing(state, box, quick_choice(state, box))
        elif _go_down(search, _select_by_priors(search, count)):
            break
    if search.kind == PAST:
        finish_turn_quickly(state, box)
    else:
        finish_turn_in_search(state, search.workspace)
    judge_by_network(state, search.workspace)
    end(search)


@compiled
def _write_choices(search: Search) -> int:
    """The decisions that are worth a node here, with priors; says how many, 0 if it is plain."""
    state = search.table
    if state.turn == search.root.turn:
        parent = last_on_path(search)
        if not node_at(search, parent).is_expanded:
            _expand_in_root_turn(search, parent)
        return _children_as_choices(search, parent)
    if state.phase == PLACE:
        return placement_priors(search)
    return later_figure(search)


@compiled
def _go_down(search: Search, index: int) -> bool:
    """Carry out a choice and stand at its node; True if the simulation has left the tree."""
    parent = last_on_path(search)
    decision = signed(search.workspace.choices.decision[index])
    is_new = step_down(search, decision)
    child = last_on_path(search)
    # A full pool has no child to tell how good it looked.
    if child != parent:
        node_at(search, child).advantage += search.advantage[index]
    play_guessing(search.table, box_of(search.workspace), decision)
    return is_new


@compiled
def _select_by_priors(search: Search, count: int) -> int:
    """PUCT: the index of a choice; one never tried is thought a little worse than its parent.

    A mean knows only what was good on average, with other cards: the advantage that a choice
    had with them is exchanged for the one that it has now.
    """
    choices, seat = search.workspace.choices, signed(search.table.seat)
    parent = last_on_path(search)
    above = node_at(search, parent)
    visits_above = float(above.visits)
    mean_above = above.value[seat] / visits_above if visits_above > 0 else 0.5
    root_of_visits = exploration_of(search) * math.sqrt(visits_above + 1.0)
    mark_children(search, parent)
    best = 0
    best_score = -1.0e9
    for index in range(count):
        child = signed(search.node_of[choices.decision[index]])
        visits = 0.0
        score = mean_above - search.first_play
        if child != NO_NODE:
            node = node_at(search, child)
            visits = float(node.visits)
            if visits > 0:
                score = (node.value[seat] - node.advantage) / visits + search.advantage[index]
        score += root_of_visits * search.weight[index] / (1.0 + visits)
        if score > best_score:
            best, best_score = index, score
    unmark_children(search, parent)
    return best


@compiled
def _children_as_choices(search: Search, parent: int) -> int:
    """The decisions that an expanded node of the root's turn offers, with their priors."""
    choices = search.workspace.choices
    count = 0
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        choices.decision[count] = node.decision
        search.weight[count] = node.prior
        search.advantage[count] = 0.0
        count += 1
        child = signed(node.sibling)
    return count


@compiled
def _expand_in_root_turn(search: Search, parent: int) -> None:
    """Children for the decisions worth a look, with priors from the network."""
    state, workspace = search.table, search.workspace
    choices = workspace.choices
    if state.phase == PLACE:
        count = legal_decisions(state, box_of(workspace), choices)
    else:
        count = one_figure(state, box_of(workspace), choices)
    for index in range(count):
        decision = signed(choices.decision[index])
        value = value_after_guesses(state, workspace, decision, GUESSES_AT_THE_ROOT)
        search.weight[index] = value
    soften(search, count, search.prior_heat)
    _keep_the_best(search, parent, count)
    node_at(search, parent).is_expanded = 1


@compiled
def _keep_the_best(search: Search, parent: int, count: int) -> None:
    """Make nodes of the choices with the highest weights, or give old nodes new priors."""
    choices = search.workspace.choices
    mark_children(search, parent)
    for _ in range(min(count, MOST_CHOICES_AT_THE_ROOT)):
        best = 0
        for index in range(1, count):
            if search.weight[index] > search.weight[best]:
                best = index
        decision = signed(choices.decision[best])
        known = signed(search.node_of[decision])
        if known == NO_NODE:
            add_node(search, parent, decision, search.weight[best])
        else:
            node_at(search, known).prior = search.weight[best]
        search.weight[best] = -1.0
    unmark_children(search, parent)
