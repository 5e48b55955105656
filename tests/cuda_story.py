"""What games go through, told as arrays: on a processor, and by Numba's simulator on a GPU.

`python cuda_story.py KEPT.npz TOLD.npz` tells it of `CudaGames`, for test_cuda.py.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from worldsfair.errors import GameError
from worldsfair.vector import VectorGames

TABLES: tuple[tuple[int, Any], ...] = ((2, "chosen"), (4, "automatic"))
GAMES = 5
STEPS = 3


def near_the_end() -> dict[str, Any]:
    """For each table the states of games, of which some end with the next action."""
    kept = {}
    for players, approvals in TABLES:
        games = VectorGames(400, players, seed=18, approvals=approvals)
        ended = np.zeros(len(games), bool)
        while np.count_nonzero(ended) < 2:
            before = games.copy()
            ended = np.array(games.step(games.sample()).ended)
        chosen = [*np.flatnonzero(ended)[:2], *np.flatnonzero(~ended)[: GAMES - 2]]
        kept[str(players)] = np.frombuffer(before.take(chosen).to_bytes(), np.uint8)
    return kept


def tell(make: Any, kept: dict[str, Any]) -> dict[str, Any]:
    """All that games of a kind answer, from positions in which some are near their end."""
    told: dict[str, Any] = {}
    for players, approvals in TABLES:
        games = make(GAMES, players, seed=7, approvals=approvals, final_observations=players == 2)
        told[f"{players} begin"] = games.to_bytes()
        games.from_bytes(kept[str(players)].tobytes())
        for number in range(STEPS):
            told |= {f"{players} {number} {name}": value for name, value in step(games).items()}
        if players == 2:
            told["final"] = games.final_observations
        told[f"{players} finished"] = games.finished
        told |= {f"{players} {name}": value for name, value in keep(games).items()}
    return {
        name: np.frombuffer(value, np.uint8) if isinstance(value, bytes) else np.asarray(value)
        for name, value in told.items()
    }


def step(games: Any) -> dict[str, Any]:
    """Everything that can be asked before and after one action in each game."""
    told = {
        "mask": np.array(games.legal_mask()),
        "seen": np.array(games.observe()),
        "seats": np.array(games.seats),
        "phases": np.array(games.phases),
        "turns": np.array(games.turns),
    }
    actions = np.array(games.sample())
    rewards, ended = games.step(actions.astype(np.int16))
    return told | {
        "actions": actions,
        "rewards": np.array(rewards),
        "ended": np.array(ended),
        "too long": np.array(games.was_too_long),
        "points": np.array(games.points),
        "movers": np.array(games.movers),
        "states": games.to_bytes(),
    }


def keep(games: Any) -> dict[str, Any]:
    """Refusals, copies, single games laid out anew, and playing out."""
    before = games.to_bytes()
    refused = []
    for action in (203, 500):
        try:
            games.step([action] * GAMES)
        except GameError as error:
            refused.append(f"{type(error).__name__} {error}"[:40])
    told = {"refused": refused, "untouched": games.to_bytes() == before}
    some = games.take([3, 0, 3])
    some.shuffle_unknown(11)
    told["taken"] = some.to_bytes()
    games.reset(games=[1])
    games.reset(5, games=np.arange(GAMES) == 4)
    told["anew"] = games.to_bytes()
    spread = type(games).from_position(some.position(1), 2, seed=3)
    told["spread"] = spread.to_bytes()
    rewards, ended = some.play_out()
    return told | {"out": some.to_bytes(), "won": np.array(rewards), "all": np.array(ended)}


if __name__ == "__main__":
    from worldsfair.vector.cuda import CudaGames

    with np.errstate(over="ignore"):
        np.savez(sys.argv[2], **tell(CudaGames, dict(np.load(sys.argv[1]))))
