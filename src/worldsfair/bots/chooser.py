"""Choosing a decision by itself, without a tree: at random, or by how each looks after the turn.

Chance comes from the chooser's own generator and is computed without a library's functions, so
the same seed chooses the same wherever the code runs.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from worldsfair.bots.evaluation import greedy_value
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.weaknesses import Weakness
from worldsfair.bots.workspace import Workspace
from worldsfair.rules.chance import mixed_seed, next_random, scaled_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.memory import box_at, pointer_to, state_at
from worldsfair.rules.typed_records import Records, Vector, dtype_of

_HIGH_BITS: Final = np.uint64(11)
_UNIT: Final = 2.0**-53
_WORST: Final = -1.0e9


class Chooser:
    """A generator, and room for the decisions that are weighed."""

    workspace: Workspace
    """Where decisions are tried, the legal ones, and perhaps a network to judge by."""
    random: Annotated[np.uint64, "u8"]
    weakness: Weakness
    sees_wheel: Annotated[int, "u1"]
    """Whether the car is where it is this time, and not where a round begins."""
    rivals: Annotated[float, "f8"]
    """What the rivals seemed to have before the turn, in points."""
    value: Annotated[Vector[float], "f8", DECISION_COUNT]
    """By index of a choice, what it seems worth, in points of margin."""


CHOOSER: Final = dtype_of(Chooser)
chooser_at = pointer_to(Chooser)
"""The chooser at an address."""


def seed_chooser(choosers: Records[Chooser], seed: int) -> None:
    """The same seed chooses the same."""
    choosers[0].random = np.uint64(mixed_seed(_signed_bits(seed), 0) % 2**64)


def _signed_bits(seed: int) -> int:
    """The lowest 64 bits of a seed as compiled code takes them."""
    return (seed + 2**63) % 2**64 - 2**63


@compiled
def choose_at_random_at(state: int, box: int, chooser: int) -> int:
    """Any legal decision, each as likely as the others.

    For browsers: in Python `RandomBot` chooses by Python's own generator, since its seeds stand for
    the same games for ever.
    """
    here = chooser_at(chooser)
    count = legal_decisions(state_at(state), box_at(box), here.workspace.choices)
    here.random = next_random(here.random)
    return signed(here.workspace.choices.decision[scaled_below(here.random, count)])


@compiled
def choose_greedily_at(state: int, box: int, chooser: int) -> int:
    """The decision that looks best after the turn.

    What each is worth to it is in `value`, in the order of `choices`.
    """
    here = chooser_at(chooser)
    choices = here.workspace.choices
    count = legal_decisions(state_at(state), box_at(box), choices)
    best, best_value = 0, _WORST
    for index in range(count):
        decision = signed(choices.decision[index])
        value = greedy_value(state_at(state), box_at(box), here.workspace.trial, decision)
        here.value[index] = value
        if value > best_value:
            best, best_value = index, value
    return signed(choices.decision[best])


@compiled
def even_number(chooser: Chooser) -> float:
    """A number from 0 to 1, each as likely as the others."""
    chooser.random = next_random(chooser.random)
    return float(chooser.random >> _HIGH_BITS) * _UNIT


@compiled
def quick_choice_at(state: int, box: int) -> int:
    """A sensible figure or approval, without looking ahead."""
    return quick_choice(state_at(state), box_at(box))
