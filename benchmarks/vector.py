"""Many games at once: decisions a second on one core and on all, beside other libraries.

A decision is one action taken in one game, drawn at random from the legal ones. Peers are measured
with all that they give at each step, so they stand beside ours with mask and observation. All but
the last rows run on one core and count its time for this process alone, so that other programs
don't count against whoever takes longer to measure.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

from benchmarks.measuring import Row
from benchmarks.vector_peers import PEERS, Peer, Play
from worldsfair import Game
from worldsfair.parallel import available_cores
from worldsfair.vector import VectorGames

GAMES = 4096
STEPS = 10
CALLS = 120
TRIES = 4


def rows() -> list[Row]:
    with _one_core():
        alone = _ours(1, process_time)
        loop = _vector_loop()
        whole = _rate(loop)
        beside = [_beside(peer, loop) for peer in PEERS]
        through_game = _rate(_game_loop())
        played_out = _games_played_out()
    together = _ours(None, perf_counter)
    cores = available_cores()
    full = alone["mask and observation"]
    return [
        Row("decisions a second, checked, one core", _million(alone["step"]), "", "5 million"),
        Row("the same, each with its observation", _million(alone["observation"]), "", "2 million"),
        Row("the same, each with its mask and observation", _million(full)),
        Row("the same, each drawn at random, too", _million(whole)),
        *beside,
        Row(
            "the same beside a loop with `Game`: legal moves, no observation",
            f"{whole / through_game:,.0f} times",
            f"{through_game:,.0f} a second",
        ),
        Row("whole random four-player games a second, `play_out`", f"{played_out:,.0f}"),
        Row(
            f"decisions a second, checked, {cores} threads",
            _million(together["step"]),
            f"{together['step'] / alone['step']:.2f} times one",
        ),
        Row(
            f"the same, each with its mask and observation, {cores} threads",
            _million(together["mask and observation"]),
            f"{together['mask and observation'] / full:.2f} times one",
        ),
    ]


def _ours(threads: int | None, clock: Callable[[], float]) -> dict[str, float]:
    """Decisions a second of a running batch: the best of each part of a step, added up."""
    games = VectorGames(GAMES, players=4, seed=1893, threads=threads)
    for _ in range(60):
        games.step(games.sample())
    verbs: dict[str, Callable[[], object]] = {
        "sample": games.sample,
        "step": lambda: games.step(games.sample()),
        "mask": games.legal_mask,
        "observation": games.observe,
    }
    best = dict.fromkeys(verbs, 1e9)
    for _ in range(CALLS):
        for name, verb in verbs.items():
            begun = clock()
            verb()
            best[name] = min(best[name], clock() - begun)
    best["step"] -= best["sample"]
    return {
        "step": GAMES / best["step"],
        "observation": GAMES / (best["step"] + best["observation"]),
        "mask and observation": GAMES / (best["step"] + best["mask"] + best["observation"]),
    }


def _vector_loop() -> Play:
    """All that a peer's loop does: look, see what is legal, draw, step."""
    games = VectorGames(GAMES, players=4, seed=1893)

    def play() -> int:
        for _ in range(STEPS):
            games.observe()
            games.legal_mask()
            games.step(games.sample())
        return GAMES * STEPS

    return play


def _beside(peer: Peer, loop: Play) -> Row:
    what = f"the same beside {peer.what}"
    try:
        play = peer.start()
    except ImportError:
        return Row(what, f"not installed: `pip install {peer.package}`")
    # Ours again, so that both have met the same machine.
    theirs, ours = _rate(play), _rate(loop)
    times = ours / theirs
    shown = f"{times:,.0f}" if times >= 10 else f"{times:.1f}"
    return Row(what, f"{shown} times", f"{theirs:,.0f} a second")


def _rate(play: Play) -> float:
    """Decisions a second, the best of some tries after one that is not counted."""
    play()
    best = 0.0
    for _ in range(TRIES):
        begun = process_time()
        decisions = play()
        best = max(best, decisions / (process_time() - begun))
    return best


def _game_loop() -> Play:
    chooser = random.Random(1893)

    def play() -> int:
        decisions = 0
        for seed in range(10):
            game = Game.new(players=4, seed=seed)
            while not game.is_over:
                game.play(chooser.choice(game.legal_moves()))
                decisions += 1
        return decisions

    return play


def _games_played_out() -> float:
    games = VectorGames(GAMES, players=4, seed=1893)

    def play() -> int:
        games.play_out()
        return GAMES

    return _rate(play)


@contextmanager
def _one_core() -> Iterator[None]:
    """Libraries that look for cores find one, where the system can be told so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _million(rate: float) -> str:
    return f"{rate / 1e6:.1f} million"
