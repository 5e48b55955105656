"""Random steps a second through OpenSpiel, beside games of its own in Python and in C++.

Everything here runs on one core, so that core's time is measured: other programs don't count.
"""

from __future__ import annotations

import random
import time
from typing import Final

import open_spiel.python.games
import pyspiel

import worldsfair.envs.openspiel_game
from benchmarks.measuring import Row

_SECONDS: Final = 0.5
_REPEATS: Final = 3
_PEERS: Final = ("python_tic_tac_toe", "python_kuhn_poker", "hearts")

# Importing them registers their games.
assert open_spiel.python.games
assert worldsfair.envs.openspiel_game


def rows() -> list[Row]:
    found = []
    for players in (2, 4):
        ours = f"python_worldsfair(players={players})"
        best = dict.fromkeys((ours, *_PEERS), 0.0)
        for _ in range(_REPEATS):
            for name in best:
                best[name] = max(best[name], _steps_a_second(name))
        peers = ", ".join(f"{name}: {best[name]:,.0f}" for name in _PEERS)
        found.append(Row(f"`{ours}`, a random step", f"{best[ours]:,.0f} steps/s", peers, ""))
    return found


def _steps_a_second(name: str) -> float:
    game, chooser = pyspiel.load_game(name), random.Random(1)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < _SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - begun)
