"""How fast this machine plays: the engine measured as it is installed."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from worldsfair.edition import base_edition
from worldsfair.game import Game, Move
from worldsfair.rules.batch import choose_at_random, random_games, step_games
from worldsfair.rules.layout import box_for, new_choices, new_states
from worldsfair.rules.constants import TURN_LIMIT

_PLAYERS = 4
_BATCH = 4096
_STEPS = 30
"""No four-player game ends within so few decisions, so every step counts for every game."""


@dataclass(frozen=True)
class Speed:
    """Something counted over some seconds."""

    count: int
    seconds: float

    @property
    def rate(self) -> float:
        """How many a second."""
        return self.count / self.seconds


def random_game_speed(seconds: float) -> Speed:
    """Whole random games, laid out, played and scored within compiled code."""
    boxes, choices = box_for(base_edition(), _PLAYERS), new_choices()
    states = new_states(256)
    count, spent = 0, 0.0
    while spent < seconds or not count:
        states["random"] = range(count + 1, count + 1 + len(states))
        start = perf_counter()
        random_games(states, boxes, choices, 0, TURN_LIMIT)
        spent += perf_counter() - start
        count += len(states)
    return Speed(count, spent)


def decision_speed(seconds: float) -> Speed:
    """Single decisions through `Game.play`, one by one from Python."""
    game = Game.new(players=_PLAYERS, seed=1893)
    moves: list[Move] = []
    while not game.is_over:
        legal = game.legal_moves()
        moves.append(legal[len(moves) % len(legal)])
        game.play(moves[-1])
    count, spent = 0, 0.0
    while spent < seconds or not count:
        game = Game.new(players=_PLAYERS, seed=1893)
        start = perf_counter()
        for move in moves:
            game.play(move)
        spent += perf_counter() - start
        count += len(moves)
    return Speed(count, spent)


def batch_speed(seconds: float) -> Speed:
    """Decisions of many games, one in each game per call."""
    import numpy as np

    boxes, choices = box_for(base_edition(), _PLAYERS), new_choices()
    states, decisions = new_states(_BATCH), np.zeros(_BATCH, np.uint8)
    count, spent = 0, 0.0
    while spent < seconds or not count:
        states["random"] = range(count + 1, count + 1 + _BATCH)
        random_games(states, boxes, choices, 0, 0)
        for _ in range(_STEPS):
            choose_at_random(states, boxes, choices, decisions)
            start = perf_counter()
            step_games(states, boxes, choices, decisions)
            spent += perf_counter() - start
            count += _BATCH
    return Speed(count, spent)
