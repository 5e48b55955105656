"""With PyTorch: judgements as matrices, the fit, matches, and the whole command for a moment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="PyTorch is not installed")

import torch

from one_by_one import exact_judge
from training.judgement import NetworkJudge
from training.lessons import Lessons
from training.lockstep import Lockstep, Manner
from training.match import match
from training.model import HELD_OUT, Model, fit, measure
from training.processor import Processor
from training.weights import layers_of, read_weights, shipped_weights
from worldsfair.bots.features import feature_count
from worldsfair.bots.network import load_network
from worldsfair.errors import InvalidSetup

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("players", [2, 4])
def test_a_matrix_judges_as_the_network_row_by_row(players: int) -> None:
    exactly = exact_judge(load_network(players), players, feature_count(players))
    by_matrix = NetworkJudge(shipped_weights(players), players, "cpu")
    seen = []

    def both(rows: Any, steps: Any) -> Any:
        values = exactly(rows, steps)
        seen.append(np.abs(values - np.asarray(by_matrix(rows, steps))).max(initial=0))
        return values

    Lockstep(Processor(), players, 8).play(3, [both], Manner(random_moves=100))
    assert len(seen) > 20
    assert max(seen) < 1e-5  # sums of the same numbers in another order


def test_a_model_is_the_network_that_it_goes_on_from() -> None:
    weights = shipped_weights(2)
    model = Model(2, torch.linspace(0.5, 2, feature_count(2)), layers_of(weights))
    model.take(weights)
    for name, part in model.weights().items():
        assert np.allclose(part, weights[name], atol=1e-6)
    rows = np.random.default_rng(1893).integers(0, 4, (50, feature_count(2)), dtype=np.uint8)
    said = model(torch.from_numpy(rows).float()).detach().numpy()
    judged = NetworkJudge(weights, 2, "cpu").outputs(rows).numpy()
    assert said == pytest.approx(judged, abs=1e-3)


def test_a_network_with_one_view_is_not_taught_on() -> None:
    past = shipped_weights(2, "2026-11")
    model = Model(2, torch.ones(feature_count(2)), layers_of(past))
    with pytest.raises(InvalidSetup, match="layers and views"):
        model.take(past)


@pytest.mark.parametrize("players", [2, 3])
def test_networks_of_the_past_are_judged_with_their_one_view(players: int) -> None:
    network = load_network(players, "2026-11")
    exactly = exact_judge(network, players, feature_count(players))
    by_matrix = NetworkJudge(shipped_weights(players, "2026-11"), players, "cpu")
    dice = np.random.default_rng(1893)
    rows = dice.integers(0, 3, (50, feature_count(players)), dtype=np.uint8)
    steps = np.arange(50) % players
    assert exactly(rows, steps) == pytest.approx(by_matrix(rows, steps).numpy(), abs=1e-5)


def lessons(games: int) -> Lessons:
    """Made-up rows in which the first feature says who wins and the second by how many points."""
    dice = np.random.default_rng(1893)
    rows = dice.integers(0, 4, (10 * games, feature_count(2)), dtype=np.uint8)
    own = (rows[:, 0] > 1).astype(np.float32)
    points = np.stack([40 + 5.0 * rows[:, 1], np.full(len(rows), 40.0)], axis=1)
    numbers = np.repeat(np.arange(games), 10)
    return Lessons(rows, np.stack([own, 1 - own], axis=1), points.astype(np.float32), numbers)


def test_the_fit_learns_from_scratch_and_on_from_there() -> None:
    told = lessons(1000)
    first = fit(told, 20, "cpu", layers=(48, 16), rate=1e-2)
    assert layers_of(first.weights) == (48, 16)
    assert first.losses == measure(first.weights, told, "cpu")
    assert first.losses.win < 0.5 < measure(shipped_weights(2), told, "cpu").win
    further = fit(told, 20, "cpu", layers=(48, 16), beginning=first.weights)
    assert further.losses.win < first.losses.win


def test_whole_games_are_held_out() -> None:
    told = lessons(200)
    held_out = told.games % HELD_OUT == 0
    other = np.where(held_out[:, np.newaxis], told.wins[:, ::-1], told.wins)
    one, two = (fit(part, 1, "cpu") for part in (told, told._replace(wins=other)))
    assert all(np.array_equal(part, two.weights[name]) for name, part in one.weights.items())
    assert one.losses.win != two.losses.win
    assert one.rows == np.count_nonzero(~held_out)


def test_a_match_tells_a_good_network_from_a_bad_one() -> None:
    tables = Lockstep(Processor(), 3, 31)
    good = NetworkJudge(shipped_weights(3), 3, "cpu")

    def bad(rows: Any, steps: Any) -> Any:
        return -good(rows, steps)

    assert match(tables, [good, good], 1, 5).share == pytest.approx(1 / 3)
    won, lost = match(tables, [good, bad], 1, 5), match(tables, [bad, good], 1, 5)
    assert won.share > 0.9
    assert lost.share < 0.1
    assert won.games == 30


def test_a_network_holds_its_own_among_greedy() -> None:
    tables = Lockstep(Processor(), 2, 40)
    share = match(tables, [NetworkJudge(shipped_weights(2), 2, "cpu")], 1, 5)
    assert share.share - share.margin > 0.5


def test_the_command_teaches_a_network_from_nothing(tmp_path: Path) -> None:
    command = "-m training --device cpu --quick --players 2 --out"
    done = subprocess.run(
        [sys.executable, *command.split(), str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    weights = read_weights(tmp_path / "2-players.npz")
    assert weights["placing"].any()
    assert weights["gap"].any()
    for step in ("generation 1", "rows of the search's games", "placements", "among greedy"):
        assert step in done.stdout
