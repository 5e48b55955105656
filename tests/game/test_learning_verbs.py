"""The verbs that `Game` shares with `worldsfair.vector`: step, observe, sample, rewards."""

from __future__ import annotations

import random
from collections import Counter
from typing import get_args

import numpy as np
import pytest

from building import game_at, one_ticket_before_scoring
from many_games import positions_of
from playing import finished_game
from worldsfair import Game, GameOver
from worldsfair.errors import InvalidSetup
from worldsfair.game.sampling import Rng
from worldsfair.records.model import Approvals, Seat
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.position import Position
from worldsfair.vector import VectorGames


def game_of(position: Position) -> Game:
    seats = [Seat(name=f"Player {n}", player="human") for n in range(position.players)]
    return Game.from_position(position, seed=bytes(32), seats=seats)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("approvals", get_args(Approvals))
def test_a_game_says_what_many_games_say(players: int, approvals: Approvals) -> None:
    games = VectorGames(3, players, seed=players, approvals=approvals, auto_reset=False)
    phases = ("place", "figures", "approve", "over")
    seen = set()
    ended = np.zeros(3, np.bool_)
    rewards = np.zeros((3, players), np.float32)
    while not ended.all():
        for index, position in enumerate(positions_of(games)):
            game = game_of(position)
            assert np.array_equal(game.legal_mask(), games.legal_mask()[index])
            assert np.array_equal(game.observe(), games.observe()[index])
            assert game.phase == phases[games.phases[index]]
            seen.add(game.phase)
        stepped = games.step(games.sample())
        ended |= stepped.ended
        rewards += stepped.rewards
    for index, position in enumerate(positions_of(games)):
        assert np.array_equal(game_of(position).rewards(), rewards[index])
        assert game_of(position).points == games.points[index].tolist()
    assert seen >= ({*phases} if approvals == "chosen" else {"place", "figures", "over"})


def test_a_game_is_stepped_to_its_end() -> None:
    game, rng = Game.new(3, 1), random.Random(1)
    ended = False
    while not ended:
        assert not game.is_over
        rewards, ended = game.step(game.sample(rng))

    assert game.is_over
    assert sorted(rewards.tolist()) == [-0.5, -0.5, 1]
    assert rewards.argmax() == game.result().winners[0]


def test_a_victory_that_is_shared_is_half_a_victory() -> None:
    game = one_ticket_before_scoring(3, coins=[3, 10, 2], current_round=3, supporters={})
    rewards, ended = game.step("place agriculture")

    assert ended
    assert game.result().winners == [0, 1]
    assert rewards.tolist() == [0.25, 0.25, -0.5]


def test_a_game_that_never_ends_is_ended_without_a_reward() -> None:
    game = Game.new(2, 1)
    game.position.state.turn = TURN_LIMIT - 1
    game.position.state.seat = game.position.state.active = 1
    rewards, ended = game.step(0)

    assert ended
    assert not rewards.any()


def test_there_is_no_reward_before_the_end() -> None:
    rewards, ended = Game.new(4, 1).step("place electricity")

    assert not ended
    assert rewards.tolist() == [0, 0, 0, 0]
    assert rewards.dtype == np.float32


@pytest.mark.parametrize("rng", [5, np.int64(5)])
def test_a_number_begins_a_generator(rng: int) -> None:
    game = Game.new(2, 1)

    assert game.sample(rng) == game.sample(random.Random(5))


@pytest.mark.parametrize("rng", [random.Random(1), np.random.default_rng(1), None])
def test_every_legal_move_is_sampled(rng: Rng) -> None:
    game = game_at(held={0: ["palmer-1"]})
    game.play("place electricity")
    counts = Counter(game.sample(rng).number for _ in range(80 * len(game.legal_moves())))

    assert sorted(counts) == game.legal_actions()
    assert max(counts.values()) < 160


def test_nothing_is_sampled_after_the_end() -> None:
    with pytest.raises(GameOver):
        finished_game().sample(1)


def test_another_seat_observes_from_its_own_place() -> None:
    game = game_at(coins=[3, 5, 7])

    assert [game.observe(seat)[1] for seat in range(3)] == [3, 5, 7]
    assert np.array_equal(game.observe(), game.observe(0))
    assert game.seat == 0


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_observes_from_a_seat_that_there_is_not(seat: int) -> None:
    with pytest.raises(InvalidSetup, match=f"no seat {seat} at a table of 3 players"):
        game_at().observe(seat)


def test_the_order_of_the_deck_is_not_observed() -> None:
    game = Game.new(3, 4)

    assert np.array_equal(game.observe(), game.public().observe())
    assert np.array_equal(game.observe(), game.imagine(9).observe())


@pytest.mark.parametrize("approvals", get_args(Approvals))
def test_a_rollout_is_what_random_games_give_in_the_mean(approvals: Approvals) -> None:
    game = game_at(coins=[8, 0, 0], approvals=approvals)
    rng = random.Random(1)
    quick = np.array([game.rollout(rng) for _ in range(2000)])
    slow = np.array([played_out(game.imagine(rng), rng) for _ in range(150)])

    assert np.allclose(quick.sum(axis=1), 0, atol=1e-6)
    spread = (quick.var(axis=0) / len(quick) + slow.var(axis=0) / len(slow)) ** 0.5
    assert (abs(quick.mean(axis=0) - slow.mean(axis=0)) < 3 * spread).all()
    assert quick[:, 0].mean() > 0.2


def played_out(game: Game, rng: random.Random) -> list[float]:
    while not game.is_over:
        game.play(game.sample(rng))
    rewards: list[float] = game.rewards().tolist()
    return rewards


def test_a_rollout_leaves_the_game_alone_and_knows_no_secret() -> None:
    game = Game.new(3, 4)
    first = [game.rollout(seed).tolist() for seed in range(30)]

    assert game == Game.new(3, 4)
    assert first == [game.public().rollout(seed).tolist() for seed in range(30)]
    assert finished_game().rollout().tolist() == finished_game().rewards().tolist()
