"""What is true of every position, checked after every decision of many games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playing import Policy, any_move, avoid_tickets
from worldsfair import Game
from worldsfair.records.model import Approvals
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.layout import new_choices
from worldsfair.rules.legal import legal_mask
from worldsfair.rules.status import problems_of

steady = settings(max_examples=100, deadline=None, derandomize=True, database=None)
games = st.builds(
    Game.new,
    players=st.sampled_from([2, 3, 4]),
    seed=st.integers(0, 2**32),
    approvals=st.sampled_from(["automatic", "chosen"]),
)
policies = st.sampled_from([any_move, avoid_tickets])
choosers = st.builds(random.Random, st.integers(0, 2**32))
lengths = st.integers(1, 250)
"""How many decisions; a failure shrinks to the first one that breaks something."""


def decisions_of(game: Game, policy: Policy, chooser: random.Random, most: int) -> Iterator[int]:
    """Play decision by decision, at most that many; stops after each."""
    for number in range(most):
        if game.is_over:
            return
        game.play(policy(game, game.legal_moves(), chooser))
        yield number


@steady
@given(games, policies, choosers, lengths)
def test_every_position_is_whole(
    game: Game, policy: Policy, chooser: random.Random, most: int
) -> None:
    assert problems_of(game.position) == []
    for _ in decisions_of(game, policy, chooser, most):
        assert problems_of(game.position) == [], game.moves()


@steady
@given(games, policies, choosers, lengths)
def test_undo_restores_the_exact_bytes(
    game: Game, policy: Policy, chooser: random.Random, most: int
) -> None:
    states = [bytes(game.position.buffer)]
    played = decisions_of(game, policy, chooser, most)
    states += [bytes(game.position.buffer) for _ in played]
    last, moves = states.pop(), game.moves()
    for before, move in zip(reversed(states), reversed(moves), strict=True):
        assert game.undo() == move
        assert bytes(game.position.buffer) == before
    for move in moves:
        game.play(move)
    assert bytes(game.position.buffer) == last


@steady
@given(games, policies, choosers, lengths)
def test_the_legal_mask_marks_the_legal_list(
    game: Game, policy: Policy, chooser: random.Random, most: int
) -> None:
    position, choices = game.position, new_choices()
    mask = np.ones(DECISION_COUNT, dtype=np.uint8)
    for _ in decisions_of(game, policy, chooser, most):
        legal = list(position.legal())
        assert legal == sorted(set(legal))
        assert legal_mask(position.state, position.box, choices[0], mask) == len(legal)
        assert list(np.flatnonzero(mask)) == legal


@steady
@given(games, choosers, st.integers(0, 60))
def test_a_decision_that_is_not_legal_changes_nothing(
    game: Game, chooser: random.Random, most: int
) -> None:
    for _ in decisions_of(game, any_move, chooser, most):
        pass
    state = bytes(game.position.buffer)
    for decision in set(range(DECISION_COUNT)) - set(game.position.legal()):
        assert not game.position.play_if_legal(decision)
        assert bytes(game.position.buffer) == state


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_moves_give_the_same_bytes(players: int, approvals: Approvals) -> None:
    first, second = (Game.new(players, 77, approvals) for _ in range(2))
    chooser = random.Random(77)
    for _ in decisions_of(first, any_move, chooser, 200):
        second.play(first.moves()[-1])
        assert first.position.buffer == second.position.buffer
