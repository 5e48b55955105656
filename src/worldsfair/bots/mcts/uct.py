"""Textbook UCT with blind playouts: the baseline that a guided search has to beat."""

from __future__ import annotations

import math
from typing import Final

from worldsfair.bots.arithmetic import logarithm
from worldsfair.bots.evaluation import win_shares
from worldsfair.bots.mcts.node_pool import (
    LONGEST_PATH,
    NO_NODE,
    Search,
    exploration_of,
    node_at,
)
from worldsfair.bots.mcts.traversal import (
    begin,
    end,
    last_on_path,
    mark_children,
    step_down,
    unmark_children,
)
from worldsfair.bots.workspace import box_of
from worldsfair.rules.batch import play_at_random
from worldsfair.rules.chance import random_below, shuffle_deck
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.legal import legal_decisions

EXPLORATION: Final = (0.7, 0.7, 0.7)
"""UCB1's constant."""


@compiled
def simulate_plainly(search: Search) -> None:
    """Textbook UCT: every legal decision, no priors, a blind random playout."""
    state, workspace = search.table, search.workspace
    box, choices = box_of(workspace), workspace.choices
    begin(search)
    shuffle_deck(state)
    while state.phase != OVER and search.path_length < LONGEST_PATH:
        count = legal_decisions(state, box, choices)
        decision = _select_by_confidence(search, count)
        is_new = step_down(search, decision)
        play(state, box, decision)
        if is_new:
            break
    play_at_random(state, box, choices, TURN_LIMIT)
    win_shares(state, workspace)
    end(search)


@compiled
def _select_by_confidence(search: Search, count: int) -> int:
    """UCB1 over the first choices; decisions never tried come first, in a random order."""
    choices, seat = search.workspace.choices, signed(search.table.seat)
    parent = last_on_path(search)
    mark_children(search, parent)
    log_visits = logarithm(float(node_at(search, parent).visits) + 1.0)
    best = signed(choices.decision[0])
    best_score = -1.0
    untried = 0
    for index in range(count):
        decision = signed(choices.decision[index])
        child = signed(search.node_of[decision])
        if child == NO_NODE:
            untried += 1
            if random_below(search.table, untried) == 0:
                best = decision
        elif untried == 0:
            node = node_at(search, child)
            visits = float(node.visits)
            score = node.value[seat] / visits
            score += exploration_of(search) * math.sqrt(log_visits / visits)
            if score > best_score:
                best, best_score = decision, score
    unmark_children(search, parent)
    return best
