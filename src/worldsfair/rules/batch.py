"""Many games in one call: random games and stepping."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER
from worldsfair.rules.flow import play
from worldsfair.rules.layout import Box, Choices, State
from worldsfair.rules.legal import is_legal, legal_decisions
from worldsfair.rules.memory import box_at, choices_at, state_at
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records


@compiled
def play_at_random(state: State, box: Box, choices: Choices, turn_limit: int) -> None:
    """Play a game to its end, or to the limit of turns, by uniformly random decisions."""
    while state.phase != OVER and state.turn < turn_limit:
        count = legal_decisions(state, box, choices)
        play(state, box, signed(choices.decision[random_below(state, count)]))


@compiled
def random_game_at(state: int, box: int, choices: int, turn_limit: int) -> None:
    """Lay out and play a random game from the generator in a state, by addresses."""
    lay_out_at_random(state_at(state), box_at(box), 0)
    play_at_random(state_at(state), box_at(box), choices_at(choices), turn_limit)


@compiled
def random_games(
    states: Records[State],
    boxes: Records[Box],
    choices: Records[Choices],
    chosen_approvals: int,
    turn_limit: int,
) -> int:
    """Lay out and play a random game in each state, from its own `random`.

    Says how many games came to their end within the limit of turns.
    """
    finished = 0
    for index in range(len(states)):
        state = states[index]
        lay_out_at_random(state, boxes[0], chosen_approvals)
        play_at_random(state, boxes[0], choices[0], turn_limit)
        if state.phase == OVER:
            finished += 1
    return finished


@compiled
def step_games(
    states: Records[State],
    boxes: Records[Box],
    decisions: npt.NDArray[np.uint8],
) -> int:
    """One decision in each game that is not over; an illegal one is left out and counted."""
    refused = 0
    for index in range(len(states)):
        state = states[index]
        decision = signed(decisions[index])
        if state.phase == OVER:
            continue
        if is_legal(state, boxes[0], decision):
            play(state, boxes[0], decision)
        else:
            refused += 1
    return refused


@compiled
def choose_at_random(
    states: Records[State],
    boxes: Records[Box],
    choices: Records[Choices],
    decisions: npt.NDArray[np.uint8],
) -> None:
    """A uniformly random legal decision for each game that is not over."""
    for index in range(len(states)):
        count = legal_decisions(states[index], boxes[0], choices[0])
        if count > 0:
            decisions[index] = choices[0].decision[random_below(states[index], count)]
