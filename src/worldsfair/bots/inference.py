"""The network at work: from a position's features to each player's chance to win and points."""

from __future__ import annotations

from worldsfair.bots.arithmetic import exponential
from worldsfair.bots.network import OUTPUTS, POINTS_SCALE
from worldsfair.bots.workspace import Workspace, network_of
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import SEAT_COUNT
from worldsfair.rules.typed_records import Grid, Vector


@compiled
def run_network(workspace: Workspace, count: int) -> None:
    """Fill `workspace.output` from the first `count` features; what is zero adds nothing."""
    network, features = network_of(workspace), workspace.features
    first, second = int(network.units[0]), int(network.units[1])
    for unit in range(first):
        workspace.first[unit] = network.first_bias[unit]
    workspace.active_count = 0
    for index in range(count):
        if features.value[index] != 0:
            _activate(workspace, index, features.value[index])
    _add_active(workspace, network.first, workspace.first, first)
    for unit in range(second):
        workspace.second[unit] = network.second_bias[unit]
    workspace.active_count = 0
    for below in range(first):
        if workspace.first[below] > 0:
            _activate(workspace, below, workspace.first[below])
    _add_active(workspace, network.second, workspace.second, second)
    for unit in range(OUTPUTS):
        workspace.output[unit] = network.third_bias[unit]
    for below in range(second):
        value = workspace.second[below]
        if value > 0:
            for unit in range(OUTPUTS):
                workspace.output[unit] += value * network.third[below, unit]


@compiled
def _activate(workspace: Workspace, index: int, value: float) -> None:
    workspace.active[workspace.active_count] = index
    workspace.inputs[workspace.active_count] = value
    workspace.active_count += 1


@compiled
def _add_active(
    workspace: Workspace, weights: Grid[float], layer: Vector[float], units: int
) -> None:
    """Add what is active below to a layer: four rows at a time, one after the other, so that a unit
    is read and written once for all four.
    """
    active, inputs, count = workspace.active, workspace.inputs, workspace.active_count
    at = 0
    while at + 4 <= count:
        one, two, three, four = active[at], active[at + 1], active[at + 2], active[at + 3]
        a, b, c, d = inputs[at], inputs[at + 1], inputs[at + 2], inputs[at + 3]
        for unit in range(units):
            value = layer[unit] + a * weights[one, unit]
            value = value + b * weights[two, unit]
            value = value + c * weights[three, unit]
            layer[unit] = value + d * weights[four, unit]
        at += 4
    while at < count:
        last, value = active[at], inputs[at]
        for unit in range(units):
            layer[unit] += value * weights[last, unit]
        at += 1


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
