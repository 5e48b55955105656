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
from worldsfair.bots.levels import Level
from worldsfair.bots.network import Network, load_network
from worldsfair.bots.one_turn_ahead import choose_ahead_at
from worldsfair.bots.registry import RECIPES, Ahead, Greedy, Random
from worldsfair.bots.weaknesses import set_weakness
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
    name for name, recipe in RECIPES.items() if isinstance(recipe, Random | Greedy | Ahead)
)
"""The bots that choose without leaving compiled code."""

_AT_RANDOM: Final = 0
_GREEDILY: Final = 1
_AHEAD: Final = 2

_STATE_SIZE: Final = STATE.itemsize
_CHOOSER_SIZE: Final = CHOOSER.itemsize


class Seating:
    """Who sits after a learner, for compiled code."""

    choosers: Annotated[int, "i8"]
    """The address of the first one's."""
    way: Annotated[Vector[int], "u1", SEAT_COUNT]
    """By place after the learner, how a bot chooses."""


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
        self._networks: list[Records[Network]] = []
        """Kept alive, since compiled code knows them by address."""
        for place, recipe in enumerate(recipes):
            if isinstance(recipe, Greedy):
                self._seating[0].way[place] = _GREEDILY
            elif isinstance(recipe, Ahead):
                self._seating[0].way[place] = _AHEAD
                self._prepare(self._choosers[place], recipe.level)

    def _prepare(self, chooser: Chooser, level: Level) -> None:
        players = 1 + len(self.names)
        set_weakness(chooser.weakness, level, players)
        if level.judges_by == "network":
            self._networks.append(load_network(players))
            chooser.workspace.network = address_of(self._networks[-1])

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
            if seating.way[place] == _AHEAD:
                decision = choose_ahead_at(address, box, chooser)
            elif seating.way[place] == _GREEDILY:
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
