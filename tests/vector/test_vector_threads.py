"""Threads change nothing, and several of them may share the games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from worldsfair.errors import IllegalMove
from worldsfair.vector import VectorGames

KEPT = VectorGames(3, 2, seed=4).to_bytes()


@pytest.mark.parametrize("threads", [2, 3, 64, None])
def test_threads_change_nothing(threads: int | None) -> None:
    alone, together = (VectorGames(50, 3, seed=12, threads=number) for number in (1, threads))
    for _ in range(120):
        actions = alone.sample()
        assert np.array_equal(together.sample(), actions)
        first, second = alone.step(actions), together.step(actions)
        assert all(np.array_equal(*pair) for pair in zip(first, second, strict=True))
        assert np.array_equal(alone.movers, together.movers)
        assert np.array_equal(alone.legal_mask(), together.legal_mask())
        assert np.array_equal(alone.observe(), together.observe())
    assert alone.finished == together.finished > 0
    assert alone.to_bytes() == together.to_bytes()


def test_games_played_out_on_threads_are_the_same() -> None:
    alone, together = (VectorGames(50, 4, seed=12, threads=number) for number in (1, 3))
    alone.play_out()
    together.play_out()

    assert np.array_equal(alone.points, together.points)
    assert alone.to_bytes() == together.to_bytes()


def test_the_first_illegal_game_is_told_on_any_number_of_threads() -> None:
    games = VectorGames(12, seed=1, threads=4)
    actions = np.zeros(12, np.int64)
    actions[[5, 11]] = 30
    before = games.to_bytes()

    with pytest.raises(IllegalMove, match="Game 5, action 30"):
        games.step(actions)
    assert games.to_bytes() == before


@pytest.mark.parametrize(
    "call",
    [
        lambda games: games.step(np.zeros(3, np.int64)),
        VectorGames.play_out,
        VectorGames.sample,
        VectorGames.legal_mask,
        VectorGames.observe,
        VectorGames.reset,
        VectorGames.shuffle_unknown,
        VectorGames.copy,
        VectorGames.to_bytes,
        lambda games: games.from_bytes(KEPT),
        lambda games: games.position(1),
        lambda games: games.seats,
        lambda games: games.turns,
    ],
)
def test_calls_of_several_threads_follow_one_another(call: Callable[[VectorGames], object]) -> None:
    """Compiled code runs without the interpreter's lock, so each call has to wait for the other."""
    games = VectorGames(3, 2, seed=3)
    with ThreadPoolExecutor(1) as pool:
        with games._lock:
            waiting = pool.submit(call, games)
            with pytest.raises(TimeoutError):
                waiting.result(timeout=0.05)
        waiting.result()


FORKS = """
import os
from worldsfair import VectorGames

games = VectorGames(8, 2, seed=1, threads=2)
games.sample()
child = os.fork() if hasattr(os, "fork") else None
games.step(games.sample())
if child == 0:
    os._exit(0)
assert child is None or os.waitpid(child, 0)[1] == 0
"""


def test_games_go_on_in_a_forked_process() -> None:
    """It inherits the games but not the threads, and would wait for them for ever."""
    subprocess.run([sys.executable, "-W", "ignore", "-c", FORKS], check=True, timeout=120)
