"""The fairground turned: five ways to see one position, which differ in nothing but its gap.

A network looks at all five with the same first layer. For many positions at once that is one
matrix: the layer's weights beside each other, in the order of the features in each view.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import (
    AREA_BLOCK,
    AREA_CARDS_AT,
    SEAT_AREA_FEATURES,
    SEAT_BLOCK,
    SEAT_FEATURES,
    feature_count,
)
from worldsfair.bots.network import GAP_INPUTS
from worldsfair.rules.constants import AREA_COUNT


def rotations_of(players: int) -> npt.NDArray[np.int64]:
    """For each turn of the ring, the order of a turned position's features: `rows[:, order]`."""
    return np.array([_turned_features(players, step) for step in range(AREA_COUNT)])


def gaps() -> npt.NDArray[np.uint8]:
    """For each turn of the ring, whether the gap lies after position 0, 1, 2 or 3 then."""
    last = AREA_COUNT - 1
    return np.array(
        [
            [(last - step) % AREA_COUNT == place for place in range(GAP_INPUTS)]
            for step in range(AREA_COUNT)
        ],
        dtype=np.uint8,
    )


def _turned_features(players: int, step: int) -> npt.NDArray[np.int64]:
    """The order of the features when every position sees what lies `step` further on."""
    order = np.arange(feature_count(players))
    ring = (np.arange(AREA_COUNT) + step) % AREA_COUNT
    for seat in range(players):
        first = seat * SEAT_BLOCK + SEAT_FEATURES
        block = order[first : first + AREA_COUNT * SEAT_AREA_FEATURES]
        block[:] = block.reshape(AREA_COUNT, -1)[ring].ravel()
    first = players * SEAT_BLOCK
    block = order[first : first + AREA_COUNT * AREA_BLOCK].reshape(AREA_COUNT, -1)
    block[:] = block[ring]
    # What lies in an area is counted by position, too: exhibits, then named figures.
    for start in (AREA_CARDS_AT, AREA_CARDS_AT + AREA_COUNT):
        block[:, start : start + AREA_COUNT] = block[:, start + ring]
    return order
