"""The room in which positions are evaluated, as one record, so that nothing is allocated.

A function of compiled code that looks ahead gets this beside the state: somewhere to try
decisions, the network's inputs and outputs, and where to find the box and the network.
"""

from __future__ import annotations

from typing import Annotated

from worldsfair.bots.features import FEATURE_ROOM, Features
from worldsfair.bots.network import (
    FIRST_LAYER,
    OUTPUTS,
    PLACEMENT_FEATURES,
    POOLED,
    SECOND_LAYER,
    Network,
    network_at,
)
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import AREA_COUNT, SEAT_COUNT
from worldsfair.rules.layout import Box, Choices, State
from worldsfair.rules.memory import address_of, box_at, pointer_to
from worldsfair.rules.typed_records import Grid, Records, Vector, new_records


class Placements:
    """What `placements` works with: every placement of one position side by side."""

    near: Annotated[float, "f8"]
    """How much of the round is over, from 0 to 1."""
    ahead: Annotated[float, "f8"]
    """How many points the mover would win by scoring now, more than the best other."""
    lead: Annotated[float, "f8"]
    """The same in all, if the game ended so; 0 before the last round."""
    standing: Annotated[Grid[float], "f4", SEAT_COUNT, AREA_COUNT]
    """What each player's place in each area is worth if it lasts."""
    rival: Annotated[Vector[int], "i4", AREA_COUNT]
    """The other player with most supporters in an area."""
    feature: Annotated[Grid[float], "f4", AREA_COUNT, PLACEMENT_FEATURES]
    """A row for the placement in each area."""
    advantage: Annotated[Vector[float], "f4", AREA_COUNT]
    """How much better a placement in an area seems than a placement somewhere."""
    gain: Annotated[Vector[float], "f8", AREA_COUNT]
    """What one more supporter wins in an area, where nobody asks for `feature`."""
    loss: Annotated[Vector[float], "f8", AREA_COUNT]
    """What it takes from the rival."""
    sum: Annotated[Vector[float], "f8", AREA_COUNT]
    """What a placement is worth as far as it is weighed."""
    tickets: Annotated[Vector[int], "i8", AREA_COUNT]
    """Tickets that lie in an area."""
    leaving: Annotated[Grid[float], "f8", SEAT_COUNT, AREA_COUNT]
    """What the mover wins if a player's supporter leaves an area."""
    arriving: Annotated[Grid[float], "f8", SEAT_COUNT, AREA_COUNT]
    """What the mover wins if one comes there."""


class Workspace:
    """What evaluating a position needs."""

    first: Annotated[Vector[float], "f4", FIRST_LAYER]
    """The network's first layer, and so on; in front, where it is aligned for the processor."""
    base: Annotated[Vector[float], "f4", FIRST_LAYER]
    """The first layer of what all views of the ring have in common."""
    pooled: Annotated[Vector[float], "f4", POOLED]
    """The mean of every unit of the first layer over all views, then the highest of each."""
    second: Annotated[Vector[float], "f4", SECOND_LAYER]
    output: Annotated[Vector[float], "f4", OUTPUTS]
    active: Annotated[Vector[int], "i4", FEATURE_ROOM]
    """What of the layer below is not zero, by index."""
    inputs: Annotated[Vector[float], "f4", FEATURE_ROOM]
    """And how much it is."""
    active_count: Annotated[int, "i8"]
    ring: Annotated[Vector[int], "i4", FEATURE_ROOM]
    """Which features of the ring are not zero."""
    turned: Annotated[Grid[int], "i4", AREA_COUNT, FEATURE_ROOM]
    """By view, where each feature stands when the ring is turned so far."""
    turned_for: Annotated[int, "i8"]
    """The number of players that `turned` is for; 0 before it is filled."""
    win: Annotated[Vector[float], "f4", SEAT_COUNT]
    """By seat, the share of the win."""
    points: Annotated[Vector[float], "f4", SEAT_COUNT]
    """By seat, the final points."""
    box: Annotated[int, "i8"]
    """The address of the `Box`."""
    network: Annotated[int, "i8"]
    """The address of the `Network`; 0 where none is asked."""
    trial: State
    """Where decisions are tried."""
    placements: Placements
    features: Features
    choices: Choices


workspace_at = pointer_to(Workspace)
"""The workspace at an address."""


@compiled
def box_of(workspace: Workspace) -> Box:
    """The facts of the box."""
    return box_at(workspace.box)


@compiled
def network_of(workspace: Workspace) -> Network:
    """The network that is asked here."""
    return network_at(workspace.network)


def new_workspace(box: Records[Box], network: Records[Network] | None = None) -> Records[Workspace]:
    """A workspace for this box and network; whoever asks keeps both alive as long as it."""
    workspaces = new_records(Workspace)
    workspaces[0].box = address_of(box)
    if network is not None:
        workspaces[0].network = address_of(network)
    return workspaces
