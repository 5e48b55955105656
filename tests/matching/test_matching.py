"""The rating of a person from results against levels; `python` with this file writes the cases.

The browser's own reckoning is checked with the same cases.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any, Final

import pytest

from worldsfair.bots.matching import (
    LOST,
    MOST_GAMES,
    SHARED,
    WON,
    fitting_level,
    own_rating,
    score_against,
)

CASES: Final = Path(__file__).with_name("cases.json")

EVEN: Final[Mapping[str, int]] = {
    "visitor": 500,
    "reporter": 630,
    "vendor": 760,
    "exhibitor": 890,
    "juror": 1020,
    "organizer": 1150,
    "commissioner": 1280,
    "director": 1410,
}
"""Levels as they are meant to be: two of three games are won against the one below."""
UNEVEN: Final[Mapping[str, int]] = {"visitor": 480, "vendor": 795, "director": 1333}

Game = list[tuple[float, float]]


def _case(results: list[Game], levels: Mapping[str, int] = EVEN, start: float | None = None) -> Any:
    lowest, highest = min(levels.values()), max(levels.values())
    rating = own_rating(results, levels, start)
    return {
        "start": lowest if start is None else start,
        "lowest": lowest,
        "highest": highest,
        "levels": dict(levels),
        "results": results,
        "rating": rating,
        "level": fitting_level(rating, levels),
    }


def _some_games(seed: int, games: int) -> list[Game]:
    chance = random.Random(seed)
    ratings = list(EVEN.values())
    return [
        [
            (float(chance.choice(ratings)), chance.choice([LOST, SHARED, WON]))
            for _ in range(chance.randint(0, 3))
        ]
        for _ in range(games)
    ]


def _cases() -> list[Any]:
    won, lost, shared = [(500.0, WON)], [(500.0, LOST)], [(500.0, SHARED)]
    return [
        _case([]),
        _case([won]),
        _case([lost]),
        _case([shared]),
        _case([won, won, won]),
        _case([[(630.0, WON), (760.0, SHARED), (890.0, LOST)]]),
        _case([[], won, [], [], [(630.0, LOST)], []]),
        _case([lost] * 200),
        _case([[(1410.0, WON)] * 3] * 200),
        _case([], start=565),
        _case([], start=565.5),
        _case([won, lost], start=700),
        _case(_some_games(1, 12)),
        _case(_some_games(2, 40)),
        _case(_some_games(3, 200)),
        _case(_some_games(4, 25), UNEVEN),
        _case([[(1333.0, WON)]] * 60, UNEVEN, start=640),
    ]


def test_the_cases_that_the_browser_reads_are_what_is_reckoned_here() -> None:
    kept = json.loads(CASES.read_text())
    for case, expected in zip(kept, json.loads(json.dumps(_cases())), strict=True):
        assert case.pop("rating") == pytest.approx(expected.pop("rating"))
        assert case == expected


def test_equal_ranks_share_whatever_lies_between_the_others() -> None:
    own, others = 2, [1, 2, 2, 4]
    assert [score_against(own, other) for other in others] == [LOST, SHARED, SHARED, WON]


def test_the_first_game_moves_by_half_of_240_and_each_later_one_by_less() -> None:
    ratings = [own_rating([[(500.0, WON)]] * games, EVEN) for games in range(5)]
    steps = [after - before for before, after in pairwise(ratings)]
    assert steps[0] == 120
    assert steps == sorted(steps, reverse=True)


def test_three_bots_at_a_table_weigh_as_much_as_one() -> None:
    assert own_rating([[(630.0, WON)] * 3], EVEN) == own_rating([[(630.0, WON)]], EVEN)


def test_a_game_without_a_level_neither_counts_nor_makes_later_ones_count_less() -> None:
    game = [(630.0, WON)]
    assert own_rating([[], game, [], game], EVEN) == own_rating([game, game], EVEN)


@pytest.mark.parametrize(("score", "bound"), [(LOST, 300), (WON, 1610)])
def test_nobody_leaves_the_scale(score: float, bound: float) -> None:
    opponent = 1410.0 if score == WON else 500.0
    assert own_rating([[(opponent, score)]] * 1000, EVEN) == bound


def test_of_two_equally_near_levels_the_lower_one_fits() -> None:
    assert [fitting_level(rating, EVEN) for rating in (564.9, 565, 565.1)] == [
        "visitor",
        "visitor",
        "reporter",
    ]


def test_what_is_older_than_the_games_that_are_read_no_longer_matters() -> None:
    games = _some_games(5, 3 * MOST_GAMES)
    assert own_rating(games[-MOST_GAMES:], EVEN) == pytest.approx(own_rating(games, EVEN), abs=1)


def _games_until_near(strength: float, seed: int) -> int:
    """How many games against fitting levels, until one is a neighbour of the right one."""
    names, chance = list(EVEN), random.Random(seed)
    right = names.index(fitting_level(strength, EVEN))
    games: list[Game] = []
    while abs(names.index(level := fitting_level(own_rating(games, EVEN), EVEN)) - right) > 1:
        wins = 1 / (1 + 10 ** ((EVEN[level] - strength) / 400))
        games.append([(EVEN[level], WON if chance.random() < wins else LOST)])
    return len(games)


@pytest.mark.parametrize("level", list(EVEN))
def test_whoever_is_as_strong_as_a_level_meets_a_neighbour_of_it_within_15_games(
    level: str,
) -> None:
    assert mean(_games_until_near(EVEN[level], seed) for seed in range(100)) < 15


def test_who_has_found_a_level_stays_among_its_neighbours() -> None:
    """After forty games against fitting levels, on average less than one level away."""
    names, away = list(EVEN), []
    for seed in range(60):
        chance, games = random.Random(seed), list[Game]()
        for _ in range(40):
            level = fitting_level(own_rating(games, EVEN), EVEN)
            wins = 1 / (1 + 10 ** ((EVEN[level] - EVEN["juror"]) / 400))
            games.append([(EVEN[level], WON if chance.random() < wins else LOST)])
        away.append(abs(names.index(level) - names.index("juror")))
    assert mean(away) < 0.75


if __name__ == "__main__":
    CASES.write_text("[\n" + ",\n".join(json.dumps(case) for case in _cases()) + "\n]\n")
