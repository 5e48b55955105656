"""What a bot is: something that chooses a turn within a budget, knowing what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from numbers import Real
from threading import Event
from typing import Protocol

from worldsfair.errors import GameError, InvalidSetup
from worldsfair.game import PublicGame
from worldsfair.records.setup_arguments import whole_number
from worldsfair.rules.position import Position


class UnknownBot(GameError):
    """A name that no bot has."""

    code = "unknown_bot"


class BotUnusable(UnknownBot):
    """A package offers a bot of that name, but it can't be had."""

    code = "bot_unusable"


class BotFailed(GameError):
    """A bot of another package crashed, or gave what is no turn."""

    code = "bot_failed"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come."""

    simulations: int
    seconds: float
    best: str
    """The first move of the turn that looks best so far."""
    values: tuple[float, ...]
    """What each seat can expect, as a share of the win."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: simulations, seconds, or both; None leaves it to the bot."""

    simulations: int | None = None
    seconds: float | None = None
    cancel: Event | None = None
    """Set it from another thread to have the answer now."""
    progress: Callable[[Progress], None] | None = field(default=None, compare=False)
    """Called a few times a second, in the thread that asked."""

    def __post_init__(self) -> None:
        if self.simulations is not None:
            count = whole_number(self.simulations, "A budget of simulations")
            object.__setattr__(self, "simulations", count)
        for number in (self.simulations, self.seconds):
            if number is not None and not (isinstance(number, Real) and number >= 0):
                raise InvalidSetup(f"A budget is a number from 0 up, not {number!r:.80}.")


@dataclass(frozen=True, slots=True)
class Alternative:
    """A first move that was weighed."""

    move: str
    value: float
    """The chooser's share of the win after it."""
    visits: int
    """How many simulations looked at it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot chose."""

    moves: tuple[str, ...]
    """The decisions from now to the end of the turn; one approval, where approvals are asked."""
    values: tuple[float, ...] = ()
    """What each seat can expect, as a share of the win; empty where nobody knows."""
    alternatives: tuple[Alternative, ...] = ()
    """The other first moves, the best first, this one among them."""
    simulations: int = 0
    seconds: float = 0.0


def public_position(game: PublicGame) -> Position:
    """The position to think about: all that every player may know, and no more.

    The deck is in the order of the card ids, and a new one is shuffled by guesses.
    """
    position = game.position.copy()
    position.shuffle_by_itself()
    return position


def seed_of_turn(seed: int, turn: int) -> int:
    """A seed for each turn, so that a choice does not hang on what was chosen before."""
    return seed * 1_000_003 + turn


class Bot(Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str:
        """What `make_bot` knows it by."""

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The turn to play. Raises `GameOver` when there is none."""
