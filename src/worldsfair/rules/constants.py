"""The numbers that the rules are written with: counts, kinds of cards, places and phases.

Areas and kinds are indices of `AREAS` and `KINDS`.
"""

from __future__ import annotations

from typing import Final

from worldsfair.edition import AREAS, FIGURES, KINDS, PLACES, TICKET

RULES_VERSION: Final = 1
"""Of the rules themselves, as records say it: a changed ruling would make it 2."""

AREA_COUNT: Final = 5
SEAT_COUNT: Final = 4
CARD_COUNT: Final = 91
KIND_COUNT: Final = 14
SLOT_COUNT: Final = 4

KIND_TICKET: Final = KINDS.index(TICKET)
KIND_BURNHAM: Final = KINDS.index("burnham")
KIND_DAVIS: Final = KINDS.index("davis")
KIND_PALMER: Final = KINDS.index("palmer")
FIRST_NAMED_FIGURE: Final = KINDS.index("mccormick")
"""The kinds from here on are the figures that belong to an area, in the areas' order."""
FIRST_FIGURE: Final = KINDS.index(FIGURES[0])

NO_CARD: Final = 255

# Where a card is.
IN_DECK: Final = 0
AT_AREA: Final = 1
"""`AT_AREA + area`: face up at that area."""
HELD_BY: Final = 6
"""`HELD_BY + seat`: in front of that player."""
DISCARDED: Final = 10
LEFT_OUT: Final = 11

# Phases. A player decides:
PLACE: Final = 0
FIGURES_STEP: Final = 1
APPROVE: Final = 2
# The game waits:
OVER: Final = 3
SHUFFLE: Final = 4
"""The deck is empty and the new order comes from outside."""
# The game goes on by itself:
COLLECT: Final = 5
DEAL: Final = 6
REDEEM: Final = 7
SCORE_AREA: Final = 8
RECALL: Final = 9
END_TURN: Final = 10
FIRST_AUTOMATIC: Final = COLLECT

# Places in an area, as rows of the award table.
NO_PLACE: Final = 0
FIRST: Final = 1 + PLACES.index("first")
TIED_FIRST: Final = 1 + PLACES.index("tied_first")
SECOND: Final = 1 + PLACES.index("second")
TIED_SECOND: Final = 1 + PLACES.index("tied_second")
PLACE_COUNT: Final = 1 + len(PLACES)

LAST_ROUND: Final = 3

TURN_LIMIT: Final = 500
"""For whatever plays by itself, and for records. A round ends only when tickets are taken, so
nothing in the rules bounds a game. A usual game has 25 to 50 turns; one that reaches this limit is
reported, never scored, and the record of one that went beyond it is not read."""

assert len(AREAS) == AREA_COUNT
assert len(KINDS) == KIND_COUNT
