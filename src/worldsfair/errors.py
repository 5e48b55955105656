"""Everything that can go wrong for a user, each with a stable code and one plain sentence."""

from __future__ import annotations

from typing import ClassVar


class GameError(Exception):
    """What a user did wrong or met; `code` is stable, `str(error)` is one sentence."""

    code: ClassVar[str] = "game_error"
    """Never changes, so that a program may look at it; each kind of error has its own."""


class InvalidSetup(GameError):
    """A game was asked for that does not exist: five players, an unknown option, a bad seed."""

    code = "invalid_setup"


class InvalidEdition(GameError):
    """The facts of a box don't fit together."""

    code = "invalid_edition"


class InvalidState(GameError):
    """Bytes that are no state of a game, or one of another version."""

    code = "invalid_state"


class InvalidMove(GameError):
    """A text that is no move."""

    code = "invalid_move"


class IllegalMove(GameError):
    """A move that the rules forbid here; `rule` is the id on the rules page."""

    code = "illegal_move"

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule
        """Its id in docs/rules.md, such as `T1`."""

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str]]:
        return type(self), (str(self), self.rule)


class GameOver(GameError):
    """A decision was asked for or made after the end."""

    code = "game_over"


class NothingToUndo(GameError):
    """No decision has been made yet."""

    code = "nothing_to_undo"


class UnknownDeck(GameError):
    """The game can't deal: its record names no seed, so nobody knows the next card."""

    code = "unknown_deck"


class UnknownBeginning(GameError):
    """The game can't be recorded: it was taken up in its middle."""

    code = "unknown_beginning"


class InvalidRecord(GameError):
    """A record that is unreadable or breaks a rule; `turn` counts from 1, None for the set-up."""

    code = "invalid_record"

    def __init__(self, reason: str, turn: int | None = None) -> None:
        super().__init__(reason if turn is None else f"turn {turn}: {reason}")
        self.reason = reason
        """What is wrong, without where."""
        self.turn = turn
        """Counted from 1; None where the set-up or the file itself is wrong."""

    def __reduce__(self) -> tuple[type[InvalidRecord], tuple[str, int | None]]:
        return type(self), (self.reason, self.turn)
