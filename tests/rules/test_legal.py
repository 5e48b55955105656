"""Whether one decision is legal is answered as by the list of all that are."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from worldsfair.edition import default_edition
from worldsfair.rules.batch import choose_at_random, step_games
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import APPROVE, FIGURES_STEP, OVER, PLACE
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.layout import Box, Choices, State, box_for, new_choices, new_states
from worldsfair.rules.legal import is_legal, legal_decisions
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records

GAMES = 200
OUTSIDE = 60
"""Numbers below 0 and from `DECISION_COUNT` on that are asked about as well."""


@compiled
def first_difference(
    states: Records[State], boxes: Records[Box], choices: Records[Choices]
) -> tuple[int, int]:
    """The game and the number over which the two don't agree; -1 where there is none."""
    for index in range(len(states)):
        listed = 0
        count = legal_decisions(states[index], boxes[0], choices[0])
        for number in range(-OUTSIDE, DECISION_COUNT + OUTSIDE):
            is_listed = listed < count and choices[0].decision[listed] == number
            if is_listed:
                listed += 1
            if is_legal(states[index], boxes[0], number) != is_listed:
                return index, number
    return -1, -1


def played(players: int, chosen: int) -> Iterator[Records[State]]:
    """Many games after each decision, with few supporters in the supply of every other one."""
    boxes, choices = box_for(default_edition(), players), new_choices()
    states, decisions = new_states(GAMES), np.zeros(GAMES, np.uint8)
    states["random"] = mixed_seeds(players, GAMES)
    for index in range(GAMES):
        lay_out_at_random(states[index], boxes[0], chosen)
        if index % 2:
            states[index].supply[:players] = index % 8
    while (states["phase"] != OVER).any():
        yield states
        choose_at_random(states, boxes, choices, decisions)
        assert step_games(states, boxes, decisions) == 0
    yield states


@pytest.mark.rules("T1", "T2", "T3", "T5", "T6", "T7", "P7")
@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_number_is_legal_if_it_is_listed(players: int, chosen: int) -> None:
    phases, boxes, choices = set(), box_for(default_edition(), players), new_choices()
    for states in played(players, chosen):
        phases |= set(states["phase"].tolist())
        assert first_difference(states, boxes, choices) == (-1, -1)

    assert phases == {PLACE, FIGURES_STEP, OVER, *((APPROVE,) if chosen else ())}
