"""The network looks at the ring of areas from all sides: compared with a plain reckoning."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from worldsfair import Game
from worldsfair.bots.evaluation import judge_by_network
from worldsfair.bots.features import feature_count, write_features
from worldsfair.bots.network import (
    GAP_INPUTS,
    OUTPUTS,
    VIEWS,
    Network,
    as_network,
    load_network,
)
from worldsfair.bots.workspace import new_workspace
from worldsfair.rules.constants import AREA_COUNT
from worldsfair.rules.layout import box_for
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import Records

Weights = dict[str, npt.NDArray[Any]]


def made_up_weights(players: int, units: int = 24) -> Weights:
    dice = np.random.default_rng(players)
    shapes = {
        "first": (feature_count(players), units),
        "first_bias": (units,),
        "gap": (GAP_INPUTS, units),
        "second": (2 * units, 16),
        "second_bias": (16,),
        "third": (16, OUTPUTS),
        "third_bias": (OUTPUTS,),
    }
    return {name: dice.normal(0, 0.1, shape) for name, shape in shapes.items()}


def turned(position: Position, view: int) -> Position:
    """The same areas, each so many places back in the ring."""
    copy = position.copy()
    for place in range(AREA_COUNT):
        area = position.state.area_at[(place + view) % AREA_COUNT]
        copy.state.area_at[place] = area
        copy.state.position_of[area] = place
    return copy


def outputs(position: Position, network: Records[Network]) -> Any:
    workspace = new_workspace(box_for(position.edition, position.players), network)
    judge_by_network(position.state, workspace[0])
    return workspace["output"][0]


def plain_outputs(position: Position, weights: Weights) -> Any:
    """Each view from a fairground that was really turned, with NumPy's own products."""
    units = []
    for view in range(VIEWS):
        workspace = new_workspace(box_for(position.edition, position.players))
        there = turned(position, view)
        count = write_features(there.state, there.box, workspace[0].features)
        layer = workspace["features"]["value"][0, :count] @ weights["first"] + weights["first_bias"]
        if view > 0:
            layer = layer + weights["gap"][AREA_COUNT - 1 - view]
        units.append(np.maximum(layer, 0))
    pooled = np.concatenate([np.mean(units, axis=0), np.max(units, axis=0)])
    second = np.maximum(pooled @ weights["second"] + weights["second_bias"], 0)
    return second @ weights["third"] + weights["third_bias"]


def positions(players: int) -> list[Position]:
    game, chooser, found = Game.new(players, players), random.Random(players), []
    while not game.is_over:
        if game.position.awaits_turn_move and not game.position.in_figures_step:
            found.append(game.position.copy())
        game.play(chooser.choice(game.legal_moves()))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_network_of_all_views_says_what_a_plain_reckoning_says(players: int) -> None:
    weights = made_up_weights(players)
    network = as_network(weights)
    for position in positions(players):
        plain = plain_outputs(position, weights)
        assert outputs(position, network) == pytest.approx(plain, abs=1e-4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_the_gap_alone_that_tells_the_turns_of_a_ring_apart(players: int) -> None:
    weights = made_up_weights(players)
    knowing = as_network(weights)
    ignorant = as_network(weights | {"gap": np.zeros_like(weights["gap"])})
    position = positions(players)[9]
    there = turned(position, 2)
    assert outputs(there, ignorant) == pytest.approx(outputs(position, ignorant), abs=1e-4)
    assert np.abs(outputs(there, knowing) - outputs(position, knowing)).max() > 1e-2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bots_networks_look_at_all_views_and_the_past_ones_at_one(players: int) -> None:
    assert load_network(players)["views"][0] == VIEWS
    assert load_network(players, "2026-11")["views"][0] == 1
