"""Games in lock-step are the games that the bots' own functions play one after the other."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from one_by_one import exact_judge, final_states
from told_lessons import check_lessons
from training.lockstep import Lockstep, Manner, Played
from training.processor import Processor
from worldsfair.bots.features import feature_count
from worldsfair.bots.network import load_network
from worldsfair.rules.chance import mixed_seeds

GAMES = 24


def judge_of(players: int) -> Any:
    return exact_judge(load_network(players), players, feature_count(players))


@cache
def taught(players: int) -> Played:
    tables = Lockstep(Processor(), players, GAMES)
    return tables.play(7, [judge_of(players)], Manner(random_moves=100, lesson_of=3))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_network_plays_the_same_games_as_one_by_one(players: int) -> None:
    manner = Manner(random_moves=60, lesson_of=3)
    tables = Lockstep(Processor(), players, GAMES)
    tables.play(5, [judge_of(players)], manner)
    seats = np.ones((GAMES, players))
    expected = final_states(mixed_seeds(5, GAMES), seats, load_network(players), manner)

    assert tables.column("state").tobytes() == expected


def test_greedy_and_the_network_play_the_same_games_as_one_by_one() -> None:
    tables = Lockstep(Processor(), 3, GAMES)
    seats = np.eye(3)[np.arange(GAMES) % 3]
    tables.play(6, [judge_of(3)], Manner(), seats)
    expected = final_states(mixed_seeds(6, GAMES), seats, load_network(3), Manner())

    assert tables.column("state").tobytes() == expected


@pytest.mark.parametrize("players", [2, 4])
def test_a_lesson_tells_each_player_in_turn_order_what_became_of_them(players: int) -> None:
    lessons = taught(players).lessons
    check_lessons(lessons, players)
    assert set(lessons.games) == set(range(GAMES))


def test_a_lesson_belongs_to_the_game_that_it_names() -> None:
    played = taught(4)
    for game in range(GAMES):
        mine = played.lessons.points[played.lessons.games == game]
        assert (np.sort(mine, axis=1) == np.sort(played.points[game])).all()


def test_compared_placements_are_worth_what_the_network_says_to_them() -> None:
    tables = Lockstep(Processor(), 2, GAMES)
    manner = Manner(random_moves=100, guesses=8, comparison_of=4)
    compared = tables.play(3, [judge_of(2)], manner).comparisons
    assert len(compared.rows) > 50
    assert np.ptp(compared.values, axis=1).max() > 0.05
    assert (compared.values >= 0).all()
    assert (compared.values <= 1).all()
    assert set(compared.rounds) == {1, 2, 3}
    weights = np.asarray(load_network(2)["placing"][0])
    foretold = np.einsum("nai,ni->na", compared.rows, weights[compared.rounds - 1])
    assert (foretold.argmax(1) == compared.values.argmax(1)).mean() > 0.5
