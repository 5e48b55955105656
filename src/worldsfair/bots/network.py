"""The trained network's weights: each player's chance to win and final points from features.

The fairground is a ring, so the network looks at it five times, turned by an area each time, with
the same first layer. The mean and the highest of what each unit says in the five views go on to
the second layer. Networks of the past had one view.

With it come weights for a quick guess of what it would say to each placement (`placements`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import IO, Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import FEATURE_ROOM
from worldsfair.rules.constants import AREA_COUNT, LAST_ROUND, SEAT_COUNT
from worldsfair.rules.memory import pointer_to
from worldsfair.rules.typed_records import Grid, Records, Vector, dtype_of, new_records

VIEWS: Final = AREA_COUNT
"""Of the ring, each turned one area further."""
FIRST_LAYER: Final = 128
SECOND_LAYER: Final = 64
"""The room for units; a network may have fewer of them."""
POOLED: Final = 2 * FIRST_LAYER
"""For the mean and the highest of all views."""
OUTPUTS: Final = 2 * SEAT_COUNT
"""By seat from the mover: four scores for the win, then four for the points."""
POINTS_SCALE: Final = 40.0
PLACEMENT_FEATURES: Final = 44
PRESENT: Final = "."
"""The folder of the networks that bots play with now."""
GAP_INPUTS: Final = AREA_COUNT - 1
"""Places of the fairground's gap that only a turned view has (T5)."""


class Network:
    """The weights for one number of players."""

    first: Annotated[Grid[float], "f4", FEATURE_ROOM, FIRST_LAYER]
    """A row for each feature."""
    first_bias: Annotated[Vector[float], "f4", FIRST_LAYER]
    second: Annotated[Grid[float], "f4", POOLED, SECOND_LAYER]
    """A row for each unit's mean, then for each one's highest; of one view, for each unit."""
    second_bias: Annotated[Vector[float], "f4", SECOND_LAYER]
    third: Annotated[Grid[float], "f4", SECOND_LAYER, OUTPUTS]
    third_bias: Annotated[Vector[float], "f4", OUTPUTS]
    placing: Annotated[Grid[float], "f4", LAST_ROUND, PLACEMENT_FEATURES]
    """By round, the weights of a placement's features."""
    gap: Annotated[Grid[float], "f4", GAP_INPUTS, FIRST_LAYER]
    """First-layer weights of the gap that davis does not pass (T5), where it lies after position 0,
    1, 2 or 3: in turned views. Else it lies after the last position, which is no input at all."""
    units: Annotated[Vector[float], "f4", 2]
    """How many the first and the second layer have: numbers as all here are, so that a browser gets
    one row of them."""
    views: Annotated[Vector[float], "f4", 1]
    """How many it looks at: all or one."""


NETWORK: Final = dtype_of(Network)

network_at = pointer_to(Network)
"""The network at an address."""


@lru_cache(maxsize=6)
def load_network(players: int, folder: str = PRESENT) -> Records[Network]:
    """The trained weights for a number of players, the only record of its kind here.

    Those of an earlier search lie in a folder of their own.
    """
    networks = resources.files("worldsfair.bots").joinpath("networks", folder)
    with networks.joinpath(f"{players}-players.npz").open("rb") as file:
        return read_network(file)


def read_network(file: IO[bytes]) -> Records[Network]:
    """Weights from a file; what it doesn't have, such as rows of unused features, is zero."""
    return as_network(np.load(file))


def as_network(weights: Mapping[str, npt.NDArray[Any]]) -> Records[Network]:
    """The record that compiled code reads, from its parts by name."""
    networks = new_records(Network)
    for name, part in weights.items():
        networks[name][0][tuple(slice(size) for size in part.shape)] = part.astype(np.float32)
    networks["units"][0] = weights["first"].shape[1], weights["second"].shape[1]
    networks["views"][0] = views_of(weights)
    return networks


def views_of(weights: Mapping[str, npt.NDArray[Any]]) -> int:
    """How many views of the ring a network looks at, told by its second layer's inputs."""
    return 1 if len(weights["second"]) == weights["first"].shape[1] else VIEWS
