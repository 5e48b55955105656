"""The state of a game as one fixed-size record, and the facts of a box as another.

A state has no pointers: copying, comparing, saving and undoing a game are one memory copy.
Card ids are 0 to 90 in the order of `Edition.card_ids`; areas and kinds are indices of
`AREAS` and `KINDS`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.edition import AREAS, FIGURES, KINDS, PLACES, TICKET, TURN_ORDER, Edition
from worldsfair.rules.decisions import DECISION_COUNT

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

LAST_ROUND: Final = 3

STATE: Final = np.dtype(
    [
        ("random", "u8"),
        ("turn", "u2"),
        ("reshuffles", "u2"),
        ("players", "u1"),
        ("chosen_approvals", "u1"),
        ("asks_for_shuffle", "u1"),
        ("phase", "u1"),
        ("seat", "u1"),
        ("active", "u1"),
        ("current_round", "u1"),
        ("car", "u1"),
        ("placed", "u1"),
        ("deal_position", "u1"),
        ("deal_left", "u1"),
        ("scored_position", "u1"),
        ("deck_size", "u1"),
        ("discard_size", "u1"),
        ("figures_held", "u1", (SEAT_COUNT,)),
        ("area_at", "u1", (AREA_COUNT,)),
        ("position_of", "u1", (AREA_COUNT,)),
        ("slot_count", "u1", (AREA_COUNT,)),
        ("slots", "u1", (AREA_COUNT, SLOT_COUNT)),
        ("supply", "u1", (SEAT_COUNT,)),
        ("supporters", "u1", (SEAT_COUNT, AREA_COUNT)),
        ("coins", "u1", (SEAT_COUNT,)),
        ("medals", "u1", (SEAT_COUNT,)),
        ("tokens", "u1", (SEAT_COUNT, AREA_COUNT)),
        ("held", "u1", (SEAT_COUNT, KIND_COUNT)),
        ("card_place", "u1", (CARD_COUNT,)),
        ("deck", "u1", (CARD_COUNT,)),
        ("reshuffled_size", "u1"),
        ("padding", "u1", (4,)),
    ]
)
"""One game. `deck[deck_size - 1]` is drawn next; `held` counts cards by kind, and
`card_place` says for each card where it is; `reshuffled_size` is what the
last reshuffle gave; `random` serves games that shuffle themselves."""

BOX: Final = np.dtype(
    [
        ("players", "u1"),
        ("spaces", "u1"),
        ("supporters", "u1"),
        ("supporters_on_each", "u1"),
        ("leader_bonus", "u1"),
        ("deck_size", "u1"),
        ("capacity", "u1", (AREA_COUNT,)),
        ("medal", "u1", (1 + len(PLACES),)),
        ("approvals", "u1", (1 + len(PLACES),)),
        ("set_value", "u1", (AREA_COUNT + 1,)),
        ("bonus", "u1", (SEAT_COUNT, AREA_COUNT)),
        ("first_card", "u1", (KIND_COUNT + 1,)),
        ("kind_of", "u1", (CARD_COUNT,)),
        ("deck", "u1", (CARD_COUNT,)),
    ]
)
"""An edition for one number of players: what the rules look up and never change."""

CHOICES: Final = np.dtype([("decision", "u1", (DECISION_COUNT,))])
"""Room for the legal decisions. A record and not an array, since Numba counts the references
to every array that it passes on, and that takes longer than finding the decisions."""

assert STATE.itemsize % 8 == 0

Record = Any
"""One element of a `STATE` or `BOX` array: compiled code sees its fields, mypy can't."""


def new_states(count: int) -> npt.NDArray[Any]:
    """Room for games, all bytes zero."""
    return np.zeros(count, dtype=STATE).view(np.recarray)


def new_choices() -> npt.NDArray[Any]:
    """Room for the legal decisions of one game, as a record array of length one."""
    return np.zeros(1, dtype=CHOICES).view(np.recarray)


@lru_cache(maxsize=64)
def box_for(edition: Edition, players: int) -> npt.NDArray[Any]:
    """The facts of an edition for a number of players, as a record array of length one."""
    boxes = np.zeros(1, dtype=BOX).view(np.recarray)
    box = boxes[0]
    box.players = players
    box.spaces = edition.wheel[players].spaces
    box.supporters = edition.supporters.per_player.value
    box.supporters_on_each = edition.supporters.on_each_area.value
    box.leader_bonus = edition.tickets.leader_bonus.value
    box.capacity[:] = [edition.areas[area].capacity for area in AREAS]
    for row, (medal, approvals) in enumerate(awards_for(edition, players)):
        box.medal[row] = medal
        box.approvals[row] = approvals
    box.set_value[1:] = edition.sets.values.value
    for seat, order in enumerate(TURN_ORDER[:players]):
        for area in edition.start_bonus[order].areas:
            box.bonus[seat, AREAS.index(area)] += 1
    in_play = edition.cards_in_play(players)
    deck: list[int] = []
    first = 0
    for kind, name in enumerate(KINDS):
        count = edition.cards_of_kind(name)
        box.first_card[kind] = first
        box.kind_of[first : first + count] = kind
        deck += range(first, first + in_play[name])
        first += count
    box.first_card[KIND_COUNT] = first
    box.deck_size = len(deck)
    box.deck[: len(deck)] = deck
    return boxes


@lru_cache(maxsize=64)
def awards_for(edition: Edition, players: int) -> tuple[tuple[int, int], ...]:
    """P4 for Python: the medal points and the approvals of each place, `NO_PLACE` first."""
    table = edition.awards[players]
    awards = [getattr(table, place) for place in PLACES]
    return ((0, 0), *((award.medal, award.approvals) for award in awards))
