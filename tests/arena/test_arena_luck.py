"""The luck of deals: nobody is touched by it, it is zero on average, and intervals get narrower."""

from __future__ import annotations

import itertools
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
    GUESSES,
    KINDS,
    LATE_SPACES,
    LOOKS,
    OBSERVERS,
    LuckMeter,
    observer_of,
)
from worldsfair.arena.match import Luck
from worldsfair.arena.observers import (
    BY_PLAYING_ON,
    BY_SEARCH,
    SIMULATIONS_OF_PLAYING_ON,
    TURNS_OF_PLAYING_ON,
)
from worldsfair.arena.report import notes
from worldsfair.arena.second_opinions import opinions_about
from worldsfair.arena.statistics import share_over_deals
from worldsfair.bots import Budget, make_bot
from worldsfair.game import Game
from worldsfair.game.move import number_of
from worldsfair.rules.constants import LAST_ROUND

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
    text = out.read_text("utf-8").replace('"version": 4', '"version": 1')
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
    for before in (
        Luck(first.luck.win[:2], first.luck.points[:2]),
        Luck(first.luck.win, first.luck.points, OBSERVERS - 1),
    ):
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
        ("commissioner", Budget(seconds=0.2), 8),
        ("search", Budget(simulations=100), 8),
        ("search", Budget(simulations=400), 2),
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


def late_game(players: int, seed: int) -> Game:
    """A game before one of its last turns, played by lot so far."""
    game = Game.new(players=players, seed=seed)
    bots = [make_bot("random", seed + seat) for seat in range(players)]
    spaces = int(game.position.box.spaces)
    while game.round < LAST_ROUND or game.position.state.car < spaces - LATE_SPACES:
        for move in bots[game.seat].choose(game.public(), Budget()).moves:
            game.play(move)
    return game


def late_turn_before_the_end(players: int) -> tuple[Game, tuple[str, ...]]:
    """A game before one of its last turns, and a turn after which it goes on and nobody is sure to
    win.
    """
    for seed in itertools.count(4):
        game = late_game(players, seed)
        moves = make_bot("visitor", 1).choose(game.public(), Budget()).moves
        dealt = game.imagine(0)
        for move in moves:
            dealt.play(move)
        chances = LuckMeter(dealt.position, seed).judge(dealt.position, BY_PLAYING_ON)[0]
        if not dealt.is_over and chances.max() < 0.9:
            break
    return game, moves


@pytest.mark.parametrize(("players", "observer"), [(2, BY_SEARCH), (3, BY_PLAYING_ON)])
def test_the_last_turns_of_three_and_more_are_played_out(players: int, observer: int) -> None:
    assert observer_of(Game.new(players=players, seed=1).position) == BY_SEARCH
    assert observer_of(late_game(players, seed=1).position) == observer


def test_those_who_play_on_do_so_often_and_long_enough() -> None:
    """With less the intervals of strong bots at tables of three and four are wide again."""
    assert GUESSES[BY_PLAYING_ON] >= 48
    assert LOOKS[BY_PLAYING_ON] >= 48
    assert TURNS_OF_PLAYING_ON >= 4
    assert SIMULATIONS_OF_PLAYING_ON >= 20


@pytest.mark.parametrize("players", [3, 4])
def test_luck_of_a_late_deal_is_zero_on_average(players: int) -> None:
    """One turn with many deals that could come: what they brought cancels out."""
    game, moves = late_turn_before_the_end(players)
    luck = []
    for deal in range(60):
        dealt = game.imagine(deal)
        for move in moves:
            dealt.play(move)
        meter = LuckMeter(game.position, seed=deal)
        played = tuple(number_of(move) for move in moves)
        meter.note(game.position, played, [], dealt.position)
        luck.append(meter.luck().win[DEALS_BY_SEARCH])
    mean, error = np.mean(luck, axis=0), np.std(luck, axis=0, ddof=1) / np.sqrt(len(luck))
    assert np.all(error > 0)
    assert np.all(np.abs(mean) < 3 * error)


def test_who_plays_on_foresees_the_end_better_than_a_small_search() -> None:
    errors = {BY_PLAYING_ON: 0.0, BY_SEARCH: 0.0}
    for seed in range(30):
        game = Game.new(players=3, seed=seed)
        bots = [make_bot("organizer", 3 * seed + seat) for seat in range(3)]
        late = []
        while not game.is_over:
            for move in bots[game.seat].choose(game.public(), Budget()).moves:
                game.play(move)
            late.append(game.position.copy())
        ranks = np.array(game.position.ranks())
        won = (ranks == 1) / np.sum(ranks == 1)
        for position in late[-4:-1]:
            for observer in errors:
                seen = LuckMeter(position, seed).judge(position, observer)[0, :3]
                errors[observer] += float(np.sum((won - seen) ** 2))
    assert errors[BY_PLAYING_ON] < 0.8 * errors[BY_SEARCH]
