"""The same rules on an NVIDIA GPU: every game equal to the CPU's, and how many a second.

`python -m benchmarks.gpu`; needs the `gpu` extra and says so where there is no GPU. pgx is measured
beside where it is installed with a JAX for the same GPU.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from benchmarks.measuring import Row, best_seconds, table
from benchmarks.vector_peers import _pgx
from worldsfair.errors import InvalidSetup
from worldsfair.parallel import available_cores
from worldsfair.vector import VectorGames
from worldsfair.vector.cuda import CudaGames

GAMES = 1 << 20
STEPS = 20
PEER_GAMES = 1 << 17
SEED = 1893


def rows() -> list[Row]:
    try:
        games = CudaGames(GAMES, players=4, seed=SEED, auto_reset=False)
    except InvalidSetup as missing:
        return [Row("random four-player games a second on a GPU", str(missing), "", "20 million")]
    return [_whole_games(games), *_steps(), *_peer()]


def _whole_games(games: CudaGames) -> Row:
    def play() -> None:
        games.reset(SEED)
        games.play_out()
        games.synchronize()

    seconds = best_seconds(play, 9)
    there = games.to_bytes()
    # All cores compile before they are measured.
    VectorGames(GAMES // 64, 4, seed=SEED, threads=None).play_out()
    begun = time.perf_counter()
    here = VectorGames(GAMES, 4, seed=SEED, auto_reset=False, threads=None)
    here.play_out()
    cpu = GAMES / (time.perf_counter() - begun)
    same = "all" if there == here.to_bytes() else "NOT all"
    return Row(
        "random four-player games a second on a GPU",
        _million(GAMES / seconds),
        f"{_million(cpu)} on {available_cores()} cores; {GAMES:,} games, {same} of them equal",
        "20 million",
    )


def _steps() -> list[Row]:
    games = CudaGames(GAMES, players=4, seed=SEED, checked=False)
    safe = CudaGames(GAMES, players=4, seed=SEED)
    sampled = _rate(games, games.sample)
    both = _rate(games, lambda: games.step(games.sample()))
    alone = 1 / (1 / both - 1 / sampled)
    full = _rate(games, lambda: (games.legal_mask(), games.observe(), games.step(games.sample())))
    checked = _rate(safe, lambda: safe.step(safe.sample()))
    games.check()
    return [
        Row("decisions a second, `step` alone", _million(alone), f"{GAMES:,} games at once"),
        Row("the same, drawn by `sample`", _million(both)),
        Row("the same, checked, the GPU waited for at each step", _million(checked)),
        Row("the same, unchecked, with mask and observation", _million(full)),
    ]


def _peer() -> list[Row]:
    what = "the same loop beside pgx's backgammon on this GPU"
    try:
        play = _pgx("backgammon", PEER_GAMES, 10)
    except ImportError:
        return [Row(what, "not installed: `pip install pgx 'jax[cuda13]'`")]
    games = CudaGames(PEER_GAMES, players=4, seed=SEED, checked=False)
    ours = _rate(games, lambda: (games.legal_mask(), games.observe(), games.step(games.sample())))
    theirs = PEER_GAMES * 10 / best_seconds(play, 5)
    return [Row(what, f"{ours / theirs:.1f} times", f"{_million(theirs)}; {PEER_GAMES:,} games")]


def _rate(games: CudaGames, work: Callable[[], object]) -> float:
    """Games in which something is done, a second; the GPU is waited for at the end only."""

    def some() -> None:
        for _ in range(STEPS):
            work()
        games.synchronize()

    return games.count * STEPS / best_seconds(some, 5)


def _million(rate: float) -> str:
    return f"{rate / 1e6:,.1f} million"


if __name__ == "__main__":
    print(table("GPU", rows()))
    sys.exit(0)
