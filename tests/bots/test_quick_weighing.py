"""What a search weighs quickly is what the spelled-out functions say."""

from __future__ import annotations

import random

import numpy as np
import pytest

from worldsfair import Game
from worldsfair.bots.bot import public_position
from worldsfair.bots.heuristics import palmer_gain
from worldsfair.bots.mcts.quick_figures import palmer_gain_weighed, weigh_palmer
from worldsfair.bots.mcts.quick_placements import score_placements_quickly
from worldsfair.bots.network import load_network
from worldsfair.bots.placements import score_placements
from worldsfair.bots.workspace import new_workspace
from worldsfair.edition import default_edition
from worldsfair.rules.constants import KIND_PALMER, PLACE
from worldsfair.rules.decisions import is_palmer
from worldsfair.rules.layout import box_for
from worldsfair.rules.position import Position


def positions(players: int, games: int) -> list[Position]:
    found = []
    for seed in range(games):
        game, chooser = Game.new(players, seed), random.Random(seed)
        while not game.is_over:
            found.append(public_position(game.public()))
            game.play(chooser.choice(game.legal_moves()))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_placements_are_worth_the_same_weighed_quickly(players: int) -> None:
    workspace = new_workspace(box_for(default_edition(), players), load_network(players))
    advantage = workspace[0].placements.advantage
    compared = 0
    for position in positions(players, 12):
        if position.state.phase == PLACE and position.state.supply[position.seat] > 0:
            score_placements(position.state, workspace[0])
            spelled_out = np.array(advantage)
            score_placements_quickly(position.state, workspace[0])
            np.testing.assert_allclose(np.array(advantage), spelled_out, atol=2e-6)
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_palmer_is_worth_the_same_weighed_quickly(players: int) -> None:
    box = box_for(default_edition(), players)
    workspace = new_workspace(box, load_network(players))
    compared = 0
    for position in positions(players, 12):
        if position.in_figures_step and position.state.held[position.seat, KIND_PALMER] > 0:
            weigh_palmer(position.state, workspace[0])
            for decision in filter(is_palmer, position.legal()):
                spelled_out = palmer_gain(position.state, box[0], decision)
                assert abs(palmer_gain_weighed(workspace[0], decision) - spelled_out) < 1e-9
                compared += 1
    assert compared > 300
