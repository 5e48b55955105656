"""The game in the registries of Gymnasium and PettingZoo."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

GYMNASIUM_ID: Final = "worldsfair/WorldsFair-v0"
PETTINGZOO_ID: Final = "worldsfair/worldsfair-v0"


def register_environments() -> None:
    """Make the game known to whichever of them is installed."""
    if find_spec("gymnasium") is not None:
        _register_with_gymnasium()
    if find_spec("pettingzoo") is not None:
        _register_with_pettingzoo()


def _register_with_gymnasium() -> None:
    import gymnasium

    if GYMNASIUM_ID not in gymnasium.registry:
        gymnasium.register(
            GYMNASIUM_ID,
            entry_point="worldsfair.envs.gymnasium_env:WorldsFairEnv",
            vector_entry_point="worldsfair.envs.gymnasium_vector:WorldsFairVectorEnv",
        )


def _register_with_pettingzoo() -> None:
    import pettingzoo

    # The registry came with PettingZoo 1.27.
    if hasattr(pettingzoo, "register") and PETTINGZOO_ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", PETTINGZOO_ID, "worldsfair.envs.pettingzoo_env:env")
