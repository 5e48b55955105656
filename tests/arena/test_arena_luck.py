"""The luck of deals: nobody is touched by it, it is zero on average, and intervals get narrower."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from arena.foreign_bots import make
from worldsfair.arena import Match, Results, read_results, run_match, summarize
from worldsfair.arena.adjustment import without_luck
from worldsfair.arena.balance import edition_with
from worldsfair.arena.report import notes
from worldsfair.arena.statistics import share_over_deals

QUICK = Match(("search@16sims", "search@8sims"), games=40, seed=1)


def width(interval: tuple[float, float]) -> float:
    return interval[1] - interval[0]


def test_games_are_the_same_whether_luck_is_measured_or_not(tmp_path: Path) -> None:
    match = Match(("search@8sims", "visitor"), players=3, games=3, seed=2, approvals="chosen")
    run_match(match, records=tmp_path / "plain.jsonl")
    run_match(match, records=tmp_path / "luck.jsonl", luck=True)
    assert (tmp_path / "plain.jsonl").read_bytes() == (tmp_path / "luck.jsonl").read_bytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_is_known_for_every_seat_and_nobody_s_gain_alone(players: int) -> None:
    match = Match(("mine", "random"), players=players, games=1, edition=edition_with("none"))
    for game in run_match(match, bots={"mine": make}, luck=True).games:
        assert game.luck is not None
        assert [len(row) for row in (*game.luck.win, *game.luck.points)] == [players] * 4
        assert [sum(row) for row in game.luck.win] == pytest.approx([0, 0], abs=1e-3)


def test_the_same_match_has_the_same_luck() -> None:
    match = msgspec.structs.replace(QUICK, games=4)
    first, second = (run_match(match, luck=True, jobs=jobs) for jobs in (1, 2))
    assert [game.luck for game in first.games] == [game.luck for game in second.games]


def test_games_of_before_have_the_plain_numbers_and_a_sentence(tmp_path: Path) -> None:
    out = tmp_path / "r.json"
    run_match(msgspec.structs.replace(QUICK, games=4), out=out)
    text = out.read_text("utf-8").replace('"version": 2', '"version": 1')
    out.write_text(text, "utf-8")
    assert read_results(out).games[0].luck is None
    results = run_match(msgspec.structs.replace(QUICK, games=6), out=out, resume=True, luck=True)
    assert "4 games had no luck measured, so that it can't be taken out." in notes(
        QUICK, results.summary
    )


@pytest.fixture(scope="module")
def close_match() -> Results:
    """Fifty deals of a close match."""
    return run_match(msgspec.structs.replace(QUICK, games=100), luck=True)


def test_without_luck_the_interval_is_narrower(close_match: Results) -> None:
    best = close_match.summary.entrants[0]
    assert best.interval is not None
    assert best.adjusted is not None
    assert width(best.adjusted.interval) < 0.8 * width(best.interval)


def test_one_game_without_luck_leaves_only_the_plain_numbers(close_match: Results) -> None:
    first, *others = close_match.games
    games = [msgspec.structs.replace(first, luck=None), *others]
    entrant = summarize(close_match.match, games).entrants[0]
    assert entrant.adjusted is None
    assert entrant.share == close_match.summary.entrants[0].share


def test_luck_is_zero_on_average_though_one_plays_better(close_match: Results) -> None:
    deals = [close_match.games[first : first + 2] for first in range(0, 100, 2)]
    for observer in range(2):
        luck = [
            sum(game.luck.win[observer][game.seats.index(0)] for game in deal if game.luck)
            for deal in deals
        ]
        assert abs(np.mean(luck)) < 2.5 * np.std(luck, ddof=1) / np.sqrt(len(luck))


def test_what_luck_explains_is_taken_out_without_bias_and_19_intervals_in_20_hold() -> None:
    chooser = np.random.default_rng(7)
    held, estimates = 0, []
    for _ in range(1000):
        luck = chooser.normal(0, 0.2, (40, 2))
        chance = np.clip(0.6 + luck[:, 0], 0.05, 0.95)
        shares = chooser.binomial(2, chance) / 2
        adjusted = without_luck(shares.tolist(), luck.tolist())
        assert adjusted is not None
        estimate = share_over_deals(adjusted, 2)
        estimates.append(estimate.value)
        held += estimate.interval.low <= 0.598 <= estimate.interval.high
    assert np.mean(estimates) == pytest.approx(0.598, abs=0.005)
    assert held / 1000 == pytest.approx(0.95, abs=0.02)


def test_luck_that_nobody_saw_takes_nothing_out() -> None:
    assert without_luck([0.0, 1.0] * 10, [[0.0, 0.0]] * 20) is None
    assert without_luck([0.0, 1.0] * 10, [[]] * 20) is None


def test_the_factor_of_a_deal_does_not_know_the_deal() -> None:
    chooser = np.random.default_rng(1)
    luck = chooser.normal(size=(30, 2)).tolist()
    shares = chooser.uniform(size=30).tolist()
    before = without_luck(shares, luck)
    after = without_luck([shares[0] + 1, *shares[1:]], luck)
    assert before is not None
    assert after is not None
    assert after[0] - before[0] == pytest.approx(1)
