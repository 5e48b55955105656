"""What was played, decision by decision, with the states to go back to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from worldsfair.rules.state_reader import OFFSETS

_TURN: Final = OFFSETS["turn"]


@dataclass(frozen=True, slots=True)
class Step:
    """One decision that was made, and the one before it; copies of a game share these."""

    before: bytes
    """The state in which it was made."""
    decision: int
    earlier: Step | None

    @property
    def turn(self) -> int:
        """The number of finished turns when it was made."""
        return int.from_bytes(self.before[_TURN : _TURN + 2], "little")


def backwards(last: Step | None) -> Iterator[Step]:
    """From the last step to the first."""
    while last is not None:
        yield last
        last = last.earlier


def steps_to(last: Step | None) -> list[Step]:
    """From the first step to the last."""
    return list(backwards(last))[::-1]


def decisions_to(last: Step | None) -> list[int]:
    """The decisions alone; asked for before every turn of a bot, so without a detour."""
    backwards = []
    while last is not None:
        backwards.append(last.decision)
        last = last.earlier
    return backwards[::-1]


def steps_of_turn(last: Step | None, turn: int) -> list[Step]:
    """The steps of one turn, in order; approvals in its scoring are among them."""
    steps: list[Step] = []
    for step in backwards(last):
        if step.turn < turn:
            break
        if step.turn == turn:
            steps.append(step)
    return steps[::-1]


def steps_by_turn(last: Step | None) -> dict[int, list[Step]]:
    """The steps of every turn, the first turn first."""
    turns: dict[int, list[Step]] = {}
    for step in steps_to(last):
        turns.setdefault(step.turn, []).append(step)
    return turns
