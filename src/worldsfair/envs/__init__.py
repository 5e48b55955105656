"""The game behind the field's own interfaces: Gymnasium, PettingZoo and OpenSpiel.

Importing it registers the game with Gymnasium and PettingZoo::

    gymnasium.make("worldsfair.envs:worldsfair/WorldsFair-v0", opponents="greedy")
"""

from __future__ import annotations

from worldsfair.extras import require

require("envs")

# After that, as it imports what is asked for there.
from worldsfair.envs.registration import register_environments  # noqa: E402  # as above

register_environments()
