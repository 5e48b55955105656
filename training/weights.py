"""A network's weights by name, of any size: from and to files, and as the bots' own record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import feature_count
from worldsfair.bots.network import (
    FIRST_LAYER,
    GAP_INPUTS,
    NETWORK,
    SECOND_LAYER,
    Network,
    load_network,
)
from worldsfair.errors import InvalidSetup
from worldsfair.rules.typed_records import Records, new_records

Weights = Mapping[str, npt.NDArray[Any]]
"""The parts of `worldsfair.bots.network.Network`, without rows of unused features."""


def shipped_weights(players: int) -> Weights:
    """Of the network that the bots have."""
    network = load_network(players)
    parts = {name: np.array(network[name][0]) for name in NETWORK.names or ()}
    return parts | {"first": parts["first"][: feature_count(players)]}


def layers_of(weights: Weights) -> tuple[int, int]:
    """How many units its layers have."""
    first, second = weights["second"].shape
    return first, second


def network_of(weights: Weights) -> Records[Network]:
    """The record that compiled code reads."""
    if layers_of(weights) != (FIRST_LAYER, SECOND_LAYER):
        first, second = layers_of(weights)
        raise InvalidSetup(
            f"The bots' networks have layers of {FIRST_LAYER} and {SECOND_LAYER} units, "
            f"this one of {first} and {second}."
        )
    networks = new_records(Network)
    for name, part in weights.items():
        networks[name][0][tuple(slice(size) for size in part.shape)] = part
    return networks


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
