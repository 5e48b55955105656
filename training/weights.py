"""A network's weights by name, of any size: from and to files, and as the bots' own record."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import feature_count
from worldsfair.bots.network import (
    FIRST_LAYER,
    GAP_INPUTS,
    OUTPUTS,
    PLACEMENT_FEATURES,
    PRESENT,
    SECOND_LAYER,
    Network,
    as_network,
    load_network,
)
from worldsfair.errors import InvalidSetup
from worldsfair.rules.constants import LAST_ROUND
from worldsfair.rules.typed_records import Records

LAYERS: Final = (64, 32)
"""Units of what is taught unless told otherwise, the first of them for each view: with more a
search sees too little in its time."""

Weights = Mapping[str, npt.NDArray[Any]]
"""The parts of `worldsfair.bots.network.Network`, without unused features and units."""


def shipped_weights(players: int, folder: str = PRESENT) -> Weights:
    """Of the network that the bots have, or that earlier ones had."""
    network = load_network(players, folder)
    first, second = (int(units) for units in network["units"][0])
    pooled = first if network["views"][0] == 1 else 2 * first
    shapes = {
        "first": (feature_count(players), first),
        "gap": (GAP_INPUTS, first),
        "first_bias": (first,),
        "second": (pooled, second),
        "second_bias": (second,),
        "third": (second, OUTPUTS),
        "third_bias": (OUTPUTS,),
        "placing": (LAST_ROUND, PLACEMENT_FEATURES),
    }
    return {name: _part(network[name][0], shape) for name, shape in shapes.items()}


def _part(room: npt.NDArray[Any], shape: tuple[int, ...]) -> npt.NDArray[Any]:
    """What of a network's room is used, in its own shape."""
    if room.ndim < len(shape):
        return np.array(room[: math.prod(shape)]).reshape(shape)
    return np.array(room[tuple(map(slice, shape))])


def layers_of(weights: Weights) -> tuple[int, int]:
    """How many units its layers have."""
    return weights["first"].shape[1], weights["second"].shape[1]


def network_of(weights: Weights) -> Records[Network]:
    """The record that compiled code reads."""
    first, second = layers_of(weights)
    if first > FIRST_LAYER or second > SECOND_LAYER:
        raise InvalidSetup(
            f"The bots' networks have layers of up to {FIRST_LAYER} and {SECOND_LAYER} units, "
            f"this one of {first} and {second}."
        )
    return as_network(weights)


def save_weights(path: Path, weights: Weights) -> None:
    """Write them in half precision."""
    halves: dict[str, Any] = {name: part.astype(np.float16) for name, part in weights.items()}
    np.savez_compressed(path, **halves)


def read_weights(path: Path) -> Weights:
    """What `save_weights` has written; an older file knows nothing of the gap."""
    with np.load(path) as parts:
        weights = {name: part.astype(np.float32) for name, part in parts.items()}
    units = weights["first"].shape[1]
    return {"gap": np.zeros((GAP_INPUTS, units), np.float32), **weights}
