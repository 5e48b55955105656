"""Textbook UCT with blind playouts: the baseline that a guided search has to beat."""

from __future__ import annotations

import math

from worldsfair.bots.mcts.traversal import begin, end, mark_children, step_down, unmark_children
from worldsfair.bots.evaluation import win_shares
from worldsfair.bots.mcts.node_pool import LONGEST_PATH, NO_NODE, node_at
from worldsfair.rules.batch import play_at_random
from worldsfair.rules.chance import shuffle_deck
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.flow import play
from worldsfair.rules.constants import OVER
from worldsfair.rules.layout import Record
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.constants import TURN_LIMIT


@compiled
def simulate_plainly(
    search: Record,
    root: Record,
    box: Record,
    state: Record,
    choices: Record,
    activity: Record,
) -> None:
    """Textbook UCT: every legal decision, no priors, a blind random playout."""
    begin(search, root, state)
    shuffle_deck(state)
    while state.phase != OVER and search.path_length < LONGEST_PATH:
        parent = signed(search.path[search.path_length - 1])
        count = legal_decisions(state, box, choices)
        decision = _select_by_confidence(search, parent, signed(state.seat), choices, count)
        is_new = step_down(search, parent, decision)
        play(state, box, decision)
        if is_new:
            break
    play_at_random(state, box, choices, TURN_LIMIT)
    win_shares(state, box, activity)
    end(search, state, activity)


@compiled
def _select_by_confidence(
    search: Record, parent: int, seat: int, choices: Record, count: int
) -> int:
    """UCB1; decisions never tried come first, in a random order."""
    mark_children(search, parent)
    log_visits = math.log(float(node_at(search, parent).visits) + 1.0)
    best = signed(choices.decision[0])
    best_score = -1.0
    untried = 0
    for index in range(count):
        decision = signed(choices.decision[index])
        child = signed(search.node_of[decision])
        if child == NO_NODE:
            untried += 1
            bits = search.random
            bits = bits ^ (bits << 13)
            bits = bits ^ (bits >> 7)
            bits = bits ^ (bits << 17)
            search.random = bits
            if signed(bits >> 33) % untried == 0:
                best = decision
        elif untried == 0:
            node = node_at(search, child)
            visits = float(node.visits)
            score = node.value[seat] / visits
            score += search.exploration * math.sqrt(log_visits / visits)
            if score > best_score:
                best, best_score = decision, score
    unmark_children(search, parent)
    return best
