"""Watches one game for its luck: where each turn began, and what else the player might have chosen.

Nothing here touches the game or its bots: doubles are asked, and copies are played on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from worldsfair.arena.entrants import Entrant
from worldsfair.arena.luck_meter import LuckMeter, Turn
from worldsfair.arena.match import Luck
from worldsfair.arena.second_opinions import doubles_of, opinions_about
from worldsfair.bots import Budget
from worldsfair.game import Game, PublicGame
from worldsfair.game.move import number_of
from worldsfair.rules.position import Position


@dataclass(frozen=True, slots=True)
class Watched:
    """One who plays in the game."""

    entrant: Entrant
    budget: Budget
    is_foreign: bool
    """Whether somebody else's bot plays under this name."""

    def opinions(self, players: int) -> int:
        """How many doubles of it are asked."""
        return 0 if self.is_foreign else opinions_about(self.entrant.bot, self.budget, players)


class LuckWatch:
    """Adds up the luck of a game while it is played."""

    def __init__(self, game: Game, players: Sequence[Watched], seed: int) -> None:
        self._game = game
        self._players = players
        self._meter = LuckMeter(game.position, seed)
        self._doubles = [
            doubles_of(one.entrant, one.opinions(len(players)), seed + 1 + seat)
            for seat, one in enumerate(players)
        ]
        self._start: Position | None = None
        self._opinions: list[Turn] = []

    def begin_turn(self, known: PublicGame) -> None:
        """Before a turn is carried out. On an approval no card hangs, and our bots have no doubt
        about it.
        """
        self._start = None
        if not known.awaits_approval:
            self._start = self._game.position.copy()
            self._opinions = self._ask(known)

    def end_turn(self, moves: tuple[str, ...]) -> None:
        """After it was."""
        if self._start is not None:
            self._meter.note(self._start, _numbers(moves), self._opinions, self._game.position)

    def luck(self) -> Luck:
        """The luck of the game so far."""
        return self._meter.luck()

    def _ask(self, known: PublicGame) -> list[Turn]:
        """What each double of the player would do."""
        budget = self._players[known.seat].budget
        return [_numbers(one.choose(known, budget).moves) for one in self._doubles[known.seat]]


def _numbers(moves: Sequence[str]) -> Turn:
    return tuple(number_of(move) for move in moves)
