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
from worldsfair.arena.luck_meter import (
    CHOICES_BY_SEARCH,
    DEALS_BY_SEARCH,
    KINDS,
    LuckMeter,
)
from worldsfair.arena.match import Luck
from worldsfair.arena.report import notes
from worldsfair.arena.second_opinions import opinions_about
from worldsfair.arena.statistics import share_over_deals
from worldsfair.bots import Budget
from worldsfair.game import Game
from worldsfair.game.move import number_of

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
        assert [len(row) for row in (*game.luck.win, *game.luck.points)] == [players] * 2 * KINDS
        assert [sum(row) for row in game.luck.win] == pytest.approx([0] * KINDS, abs=1e-3)


def test_the_same_match_has_the_same_luck() -> None:
    match = msgspec.structs.replace(QUICK, games=2)
    first, second = (run_match(match, luck=True, jobs=jobs) for jobs in (1, 2))
    assert [game.luck for game in first.games] == [game.luck for game in second.games]


def test_games_of_before_have_the_plain_numbers_and_a_sentence(tmp_path: Path) -> None:
    out = tmp_path / "r.json"
    run_match(msgspec.structs.replace(QUICK, games=4), out=out)
    text = out.read_text("utf-8").replace('"version": 3', '"version": 1')
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
    assert width(best.adjusted.interval) < 0.75 * width(best.interval)


def test_one_game_without_luck_leaves_only_the_plain_numbers(close_match: Results) -> None:
    first, *others = close_match.games
    games = [msgspec.structs.replace(first, luck=None), *others]
    entrant = summarize(close_match.match, games).entrants[0]
    assert entrant.adjusted is None
    assert entrant.share == close_match.summary.entrants[0].share


def test_luck_of_before_is_not_mixed_with_today_s(close_match: Results) -> None:
    first, *others = close_match.games
    assert first.luck is not None
    before = Luck(first.luck.win[:2], first.luck.points[:2])
    games = [msgspec.structs.replace(first, luck=before), *others]
    summary = summarize(close_match.match, games)
    assert summary.entrants[0].adjusted is None
    assert summary.luck_measured == len(others)


def test_luck_is_zero_on_average_though_one_plays_better(close_match: Results) -> None:
    deals = [close_match.games[first : first + 2] for first in range(0, 100, 2)]
    for kind in range(KINDS):
        luck = [
            sum(game.luck.win[kind][game.seats.index(0)] for game in deal if game.luck)
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


def test_luck_that_nobody_had_takes_nothing_out() -> None:
    assert without_luck([0.0, 1.0] * 10, [[0.0, 0.0]] * 20) is None
    assert without_luck([0.0, 1.0] * 10, [[]] * 20) is None
    seen = [[-0.5], [0.5]] * 10
    assert without_luck([0.0, 1.0] * 10, [[*row, 0.0] for row in seen]) == without_luck(
        [0.0, 1.0] * 10, seen
    )


def test_the_factor_of_a_deal_does_not_know_the_deal() -> None:
    chooser = np.random.default_rng(1)
    luck = chooser.normal(size=(30, 2)).tolist()
    shares = chooser.uniform(size=30).tolist()
    before = without_luck(shares, luck)
    after = without_luck([shares[0] + 1, *shares[1:]], luck)
    assert before is not None
    assert after is not None
    assert after[0] - before[0] == pytest.approx(1)


def luck_of_turn(played: str, opinions: list[str]) -> Luck:
    """Of the first turn of a game, played so where doubles had those opinions."""
    game = Game.new(players=2, seed=1)
    start, meter = game.position.copy(), LuckMeter(game.position, seed=1)
    game.play(played)
    turns = [(number_of(opinion),) for opinion in opinions]
    meter.note(start, (number_of(played),), turns, game.position)
    return meter.luck()


def test_who_changes_places_with_a_double_has_the_opposite_luck() -> None:
    one, other = "place agriculture", "place electricity"
    here, there = luck_of_turn(one, [other]), luck_of_turn(other, [one])
    assert here.win[CHOICES_BY_SEARCH][0] != 0
    assert here.win[CHOICES_BY_SEARCH] == pytest.approx([-n for n in there.win[CHOICES_BY_SEARCH]])


def test_who_chooses_as_all_doubles_do_had_no_luck_in_it() -> None:
    luck = luck_of_turn("place agriculture", ["place agriculture"] * 3)
    assert luck.win[CHOICES_BY_SEARCH] == (0, 0)
    assert luck.win[DEALS_BY_SEARCH][0] != 0


def test_each_double_counts_as_a_part_of_the_opinions() -> None:
    one, other = "place agriculture", "place electricity"
    whole, half = luck_of_turn(one, [other]), luck_of_turn(one, [one, other])
    assert half.win[CHOICES_BY_SEARCH] == pytest.approx(
        [number / 2 for number in whole.win[CHOICES_BY_SEARCH]], abs=1e-5
    )


@pytest.mark.parametrize(
    ("bot", "budget", "doubles"),
    [
        ("reporter", Budget(seconds=0.2), 8),
        ("commissioner", Budget(seconds=0.2), 6),
        ("search", Budget(simulations=100), 2),
        ("search", Budget(simulations=1000), 0),
        ("director", Budget(seconds=1.0), 0),
        ("director", Budget(simulations=100, seconds=1.0), 0),
        ("greedy", Budget(), 0),
        ("python:arena.foreign_bots:make", Budget(simulations=1), 0),
    ],
)
def test_only_ours_that_think_briefly_and_by_lot_are_asked_again(
    bot: str, budget: Budget, doubles: int
) -> None:
    assert opinions_about(bot, budget, players=2) == doubles


def test_nobody_else_s_bot_is_asked_again_under_a_name_of_ours() -> None:
    match = Match(("vendor", "greedy"), games=1)
    for game in run_match(match, bots={"vendor": make}, luck=True).games:
        assert game.luck is not None
        assert game.luck.win[CHOICES_BY_SEARCH] == (0, 0)
