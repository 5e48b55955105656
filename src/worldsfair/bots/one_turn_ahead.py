"""Choosing as the levels for people do: one turn ahead, by rules of thumb or by the network.

What each decision is worth is a margin in points, whoever judges, so that the weaknesses weigh
the same for both.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from worldsfair.bots.chooser import Chooser, chooser_at, even_number
from worldsfair.bots.evaluation import end_margin, greedy_value, judge_by_network
from worldsfair.bots.heuristics import (
    OTHER_RIVALS_PART,
    STRONGEST_RIVAL_PART,
    judge,
    quick_choice,
)
from worldsfair.bots.rollout import (
    finish_turn_quickly,
    finish_turn_without_deal,
    play_guessing,
)
from worldsfair.bots.weaknesses import (
    favourite_area,
    fondness,
    is_overlooked,
    is_senseless,
)
from worldsfair.bots.workspace import box_of
from worldsfair.rules.chance import mixed_bits, next_random
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, FIGURES_STEP, OVER
from worldsfair.rules.flow import apply_decision
from worldsfair.rules.layout import Box, State
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.memory import copy_state, state_at

GUESSES: Final = 4
"""Deals that the network is asked about for each decision."""
WIN_WORTH: Final = 24.0
MARGIN_WORTH: Final = 0.3
"""What the network foretells, in points: a sure win in place of none, and a point of margin."""

_WORST: Final = -1.0e9
_BEYOND_THE_EYE: Final = 1.0e6
"""Taken off what is overlooked or makes no sense, so that it is played only where all is."""


@compiled
def choose_ahead_at(state: int, box: int, chooser: int) -> int:
    """The decision that looks best after the turn, to the eye of the chooser.

    What each is worth to it is in `value`, in the order of `choices`.
    """
    here = chooser_at(chooser)
    here.workspace.box = box
    here.rivals = _rivals_before(state_at(state), here)
    here.sees_wheel = even_number(here) >= here.weakness.wheel
    count = legal_decisions(state_at(state), box_of(here.workspace), here.workspace.choices)
    _weigh(state_at(state), here, count)
    if state_at(state).phase == APPROVE or _plays_obviously(state_at(state), here):
        return quick_choice(state_at(state), box_of(here.workspace))
    return _best(state_at(state), here, count)


@compiled
def _plays_obviously(state: State, chooser: Chooser) -> bool:
    """Whether a figure is put to its obvious use this time."""
    return state.phase == FIGURES_STEP and even_number(chooser) < chooser.weakness.figures


@compiled
def _best(state: State, chooser: Chooser, count: int) -> int:
    """What seems worth most through the haze, of what is looked at and makes sense."""
    workspace, weakness = chooser.workspace, chooser.weakness
    best, best_value = signed(workspace.choices.decision[0]), -_BEYOND_THE_EYE * 9
    for index in range(count):
        decision = signed(workspace.choices.decision[index])
        value = chooser.value[index] + weakness.haze * (2.0 * even_number(chooser) - 1.0)
        if is_overlooked(state, weakness, decision):
            value -= _BEYOND_THE_EYE
        if is_senseless(state, box_of(workspace), decision):
            value -= 2.0 * _BEYOND_THE_EYE
        if value > best_value:
            best, best_value = decision, value
    return best


@compiled
def _weigh(state: State, chooser: Chooser, count: int) -> None:
    """What each choice seems worth, the haze apart."""
    workspace = chooser.workspace
    chooser.random = next_random(chooser.random)
    for index in range(count):
        decision = signed(workspace.choices.decision[index])
        if state.phase == APPROVE:
            chooser.value[index] = greedy_value(state, box_of(workspace), workspace.trial, decision)
        elif workspace.network == 0:
            chooser.value[index] = _worth_by_thumb(state, chooser, decision)
        else:
            chooser.value[index] = _worth_by_network(state, chooser, decision)


@compiled
def _look_at_wheel(trial: State, chooser: Chooser) -> None:
    """Who does not look believes that the round has only begun."""
    if not chooser.sees_wheel:
        trial.car = 0


@compiled
def _worth_by_thumb(state: State, chooser: Chooser, decision: int) -> float:
    """By rules of thumb, before any card is dealt."""
    box, trial = box_of(chooser.workspace), chooser.workspace.trial
    seat = signed(state.seat)
    copy_state(trial, state)
    _look_at_wheel(trial, chooser)
    apply_decision(trial, box, decision)
    finish_turn_without_deal(trial, box)
    worth = _charm(state, chooser)
    if trial.phase == OVER:
        return worth + end_margin(trial, box, seat)
    seen = 1.0 - chooser.weakness.rivals
    rivals = chooser.rivals + seen * (_rivals_worth(trial, box, seat) - chooser.rivals)
    return worth + judge(trial, box, seat) - rivals


@compiled
def _worth_by_network(state: State, chooser: Chooser, decision: int) -> float:
    """By the network, as a mean over guessed deals, the same for every decision."""
    workspace = chooser.workspace
    trial = workspace.trial
    worth = 0.0
    for guess in range(GUESSES):
        copy_state(trial, state)
        trial.random = mixed_bits(chooser.random + np.uint64(guess))
        _look_at_wheel(trial, chooser)
        play_guessing(trial, box_of(workspace), decision)
        finish_turn_quickly(trial, box_of(workspace))
        judge_by_network(trial, workspace)
        worth += _foretold_margin(state, chooser)
        worth += _charm(state, chooser)
    return worth / GUESSES


@compiled
def _foretold_margin(state: State, chooser: Chooser) -> float:
    """What the network has just said, in points for the player whose turn it is."""
    workspace = chooser.workspace
    own, players = signed(state.seat), signed(state.players)
    best = _best_rival_foretold(state, chooser)
    seen = 1.0 - chooser.weakness.rivals
    rivals = chooser.rivals + seen * (best - chooser.rivals)
    margin = MARGIN_WORTH * seen + 1.0 - seen
    return seen * WIN_WORTH * (workspace.win[own] - 1.0 / players) + margin * (
        workspace.points[own] - rivals
    )


@compiled
def _charm(state: State, chooser: Chooser) -> float:
    """What the turn that was tried adds to what one has of a favourite area, in points."""
    seat, area = signed(state.seat), favourite_area(state)
    gain = fondness(chooser.workspace.trial, seat, area) - fondness(state, seat, area)
    return chooser.weakness.colour * gain


@compiled
def _rivals_before(state: State, chooser: Chooser) -> float:
    """What the rivals seem to have before the turn, by whoever judges."""
    if chooser.workspace.network == 0:
        return _rivals_worth(state, box_of(chooser.workspace), signed(state.seat))
    judge_by_network(state, chooser.workspace)
    return _best_rival_foretold(state, chooser)


@compiled
def _best_rival_foretold(state: State, chooser: Chooser) -> float:
    """The points of the best of the others, as the network has just said."""
    best = _WORST
    for seat in range(signed(state.players)):
        if seat != signed(state.seat):
            best = max(best, float(chooser.workspace.points[seat]))
    return best


@compiled
def _rivals_worth(state: State, box: Box, own: int) -> float:
    """What the others have by rules of thumb, in part the best of them and in part their mean."""
    best, total = _WORST, 0.0
    for seat in range(state.players):
        if seat != own:
            theirs = judge(state, box, seat)
            total += theirs
            best = max(best, theirs)
    others = signed(state.players) - 1
    return STRONGEST_RIVAL_PART * best + OTHER_RIVALS_PART * total / others
