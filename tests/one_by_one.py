"""Games one after the other, each decision by the bots' own functions, as lock-step must be."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from training.lockstep import Judge, Manner, training_edition
from worldsfair.bots.evaluation import any_choice, greedy_choice, network_choice, utility
from worldsfair.bots.inference import read_outputs, run_network
from worldsfair.bots.network import Network
from worldsfair.bots.workspace import Workspace, new_workspace
from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import OVER, PLACE, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import box_for, new_states
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records


def exact_judge(network: Records[Network], players: int, size: int) -> Judge:
    """The network as bots run it, row by row."""
    box = box_for(training_edition(), players)
    workspace = new_workspace(box, network)

    def judge(rows: npt.NDArray[Any], steps: npt.NDArray[Any]) -> npt.NDArray[Any]:
        values = np.zeros(len(rows))
        _judge(workspace[0], rows, steps, (values, players, size))
        return values

    return judge


@compiled
def _judge(workspace: Workspace, rows: Any, steps: Any, more: Any) -> None:
    values, players, size = more
    for number in range(len(rows)):
        for index in range(size):
            workspace.features.value[index] = rows[number, index]
        run_network(workspace, players, size)
        read_outputs(workspace, 0, players)
        values[number] = utility(workspace, steps[number], players)


def final_states(
    seeds: npt.NDArray[Any], seats: npt.NDArray[Any], network: Records[Network], manner: Manner
) -> bytes:
    """How games end, the seats played by the network (1) or greedy (0)."""
    box = box_for(training_edition(), seats.shape[1])
    workspace = new_workspace(box, network)
    states = new_states(len(seeds))
    for number, seed in enumerate(seeds):
        state = states[number]
        state.random = seed
        lay_out_at_random(state, box[0], 0)
        while state.phase != OVER and state.turn < TURN_LIMIT:
            if state.phase == PLACE and manner.lesson_of:
                random_below(state, manner.lesson_of)
            if manner.random_moves and random_below(state, 1000) < manner.random_moves:
                decision = any_choice(state, workspace[0])
            elif seats[number, state.seat]:
                decision = network_choice(state, workspace[0])
            else:
                decision = greedy_choice(state, workspace[0])
            play(state, box[0], decision)
    return states.tobytes()
