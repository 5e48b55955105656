"""The compiled loops over many games: checking, stepping, masks and what a finished game gave."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER, TURN_LIMIT
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import Box, Choices, State
from worldsfair.rules.legal import is_legal, legal_decisions, legal_mask
from worldsfair.rules.scoring import ranking_key, total_points
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records

Numbers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Rewards = npt.NDArray[np.float32]

RUNNING: Final = 0
FINISHED: Final = 1
TOO_LONG: Final = 2
"""It went on to the limit of turns, and nobody has won."""


@compiled
def lay_out_games(states: Records[State], boxes: Records[Box], chosen_approvals: int) -> None:
    """A new game in each state, from its own generator."""
    for index in range(len(states)):
        lay_out_at_random(states[index], boxes[0], chosen_approvals)


@compiled
def first_illegal(
    states: Records[State], boxes: Records[Box], choices: Records[Choices], actions: Numbers
) -> int:
    """The first game whose action may not be taken, or -1; games that are over take any."""
    for index in range(len(states)):
        if is_running(states[index]) and not (
            is_legal(states[index], boxes[0], actions[index])
        ):
            return index
    return -1


@compiled
def step_games(
    states: Records[State],
    boxes: Records[Box],
    actions: Numbers,
    rewards: Rewards,
    ended: Bytes,
    points: Bytes,
    anew: int,
) -> None:
    """A legal action in each game that runs; with `anew` an ended game makes room for the next."""
    for index in range(len(states)):
        state = states[index]
        ended[index] = RUNNING
        for seat in range(boxes[0].players):
            rewards[index, seat] = 0.0
        if not is_running(state):
            continue
        play(state, boxes[0], signed(actions[index]))
        if is_running(state):
            continue
        for seat in range(boxes[0].players):
            points[index, seat] = total_points(state, boxes[0], seat)
        if state.phase == OVER:
            ended[index] = FINISHED
            _reward(state, boxes[0], rewards, index)
        else:
            ended[index] = TOO_LONG
        if anew:
            lay_out_at_random(state, boxes[0], signed(state.chosen_approvals))


@compiled
def is_running(state: State) -> bool:
    """Whether somebody decides in this game."""
    return state.phase != OVER and state.turn < TURN_LIMIT


@compiled
def _reward(state: State, box: Box, rewards: Rewards, index: int) -> None:
    """1 for a victory alone, shared by those who win together; all rewards add up to 0."""
    best = 0
    winners = 0
    for seat in range(box.players):
        key = ranking_key(state, box, seat)
        if key > best:
            best = key
            winners = 0
        winners += key == best
    others = box.players - 1.0
    for seat in range(box.players):
        share = 1.0 / winners if ranking_key(state, box, seat) == best else 0.0
        rewards[index, seat] = (share * box.players - 1.0) / others


@compiled
def write_masks(
    states: Records[State],
    boxes: Records[Box],
    choices: Records[Choices],
    masks: npt.NDArray[np.uint8],
) -> None:
    """1 for each legal action of each game; none in a game that is over."""
    for index in range(len(states)):
        if is_running(states[index]):
            legal_mask(states[index], boxes[0], choices[0], masks[index])
        else:
            for action in range(DECISION_COUNT):
                masks[index, action] = 0


@compiled
def sample_actions(
    states: Records[State],
    boxes: Records[Box],
    choices: Records[Choices],
    generators: Records[State],
    actions: Numbers,
) -> None:
    """A uniformly random legal action for each game, without touching the game's own chance."""
    for index in range(len(states)):
        actions[index] = 0
        if is_running(states[index]):
            count = legal_decisions(states[index], boxes[0], choices[0])
            actions[index] = choices[0].decision[random_below(generators[0], count)]
