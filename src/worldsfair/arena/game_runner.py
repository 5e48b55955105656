"""One game: each bot is asked in turn, knowing what its seat may know, with a clock beside it."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType, TracebackType

from worldsfair.arena.entrants import Chooser, Entrant, Makers, entrants_of
from worldsfair.arena.match import EntrantFailed, GameResult, InvalidMatch, Match
from worldsfair.arena.schedule import Seating, bot_seed, deal_seed
from worldsfair.bots import Budget, UnknownBot
from worldsfair.errors import GameError
from worldsfair.game import Game
from worldsfair.records.model import Seat, record_to_json

MICROSECONDS = 6
"""How exactly times are kept, as digits."""

WARM_TURNS = 12
"""Enough for every kind of decision to have come up."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    result: GameResult
    record: bytes | None
    """One line of JSON, where records are kept."""


class TookTooLong(Exception):
    """A bot's time is up. The bot's own code may be anywhere when this reaches it."""


def play_game(
    match: Match, seating: Seating, makers: Makers, *, with_record: bool = False
) -> Played:
    """Play one game of the schedule from the first turn to the last."""
    table = _Table(match, seating, makers)
    while not table.game.is_over and table.game.turn < match.turn_limit:
        table.ask()
    record = record_to_json(table.game.record()) if with_record else None
    return Played(table.result(), record)


def warm_up(match: Match, makers: Makers) -> None:
    """Let every entrant play a little, so that nothing is loaded or compiled on its clock."""
    for index, entrant in enumerate(entrants_of(match)):
        seating = Seating(0, 0, (index,) * match.players)
        own = entrant.budget(match)
        least = Budget(
            simulations=None if own.simulations is None else min(own.simulations, 8),
            seconds=min(own.seconds or 0.01, 0.01) if own.simulations is None else own.seconds,
        )
        table = _Table(match, seating, makers)
        while not table.game.is_over and table.game.turn < WARM_TURNS:
            table.ask(least)


class _Table:
    """A game with its bots and their clocks."""

    def __init__(self, match: Match, seating: Seating, makers: Makers) -> None:
        entrants = entrants_of(match)
        self.match = match
        self.seating = seating
        self.entrants = [entrants[index] for index in seating.seats]
        self.game = Game.new(
            match.players,
            deal_seed(match, seating.deal),
            match.approvals,
            edition=match.edition,
            seats=[Seat(entrant.name, f"bot:{entrant.bot}") for entrant in self.entrants],
        )
        self.bots: list[Chooser] = []
        for seat, entrant in enumerate(self.entrants):
            with self.blaming(entrant, seat):
                seed = bot_seed(match, seating.number, seat)
                self.bots.append(entrant.seat(seed, makers))
        self.seconds: list[list[float]] = [[] for _ in self.entrants]

    def ask(self, budget: Budget | None = None) -> None:
        """One decision of whoever is to decide."""
        seat = self.game.seat
        entrant = self.entrants[seat]
        budget = entrant.budget(self.match) if budget is None else budget
        known = self.game.public()
        with self.blaming(entrant, seat):
            with _within(self.match.patience + (budget.seconds or 0.0)):
                start = time.perf_counter()
                decision = self.bots[seat].choose(known, budget)
                spent = time.perf_counter() - start
            self.carry_out(tuple(decision.moves))
        self.seconds[seat].append(round(spent, MICROSECONDS))

    def carry_out(self, moves: tuple[str, ...]) -> None:
        """A whole turn, or one choice of approvals."""
        if not self.game.position.awaits_approval:
            self.game.play_turn(moves)
        elif len(moves) == 1:
            self.game.play(moves[0])
        else:
            raise EntrantFailed(f"one approval was asked for, and {len(moves)} moves came")

    def blaming(self, entrant: Entrant, seat: int) -> _Blame:
        return _Blame(
            f"{entrant.name} failed in game {self.seating.number} (match seed {self.match.seed}, "
            f"deal {self.seating.deal}, seat {seat}, turn {self.game.turn + 1})"
        )

    def result(self) -> GameResult:
        game = self.game
        return GameResult(
            number=self.seating.number,
            deal=self.seating.deal,
            seats=self.seating.seats,
            points=tuple(seat.total for seat in game.result().seats),
            ranks=tuple(game.position.ranks()),
            turns=game.turn,
            finished=game.is_over,
            seconds=tuple(tuple(times) for times in self.seconds),
        )


class _Blame:
    """Whatever a bot's code raises comes out as one sentence that names the bot and the game.

    A bot that there isn't at all is told as it is.
    """

    def __init__(self, who_and_where: str) -> None:
        self._who_and_where = who_and_where

    def __enter__(self) -> None:
        return None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not isinstance(error, Exception) or isinstance(error, InvalidMatch | UnknownBot):
            return
        what = str(error) if isinstance(error, GameError | TookTooLong) else _described(error)
        raise EntrantFailed(f"{self._who_and_where}: {what.rstrip('.')}.") from error


def _described(error: Exception) -> str:
    """An error of foreign code, with the line that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}, line {last.lineno}"
    return f"{type(error).__name__} in {where}: {error}"


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can: it needs timers and the main thread."""
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or not hasattr(signal, "setitimer"):
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise TookTooLong(f"there was no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
