"""A few games of every kind as text, to compare what compiled and uncompiled code make of them."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import numpy as np

from playing import avoid_tickets, play_on
from worldsfair import Game, default_edition
from worldsfair.records.model import Approvals
from worldsfair.records.reader import game_to_json
from worldsfair.rules.batch import random_games
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.compiled import COMPILES
from worldsfair.rules.layout import box_for, new_choices, new_states

KINDS_OF_APPROVALS: tuple[Approvals, ...] = ("automatic", "chosen")


def sample_games() -> Iterator[str]:
    """Records and states, one to a line."""
    for players in (2, 3, 4):
        for approvals in KINDS_OF_APPROVALS:
            yield from played_by_python(players, approvals)
            yield from played_by_themselves(players, approvals)


def played_by_python(players: int, approvals: Approvals) -> Iterator[str]:
    games = [Game.new(players, seed, approvals) for seed in (1, 2, 3)]
    play_on(games[0], random.Random(1))
    play_on(games[1], random.Random(2))
    play_on(games[2], random.Random(3), avoid_tickets, turns=60)
    for game in games:
        yield game_to_json(game.record()).decode()
        yield f"{bytes(game.position.buffer).hex()} {game.key():016x}"


def played_by_themselves(players: int, approvals: Approvals) -> Iterator[str]:
    states = new_states(4)
    states["random"] = mixed_seeds(players, 4)
    box = box_for(default_edition(), players)
    random_games(states, box, new_choices(), int(approvals == "chosen"), 500)
    for raw in np.asarray(states):
        yield raw.tobytes().hex()


if __name__ == "__main__":
    assert not COMPILES
    sys.stdout.writelines(f"{line}\n" for line in sample_games())
