"""The fairground turned: five ways to see one position, which differ in nothing but its gap.

The deal goes round and round, so a position and the same one turned by an area have the same
outcome, but for one thing: davis doesn't pass between the last position and the first (T5). A
turned lesson therefore says where that gap lies. In play it always lies after the last position,
which is said by all zeros: what lessons learn about the other places costs a bot nothing.

A network sees every other batch of lessons turned: there is more to learn from each.
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
    """For each turn of the ring, the order of a turned lesson's features: `rows[:, order]`."""
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
