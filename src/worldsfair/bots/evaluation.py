"""What a decision is worth: it is tried, the turn finished, and the outcome judged."""

from __future__ import annotations

from typing import Final

from worldsfair.bots.features import write_features
from worldsfair.bots.heuristics import judge_margin
from worldsfair.bots.inference import read_outputs, run_network
from worldsfair.bots.rollout import (
    finish_turn_quickly,
    finish_turn_without_deal,
    play_guessing,
)
from worldsfair.bots.workspace import Workspace, box_of
from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, OVER
from worldsfair.rules.flow import apply_decision, play
from worldsfair.rules.layout import Box, State
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.memory import copy_state
from worldsfair.rules.scoring import ranking_key, total_points

GUESSES_AHEAD: Final = 2
"""Deals guessed for each decision by a network that looks one turn ahead."""

WIN_PART: Final = 0.9
MARGIN_PART: Final = 0.1
"""A small part for the margin, so that a bot plays on when it is behind or far ahead."""
MARGIN_SCALE: Final = 60.0
"""Half of these points ahead, the margin's part is full."""

_SURE_MARGIN: Final = 100.0
"""More than any guessed margin."""
_POINTS_IN_RANKING_KEY: Final = 65536.0
_WORST: Final = -1.0e9


@compiled
def greedy_value(state: State, box: Box, trial: State, decision: int) -> float:
    """How a decision looks after the turn, before any card is dealt."""
    copy_state(trial, state)
    if state.phase == APPROVE:
        play(trial, box, decision)
    else:
        apply_decision(trial, box, decision)
    finish_turn_without_deal(trial, box)
    if trial.phase == OVER:
        return end_margin(trial, box, signed(state.seat))
    return judge_margin(trial, box, signed(state.seat))


@compiled
def end_margin(state: State, box: Box, seat: int) -> float:
    """The margin at the end, far above or below any guess."""
    own = ranking_key(state, box, seat)
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, ranking_key(state, box, other))
    margin = (own - best) / _POINTS_IN_RANKING_KEY
    return margin + _SURE_MARGIN if own >= best else margin - _SURE_MARGIN


@compiled
def greedy_choice(state: State, workspace: Workspace) -> int:
    """The decision that looks best after the turn."""
    box, choices = box_of(workspace), workspace.choices
    count = legal_decisions(state, box, choices)
    best = signed(choices.decision[0])
    best_value = _WORST
    for index in range(count):
        decision = signed(choices.decision[index])
        value = greedy_value(state, box, workspace.trial, decision)
        if value > best_value:
            best, best_value = decision, value
    return best


@compiled
def win_shares(state: State, workspace: Workspace) -> None:
    """E4: who won a game that is over, a shared victory in equal parts, and the points."""
    box = box_of(workspace)
    best = 0
    winners = 0
    for seat in range(state.players):
        key = ranking_key(state, box, seat)
        winners = 1 if key > best else winners + (key == best)
        best = max(best, key)
    for seat in range(state.players):
        won = ranking_key(state, box, seat) == best
        workspace.win[seat] = (1.0 / winners) if won else 0.0
        workspace.points[seat] = total_points(state, box, seat)


@compiled
def judge_by_network(state: State, workspace: Workspace) -> None:
    """Each player's chance to win and points, for a position between turns or at the end."""
    if state.phase == OVER:
        win_shares(state, workspace)
        return
    count = write_features(state, box_of(workspace), workspace.features)
    run_network(workspace, signed(state.players), count)
    read_outputs(workspace, signed(state.seat), signed(state.players))


@compiled
def utility(workspace: Workspace, seat: int, players: int) -> float:
    """The chance of winning with a small part for the margin, from 0 to 1."""
    best = -1000.0
    for other in range(players):
        if other != seat:
            best = max(best, float(workspace.points[other]))
    margin = (workspace.points[seat] - best) / MARGIN_SCALE
    share = min(max(0.5 + margin, 0.0), 1.0)
    return WIN_PART * workspace.win[seat] + MARGIN_PART * share


@compiled
def network_choice(state: State, workspace: Workspace) -> int:
    """The decision that the network likes best after a few guessed deals."""
    choices = workspace.choices
    count = legal_decisions(state, box_of(workspace), choices)
    best = signed(choices.decision[0])
    best_value = _WORST
    for index in range(count):
        decision = signed(choices.decision[index])
        value = value_after_guesses(state, workspace, decision, GUESSES_AHEAD)
        if value > best_value:
            best, best_value = decision, value
    # The next decision gets other guesses.
    random_below(state, 2)
    return best


@compiled
def value_after_guesses(state: State, workspace: Workspace, decision: int, guesses: int) -> float:
    """The mover's utility after a decision, as a mean over guessed deals.

    The guesses are the same for every decision, so that only the decision makes a difference.
    """
    box, trial = box_of(workspace), workspace.trial
    total = 0.0
    for guess in range(guesses):
        copy_state(trial, state)
        trial.random = state.random + (guess << 40)
        play_guessing(trial, box, decision)
        finish_turn_quickly(trial, box)
        judge_by_network(trial, workspace)
        total += utility(workspace, signed(state.seat), signed(state.players))
    return total / guesses


@compiled
def any_choice(state: State, workspace: Workspace) -> int:
    """A uniformly random decision."""
    choices = workspace.choices
    count = legal_decisions(state, box_of(workspace), choices)
    return signed(choices.decision[random_below(state, count)])
