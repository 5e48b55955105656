"""Room for games in compiled code: tables, the box, and what a network needs."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from worldsfair.bots.features import FEATURES
from worldsfair.bots.network import ACTIVITY, NETWORK
from worldsfair.edition import base_edition
from worldsfair.rules.layout import box_for, new_choices, new_states

TABLES = 4
"""The game, a trial, and for a search the position it begins from and the one it plays in."""

Network = npt.NDArray[Any]
Rooms = tuple[Any, Any, Any, Any, Any, Any]


def rooms_for(players: int, network: Network | None) -> Rooms:
    """Tables, box, choices, network, features and activity, in this order."""
    return (
        new_states(TABLES),
        box_for(base_edition(), players),
        new_choices(),
        network if network is not None else np.zeros(1, dtype=NETWORK).view(np.recarray),
        np.zeros(1, dtype=FEATURES).view(np.recarray),
        np.zeros(1, dtype=ACTIVITY).view(np.recarray),
    )
