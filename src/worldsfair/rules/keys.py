"""A position's key: 64 bits of all that is public and matters for what can still happen.

Cards count by their kind, as the rules look at nothing else of them; how the position came about,
the number of turns and the order of the deck do not count.
"""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np

from worldsfair.rules.chance import mixed_bits
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    APPROVE,
    AREA_COUNT,
    CARD_COUNT,
    DEAL,
    DISCARDED,
    FIGURES_STEP,
    KIND_COUNT,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.typed_records import Records

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
"""Between one number and the next, so that zeros count as well."""
_NOTHING: Final = np.uint64(0)


def key_of_box(boxes: Records[Box]) -> int:
    """63 bits of an edition for a number of players: where every key begins."""
    digest = hashlib.blake2b(boxes.tobytes(), digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 1


@compiled
def key_of(state: State, box: Box, box_key: int) -> int:
    """The key of a state, whoever decides or whatever is dealt next."""
    key = _stir(np.uint64(box_key), signed(state.chosen_approvals))
    key = _stir_moment(state, key)
    for area in range(AREA_COUNT):
        key = _stir(key, signed(state.position_of[area]))
        key = _stir(key, _lying(state, box, area))
    for seat in range(box.players):
        key = _stir_seat(state, key, seat)
    # What is in the deck follows from where all other cards are.
    return np.int64(_stir(key, _discarded(state, box)))  # type: ignore[return-value]  # an int to compiled code


@compiled
def _stir(key: np.uint64, value: int) -> np.uint64:
    return mixed_bits(key + _STEP + np.uint64(value))


@compiled
def _stir_moment(state: State, key: np.uint64) -> np.uint64:
    """Whose decision, and which; fields that are left from an earlier phase say nothing."""
    key = _stir(key, signed(state.phase))
    key = _stir(key, signed(state.seat))
    key = _stir(key, signed(state.active))
    key = _stir(key, signed(state.current_round))
    key = _stir(key, signed(state.car))
    if state.phase == FIGURES_STEP:
        key = _stir(key, signed(state.placed))
    elif state.phase == APPROVE:
        key = _stir(key, signed(state.scored_position))
    elif state.phase == DEAL:
        key = _stir(key, signed(state.deal_position))
        key = _stir(key, signed(state.deal_left))
    return key


@compiled
def _stir_seat(state: State, key: np.uint64, seat: int) -> np.uint64:
    key = _stir(key, signed(state.supply[seat]))
    key = _stir(key, signed(state.coins[seat]))
    key = _stir(key, signed(state.medals[seat]))
    for area in range(AREA_COUNT):
        key = _stir(key, signed(state.supporters[seat, area]))
        key = _stir(key, signed(state.tokens[seat, area]))
    for kind in range(KIND_COUNT):
        key = _stir(key, signed(state.held[seat, kind]))
    return key


@compiled
def _lying(state: State, box: Box, area: int) -> int:
    """The cards at an area; a sum, since their order makes no difference."""
    cards = _NOTHING
    for slot in range(state.slot_count[area]):
        cards += _stir(_NOTHING, signed(box.kind_of[state.slots[area, slot]]))
    return np.int64(cards)  # type: ignore[return-value]  # an int to compiled code


@compiled
def _discarded(state: State, box: Box) -> int:
    cards = _NOTHING
    for card in range(CARD_COUNT):
        if state.card_place[card] == DISCARDED:
            cards += _stir(_NOTHING, signed(box.kind_of[card]))
    return np.int64(cards)  # type: ignore[return-value]  # an int to compiled code
