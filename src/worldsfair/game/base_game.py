"""What a whole game and its public side have in common: looking, and playing on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from worldsfair.edition import Edition
from worldsfair.errors import GameError, GameOver
from worldsfair.game.drawing import WIDTH, draw
from worldsfair.game.history import Step, decisions_to, steps_to
from worldsfair.game.move import Action, Move, all_moves, number_of
from worldsfair.game.outcome import Stepped, has_ended, rewards_of
from worldsfair.game.preview import Preview, preview_turn
from worldsfair.game.sampling import Rng, choose, number_below
from worldsfair.game.view import PHASES, View, points_if_scored, view_of
from worldsfair.records import turn_engine
from worldsfair.records.chance import Chance
from worldsfair.records.model import Approvals, Result, Seat
from worldsfair.records.setup_arguments import checked_seat
from worldsfair.records.writer import result_of
from worldsfair.rules.constants import PLACE, TURN_LIMIT
from worldsfair.rules.decisions import DECISION_COUNT, is_placement
from worldsfair.rules.position import Position
from worldsfair.rules.status import problems_of

GamePhase = Literal["place", "figures", "approve", "over", "chance"]


class BaseGame:
    """A position, who sits around it, and where chance comes from."""

    __slots__ = ("_chance", "_commitment", "_known", "_last", "_position", "_seats")

    def __init__(
        self,
        position: Position,
        chance: Chance,
        commitment: str,
        seats: Sequence[Seat],
        known: tuple[int, ...] = (),
    ) -> None:
        self._position = position
        self._chance = chance
        self._commitment = commitment
        self._seats = tuple(seats)
        self._known = known
        """Decisions from before the first step of the history."""
        self._last: Step | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return self._position.players

    @property
    def approvals(self) -> Approvals:
        """Whether exhibits are approved by themselves or by choice (P7)."""
        return "chosen" if self._position.chosen_approvals else "automatic"

    @property
    def edition(self) -> Edition:
        """The facts of the box that is played."""
        return self._position.edition

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._seats

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be told from the first turn on."""
        return self._commitment

    # Whose decision, and which.

    @property
    def seat(self) -> int:
        """Whose decision it is; with chosen approvals, the approver."""
        if not self._position.awaits_decision:
            raise self._nobody_decides()
        return self._position.seat

    @property
    def turn(self) -> int:
        """How many turns are finished."""
        return self._position.turn

    @property
    def round(self) -> int:
        """1 to 3."""
        return self._position.round

    @property
    def is_over(self) -> bool:
        """Whether the third scoring phase is done (E1)."""
        return self._position.is_over

    @property
    def awaits_approval(self) -> bool:
        """Whether somebody chooses how many exhibits to approve (P7)."""
        return self._position.awaits_approval

    @property
    def phase(self) -> GamePhase:
        """What is decided: `place`, `figures` or `approve`; `over` after the end.

        In a `ChanceGame` also `chance`, while tiles and cards are dealt.
        """
        return PHASES.get(self._position.phase, "chance")

    def legal_moves(self) -> list[Move]:
        """Every move that may be made now; empty when the game is over."""
        moves = all_moves()
        return [moves[number] for number in self._position.legal()]

    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves, ascending.

        >>> from worldsfair import Game
        >>> Game.new(players=2, seed=1).legal_actions()
        [0, 1, 2, 3, 4]
        """
        return list(self._position.legal())

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """For each of the 204 actions, whether it is legal now; nothing is after the end.

        >>> from worldsfair import Game
        >>> Game.new(players=2, seed=1).legal_mask().nonzero()[0].tolist()
        [0, 1, 2, 3, 4]
        """
        mask = bytearray(DECISION_COUNT)
        for number in self._position.legal():
            mask[number] = True
        return np.frombuffer(mask, np.bool_)

    def sample(self, rng: Rng = None) -> Move:
        """A random legal move; `rng` is a generator of Python's or NumPy's, or a number.

        >>> from worldsfair import Game
        >>> print(Game.new(players=2, seed=1).sample(7))
        place fine_arts
        """
        legal = self._position.legal()
        if not legal:
            raise self._nobody_decides()
        return all_moves()[choose(legal, rng)]

    def moves(self) -> list[Move]:
        """Every move that was made, in order: everybody saw them."""
        return [all_moves()[number] for number in self._decisions()]

    def turn_moves(self) -> list[Move]:
        """The moves of the turn that is under way."""
        if self._position.phase == PLACE or self._position.is_over:
            return []
        decisions = self._decisions()
        first = len(decisions)
        while first > 0:  # a turn has one placement, and begins with it (T1)
            first -= 1
            if is_placement(decisions[first]):
                break
        return [all_moves()[number] for number in decisions[first:]]

    def _decisions(self) -> tuple[int, ...]:
        return (*self._known, *decisions_to(self._last))

    # Playing.

    def play(self, move: Action) -> None:
        """Make one decision: a `Move`, its text or its number. A turn finishes with its last one.

        >>> from worldsfair import Game
        >>> game = Game.new(players=2, seed=1)
        >>> game.play("place electricity")
        >>> game.play(1)
        >>> print(*game.moves(), sep=", ")
        place electricity, place electricity
        """
        number = number_of(move)
        before = bytes(self._position.buffer)
        turn_engine.play(self._position, number, self._chance)
        self._last = Step(before, number, self._last)

    def step(self, action: Action) -> Stepped:
        """`play`, and what learners ask for next: the rewards by seat, and whether it has ended.

        As in `worldsfair.vector`, a game of 500 turns has ended without a reward.
        """
        self.play(action)
        return Stepped(self.rewards(), has_ended(self._position))

    def _nobody_decides(self) -> GameError:
        return GameOver("The game is over.")

    # Looking.

    def view(self) -> View:
        """Everything public, nothing hidden: all but the order of the deck."""
        return view_of(self._position)

    def preview(self, moves: Action | Iterable[Action]) -> Preview:
        """What a turn with these moves leads to so far; nothing is played, no card revealed.

        A single move is a turn of one. The moves go on from where the turn is.
        """
        return preview_turn(self._position, moves)

    def observe(self, seat: int | None = None) -> npt.NDArray[np.uint8]:
        """What whoever decides may know, or another `seat`: numbers that learners take.

        `worldsfair.vector.observation_names(players)` says what each of them is.
        """
        if seat is None:
            return self._position.observe(self._position.seat)
        return self._position.observe(checked_seat(seat, self.players))

    def key(self) -> int:
        """A number of 64 bits for transposition tables: equal positions have equal keys.

        It counts all that is public and matters for what can still happen, cards by their kind
        and those that nobody has seen as well; not the way to the position, the number of turns,
        the order of the deck or who the players are. The same in every process and on every
        machine, as long as the rules and the box are the same.

        >>> from worldsfair import Game
        >>> game = Game.new(players=2, seed=1)
        >>> game.key() == game.imagine(seed=7).key()
        True
        """
        return self._position.key()

    def rewards(self) -> npt.NDArray[np.float32]:
        """By seat: 0 until the end; then 1 for who wins alone, and a sum of 0."""
        return rewards_of(self._position)

    def rollout(self, rng: Rng = None) -> npt.NDArray[np.float32]:
        """The rewards of a random game from here on; this game stays as it is.

        Cards come in a random order and every decision is any legal one. Compiled: a few dozen
        microseconds. A search averages many of them.

        >>> from worldsfair import Game
        >>> Game.new(players=2, seed=1).rollout(rng=5).tolist()
        [-1.0, 1.0]
        """
        trial = self._position.copy()
        trial.give_deck(sorted(trial.deck()))  # what is secret does not decide
        trial.finish_at_random(1 + number_below(2**64 - 1, rng), TURN_LIMIT)
        return rewards_of(trial)

    @property
    def points(self) -> list[int]:
        """Everyone's points so far: coins, medals, and tokens in sets (E2)."""
        return [self._position.total_points(seat) for seat in range(self.players)]

    def points_if_scored(self) -> list[int]:
        """Everyone's points if scoring came now and all approved what they may."""
        return points_if_scored(self._position, self._position.overview())

    def result(self) -> Result:
        """Points by source and who won; the standing so far while the game is on."""
        return result_of(self._position)

    def ranks(self) -> list[int]:
        """E4 for every seat if the game ended now: 1 for a winner, equals share a rank."""
        return self._position.ranks()

    def problems(self) -> list[str]:
        """What is wrong with the position, in words; empty unless the program has a bug."""
        return problems_of(self._position)

    def draw(self, width: int = WIDTH, *, ascii: bool = False) -> str:  # noqa: A002  # as it is called
        """The position as text, no line wider than told; with `ascii` it prints everywhere."""
        return draw(self.view(), self._seats, width, ascii=ascii)

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"turn {self.turn + 1}, round {self.round}"
        return f"<{type(self).__name__} of {self.players} players, {state}>"

    # As a value.

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, BaseGame)
        return self.__getstate__() == other.__getstate__()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __getstate__(self) -> dict[str, Any]:
        return {
            "position": self._position,
            "chance": self._chance,
            "commitment": self._commitment,
            "seats": self._seats,
            "known": self._known,
            "steps": [(step.before, step.decision) for step in steps_to(self._last)],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        steps = state.pop("steps")
        BaseGame.__init__(self, **state)
        for before, decision in steps:
            self._last = Step(before, decision, self._last)
