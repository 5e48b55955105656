"""Games of the searching bot that teach: its own view of a position beside the outcome."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from training.selfplay import Lessons
from worldsfair import Game
from worldsfair.bots import Budget
from worldsfair.bots.features import FEATURES, feature_count, write_features
from worldsfair.bots.search import SearchBot
from worldsfair.rules.chance import mixed_seeds

OUTCOME_SHARE: Final = 0.5
"""How much of a lesson is who won; the rest is what the search expected, which is less noisy."""


def search_lessons(
    players: int,
    games: int,
    seed: int,
    network: npt.NDArray[Any],
    simulations: int,
    random_moves: int,
) -> Lessons:
    """Features, win shares and points of positions from `games` games of the search."""
    parts = [
        _one_game(players, int(own), network, simulations, random_moves)
        for own in mixed_seeds(seed, games)
    ]
    rows, wins, points = (np.concatenate(column) for column in zip(*parts, strict=True))
    return rows, wins, points


def _one_game(
    players: int, seed: int, network: npt.NDArray[Any], simulations: int, random_moves: int
) -> Lessons:
    chance = random.Random(seed)
    game = Game.new(players=players, seed=seed % 2**32)
    bot = SearchBot(seed % 2**31, network=network)
    room = np.zeros(1, dtype=FEATURES).view(np.recarray)
    rows: list[npt.NDArray[Any]] = []
    expected: list[tuple[float, ...]] = []
    movers: list[int] = []
    while not game.is_over:
        if chance.randrange(1000) < random_moves:
            game.play(chance.choice(game.legal_moves()))
            continue
        is_new_turn = not game.turn_moves()
        if is_new_turn:
            write_features(game.position.record, game.position.box, room[0])
        decision = bot.choose(game, Budget(simulations=simulations))
        if is_new_turn and decision.simulations:
            rows.append(room[0].value[: feature_count(players)].copy())
            expected.append(decision.values)
            movers.append(game.seat)
        game.play_turn(decision.moves)
    result = game.result()
    won = [seat in result.winners for seat in range(players)]
    outcome = np.array(won, dtype=np.float32) / sum(won)
    totals = np.array([seat.total for seat in result.seats], dtype=np.float32)
    views = np.array(expected, dtype=np.float32)
    views /= views.sum(axis=1, keepdims=True)
    wins = OUTCOME_SHARE * outcome + (1 - OUTCOME_SHARE) * views
    order = (np.array(movers)[:, None] + np.arange(players)) % players
    return (
        np.stack(rows).astype(np.uint8),
        np.take_along_axis(wins, order, axis=1).astype(np.float32),
        totals[order],
    )
