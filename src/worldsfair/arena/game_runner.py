"""One game between bots: each is asked in turn, handed what its seat may know, with a clock.

Where a game comes from is not decided here: its chance, its bots and their seeds are data.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from types import MappingProxyType, TracebackType

from worldsfair.arena.entrants import Chooser, Entrant, Maker, Makers
from worldsfair.arena.luck_watch import LuckWatch, Watched
from worldsfair.arena.match import EntrantFailed, InvalidMatch, Luck
from worldsfair.bots import Budget, UnknownBot
from worldsfair.bots.guarded import described
from worldsfair.bots.patience import within
from worldsfair.edition import Edition
from worldsfair.errors import GameError, IllegalMove
from worldsfair.game import Game
from worldsfair.records.model import Approvals, Seat
from worldsfair.rules.constants import TURN_LIMIT

_NO_FURTHER_BOTS: Mapping[str, Maker] = MappingProxyType({})
_ENDLESS = nullcontext()


@dataclass(frozen=True, slots=True)
class SeatedBot:
    """Who sits in a seat, and what its bot is made from."""

    entrant: Entrant
    """Its name is the one in the record."""
    seed: int
    budget: Budget
    """For each turn."""
    patience: float | None = None
    """Its own, where it is not the table's."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game to play, with all that decides it."""

    number: int
    """What the game is called where a bot fails in it."""
    origin: str
    """What else is needed to play it again, such as `match seed 7, deal 3`."""
    deal_seed: bytes
    """Decides tiles, deck and reshuffles."""
    bots: tuple[SeatedBot, ...]
    """By seat."""
    approvals: Approvals = "automatic"
    edition: Edition | None = None
    """The box; None is the default edition."""
    turn_limit: int = TURN_LIMIT
    patience: float | None = None
    """Seconds beyond its time after which a bot that does not answer has failed; None waits."""
    luck_seed: int | None = None
    """For the chance of those who measure luck; None: nobody does."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game after its last turn, or at the limit of turns."""

    game: Game
    seconds: tuple[tuple[float, ...], ...]
    """For each seat, the time of each of its decisions."""
    luck: Luck | None = None
    """Where it was measured."""


def play_game(table: Table, makers: Makers = _NO_FURTHER_BOTS) -> PlayedGame:
    """Play one game from the first turn to the last.

    A bot that crashes, breaks a rule or does not answer ends it with `EntrantFailed`.
    """
    game = Game.new(
        len(table.bots),
        table.deal_seed,
        table.approvals,
        edition=table.edition,
        seats=[Seat(one.entrant.name, f"bot:{one.entrant.bot}") for one in table.bots],
    )
    blames = [_Blame(table, seat, game) for seat in range(len(table.bots))]
    choosers: list[Chooser] = []
    for one, blame in zip(table.bots, blames, strict=True):
        with blame:
            choosers.append(one.entrant.seat(one.seed, makers))
    seconds: list[list[float]] = [[] for _ in table.bots]
    watch = _watch(table, game, makers)
    while not game.is_over and game.turn < table.turn_limit:
        seat = game.seat
        known, budget = game.public(), table.bots[seat].budget
        with blames[seat]:
            with _patience(table, table.bots[seat]):
                start = time.perf_counter()
                decision = choosers[seat].choose(known, budget)
                seconds[seat].append(time.perf_counter() - start)
            moves = tuple(decision.moves)
            if watch is not None:
                watch.begin_turn(known)
            _carry_out(game, moves)
        if watch is not None:
            watch.end_turn(moves)
    times = tuple(tuple(spent) for spent in seconds)
    return PlayedGame(game, times, None if watch is None else watch.luck())


def _watch(table: Table, game: Game, makers: Makers) -> LuckWatch | None:
    """Somebody who measures luck, where it is asked for."""
    if table.luck_seed is None:
        return None
    players = [Watched(one.entrant, one.budget, one.entrant.bot in makers) for one in table.bots]
    return LuckWatch(game, players, table.luck_seed)


def _carry_out(game: Game, moves: tuple[str, ...]) -> None:
    """A whole turn, or one choice of approvals; no notes are taken, which is quicker."""
    if game.awaits_approval and len(moves) != 1:
        raise EntrantFailed(f"one approval was asked for, and {len(moves)} moves came")
    turn = game.turn
    for number, move in enumerate(moves):
        if number and (game.turn != turn or game.awaits_approval):
            raise IllegalMove(f"The turn is complete before {move!r}.", "T3")
        game.play(move)
    if game.turn == turn and not game.awaits_approval:
        raise IllegalMove("The turn is not complete yet.", "T3")


class _Blame:
    """Whatever a bot's code raises comes out as one sentence that names the bot and the game.

    The error of a bot that doesn't exist at all stays as it is.
    """

    def __init__(self, table: Table, seat: int, game: Game) -> None:
        self._table = table
        self._seat = seat
        self._game = game

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
        what = str(error) if isinstance(error, GameError) else described(error)
        raise EntrantFailed(f"{self._who_and_where()}: {what.rstrip('.')}.") from error

    def _who_and_where(self) -> str:
        table, name = self._table, self._table.bots[self._seat].entrant.name
        return (
            f"{name} failed in game {table.number} ({table.origin}, seat {self._seat}, "
            f"turn {self._game.turn + 1})"
        )


def _patience(table: Table, bot: SeatedBot) -> AbstractContextManager[None]:
    """How long a bot may stay silent."""
    patience = table.patience if bot.patience is None else bot.patience
    if patience is None:
        return _ENDLESS
    return within(patience + (bot.budget.seconds or 0.0))
