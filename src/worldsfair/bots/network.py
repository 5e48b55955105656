"""A small network that says each player's chance to win and final points, in compiled code.

With it come weights for a quick guess of what it would say to each placement (`placements`).
"""

from __future__ import annotations

import math
from functools import lru_cache
from importlib import resources
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import FEATURE_ROOM
from worldsfair.rules.compiled import compiled, compiled_arithmetic
from worldsfair.rules.constants import AREA_COUNT, LAST_ROUND, SEAT_COUNT
from worldsfair.rules.layout import Record

FIRST_LAYER: Final = 128
SECOND_LAYER: Final = 32
OUTPUTS: Final = 2 * SEAT_COUNT
"""By seat from the mover: four scores for the win, then four for the points."""
POINTS_SCALE: Final = 40.0
PLACEMENT_FEATURES: Final = 44

NETWORK: Final = np.dtype(
    [
        ("first", "f4", (FEATURE_ROOM, FIRST_LAYER)),
        ("first_bias", "f4", (FIRST_LAYER,)),
        ("second", "f4", (FIRST_LAYER, SECOND_LAYER)),
        ("second_bias", "f4", (SECOND_LAYER,)),
        ("third", "f4", (SECOND_LAYER, OUTPUTS)),
        ("third_bias", "f4", (OUTPUTS,)),
        ("placing", "f4", (LAST_ROUND, PLACEMENT_FEATURES)),
    ]
)
"""The weights for one number of players."""

ACTIVITY: Final = np.dtype(
    [
        ("first", "f4", (FIRST_LAYER,)),
        ("second", "f4", (SECOND_LAYER,)),
        ("output", "f4", (OUTPUTS,)),
        ("win", "f4", (SEAT_COUNT,)),
        ("points", "f4", (SEAT_COUNT,)),
        ("standing", "f4", (SEAT_COUNT, AREA_COUNT)),
        ("rival", "i4", (AREA_COUNT,)),
        ("placement", "f4", (AREA_COUNT, PLACEMENT_FEATURES)),
        ("advantage", "f4", (AREA_COUNT,)),
    ]
)
"""What a network computes: by seat, the chance to win and the final points; and for a quick guess
by area, how much better a placement there is than a placement somewhere."""


@compiled_arithmetic
def run_network(network: Record, features: Record, count: int, activity: Record) -> None:
    """Fill `activity.output` from the first `count` features."""
    for unit in range(FIRST_LAYER):
        activity.first[unit] = network.first_bias[unit]
    for index in range(count):
        value = np.float32(features.value[index])
        if value != 0:
            for unit in range(FIRST_LAYER):
                activity.first[unit] += value * network.first[index, unit]
    for unit in range(SECOND_LAYER):
        activity.second[unit] = network.second_bias[unit]
    for below in range(FIRST_LAYER):
        value = activity.first[below]
        if value > 0:
            for unit in range(SECOND_LAYER):
                activity.second[unit] += value * network.second[below, unit]
    for unit in range(OUTPUTS):
        activity.output[unit] = network.third_bias[unit]
    for below in range(SECOND_LAYER):
        value = activity.second[below]
        if value > 0:
            for unit in range(OUTPUTS):
                activity.output[unit] += value * network.third[below, unit]


@compiled
def read_outputs(activity: Record, mover: int, players: int) -> None:
    """From scores by turn order to chances and points by seat."""
    highest = activity.output[0]
    for step in range(1, players):
        highest = max(highest, activity.output[step])
    total = 0.0
    for step in range(players):
        total += math.exp(activity.output[step] - highest)
    for step in range(players):
        seat = mover + step
        if seat >= players:
            seat -= players
        activity.win[seat] = math.exp(activity.output[step] - highest) / total
        activity.points[seat] = POINTS_SCALE * activity.output[SEAT_COUNT + step]


@lru_cache(maxsize=3)
def load_network(players: int) -> npt.NDArray[Any]:
    """The trained weights for a number of players, as a record array of length one."""
    networks = np.zeros(1, dtype=NETWORK).view(np.recarray)
    folder = resources.files("worldsfair.bots").joinpath("networks")
    with folder.joinpath(f"{players}-players.npz").open("rb") as file:
        weights = np.load(file)
        for name in NETWORK.names or ():
            part = weights[name].astype(np.float32)
            networks[0][name][tuple(slice(size) for size in part.shape)] = part
    return networks
