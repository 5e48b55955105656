"""Who plays the other seats of a single learner's table: bots by name, bots, or any policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np

from worldsfair.bots import Bot, BotFailed, Budget, make_bot
from worldsfair.envs.masks import Mask, Observation, mask_of
from worldsfair.errors import GameError, InvalidSetup
from worldsfair.game import Game

Policy = Callable[[Observation, Mask], Any]
"""From what a seat sees, and what is legal, to an action."""
Opponent = str | Bot | Policy
"""A name that `make_bot` knows, a bot, or a policy."""
Opponents = Opponent | Sequence[Opponent]
"""One for all other seats, or one for each, in turn order from the learner's on."""


def opponents_for(opponents: Opponents, players: int) -> tuple[Opponent, ...]:
    """One for each of the other seats."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return (opponents,) * (players - 1)
    if len(opponents) != players - 1:
        raise InvalidSetup(f"{len(opponents)} opponents are named for {players - 1} seats.")
    return tuple(opponents)


class OtherSeats:
    """Plays for everybody but the learner."""

    def __init__(self, opponents: Opponents, players: int, budget: Budget) -> None:
        self._opponents = opponents_for(opponents, players)
        for opponent in self._opponents:
            if isinstance(opponent, type) or not (
                isinstance(opponent, str) or hasattr(opponent, "choose") or callable(opponent)
            ):
                raise InvalidSetup(
                    "An opponent is a bot's name, a bot, or a function from an observation and a "
                    f"mask to an action, not {opponent!r:.80}."
                )
        self._budget = budget
        self._deciders: list[Bot | Policy] = []
        self._learner = 0
        self.sit_down(0, np.random.default_rng(0))

    def sit_down(self, learner: int, random: np.random.Generator) -> None:
        """A new game begins: bots by name are new, too, each with a seed of its own."""
        self._learner = learner
        self._deciders = [
            make_bot(opponent, int(random.integers(2**31)))
            if isinstance(opponent, str)
            else opponent
            for opponent in self._opponents
        ]

    def decide(self, game: Game) -> None:
        """The next decision of whoever's it is, or the whole turn of a bot."""
        seat = game.seat
        place = (seat - self._learner) % game.players - 1
        decider = self._deciders[place]
        chosen: Sequence[Any]
        if hasattr(decider, "choose"):
            decision = cast("Bot", decider).choose(game.public(), self._budget)
            if not hasattr(decision, "moves"):
                raise _failed(seat, f"it gave a {type(decision).__name__} for a Decision.")
            chosen = decision.moves
        else:
            chosen = (decider(game.observe(), mask_of(game)),)
        for move in chosen:
            try:
                game.play(move)
            except GameError as error:
                raise _failed(seat, f"{error}") from error


def _failed(seat: int, why: str) -> BotFailed:
    return BotFailed(f"The opponent in seat {seat} failed: {why}")
