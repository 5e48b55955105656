"""The game in the registries of Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

GYMNASIUM_ID: Final = "worldsfair/WorldsFair-v0"
PETTINGZOO_ID: Final = "worldsfair/worldsfair-v0"


def register_environments() -> None:
    """Make the game known to both, once."""
    if GYMNASIUM_ID not in gymnasium.registry:
        gymnasium.register(
            GYMNASIUM_ID,
            entry_point="worldsfair.envs.gymnasium_env:WorldsFairEnv",
            vector_entry_point="worldsfair.envs.gymnasium_vector:WorldsFairVectorEnv",
        )
    # The registry came with PettingZoo 1.27.
    if hasattr(pettingzoo, "register") and PETTINGZOO_ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", PETTINGZOO_ID, "worldsfair.envs.pettingzoo_env:env")
