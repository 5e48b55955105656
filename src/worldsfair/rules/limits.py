"""The limit of turns for whatever plays by itself."""

from typing import Final

TURN_LIMIT: Final = 500
"""A round ends only when tickets are taken, so nothing in the rules bounds a game. A usual
game has 25 to 50 turns; one that reaches this limit is reported, never scored."""
