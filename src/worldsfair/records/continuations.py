"""A game that went on from another, as data: the part before each seam, and the part after it.

A record is under one seed. Where somebody plays on from a turn of an earlier game, the cards
that nobody had seen are put in order by a new secret seed, so the proof has several parts.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from worldsfair.records.model import Record, Result, Seat, Turn

CONTINUATION: Literal["worldsfair-continuation"] = "worldsfair-continuation"
CONTINUATION_VERSION: Literal[2] = 2
"""Of the format that is written."""
MOST_PARTS = 16
"""One with more is not read."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """From one seam to the next, or to the end.

    The seed covers every card dealt in `turns`: the deck at the seam is the unseen cards,
    sorted by id, in the order that the seed gives for the purpose `imagined`, joined with the
    part's contributions.
    """

    seats: list[Seat]
    commitment: str
    turns: list[Turn]
    seed: str | UnsetType = UNSET
    """Present once the game that it was played in is over."""
    contributions: list[str | None] | UnsetType = UNSET
    """By seat, as in a record: what was added to the seed of this part."""


class Continuation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that went on from another, once or several times."""

    format: Literal["worldsfair-continuation"]
    version: Literal[1, 2]
    before: Record
    """The first game up to the first seam, without its seed: its own record proves it."""
    parts: Annotated[list[Part], msgspec.Meta(min_length=1)]
    result: Result | UnsetType = UNSET

    def as_record(self) -> Record:
        """The same game without the proof: every turn, and the people of the last part."""
        turns = [turn for part in self.parts for turn in part.turns]
        return msgspec.structs.replace(
            self.before,
            seats=self.parts[-1].seats,
            turns=[*self.before.turns, *turns],
            seed=UNSET,
            result=self.result,
        )
