"""A bot of another package, held to what a bot is: whatever goes wrong in it is one sentence."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from worldsfair.bots.bot import BotFailed, Budget, Decision
from worldsfair.errors import GameError, GameOver, IllegalMove
from worldsfair.game import Move, PublicGame


def described(error: BaseException) -> str:
    """An error of foreign code, with the line that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}, line {last.lineno}"
    return f"{type(error).__name__} in {where}: {error}"


class GuardedBot:
    """Asks the other package's bot, and refuses what is no turn of this game."""

    def __init__(self, bot: Any, name: str, origin: str) -> None:
        self._bot = bot
        self.name = name
        self._origin = origin
        """What it is called where it fails."""

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """The other's turn, if it is one; `BotFailed` names the package."""
        if game.is_over:
            raise GameOver("The game is over.")
        try:
            # A copy: whatever the bot does to it, the answer is checked on the game itself.
            decision = self._bot.choose(game.public(), budget)
        except GameError as error:
            raise self._failed(f"{error}") from error
        except (Exception, SystemExit) as error:
            raise self._failed(described(error)) from error
        if not isinstance(decision, Decision):
            raise self._failed(f"it gave a {type(decision).__name__} for a Decision")
        try:
            _refuse_no_turn(game, decision.moves)
        except GameError as error:
            raise self._failed(f"{error}") from error
        return decision

    def _failed(self, what: str) -> BotFailed:
        return BotFailed(f"{self._origin} failed: {what.rstrip('.')}.")


def _refuse_no_turn(game: PublicGame, moves: object) -> None:
    """Whether these are all the decisions of a turn, or the one approval that is asked for."""
    if not isinstance(moves, tuple | list) or not all(isinstance(one, str) for one in moves):
        raise BotFailed("its moves are no list of texts")
    if not game.awaits_approval:
        if not moves or not game.preview(moves).is_complete:
            raise IllegalMove("The turn is not complete yet.", "T3")
        return
    if len(moves) != 1:
        raise BotFailed(f"one approval was asked for, and {len(moves)} moves came")
    if Move.parse(moves[0]) not in game.legal_moves():
        raise IllegalMove(f"{moves[0]!r} is not among the approvals.", "P7")
