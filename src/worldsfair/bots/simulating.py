"""One simulation after another: down the tree, a judgement at its edge, and back up."""

from __future__ import annotations

import math

from worldsfair.bots.judgement import gain_from_one_more, quick_choice, standing_worth
from worldsfair.bots.lookahead import judge_by_network, utility, win_shares
from worldsfair.bots.playing import finish_turn_quickly, play_guessing
from worldsfair.bots.tree import (
    LONGEST_PATH,
    NO_NODE,
    PLAIN,
    ROOT,
    activity_at,
    add_node,
    back_up,
    features_at,
    network_at,
    node_at,
    search_at,
)
from worldsfair.rules.batch import play_at_random
from worldsfair.rules.chance import shuffle_deck
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.decisions import (
    BURNHAM_FIRST,
    DISCARD_FIRST,
    NAMED_FIRST,
    NAMED_STRIDE,
    PALMER_FIRST,
    PLACE_FIRST,
)
from worldsfair.rules.flow import play
from worldsfair.rules.layout import (
    APPROVE,
    AREA_COUNT,
    FIGURES_STEP,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_DAVIS,
    KIND_TICKET,
    OVER,
    PLACE,
    Record,
)
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.limits import TURN_LIMIT
from worldsfair.rules.memory import box_at, choices_at, copy_state, state_at

GUESSES_AT_THE_ROOT = 4
DISCARD_DAVIS = DISCARD_FIRST + KIND_DAVIS - FIRST_FIGURE
MOST_FIGURE_CHOICES = 12


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
            _simulate_plainly(
                search_at(search),
                state_at(root),
                box_at(box),
                state_at(table),
                choices_at(choices),
                activity_at(activity),
            )
    else:
        for _ in range(count):
            _simulate_informed(
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
def _begin(search: Record, root: Record, state: Record) -> None:
    copy_state(state, root)
    state.random = search.random
    search.path[0] = ROOT
    search.path_length = 1


@compiled
def _end(search: Record, state: Record, activity: Record) -> None:
    players = signed(state.players)
    for seat in range(players):
        search.utility[seat] = utility(activity, seat, players)
    back_up(search, players)
    search.random = state.random


@compiled
def _simulate_plainly(
    search: Record,
    root: Record,
    box: Record,
    state: Record,
    choices: Record,
    activity: Record,
) -> None:
    """Textbook UCT: every legal decision, no priors, a blind random playout."""
    _begin(search, root, state)
    shuffle_deck(state)
    while state.phase != OVER and search.path_length < LONGEST_PATH:
        parent = signed(search.path[search.path_length - 1])
        count = legal_decisions(state, box, choices)
        decision = _select_by_confidence(search, parent, signed(state.seat), choices, count)
        is_new = _step_down(search, parent, decision)
        play(state, box, decision)
        if is_new:
            break
    play_at_random(state, box, choices, TURN_LIMIT)
    win_shares(state, box, activity)
    _end(search, state, activity)


@compiled
def _mark_children(search: Record, parent: int) -> None:
    """Note the node of each decision that has one; `_unmark_children` clears it."""
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        search.node_of[node.decision] = child
        child = signed(node.sibling)


@compiled
def _unmark_children(search: Record, parent: int) -> None:
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        search.node_of[node.decision] = NO_NODE
        child = signed(node.sibling)


@compiled
def _select_by_confidence(
    search: Record, parent: int, seat: int, choices: Record, count: int
) -> int:
    """UCB1; decisions never tried come first, in a random order."""
    _mark_children(search, parent)
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
    _unmark_children(search, parent)
    return best


@compiled
def _step_down(search: Record, parent: int, decision: int) -> bool:
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
def _simulate_informed(
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
    _begin(search, root, state)
    while state.phase != OVER and search.path_length < LONGEST_PATH:
        in_root_turn = state.turn == search.root_turn
        if state.phase == APPROVE or (state.phase == FIGURES_STEP and not in_root_turn):
            play_guessing(state, box, quick_choice(state, box))
            continue
        parent = signed(search.path[search.path_length - 1])
        if in_root_turn:
            if not node_at(search, parent).expanded:
                _expand_in_root_turn(
                    search, parent, state, box, trial, choices, network, features, activity
                )
            count = _children_as_choices(search, parent, choices)
        else:
            count = _placements_with_appeal(search, state, box, choices)
        decision = _select_by_priors(search, parent, signed(state.seat), choices, count)
        is_new = _step_down(search, parent, decision)
        play_guessing(state, box, decision)
        if is_new:
            break
    finish_turn_quickly(state, box)
    judge_by_network(state, box, network, features, activity)
    _end(search, state, activity)


@compiled
def _select_by_priors(search: Record, parent: int, seat: int, choices: Record, count: int) -> int:
    """PUCT; a decision never tried is thought a little worse than its parent."""
    above = node_at(search, parent)
    visits_above = float(above.visits)
    mean_above = above.value[seat] / visits_above if visits_above > 0 else 0.5
    root_of_visits = search.exploration * math.sqrt(visits_above + 1.0)
    _mark_children(search, parent)
    best = signed(choices.decision[0])
    best_score = -1.0e9
    for index in range(count):
        decision = signed(choices.decision[index])
        child = signed(search.node_of[decision])
        visits = 0.0
        score = mean_above - search.first_play
        if child != NO_NODE:
            node = node_at(search, child)
            visits = float(node.visits)
            if visits > 0:
                score = node.value[seat] / visits
        score += root_of_visits * search.weight[index] / (1.0 + visits)
        if score > best_score:
            best, best_score = decision, score
    _unmark_children(search, parent)
    return best


@compiled
def _children_as_choices(search: Record, parent: int, choices: Record) -> int:
    """The decisions that an expanded node of the root's turn offers, with their priors."""
    count = 0
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        choices.decision[count] = node.decision
        search.weight[count] = node.prior
        count += 1
        child = signed(node.sibling)
    return count


@compiled
def _placements_with_appeal(search: Record, state: Record, box: Record, choices: Record) -> int:
    """The placements of a later turn, with priors from the cards that lie there."""
    seat = signed(state.seat)
    if state.supply[seat] == 0:
        count = legal_decisions(state, box, choices)
        for index in range(count):
            search.weight[index] = 1.0 / count
        return count
    for area in range(AREA_COUNT):
        choices.decision[area] = PLACE_FIRST + area
        search.weight[area] = _appeal(state, box, seat, area)
    soften(search, AREA_COUNT, 1.6)
    return AREA_COUNT


@compiled
def _appeal(state: Record, box: Record, seat: int, area: int) -> float:
    """Roughly what placing there is worth: its cards, and the place it wins."""
    worth = gain_from_one_more(state, box, seat, area)
    for slot in range(state.slot_count[area]):
        kind = signed(box.kind_of[state.slots[area, slot]])
        if kind < AREA_COUNT:
            fresh = state.tokens[seat, kind] + state.held[seat, kind] == 0
            worth += 1.0 + 0.5 * fresh + 0.15 * standing_worth(state, box, seat, kind)
        elif kind == KIND_TICKET:
            worth += 1.2
        else:
            worth += 1.1
    return worth


@compiled
def soften(search: Record, count: int, heat: float) -> None:
    """Turn the first weights into chances that add up to one."""
    highest = search.weight[0]
    for index in range(1, count):
        highest = max(highest, search.weight[index])
    total = 0.0
    for index in range(count):
        search.weight[index] = math.exp((search.weight[index] - highest) / heat)
        total += search.weight[index]
    for index in range(count):
        search.weight[index] /= total


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
        count = _one_figure(state, box, choices)
    seat = signed(state.seat)
    players = signed(state.players)
    for index in range(count):
        worth = 0.0
        # The same guesses for every decision, so that only the decision makes a difference.
        for guess in range(GUESSES_AT_THE_ROOT):
            copy_state(trial, state)
            trial.random = state.random + (guess << 40)
            play_guessing(trial, box, signed(choices.decision[index]))
            finish_turn_quickly(trial, box)
            judge_by_network(trial, box, network, features, activity)
            worth += utility(activity, seat, players)
        search.weight[index] = worth / GUESSES_AT_THE_ROOT
    soften(search, count, search.prior_heat)
    _keep_the_best(search, parent, choices, count)
    node_at(search, parent).expanded = 1


@compiled
def _keep_the_best(search: Record, parent: int, choices: Record, count: int) -> None:
    """Make nodes of the decisions with the highest weights, or give old nodes new priors."""
    _mark_children(search, parent)
    for _ in range(min(count, MOST_FIGURE_CHOICES)):
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
    _unmark_children(search, parent)


@compiled
def _one_figure(state: Record, box: Record, choices: Record) -> int:
    """The ways to play one figure in hand; the others wait, as their order hardly matters.

    With supporters in the supply, giving a figure away is not worth a look (palmer's is).
    """
    seat = signed(state.seat)
    if state.supply[seat] == 0:
        return legal_decisions(state, box, choices)
    for area in range(AREA_COUNT):
        if state.held[seat, FIRST_NAMED_FIGURE + area] > 0:
            choices.decision[0] = NAMED_FIRST + NAMED_STRIDE * area
            return 1
    if state.held[seat, KIND_BURNHAM] > 0:
        choices.decision[0] = BURNHAM_FIRST
        return 1
    total = legal_decisions(state, box, choices)
    has_davis = state.held[seat, KIND_DAVIS] > 0
    count = 0
    for index in range(total):
        decision = signed(choices.decision[index])
        is_davis = decision < PALMER_FIRST
        if is_davis == has_davis and (is_davis or decision != DISCARD_DAVIS):
            choices.decision[count] = decision
            count += 1
    return count
