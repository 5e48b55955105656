"""The fairground turned: five ways to see one position, which differ in nothing that matters.

The areas lie in a ring and every rule goes by neighbours, so a position and the same one turned by
an area have the same outcome. A network that sees each lesson turned learns five times as much.
"""

from __future__ import annotations

from typing import Any

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
from worldsfair.rules.constants import AREA_COUNT


def turns_of(players: int) -> npt.NDArray[np.int64]:
    """For each turn of the ring, which feature is found where: `features[turns[n]]` is turned."""
    return np.array([_turn(players, step) for step in range(AREA_COUNT)])


def _turn(players: int, step: int) -> npt.NDArray[Any]:
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
