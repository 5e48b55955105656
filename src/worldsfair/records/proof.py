"""What a record says for the proof of its shuffle: the promise, what was added to it, the seed."""

from __future__ import annotations

from msgspec import UnsetType

from worldsfair.errors import InvalidRecord
from worldsfair.records.fair_shuffle import (
    CONTRIBUTION_BYTES,
    SEED_BYTES,
    Contributions,
    commitment_to,
    is_hex,
)


def seed_of(text: str | UnsetType, commitment: str) -> bytes | None:
    """The table's seed if it is told; refused if it is not the one that was promised."""
    if not is_hex(commitment, 32):
        raise InvalidRecord("the commitment is not a SHA-256 in hex")
    if isinstance(text, UnsetType):
        return None
    if not is_hex(text, SEED_BYTES):
        raise InvalidRecord(f"the seed is not {SEED_BYTES} bytes in hex")
    seed = bytes.fromhex(text)
    if commitment_to(seed) != commitment:
        raise InvalidRecord("the seed does not match the commitment")
    return seed


def contributions_of(told: list[str | None] | UnsetType, players: int) -> Contributions:
    """What each seat added to the shuffle; nothing at all where no seat did."""
    if isinstance(told, UnsetType):
        return ()
    if len(told) != players:
        raise InvalidRecord(f"contributions are told for {len(told)} seats, not {players}")
    added = [one for one in told if one is not None]
    if not added:
        raise InvalidRecord("contributions are told, but no seat has any")
    if not all(is_hex(one, CONTRIBUTION_BYTES) for one in added):
        raise InvalidRecord(f"contributions are not {CONTRIBUTION_BYTES} bytes each in hex")
    return tuple(told)
