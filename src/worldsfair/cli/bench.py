"""`worldsfair bench`: a few seconds of the engine as it is installed, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from worldsfair.cli import messages
from worldsfair.cli.console import output, prepare_rules
from worldsfair.cli.sheet import Sheet

if TYPE_CHECKING:
    from worldsfair.game import Move

_PLAYERS = 4
_BATCH = 4096
_STEPS = 30
"""No four-player game ends within so few decisions, so every step counts for every game."""


def bench(
    seconds: Annotated[
        float,
        typer.Option("--seconds", "-s", metavar="N", min=0.01, max=600, help=messages.SECONDS),
    ] = 1.0,
) -> None:
    """Measure how fast the engine plays on one core of this machine."""
    prepare_rules()
    sheet = Sheet(messages.BENCH_COLUMNS, on_the_left=2)
    # Each is compiled or loaded before it is measured.
    for measure, row in (
        (random_game_speed, messages.random_games_a_second),
        (decision_speed, messages.time_of_a_decision),
        (batch_speed, messages.batch_decisions_a_second),
    ):
        measure(0.0)
        sheet.rows.append(row(measure(seconds).rate))
    sheet.print_to(output())


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
    from worldsfair.edition import default_edition
    from worldsfair.rules.batch import random_games
    from worldsfair.rules.constants import TURN_LIMIT
    from worldsfair.rules.layout import box_for, new_choices, new_states

    boxes, choices = box_for(default_edition(), _PLAYERS), new_choices()
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
    from worldsfair.game import Game

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

    from worldsfair.edition import default_edition
    from worldsfair.rules.batch import choose_at_random, random_games, step_games
    from worldsfair.rules.layout import box_for, new_choices, new_states

    boxes, choices = box_for(default_edition(), _PLAYERS), new_choices()
    states, decisions = new_states(_BATCH), np.zeros(_BATCH, np.uint8)
    count, spent = 0, 0.0
    while spent < seconds or not count:
        states["random"] = range(count + 1, count + 1 + _BATCH)
        random_games(states, boxes, choices, 0, 0)
        for _ in range(_STEPS):
            choose_at_random(states, boxes, choices, decisions)
            start = perf_counter()
            step_games(states, boxes, decisions)
            spent += perf_counter() - start
            count += _BATCH
    return Speed(count, spent)
