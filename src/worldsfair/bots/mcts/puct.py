"""Simulations one after another: down the tree by priors, a judgement at its edge, back up."""

from __future__ import annotations

import math

from worldsfair.bots.mcts.traversal import begin, end, mark_children, step_down, unmark_children
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.evaluation import judge_by_network, value_after_guesses
from worldsfair.bots.rollout import finish_turn_quickly, play_guessing
from worldsfair.bots.mcts.priors import foreseen_placements, later_figure, one_figure, soften
from worldsfair.bots.mcts.uct import simulate_plainly
from worldsfair.bots.mcts.node_pool import (
    LONGEST_PATH,
    NO_NODE,
    PLAIN,
    activity_at,
    add_node,
    features_at,
    network_at,
    node_at,
    search_at,
)
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, OVER, PLACE
from worldsfair.rules.layout import Record
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.memory import box_at, choices_at, state_at

GUESSES_AT_THE_ROOT = 4
MOST_CHOICES_AT_THE_ROOT = 12
"""Of palmer's up to eighty ways, say, those that the network likes best."""


@compiled
def simulate(
    search: int,
    count: int,
    root: int,
    box: int,
    table: int,
    trial: int,
    choices: int,
    network: int,
    features: int,
    activity: int,
) -> int:
    """Run simulations from the root; every argument but `count` is an address."""
    if search_at(search).style == PLAIN:
        for _ in range(count):
            simulate_plainly(
                search_at(search),
                state_at(root),
                box_at(box),
                state_at(table),
                choices_at(choices),
                activity_at(activity),
            )
    else:
        for _ in range(count):
            simulate_informed(
                search_at(search),
                state_at(root),
                box_at(box),
                state_at(table),
                state_at(trial),
                choices_at(choices),
                network_at(network),
                features_at(features),
                activity_at(activity),
            )
    return search_at(search).used


@compiled
def simulate_informed(
    search: Record,
    root: Record,
    box: Record,
    state: Record,
    trial: Record,
    choices: Record,
    network: Record,
    features: Record,
    activity: Record,
) -> None:
    """Down by priors and means; at the edge the network says who is likely to win."""
    begin(search, root, state)
    while state.phase != OVER and search.path_length < LONGEST_PATH:
        if state.phase == APPROVE:
            play_guessing(state, box, quick_choice(state, box))
            continue
        parent = signed(search.path[search.path_length - 1])
        if state.turn == search.root_turn:
            if not node_at(search, parent).expanded:
                _expand_in_root_turn(
                    search, parent, state, box, trial, choices, network, features, activity
                )
            count = _children_as_choices(search, parent, choices)
        elif state.phase == PLACE:
            count = foreseen_placements(search, state, box, choices, network, activity)
        else:
            count = later_figure(search, state, box, choices)
            if count < 2:
                play_guessing(state, box, quick_choice(state, box))
                continue
        index = _select_by_priors(search, parent, signed(state.seat), choices, count)
        decision = signed(choices.decision[index])
        is_new = step_down(search, parent, decision)
        _note_foreseen(search, parent, index)
        play_guessing(state, box, decision)
        if is_new:
            break
    finish_turn_quickly(state, box)
    judge_by_network(state, box, network, features, activity)
    end(search, state, activity)


@compiled
def _select_by_priors(search: Record, parent: int, seat: int, choices: Record, count: int) -> int:
    """PUCT: the index of a decision; one never tried is thought a little worse than its parent.

    A mean knows only what was good on average, with other cards: what was foreseen then is
    exchanged for what is foreseen now.
    """
    above = node_at(search, parent)
    visits_above = float(above.visits)
    mean_above = above.value[seat] / visits_above if visits_above > 0 else 0.5
    root_of_visits = search.exploration * math.sqrt(visits_above + 1.0)
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
                score = (node.value[seat] - node.foreseen) / visits + search.foreseen[index]
        score += root_of_visits * search.weight[index] / (1.0 + visits)
        if score > best_score:
            best, best_score = index, score
    unmark_children(search, parent)
    return best


@compiled
def _note_foreseen(search: Record, parent: int, index: int) -> None:
    """Tell the child that was entered how good it looked; a full pool has none."""
    child = signed(search.path[search.path_length - 1])
    if child != parent:
        node_at(search, child).foreseen += search.foreseen[index]


@compiled
def _children_as_choices(search: Record, parent: int, choices: Record) -> int:
    """The decisions that an expanded node of the root's turn offers, with their priors."""
    count = 0
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        choices.decision[count] = node.decision
        search.weight[count] = node.prior
        search.foreseen[count] = 0.0
        count += 1
        child = signed(node.sibling)
    return count


@compiled
def _expand_in_root_turn(
    search: Record,
    parent: int,
    state: Record,
    box: Record,
    trial: Record,
    choices: Record,
    network: Record,
    features: Record,
    activity: Record,
) -> None:
    """Children for the decisions worth a look, with priors from the network."""
    if state.phase == PLACE:
        count = legal_decisions(state, box, choices)
    else:
        count = one_figure(state, box, choices)
    for index in range(count):
        search.weight[index] = value_after_guesses(
            state,
            box,
            trial,
            network,
            features,
            activity,
            signed(choices.decision[index]),
            GUESSES_AT_THE_ROOT,
        )
    soften(search, count, search.prior_heat)
    _keep_the_best(search, parent, choices, count)
    node_at(search, parent).expanded = 1


@compiled
def _keep_the_best(search: Record, parent: int, choices: Record, count: int) -> None:
    """Make nodes of the decisions with the highest weights, or give old nodes new priors."""
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
