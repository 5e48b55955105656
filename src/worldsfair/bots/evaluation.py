"""One turn of looking ahead: every decision is tried, the turn finished, the outcome judged."""

from __future__ import annotations

from worldsfair.bots.features import write_features
from worldsfair.bots.heuristics import judge_margin
from worldsfair.bots.network import read_outputs, run_network
from worldsfair.bots.rollout import (
    finish_turn_quickly,
    finish_turn_without_deal,
    play_guessing,
)
from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.flow import decide, play
from worldsfair.rules.constants import APPROVE, OVER
from worldsfair.rules.layout import Record
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.memory import copy_state
from worldsfair.rules.scoring import ranking_key, total_points

GUESSES_AHEAD = 2
"""Deals guessed for each decision by a network that looks one turn ahead."""


@compiled
def greedy_value(state: Record, box: Record, trial: Record, decision: int) -> float:
    """How a decision looks after the turn, before any card is dealt."""
    seat = signed(state.seat)
    copy_state(trial, state)
    if state.phase == APPROVE:
        play(trial, box, decision)
    else:
        decide(trial, box, decision)
    finish_turn_without_deal(trial, box)
    if trial.phase == OVER:
        return end_margin(trial, box, seat)
    return judge_margin(trial, box, seat)


@compiled
def end_margin(state: Record, box: Record, seat: int) -> float:
    """The margin at the end, far above or below any guess."""
    own = ranking_key(state, box, seat)
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, ranking_key(state, box, other))
    margin = (own - best) / 65536.0
    return margin + 100.0 if own >= best else margin - 100.0


@compiled
def greedy_choice(state: Record, box: Record, trial: Record, choices: Record) -> int:
    """The decision that looks best after the turn."""
    count = legal_decisions(state, box, choices)
    best = signed(choices.decision[0])
    best_value = -1.0e9
    for index in range(count):
        decision = signed(choices.decision[index])
        value = greedy_value(state, box, trial, decision)
        if value > best_value:
            best, best_value = decision, value
    return best


@compiled
def win_shares(state: Record, box: Record, activity: Record) -> None:
    """E4: who won a game that is over, a shared victory in equal parts, and the points."""
    best = 0
    winners = 0
    for seat in range(state.players):
        key = ranking_key(state, box, seat)
        winners = 1 if key > best else winners + (key == best)
        best = max(best, key)
    for seat in range(state.players):
        won = ranking_key(state, box, seat) == best
        activity.win[seat] = (1.0 / winners) if won else 0.0
        activity.points[seat] = total_points(state, box, seat)


@compiled
def judge_by_network(
    state: Record, box: Record, network: Record, features: Record, activity: Record
) -> None:
    """Each player's chance to win and points, for a position between turns or at the end."""
    if state.phase == OVER:
        win_shares(state, box, activity)
        return
    count = write_features(state, box, features)
    run_network(network, features, count, activity)
    read_outputs(activity, signed(state.seat), signed(state.players))


@compiled
def utility(activity: Record, seat: int, players: int) -> float:
    """The chance of winning with a small part for the margin, from 0 to 1."""
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, float(activity.points[other]))
    margin = (activity.points[seat] - best) / 60.0
    share = min(max(0.5 + margin, 0.0), 1.0)
    return 0.9 * activity.win[seat] + 0.1 * share


@compiled
def network_choice(
    state: Record,
    box: Record,
    trial: Record,
    choices: Record,
    network: Record,
    features: Record,
    activity: Record,
) -> int:
    """The decision that the network likes best after a few guessed deals."""
    count = legal_decisions(state, box, choices)
    best = signed(choices.decision[0])
    best_value = -1.0e9
    for index in range(count):
        decision = signed(choices.decision[index])
        value = value_after_guesses(
            state, box, trial, network, features, activity, decision, GUESSES_AHEAD
        )
        if value > best_value:
            best, best_value = decision, value
    random_below(state, 2)
    return best


@compiled
def value_after_guesses(
    state: Record,
    box: Record,
    trial: Record,
    network: Record,
    features: Record,
    activity: Record,
    decision: int,
    guesses: int,
) -> float:
    """The mover's utility after a decision, as a mean over guessed deals.

    The guesses are the same for every decision, so that only the decision makes a difference.
    """
    seat = signed(state.seat)
    players = signed(state.players)
    total = 0.0
    for guess in range(guesses):
        copy_state(trial, state)
        trial.random = state.random + (guess << 40)
        play_guessing(trial, box, decision)
        finish_turn_quickly(trial, box)
        judge_by_network(trial, box, network, features, activity)
        total += utility(activity, seat, players)
    return total / guesses


@compiled
def any_choice(state: Record, box: Record, choices: Record) -> int:
    """A uniformly random decision."""
    count = legal_decisions(state, box, choices)
    return signed(choices.decision[random_below(state, count)])
