"""What a whole game and its public side have in common: looking, and playing on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from worldsfair.edition import Edition
from worldsfair.errors import GameOver
from worldsfair.game.drawing import WIDTH, draw
from worldsfair.game.history import Step, decisions_to, steps_of_turn, steps_to
from worldsfair.game.move import Move, all_moves
from worldsfair.game.preview import Preview, preview_turn
from worldsfair.game.view import View, points_if_scored, view_of
from worldsfair.records import turn_engine
from worldsfair.records.chance import Chance
from worldsfair.records.model import Approvals, Result, Seat
from worldsfair.records.writer import result_of
from worldsfair.rules.position import Position
from worldsfair.rules.status import problems_of


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
        if self._position.is_over:
            raise GameOver("The game is over.")
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

    def legal_moves(self) -> list[Move]:
        """Every move that may be made now; empty when the game is over."""
        moves = all_moves()
        return [moves[number] for number in self._position.legal()]

    def moves(self) -> list[Move]:
        """Every move that was made, in order: everybody saw them."""
        return [all_moves()[number] for number in self._decisions()]

    def turn_moves(self) -> list[Move]:
        """The moves of the turn that is under way."""
        return [all_moves()[step.decision] for step in steps_of_turn(self._last, self.turn)]

    def _decisions(self) -> tuple[int, ...]:
        return (*self._known, *decisions_to(self._last))

    # Playing.

    def play(self, move: Move | str) -> None:
        """Make one decision; a turn finishes with its last one."""
        if isinstance(move, str):
            move = Move.parse(move)
        before = bytes(self._position.buffer)
        turn_engine.play(self._position, move.number, self._chance)
        self._last = Step(before, move.number, self._last)

    # Looking.

    def view(self) -> View:
        """Everything public, nothing hidden: all but the order of the deck."""
        return view_of(self._position)

    def preview(self, moves: Sequence[str]) -> Preview:
        """What a turn with these moves leads to so far; nothing is played, no card revealed."""
        return preview_turn(self._position, moves)

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
