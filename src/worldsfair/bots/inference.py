"""The network at work: from a position's features to each player's chance to win and points."""

from __future__ import annotations

import numpy as np

from worldsfair.bots.arithmetic import exponential
from worldsfair.bots.network import FIRST_LAYER, OUTPUTS, POINTS_SCALE, SECOND_LAYER
from worldsfair.bots.workspace import Workspace, network_of
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import SEAT_COUNT


@compiled
def run_network(workspace: Workspace, count: int) -> None:
    """Fill `workspace.output` from the first `count` features."""
    network = network_of(workspace)
    features = workspace.features
    for unit in range(FIRST_LAYER):
        workspace.first[unit] = network.first_bias[unit]
    for index in range(count):
        value: float = np.float32(features.value[index])  # type: ignore[assignment]  # a float of four bytes, as all here are
        if value != 0:
            for unit in range(FIRST_LAYER):
                workspace.first[unit] += value * network.first[index, unit]
    for unit in range(SECOND_LAYER):
        workspace.second[unit] = network.second_bias[unit]
    for below in range(FIRST_LAYER):
        value = workspace.first[below]
        if value > 0:
            for unit in range(SECOND_LAYER):
                workspace.second[unit] += value * network.second[below, unit]
    for unit in range(OUTPUTS):
        workspace.output[unit] = network.third_bias[unit]
    for below in range(SECOND_LAYER):
        value = workspace.second[below]
        if value > 0:
            for unit in range(OUTPUTS):
                workspace.output[unit] += value * network.third[below, unit]


@compiled
def read_outputs(workspace: Workspace, mover: int, players: int) -> None:
    """From scores by turn order to chances and points by seat."""
    highest = workspace.output[0]
    for step in range(1, players):
        highest = max(highest, workspace.output[step])
    total = 0.0
    for step in range(players):
        total += exponential(workspace.output[step] - highest)
    for step in range(players):
        seat = mover + step
        if seat >= players:
            seat -= players
        workspace.win[seat] = exponential(workspace.output[step] - highest) / total
        workspace.points[seat] = POINTS_SCALE * workspace.output[SEAT_COUNT + step]
