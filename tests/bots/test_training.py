"""What the networks are taught: lessons, their turned copies, and the fit of the placements."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from building import game_at
from training.__main__ import save
from training.lessons import Lessons
from training.placement_weights import fit_placement_weights
from training.rotations import rotations_of, with_gap_marks
from training.search_games import search_lessons
from training.selfplay import selfplay_lessons
from worldsfair import Game
from worldsfair.bots.features import (
    COINS,
    MEDALS,
    SEAT_BLOCK,
    Features,
    feature_count,
    write_features,
)
from worldsfair.bots.network import (
    GAP_INPUTS,
    NETWORK,
    PLACEMENT_FEATURES,
    load_network,
    read_network,
)
from worldsfair.edition import AREAS
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
                order = order[: len(features)]
                assert (features[order] == features_of(turned(game.position, step))).all()
                seen += step > 0 and not (features[order] == features).all()
        game.play(dice.choice(game.legal_moves()))
    assert seen > 50


@pytest.mark.rules("T5")
@pytest.mark.parametrize("step", range(AREA_COUNT))
def test_a_turned_lesson_says_where_the_ends_of_the_fairground_meet(step: int) -> None:
    supporters: dict[str, list[int]] = {
        area: [number, 4 - number] for number, area in enumerate(AREAS)
    }
    game = game_at(2, supporters=supporters, held={0: ["davis-1"]})
    state, there = game.position.state, turned(game.position, step)
    size = feature_count(2)
    lesson = with_gap_marks(features_of(game.position)[np.newaxis])[0, rotations_of(2)[step]]
    assert (lesson[:size] == features_of(there)).all()
    meets_next = [
        are_neighbours(state, there.area_at(place), there.area_at(place + 1))
        for place in range(AREA_COUNT - 1)
    ]
    assert lesson[size:].tolist() == [not meets for meets in meets_next]


def test_what_lessons_know_of_the_gap_is_kept_in_the_networks_file(tmp_path: Path) -> None:
    network = load_network(3).copy()
    network["gap"][0] = np.arange(GAP_INPUTS)[:, np.newaxis] - 1.5
    save(tmp_path / "network.npz", network, 3)
    with (tmp_path / "network.npz").open("rb") as file:
        assert np.array_equal(np.asarray(read_network(file)), np.asarray(network))


def test_a_file_without_the_gap_is_read_as_one_that_knows_nothing_of_it(tmp_path: Path) -> None:
    parts = {name: load_network(3)[name][0] for name in NETWORK.names or () if name != "gap"}
    np.savez(tmp_path / "network.npz", **parts)
    with (tmp_path / "network.npz").open("rb") as file:
        network = read_network(file)
    assert not network["gap"].any()
    assert (network["first"] == load_network(3)["first"]).all()


def test_a_model_is_the_network_that_it_goes_on_from() -> None:
    pytest.importorskip("torch")
    from training.model import Model, take_weights, weights_of

    network = load_network(2).copy()
    network["placing"][:] = 0
    network["gap"][:] = 0.25
    model = Model(np.linspace(0.5, 2, feature_count(2) + GAP_INPUTS, dtype=np.float32))
    take_weights(model, network)
    for name in NETWORK.names or ():
        assert np.allclose(weights_of(model)[name], network[name], atol=1e-6)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("kind", ["one turn ahead", "searched"])
def test_a_lesson_tells_each_player_in_turn_order_what_became_of_them(
    players: int, kind: str
) -> None:
    network = load_network(players)
    learned: Lessons
    if kind == "searched":
        learned = search_lessons(players, 30, 7, network, 8)
    else:
        learned = selfplay_lessons(players, 30, 7, network, 100)
    rows, wins, points = learned
    assert len(rows) > 100
    assert rows.shape[1] == feature_count(players)
    assert np.allclose(wins.sum(axis=1), 1)
    best = points.max(axis=1, keepdims=True)
    assert (np.where(wins > 0, points, best) == best).all()
    firsts = SEAT_BLOCK * np.arange(players)
    so_far = rows[:, firsts + COINS].astype(int) + rows[:, firsts + MEDALS]
    assert (so_far <= points).all()
    lead, lead_at_the_end = so_far[:, 0] - so_far[:, 1], points[:, 0] - points[:, 1]
    assert np.corrcoef(lead, lead_at_the_end)[0, 1] > 0


def test_search_lessons_are_the_same_for_the_same_seed() -> None:
    network = load_network(2)
    first = search_lessons(2, 4, 3, network, 8)
    again = search_lessons(2, 4, 3, network, 8)
    other = search_lessons(2, 4, 4, network, 8)
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    assert first[0].shape != other[0].shape or (first[0] != other[0]).any()


def test_the_fit_finds_the_weights_behind_the_comparisons() -> None:
    dice = np.random.default_rng(1893)
    rows = dice.normal(size=(3000, AREA_COUNT, PLACEMENT_FEATURES)).astype(np.float32)
    rounds = dice.integers(1, LAST_ROUND + 1, size=3000)
    weights = dice.normal(size=(LAST_ROUND, PLACEMENT_FEATURES))
    values = np.einsum("nai,ni->na", rows, weights[rounds - 1])
    values += dice.normal(size=(3000, 1))  # what all placements of a position share says nothing
    assert np.allclose(fit_placement_weights((rows, values, rounds)), weights, atol=0.02)
