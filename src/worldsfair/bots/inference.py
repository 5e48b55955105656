"""The network at work: from a position's features to each player's chance to win and points."""

from __future__ import annotations

from worldsfair.bots.arithmetic import exponential
from worldsfair.bots.features import AREA_BLOCK, SEAT_BLOCK, SEAT_FEATURES, TABLE_FEATURES
from worldsfair.bots.network import OUTPUTS, POINTS_SCALE, VIEWS
from worldsfair.bots.turned_features import write_turned_features
from worldsfair.bots.workspace import Workspace, network_of
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import AREA_COUNT, SEAT_COUNT
from worldsfair.rules.typed_records import Grid, Vector


@compiled
def run_network(workspace: Workspace, players: int, count: int) -> None:
    """Fill `workspace.output` from the first `count` features; what is zero adds nothing."""
    network = network_of(workspace)
    if network.views[0] == 1:
        _look_once(workspace, count)
    else:
        _look_at_all_views(workspace, players)
    second = int(network.units[1])
    for unit in range(second):
        workspace.second[unit] = network.second_bias[unit]
    _add_active(workspace, network.second, workspace.second, second)
    for unit in range(OUTPUTS):
        workspace.output[unit] = network.third_bias[unit]
    for below in range(second):
        value = workspace.second[below]
        if value > 0:
            for unit in range(OUTPUTS):
                workspace.output[unit] += value * network.third[below, unit]


@compiled
def _look_once(workspace: Workspace, count: int) -> None:
    """The first layer of a network with one view; what is active of it goes on to the second."""
    network = network_of(workspace)
    units = int(network.units[0])
    for unit in range(units):
        workspace.first[unit] = network.first_bias[unit]
    workspace.active_count = _list_features(workspace, 0, 0, count)
    _add_active(workspace, network.first, workspace.first, units)
    _list_layer(workspace, workspace.first, units)


@compiled
def _look_at_all_views(workspace: Workspace, players: int) -> None:
    """The first layer of every view; each unit's mean and highest go on to the second."""
    units = int(network_of(workspace).units[0])
    if workspace.turned_for != players:
        write_turned_features(workspace, players)
    _add_common_features(workspace, players, units)
    _list_ring_features(workspace, players)
    for unit in range(2 * units):
        workspace.pooled[unit] = 0.0
    for view in range(VIEWS):
        _turn_ring(workspace, view, units)
        _pool(workspace, units)
    for unit in range(units):
        workspace.pooled[unit] *= 1.0 / VIEWS
    _list_layer(workspace, workspace.pooled, 2 * units)


@compiled
def _add_common_features(workspace: Workspace, players: int, units: int) -> None:
    """What does not lie on the ring looks the same in all views."""
    network = network_of(workspace)
    for unit in range(units):
        workspace.base[unit] = network.first_bias[unit]
    found = 0
    for seat in range(players):
        first = seat * SEAT_BLOCK
        found = _list_features(workspace, found, first, first + SEAT_FEATURES)
    table = players * SEAT_BLOCK + AREA_COUNT * AREA_BLOCK
    workspace.active_count = _list_features(workspace, found, table, table + TABLE_FEATURES)
    _add_active(workspace, network.first, workspace.base, units)


@compiled
def _list_ring_features(workspace: Workspace, players: int) -> None:
    """Note what lies on the ring, and how much it is."""
    found = 0
    for seat in range(players):
        first = seat * SEAT_BLOCK
        found = _list_features(workspace, found, first + SEAT_FEATURES, first + SEAT_BLOCK)
    areas = players * SEAT_BLOCK
    found = _list_features(workspace, found, areas, areas + AREA_COUNT * AREA_BLOCK)
    for item in range(found):
        workspace.ring[item] = workspace.active[item]
    workspace.active_count = found


@compiled
def _turn_ring(workspace: Workspace, view: int, units: int) -> None:
    """The first layer of one view."""
    network = network_of(workspace)
    if view == 0:
        for unit in range(units):
            workspace.first[unit] = workspace.base[unit]
    else:
        # The gap comes nearer to the first position with every turn.
        gap = VIEWS - 1 - view
        for unit in range(units):
            workspace.first[unit] = workspace.base[unit] + network.gap[gap, unit]
        for item in range(workspace.active_count):
            workspace.active[item] = workspace.turned[view, workspace.ring[item]]
    _add_active(workspace, network.first, workspace.first, units)


@compiled
def _pool(workspace: Workspace, units: int) -> None:
    """Add one view to the sums, and keep the highest."""
    for unit in range(units):
        value = workspace.first[unit]
        if value > 0:
            workspace.pooled[unit] += value
            workspace.pooled[units + unit] = max(workspace.pooled[units + unit], value)


@compiled
def _list_features(workspace: Workspace, found: int, first: int, end: int) -> int:
    """Note which features from the first to the end are not zero, after those that were found; says
    how many there are then. Without a branch, which the processor could not foresee.
    """
    for index in range(first, end):
        value = workspace.features.value[index]
        workspace.active[found] = index
        workspace.inputs[found] = value
        found += value != 0
    return found


@compiled
def _list_layer(workspace: Workspace, layer: Vector[float], units: int) -> None:
    """Note what of a layer is active."""
    found = 0
    for unit in range(units):
        workspace.active[found] = unit
        workspace.inputs[found] = layer[unit]
        found += layer[unit] > 0
    workspace.active_count = found


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
