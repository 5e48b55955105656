"""The game behind the field's own interfaces: Gymnasium, PettingZoo and OpenSpiel.

Importing it registers the game with Gymnasium and PettingZoo::

    gymnasium.make("worldsfair.envs:worldsfair/WorldsFair-v0", opponents="greedy")
"""

from __future__ import annotations

from worldsfair.envs.registration import register_environments

register_environments()
