"""States of many games that come from outside: compiled code follows whatever they say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from worldsfair.errors import InvalidState
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    CARD_COUNT,
    LAST_ROUND,
    LEFT_OUT,
    OVER,
    SLOT_COUNT,
)
from worldsfair.rules.layout import STATE, Box


def states_from(kept: bytes, count: int, box: Box, chosen_approvals: int) -> npt.NDArray[Any]:
    """The states of so many games, if they are such of these players and approvals."""
    if not isinstance(kept, bytes | bytearray | memoryview):
        raise InvalidState(f"Games are kept as bytes, not as {type(kept).__name__}.")
    if len(kept) != count * STATE.itemsize:
        raise InvalidState(f"{count} games have {count * STATE.itemsize} bytes, not {len(kept)}.")
    states = np.frombuffer(kept, dtype=STATE)
    for wrong, problem in _problems(states, box, chosen_approvals):
        if wrong.any():
            raise InvalidState(f"Game {int(wrong.argmax())} is no such game: {problem}.")
    return states


def _problems(
    states: npt.NDArray[Any], box: Box, chosen_approvals: int
) -> Iterator[tuple[Any, str]]:
    """By game whether something is wrong, and what."""
    players = int(box.players)
    yield states["players"] != players, f"it is not of {players} players"
    yield states["chosen_approvals"] != chosen_approvals, "its approvals are made another way"
    yield states["asks_for_shuffle"] != 0, "it does not shuffle by itself"
    limits = {
        "phase": OVER + 1,
        "seat": players,
        "active": players,
        "car": int(box.spaces) + 1,
        "placed": AREA_COUNT,
        "deal_position": AREA_COUNT,
        "scored_position": AREA_COUNT + 1,
        "deck_size": CARD_COUNT + 1,
    }
    for name, limit in limits.items():
        yield states[name] >= limit, f"{name} is out of range"
    scores = states["phase"] == APPROVE
    yield scores & (states["scored_position"] == AREA_COUNT), "no area is scored"
    rounds = states["current_round"]
    yield (rounds < 1) | (rounds > LAST_ROUND), "its round is out of range"
    yield (states["random"] == 0), "its generator stands still"
    yield from _misplaced(states, box)


def _misplaced(states: npt.NDArray[Any], box: Box) -> Iterator[tuple[Any, str]]:
    tiles = np.sort(states["area_at"], axis=1) != np.arange(AREA_COUNT)
    yield tiles.any(axis=1), "not every area has one position"
    found = np.take_along_axis(states["position_of"], states["area_at"].astype(np.intp), axis=1)
    yield (found != np.arange(AREA_COUNT)).any(axis=1), "an area is not where it is said to be"
    yield (
        (states["slot_count"] > np.asarray(box.capacity)).any(axis=1),
        "an area has more cards than it has room",
    )
    lies = np.arange(SLOT_COUNT) < states["slot_count"][:, :, np.newaxis]
    yield (lies & (states["slots"] >= CARD_COUNT)).any(axis=(1, 2)), "there is no such card"
    yield (states["card_place"] > LEFT_OUT).any(axis=1), "a card is nowhere"
    in_deck = np.arange(CARD_COUNT) < states["deck_size"][:, np.newaxis]
    yield (in_deck & (states["deck"] >= CARD_COUNT)).any(axis=1), "there is no such card"
