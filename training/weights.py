"""A network's weights by name, of any size: from and to files, and as the bots' own record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import feature_count
from worldsfair.bots.network import (
    FIRST_LAYER,
    GAP_INPUTS,
    PRESENT,
    SECOND_LAYER,
    Network,
    as_network,
    load_network,
)
from worldsfair.errors import InvalidSetup
from worldsfair.rules.typed_records import Records

LAYERS: Final = (128, 32)
"""Units of what is taught unless told otherwise: with more a search sees too little in its time."""

Weights = Mapping[str, npt.NDArray[Any]]
"""The parts of `worldsfair.bots.network.Network`, without unused features and units."""


def shipped_weights(players: int, folder: str = PRESENT) -> Weights:
    """Of the network that the bots have, or that earlier ones had."""
    network = load_network(players, folder)
    first, second = (int(units) for units in network["units"][0])
    used = {
        "first": (slice(feature_count(players)), slice(first)),
        "gap": (slice(None), slice(first)),
        "first_bias": slice(first),
        "second": (slice(first), slice(second)),
        "second_bias": slice(second),
        "third": slice(second),
        "third_bias": slice(None),
        "placing": slice(None),
    }
    return {name: np.array(network[name][0][part]) for name, part in used.items()}


def layers_of(weights: Weights) -> tuple[int, int]:
    """How many units its layers have."""
    first, second = weights["second"].shape
    return first, second


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
