"""Environments that are used wrongly say what is wanted, and nothing has been played."""

from __future__ import annotations

from typing import Any

import pytest

from worldsfair.bots import BotFailed, Decision
from worldsfair.envs.gymnasium_env import WorldsFairEnv
from worldsfair.envs.gymnasium_vector import WorldsFairVectorEnv
from worldsfair.envs.pettingzoo_env import raw_env
from worldsfair.errors import GameError, GameOver, InvalidSetup


class Answering:
    """A bot that gives whatever it was told to."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, game: Any, budget: Any) -> Any:
        return self.answer


@pytest.mark.parametrize("seat", ["x", 0.0, True])
def test_a_learners_seat_is_a_whole_number(seat: Any) -> None:
    with pytest.raises(InvalidSetup, match="A seat is a whole number"):
        WorldsFairEnv(seat=seat)
    with pytest.raises(InvalidSetup, match="A seat is a whole number"):
        WorldsFairVectorEnv(2, opponents="random", seat=seat)


@pytest.mark.parametrize("opponents", [None, 5, [None], Answering])
def test_what_can_not_decide_is_no_opponent(opponents: Any) -> None:
    with pytest.raises(InvalidSetup, match="An opponent is a bot's name, a bot, or a function"):
        WorldsFairEnv(opponents=opponents)


def test_a_budget_is_no_number() -> None:
    with pytest.raises(InvalidSetup, match="A Budget is wanted, not 5"):
        WorldsFairEnv(budget=5)  # type: ignore[arg-type]  # the point of the test


@pytest.mark.parametrize(
    ("opponent", "why"),
    [
        (Answering("x"), "it gave a str for a Decision"),
        (Answering(Decision(("burnham",))), "A turn begins with placing a supporter"),
        (lambda *_: 200, "Exhibits are approved only in a scoring phase"),
        (lambda *_: None, "None is no move"),
    ],
)
def test_an_opponent_that_fails_is_named(opponent: Any, why: str) -> None:
    env = WorldsFairEnv(opponents=opponent, seat=1)
    with pytest.raises(BotFailed, match=f"^The opponent in seat 0 failed: {why}"):
        env.reset(seed=1)


@pytest.mark.parametrize("make", [WorldsFairEnv, raw_env])
def test_a_render_mode_is_one_of_two(make: Any) -> None:
    with pytest.raises(InvalidSetup, match="The render mode is human or ansi, not 'x'"):
        make(render_mode="x")


def test_no_step_comes_before_a_reset() -> None:
    with pytest.raises(GameError, match="reset"):
        WorldsFairEnv(seat=1).step(0)
    with pytest.raises(GameError, match="reset"):
        WorldsFairVectorEnv(2, opponents="random").step([0, 0])  # type: ignore[arg-type]  # a list
    with pytest.raises(GameError, match="reset"):
        raw_env().step(0)


def test_no_step_comes_after_the_end() -> None:
    env = WorldsFairEnv(seat=0)
    env.reset(seed=1)
    assert env.step(200)[2], "an illegal action loses"

    with pytest.raises(GameOver, match="reset"):
        env.step(0)
    env.reset()
    assert not env.step(0)[2]


@pytest.mark.parametrize("seed", [-1, 1.0, "x"])
def test_a_table_is_reset_with_a_seed_from_0_up(seed: Any) -> None:
    with pytest.raises(InvalidSetup, match="A seed is a whole number"):
        raw_env().reset(seed=seed)
