"""How a level errs, as people do: what it overlooks, what it is fond of, and how hazy its eye is.

Each weakness is a small change of what is seen or of what it seems worth. None of them is a move
by lot: what a level plays is the best in its own eyes, or close to that.
"""

from __future__ import annotations

from typing import Annotated, Final

from worldsfair.bots.heuristics import palmer_gain
from worldsfair.bots.levels import Level
from worldsfair.edition import PLAYER_COUNTS
from worldsfair.rules import decisions
from worldsfair.rules.chance import mixed_seed
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import AREA_COUNT
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import place_in_area

FEWEST_PLAYERS: Final = PLAYER_COUNTS[0]
COLOUR_PULL: Final = 1.5
"""Points that each supporter, exhibit and token of the favourite area seems worth besides."""
MOST_OVERLOOKED: Final = 3
"""Areas that whoever is in the greatest hurry does not look at."""


class Weakness:
    """By how much a player errs in each way, from 0 to 1; the haze is in points."""

    rivals: Annotated[float, "f8"]
    """How much of what a turn does to rivals is overlooked."""
    colour: Annotated[float, "f8"]
    """How strongly one area, another one in each game, is a favourite."""
    wheel: Annotated[float, "f8"]
    """How often nobody looks at the wheel, so that the end of a round comes as a surprise."""
    figures: Annotated[float, "f8"]
    """How often a figure is put to its obvious use, without weighing the others."""
    hurry: Annotated[float, "f8"]
    """How many areas are not looked at, those with the fewest cards first."""
    haze: Annotated[float, "f8"]
    """By how many points at most a judgement is off, either way."""


def set_weakness(weakness: Weakness, level: Level, players: int) -> None:
    """Write down how a level errs with a number of players."""
    weakness.rivals = level.rivals
    weakness.colour = level.colour
    weakness.wheel = level.wheel
    weakness.figures = level.figures
    weakness.hurry = level.hurry
    weakness.haze = level.haze[players - FEWEST_PLAYERS]


@compiled
def favourite_area(state: State) -> int:
    """The area that a seat is fond of: for one game always the same, in the next another one.

    It is drawn from where the tiles lie, which nothing in a game changes.
    """
    lot = signed(state.seat)
    for position in range(AREA_COUNT):
        lot = lot * AREA_COUNT + signed(state.area_at[position])
    return (mixed_seed(lot, 0) & 0xFFFF) % AREA_COUNT


@compiled
def fondness(state: State, seat: int, area: int) -> float:
    """What all that a player has of a favourite area seems worth besides, in points."""
    count = signed(state.supporters[seat, area]) + signed(state.held[seat, area])
    return COLOUR_PULL * (count + signed(state.tokens[seat, area]))


@compiled
def is_overlooked(state: State, weakness: Weakness, decision: int) -> bool:
    """Whether a placement is in one of the areas that whoever is in a hurry does not look at."""
    if not decisions.is_placement(decision):
        return False
    area, _ = decisions.read_placement(decision)
    here = signed(state.slot_count[area])
    fuller = 0
    for other in range(AREA_COUNT):
        lying = signed(state.slot_count[other])
        fuller += lying > here or (
            lying == here and signed(state.position_of[other]) < signed(state.position_of[area])
        )
    return fuller >= AREA_COUNT - int(MOST_OVERLOOKED * weakness.hurry + 0.5)


@compiled
def is_senseless(state: State, box: Box, decision: int) -> bool:
    """Whether anyone would wonder at it, whatever else is on the board.

    A supporter goes to an area without cards where it changes nobody's place, though cards lie
    elsewhere; or palmer harms the one who plays it.
    """
    if decisions.is_palmer(decision):
        return palmer_gain(state, box, decision) < 0.0
    if not decisions.is_placement(decision):
        return False
    area, _ = decisions.read_placement(decision)
    if state.slot_count[area] > 0 or _changes_a_place(state, area):
        return False
    lying = 0
    for other in range(AREA_COUNT):
        lying += signed(state.slot_count[other])
    return lying > 0


@compiled
def _changes_a_place(state: State, area: int) -> bool:
    """Whether one more supporter of the player whose turn it is changes anybody's place (P4)."""
    own = signed(state.seat)
    for seat in range(state.players):
        before = place_in_area(state, seat, area)
        state.supporters[own, area] += 1
        after = place_in_area(state, seat, area)
        state.supporters[own, area] -= 1
        if before != after:
            return True
    return False
