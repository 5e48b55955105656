"""Quick bots at all seats but a learner's, in many games at once, in compiled code alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.bot import UnknownBot
from worldsfair.bots.chooser import (
    CHOOSER,
    Chooser,
    choose_at_random_at,
    choose_greedily_at,
    seed_chooser,
)
from worldsfair.bots.registry import RECIPES, Greedy, Random
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import SEAT_COUNT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import STATE, Box, State
from worldsfair.rules.memory import address_of, box_at, state_at
from worldsfair.rules.scoring import ranking_key, total_points
from worldsfair.rules.typed_records import Records, Vector, new_records
from worldsfair.vector.stepping import is_running

Bytes = npt.NDArray[np.uint8]

QUICK_BOTS: Final = tuple(
    name for name, recipe in RECIPES.items() if isinstance(recipe, Random | Greedy)
)
"""The bots that choose without leaving compiled code."""

_STATE_SIZE: Final = STATE.itemsize
_CHOOSER_SIZE: Final = CHOOSER.itemsize


class Seating:
    """Who sits after a learner, for compiled code."""

    choosers: Annotated[int, "i8"]
    """The address of the first one's."""
    is_greedy: Annotated[Vector[int], "u1", SEAT_COUNT]
    """By place after the learner; who is not plays at random."""


class QuickOpponents:
    """The bots at the seats after a learner's, in turn order from there; the same in every game."""

    def __init__(self, names: Sequence[str]) -> None:
        for name in names:
            if name not in QUICK_BOTS:
                raise UnknownBot(
                    f"{name!r} can't play many games at once; {', '.join(QUICK_BOTS)} can."
                )
        recipes = [RECIPES[name] for name in names]
        self.names: Final = tuple(names)
        self._choosers: Records[Chooser] = new_records(Chooser, len(recipes))
        self._seating: Records[Seating] = new_records(Seating)
        self._seating[0].choosers = address_of(self._choosers)
        for place, recipe in enumerate(recipes):
            if isinstance(recipe, Greedy):
                self._seating[0].is_greedy[place] = 1
                self._choosers[place].carelessness = recipe.carelessness

    def seed(self, seed: int) -> None:
        """The same seed chooses the same."""
        for place in range(len(self.names)):
            seed_chooser(self._choosers[place : place + 1], seed + place)

    def answer(self, states: Records[State], box: Records[Box], learners: Bytes) -> None:
        """Play in every game until its learner decides or it is over."""
        _answer(address_of(states), address_of(box), self._seating, learners)


@compiled
def _answer(states: int, box: int, seatings: Records[Seating], learners: Bytes) -> None:
    players = signed(box_at(box).players)
    seating = seatings[0]
    for index in range(len(learners)):
        address = states + index * _STATE_SIZE
        state = state_at(address)
        learner = signed(learners[index])
        while is_running(state) and state.seat != learner:
            place = (signed(state.seat) - learner + players) % players - 1
            chooser = seating.choosers + place * _CHOOSER_SIZE
            if seating.is_greedy[place]:
                decision = choose_greedily_at(address, box, chooser)
            else:
                decision = choose_at_random_at(address, box, chooser)
            play(state, box_at(box), decision)


@compiled
def write_results(states: Records[State], boxes: Records[Box], won: Bytes, points: Bytes) -> None:
    """By game and seat: who would win if it ended now, alone or with others, and the points."""
    players = signed(boxes[0].players)
    for index in range(len(states)):
        best = 0
        for seat in range(players):
            best = max(best, ranking_key(states[index], boxes[0], seat))
        for seat in range(players):
            won[index, seat] = ranking_key(states[index], boxes[0], seat) == best
            points[index, seat] = total_points(states[index], boxes[0], seat)
