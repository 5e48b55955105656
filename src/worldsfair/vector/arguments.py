"""What is handed to many games, checked: each wrong argument has its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from worldsfair.edition import Edition
from worldsfair.errors import InvalidSetup
from worldsfair.records.model import Approvals
from worldsfair.records.setup_arguments import checked_table, whole_number

GameIndex = npt.ArrayLike
"""Some of the games: a bool for each game, or their indices."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """How many games of which kind."""

    count: int
    players: int
    approvals: Approvals
    edition: Edition


def checked_set_up(
    count: int, players: int, approvals: Approvals, edition: Edition | None
) -> SetUp:
    """What games are laid out with, on a processor or a GPU."""
    count = whole_number(count, "The number of games")
    if count < 1:
        raise InvalidSetup(f"There is nothing to play with {count} games.")
    return SetUp(count, *checked_table(players, approvals, edition))


def checked_actions(actions: npt.ArrayLike, taken: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """An action for each game: as they are, or in `taken` if they come as something else."""
    given = _as_array(actions, "actions")
    if given.shape != taken.shape or given.dtype.kind not in "iu":
        raise InvalidSetup(
            f"A step takes {len(taken)} whole numbers, not {given.dtype} of shape {given.shape}."
        )
    if given.dtype == np.int64 and given.flags.c_contiguous:
        return given
    # What is too large for a signed number becomes a negative one, and that is no action either.
    np.copyto(taken, given, casting="unsafe")
    return taken


def wanted_games(games: GameIndex, count: int) -> npt.NDArray[np.uint8]:
    """1 for each of the games that are named, 0 for the others."""
    named = _as_array(games, "games")
    wanted = np.zeros(count, np.uint8)
    if named.dtype.kind == "b" and named.shape == (count,):
        wanted[named] = 1
    elif named.size == 0 and named.ndim == 1 and named.dtype.kind != "b":
        pass
    else:
        wanted[game_indices(named, count)] = 1
    return wanted


def game_indices(games: GameIndex, count: int) -> npt.NDArray[np.intp]:
    """The indices of games, each from 0 to `count` - 1."""
    named = np.atleast_1d(_as_array(games, "games"))
    if named.ndim != 1 or named.dtype.kind not in "iu":
        raise InvalidSetup(
            f"Games are named by their indices or by {count} bools, "
            f"not by {named.dtype} of shape {named.shape}."
        )
    if named.size and not (named.min() >= 0 and named.max() < count):
        wrong = named[(named < 0) | (named >= count)][0]
        raise InvalidSetup(f"There is no game {wrong}; they are 0 to {count - 1}.")
    return named.astype(np.intp, copy=False)


def checked_room(out: Any, own: npt.NDArray[Any], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """An array to write to: the games' own, or one like it that was handed in."""
    if out is None:
        return own
    fits = (
        isinstance(out, np.ndarray)
        and out.shape == own.shape
        and out.dtype == dtype
        and out.flags.c_contiguous
        and out.flags.writeable
    )
    if not fits:
        raise InvalidSetup(
            f"`out` has to be a writable {np.dtype(dtype)} array of shape {own.shape} in one piece."
        )
    room: npt.NDArray[Any] = out
    return room


def _as_array(given: npt.ArrayLike, what: str) -> npt.NDArray[Any]:
    try:
        return np.asarray(given)
    except (TypeError, ValueError):
        raise InvalidSetup(f"The {what} are no row of numbers: {given!r:.80}.") from None
