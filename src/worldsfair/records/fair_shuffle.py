"""The fair shuffle: tiles, deck and reshuffles follow from a seed, and nothing else.

The seed of the shuffle is the table's own, or that joined with what the players' devices added.

`docs/fair-shuffle.md` says the same in words, for whoever wants to recompute a game.
"""

from __future__ import annotations

import hashlib
import hmac
import operator
import random
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, SupportsIndex, TypeVar, Union

from worldsfair.errors import InvalidSetup

if TYPE_CHECKING:
    from numpy.random import Generator

SEED_BYTES = 32
CONTRIBUTION_BYTES = 32
_DOMAIN = "worldsfair shuffle 1"
_CONTRIBUTIONS = "worldsfair contributions 1"

Item = TypeVar("Item")
Seed = Union[SupportsIndex, bytes, random.Random, "Generator"]
"""What decides all chance: a number of Python's or NumPy's, 32 bytes, or a generator that draws
them."""
Contributions = tuple[str | None, ...]
"""What each seat's device added to the shuffle, in hex; empty where none did."""


def commitment_to(seed: bytes) -> str:
    """The published hash: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_int(number: int) -> bytes:
    """A number from 0 to 2**256 - 1 as a seed, big-endian."""
    if not 0 <= number < 2 ** (8 * SEED_BYTES):
        raise InvalidSetup("A seed is a number from 0 to 2**256 - 1.")
    return number.to_bytes(SEED_BYTES, "big")


def seed_bytes(seed: Seed) -> bytes:
    """A seed as its 32 bytes: from a number, from a generator, or as they are."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, random.Random):
        return seed.randbytes(SEED_BYTES)
    if isinstance(seed, SupportsIndex) and not isinstance(seed, bool):
        return seed_from_int(_whole(seed))
    if callable(getattr(seed, "bytes", None)):
        return bytes(seed.bytes(SEED_BYTES))  # type: ignore[union-attr]  # a generator of NumPy's
    raise _no_seed()


def _whole(seed: SupportsIndex) -> int:
    try:
        return operator.index(seed)
    except TypeError:  # an array, which has the method, but is no number
        raise _no_seed() from None


def _no_seed() -> InvalidSetup:
    return InvalidSetup(
        f"A seed is a number, {SEED_BYTES} bytes, or a generator of Python's or NumPy's."
    )


def is_hex(text: str, size: int) -> bool:
    """Whether a text is so many bytes in hex, two lower-case digits each."""
    return re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text) is not None


def shuffle_seed(seed: bytes, contributions: Sequence[str | None]) -> bytes:
    """The seed of the shuffle: the table's own, joined with what was added to it, if anything.

    The contributions are sorted, so who sits where and who begins makes no difference.
    """
    added = [one for one in contributions if one is not None]
    if not all(isinstance(one, str) and is_hex(one, CONTRIBUTION_BYTES) for one in added):
        raise InvalidSetup(
            f"A contribution to the shuffle is {CONTRIBUTION_BYTES} bytes, "
            f"written as {2 * CONTRIBUTION_BYTES} lower-case hex digits."
        )
    if not added:
        return seed
    message = "/".join([_CONTRIBUTIONS, *sorted(added)])
    return hmac.digest(seed, message.encode("ascii"), "sha256")


def by_seat(contributions: Sequence[str | None], players: int) -> Contributions:
    """Contributions as a game keeps them: one for each seat, or nothing where none added any."""
    if all(one is None for one in contributions):
        return ()
    if len(contributions) != players:
        raise InvalidSetup(f"{len(contributions)} contributions are given for {players} players.")
    return tuple(contributions)


def words_of(seed: bytes, purpose: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers for one purpose: HMAC-SHA256 in counter mode."""
    counter = 0
    while True:
        message = f"{_DOMAIN}/{purpose}/{counter}".encode()
        block = hmac.digest(seed, message, "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def number_below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 to `limit` - 1, every one equally likely: uneven words are skipped."""
    even = 2**32 - 2**32 % limit
    for word in words:
        if word < even:
            return word % limit
    raise AssertionError("the stream of words is endless")


def shuffled(items: Sequence[Item], seed: bytes, purpose: str) -> list[Item]:
    """The items in the order that the seed gives for this purpose (Fisher and Yates)."""
    order = list(items)
    words = words_of(seed, purpose)
    for last in range(len(order) - 1, 0, -1):
        other = number_below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return order


def shuffled_tiles(tiles: Sequence[Item], seed: bytes) -> list[Item]:
    """S2: the area tiles by position."""
    return shuffled(tiles, seed, "tiles")


def shuffled_deck(cards: Sequence[Item], seed: bytes) -> list[Item]:
    """S5: the deck, the first card drawn first."""
    return shuffled(cards, seed, "deck")


def reshuffled(cards: Sequence[Item], seed: bytes, number: int) -> list[Item]:
    """T13: the discard pile, sorted by card id, as the deck after the `number`th reshuffle."""
    return shuffled(cards, seed, f"reshuffle {number}")


def start_player(seed: bytes, players: int) -> int:
    """S9: who begins, of those who sit in the lobby in order, by the seed of the shuffle.

    Seats are then numbered from there on, so in a record seat 0 begins.
    """
    return number_below(players, words_of(seed, "start player"))
