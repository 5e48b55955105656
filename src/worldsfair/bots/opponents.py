"""Quick bots at all seats but a learner's, in many games at once, in compiled code alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from worldsfair.rules.flow import play
from worldsfair.rules.layout import STATE, Box, State
from worldsfair.rules.memory import address_of, box_at, state_at
from worldsfair.rules.scoring import ranking_key, total_points
from worldsfair.rules.typed_records import Records, new_records
from worldsfair.vector.stepping import is_running

Bytes = npt.NDArray[np.uint8]

QUICK_BOTS: Final = tuple(
    name for name, recipe in RECIPES.items() if isinstance(recipe, Random | Greedy)
)
"""The bots that choose without leaving compiled code."""

_RANDOM: Final = 0
_GREEDY: Final = 1
_STATE_SIZE: Final = STATE.itemsize
_CHOOSER_SIZE: Final = CHOOSER.itemsize


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
        self._styles = np.array([isinstance(recipe, Greedy) for recipe in recipes], np.uint8)
        self._choosers: Records[Chooser] = new_records(Chooser, len(recipes))
        for chooser, recipe in zip(self._choosers, recipes, strict=True):
            chooser.carelessness = recipe.carelessness if isinstance(recipe, Greedy) else 0.0

    def seed(self, seed: int) -> None:
        """The same seed chooses the same."""
        for place in range(len(self.names)):
            seed_chooser(self._choosers[place : place + 1], seed + place)

    def answer(self, states: Records[State], box: Records[Box], learners: Bytes) -> None:
        """Play in every game until its learner decides or it is over."""
        _answer(
            *(address_of(states), len(states), address_of(box), address_of(self._choosers)),
            *(self._styles, learners),
        )


@compiled
def _answer(
    states: int, count: int, box: int, choosers: int, styles: Bytes, learners: Bytes
) -> None:
    players = signed(box_at(box).players)
    for index in range(count):
        address = states + index * _STATE_SIZE
        state = state_at(address)
        learner = signed(learners[index])
        while is_running(state) and state.seat != learner:
            place = (signed(state.seat) - learner + players) % players - 1
            chooser = choosers + place * _CHOOSER_SIZE
            if styles[place] == _RANDOM:
                decision = choose_at_random_at(address, box, chooser)
            else:
                decision = choose_greedily_at(address, box, chooser)
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
