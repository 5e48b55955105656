"""What the networks are taught: lessons, their turned copies, and the fit of the placements."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from building import game_at
from told_lessons import check_lessons
from training.placement_weights import Comparisons, fit_placement_weights, foretelling
from training.rotations import gaps, rotations_of
from training.search_games import search_lessons
from training.weights import network_of, read_weights, save_weights, shipped_weights
from worldsfair import Game
from worldsfair.bots.features import (
    Features,
    feature_count,
    write_features,
)
from worldsfair.bots.network import (
    GAP_INPUTS,
    PLACEMENT_FEATURES,
    load_network,
    read_network,
)
from worldsfair.bots.turned_features import write_turned_features
from worldsfair.bots.workspace import Workspace
from worldsfair.edition import AREAS
from worldsfair.errors import InvalidSetup
from worldsfair.rules.constants import AREA_COUNT, LAST_ROUND, PLACE
from worldsfair.rules.legal import are_neighbours
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import new_records


def features_of(position: Position) -> Any:
    features = new_records(Features)
    count = write_features(position.state, position.box, features[0])
    return features["value"][0, :count]


def turned(position: Position, step: int) -> Position:
    """The same areas, each `step` places back in the ring."""
    copy = position.copy()
    for place in range(AREA_COUNT):
        area = position.state.area_at[(place + step) % AREA_COUNT]
        copy.state.area_at[place] = area
        copy.state.position_of[area] = place
    return copy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turned_features_are_those_of_the_turned_fairground(players: int) -> None:
    dice = random.Random(players)
    game = Game.new(players=players, seed=players)
    seen = 0
    while not game.is_over:
        if game.position.state.phase == PLACE:
            features = features_of(game.position)
            for step, order in enumerate(rotations_of(players)):
                assert (features[order] == features_of(turned(game.position, step))).all()
                seen += step > 0 and not (features[order] == features).all()
        game.play(dice.choice(game.legal_moves()))
    assert seen > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_turn_the_ring_as_lessons_do(players: int) -> None:
    workspace = new_records(Workspace)
    write_turned_features(workspace[0], players)
    size = feature_count(players)
    for view, order in enumerate(rotations_of(players)):
        assert (workspace["turned"][0, view, order] == np.arange(size)).all()


@pytest.mark.rules("T5")
@pytest.mark.parametrize("step", range(AREA_COUNT))
def test_a_turned_view_says_where_the_ends_of_the_fairground_meet(step: int) -> None:
    supporters: dict[str, list[int]] = {
        area: [number, 4 - number] for number, area in enumerate(AREAS)
    }
    game = game_at(2, supporters=supporters, held={0: ["davis-1"]})
    state, there = game.position.state, turned(game.position, step)
    size = feature_count(2)
    lesson = features_of(game.position)[rotations_of(2)[step]]
    assert len(lesson) == size
    assert (lesson == features_of(there)).all()
    meets_next = [
        are_neighbours(state, there.area_at(place), there.area_at(place + 1))
        for place in range(AREA_COUNT - 1)
    ]
    assert gaps()[step].tolist() == [not meets for meets in meets_next]


def test_weights_come_back_from_their_file_and_as_the_record_of_the_bots(tmp_path: Path) -> None:
    weights = {**shipped_weights(3), "gap": np.ones((GAP_INPUTS, 64), np.float32) * 1.5}
    save_weights(tmp_path / "network.npz", weights)
    again = read_weights(tmp_path / "network.npz")
    assert all(np.array_equal(again[name], part) for name, part in weights.items())
    with (tmp_path / "network.npz").open("rb") as file:
        assert np.array_equal(np.asarray(read_network(file)), np.asarray(network_of(again)))
    assert (network_of(again)["first"] == load_network(3)["first"]).all()


def test_a_larger_network_is_none_of_the_bots() -> None:
    large = {"first": np.zeros((9, 128)), "second": np.zeros((256, 65))}
    with pytest.raises(InvalidSetup, match="up to 128 and 64 units, this one of 128 and 65"):
        network_of(large)


def test_a_file_without_the_gap_is_read_as_one_that_knows_nothing_of_it(tmp_path: Path) -> None:
    parts: dict[str, Any] = {**shipped_weights(3)}
    del parts["gap"]
    np.savez(tmp_path / "network.npz", **parts)
    with (tmp_path / "network.npz").open("rb") as file:
        network = read_network(file)
    assert not network["gap"].any()
    assert not read_weights(tmp_path / "network.npz")["gap"].any()
    assert (network["first"] == load_network(3)["first"]).all()


@pytest.mark.parametrize("players", [2, 4])
def test_a_lesson_of_a_search_tells_each_player_in_turn_order_what_became_of_them(
    players: int,
) -> None:
    lessons = search_lessons(players, 30, 7, load_network(players), 8)
    check_lessons(lessons, players)
    assert (np.diff(lessons.games) >= 0).all()


def test_search_lessons_are_the_same_for_the_same_seed() -> None:
    network = load_network(2)
    first = search_lessons(2, 4, 3, network, 8)
    again = search_lessons(2, 4, 3, network, 8)
    other = search_lessons(2, 4, 4, network, 8)
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    assert first.rows.shape != other.rows.shape or (first.rows != other.rows).any()


def test_the_fit_finds_the_weights_behind_the_comparisons() -> None:
    dice = np.random.default_rng(1893)
    rows = dice.normal(size=(3000, AREA_COUNT, PLACEMENT_FEATURES)).astype(np.float32)
    rounds = dice.integers(1, LAST_ROUND + 1, size=3000)
    weights = dice.normal(size=(LAST_ROUND, PLACEMENT_FEATURES))
    values = np.einsum("nai,ni->na", rows, weights[rounds - 1])
    values += dice.normal(size=(3000, 1))  # what all placements of a position share says nothing
    compared = Comparisons(rows, values, rounds, np.arange(3000) // 5)
    found = fit_placement_weights(compared)
    assert np.allclose(found, weights, atol=0.02)
    assert foretelling(weights, compared).agreement == 1
    assert foretelling(found, compared).loss < foretelling(-weights, compared).loss
