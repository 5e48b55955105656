"""The fair shuffle once more, from its description, with nothing but hashlib and hmac."""

import hashlib
import hmac
from functools import cache


@cache
def block(seed: bytes, purpose: str, number: int) -> bytes:
    """32 bytes for a purpose."""
    message = f"worldsfair shuffle 1/{purpose}/{number}"
    return hmac.new(seed, message.encode("ascii"), hashlib.sha256).digest()


def word(seed: bytes, purpose: str, index: int) -> int:
    """The 32-bit word number `index` of a purpose: eight of them to a block."""
    start = index % 8 * 4
    return int.from_bytes(block(seed, purpose, index // 8)[start : start + 4], "big")


def joined(seed: bytes, contributions: list[str | None]) -> bytes:
    """The seed of the shuffle: the table's, with what the seats added."""
    there = [contribution for contribution in contributions if contribution is not None]
    there.sort()
    if there == []:
        return seed
    message = b"worldsfair contributions 1"
    for contribution in there:
        message += b"/" + contribution.encode("ascii")
    return hmac.new(seed, message, hashlib.sha256).digest()


def number(limit: int, seed: bytes, purpose: str) -> int:
    """The first number below a limit that the seed gives for a purpose."""
    index = 0
    while word(seed, purpose, index) >= 2**32 // limit * limit:
        index += 1
    return word(seed, purpose, index) % limit


def order(items: list[str], seed: bytes, purpose: str) -> list[str]:
    """The items as the seed orders them: from the last place down, each swapped with one at or
    before it, words past the last whole multiple left out."""
    items = list(items)
    index = 0
    for last in range(len(items) - 1, 0, -1):
        choices = last + 1
        while word(seed, purpose, index) >= 2**32 // choices * choices:
            index += 1
        other = word(seed, purpose, index) % choices
        index += 1
        items[last], items[other] = items[other], items[last]
    return items
