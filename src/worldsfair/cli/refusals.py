"""What is said when something can't be done: wrong words, files, bots, and moves."""

from __future__ import annotations

import errno
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from worldsfair.cli.display_names import area_name, card_name
from worldsfair.cli.words import t
from worldsfair.errors import GameError, InvalidEdition

if TYPE_CHECKING:
    from worldsfair.errors import InvalidRecord
    from worldsfair.game import Game, Move

# On the command line.


def refusal(error: GameError) -> str:
    """What was wrong; the details of a file that somebody wrote stay in English."""
    if isinstance(error, InvalidEdition):
        return t("wrong-edition", reason=str(error))
    return str(error)


def usage_refusal(problem: Any) -> str:  # Typer has its own click, or click's
    """What is wrong with the words of a command, and where to read which there are."""
    context = getattr(problem, "ctx", None)
    command = context.command_path if context is not None else "worldsfair"
    return t("wrong-use", reason=_wrong_use(problem), command=command)


def _wrong_use(problem: Any) -> str:
    kind, told = type(problem).__name__, problem.format_message()
    if kind == "NoSuchOption":
        return t("wrong-option", option=problem.option_name)
    if kind == "BadOptionUsage":
        return t("wrong-value", option=problem.option_name)
    if getattr(problem, "param", None) is not None:
        if kind == "MissingParameter":
            return t("wrong-missing", what=problem.param.name.upper())
        return _wrong_value(_name_of(problem.param), problem.param, told)
    named = re.search(r"'(.+)'|\(([^()]+)\)$", told)
    if kind != "UsageError" or named is None:
        return str(told)
    if named[1]:
        return t("wrong-command", command=named[1])
    return t("wrong-surplus", words=named[2])


def _name_of(parameter: Any) -> str:
    """As it stands on the command line."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper())
    return " / ".join(parameter.opts)


def _wrong_value(what: str, parameter: Any, told: str) -> str:
    """What would be right: Typer knows it, but says it in English only."""
    choices = re.findall("'([^']+)'", told.partition(" not one of ")[2])
    if choices:
        return t("wrong-choice", what=what, choices=", ".join(choices))
    # Newer versions of Typer keep the limits in the parameter, older ones in its type.
    limits = parameter if hasattr(parameter, "min") else parameter.type
    least, most = getattr(limits, "min", None), getattr(limits, "max", None)
    if least is None:
        return t("wrong-number", what=what) if " valid " in told else told
    if most is None:
        return t("wrong-least", what=what, least=str(least))
    return t("wrong-range", what=what, least=str(least), most=str(most))


def wrong_number_of_bots(names: int, seats: int | None) -> str:
    """Neither one name nor one for each seat."""
    return t("wrong-bots", named=names, seats="2–4" if seats is None else str(seats))


# Files.


def why_not(error: OSError) -> str:
    """What the machine can't do."""
    match error.errno:
        case errno.ENOENT:
            return t("trouble-missing")
        case errno.EISDIR:
            return t("trouble-folder")
        case errno.EACCES | errno.EPERM:
            return t("trouble-forbidden")
        case errno.ENOSPC:
            return t("trouble-full")
    return error.strerror or str(error)


def trouble(error: OSError) -> str:
    """Something that the machine can't do, with the file if there is one."""
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{why_not(error)}."


def cannot_write(path: Path, error: OSError) -> str:
    """A file that can't be written."""
    return t("file-unwritable", path=str(path), why=why_not(error))


def refused_record(path: Path, game: int, error: InvalidRecord) -> str:
    """A game of a file that is no record or breaks a rule."""
    return t("verify-game", path=str(path), game=str(game), reason=wrong_record(error))


def wrong_record(error: InvalidRecord) -> str:
    """What is wrong, and where; the details are in English, as are the words of records."""
    if error.turn is None:
        return t("verify-whole", reason=error.reason)
    return t("verify-turn", turn=error.turn, reason=error.reason)


# Moves.

_ILLEGAL: Final = (
    "illegal-approves-now",
    "illegal-too-many",
    "illegal-no-scoring",
    "illegal-place-first",
    "illegal-placed",
    "illegal-has-supply",
    "illegal-no-supply",
    "illegal-none-there",
    "illegal-not-held",
    "illegal-not-adjacent",
    "illegal-no-player",
    "illegal-none-to-move",
)
"""The sentences of `rules.reasons.REASONS`, in its order."""


class Illegal(NamedTuple):
    """Why the person at the keyboard can't play a move."""

    rule: str
    sentence: str


def why_illegal(game: Game, move: Move, names: Sequence[str]) -> Illegal:
    """The reason against a move that is not among the legal ones."""
    from worldsfair.rules.reasons import REASONS

    number = game.position.reason_against(move.number)
    key = _ILLEGAL[number]
    if key == "illegal-none-to-move" and move.seat == game.seat:
        key = "illegal-none-there"
    approves = game.view().phase == "approve"
    sentence = t(
        key,
        area=area_name(_area_in_question(game, move)),
        figure=card_name(move.figure) if move.figure else "",
        most=len(game.legal_moves()) - 1 if approves else 0,
        seat=str(move.seat),
        name=names[move.seat] if move.seat is not None and move.seat < len(names) else "",
    )
    return Illegal(REASONS[number].rule, sentence)


def _area_in_question(game: Game, move: Move) -> str | None:
    """Where the supporter is missing, where the move leads, or what is being scored."""
    legal = game.legal_moves()[0]
    return legal.area if legal.action == "approve" else move.origin or move.area or legal.area
