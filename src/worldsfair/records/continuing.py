"""A game that went on from another, as data: the part before each seam, and the part after it.

A record is under one seed. Where somebody plays on from a turn of an earlier game, the cards
that nobody had seen are put in order by a new secret seed, so the proof has several parts.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from worldsfair.edition import Edition, base_edition
from worldsfair.errors import InvalidRecord
from worldsfair.records.chance import Chance, SeedChance
from worldsfair.records.fair_shuffle import shuffled
from worldsfair.records.model import Record, Result, Seat, Turn, record_from_json
from worldsfair.records.reading import Replay, seed_of, verify
from worldsfair.rules.position import Position

CONTINUATION: Literal["worldsfair-continuation"] = "worldsfair-continuation"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """From one seam to the next, or to the end.

    The seed covers every card dealt in `turns`: the deck at the seam is the unseen cards,
    sorted by id, in the order that the seed gives for the purpose `imagined`.
    """

    seats: list[Seat]
    commitment: str
    turns: list[Turn]
    seed: str | UnsetType = UNSET
    """Present once the game that it was played in is over."""


class Continuation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that went on from another, once or several times."""

    format: Literal["worldsfair-continuation"]
    version: Literal[1]
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


class _Head(msgspec.Struct, frozen=True):
    format: str = ""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Continuation)
_HEAD_DECODER = msgspec.json.Decoder(_Head)


def game_from_json(text: bytes | str) -> Record | Continuation:
    """A record or a continuation of the right shape; the rules are another question."""
    try:
        if _HEAD_DECODER.decode(text).format != CONTINUATION:
            return record_from_json(text)
        return _DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise InvalidRecord(f"not a continuation: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return record_from_json(text)


def game_to_json(told: Record | Continuation) -> bytes:
    """One line of JSON, without the line's end."""
    return _ENCODER.encode(told)


def verify_game(told: Record | Continuation, edition: Edition | None = None) -> Position:
    """Replay a whole game; says where it ends, or refuses it with the turn and the reason."""
    if isinstance(told, Record):
        return verify(told, edition)
    whole = told.as_record()
    end = verify(whole, edition)
    turn = len(told.before.turns)
    is_last_proved = False
    for part in told.parts:
        if len(part.seats) != len(whole.seats):
            raise InvalidRecord("the number of players changes at a seam")
        seed = seed_of(part.seed, part.commitment)
        is_last_proved = seed is not None
        if seed is not None:
            _prove(whole, turn, part, seed, edition or base_edition())
        turn += len(part.turns)
    if is_last_proved and not end.is_over:
        raise InvalidRecord("the seed is revealed, but the game is not over")
    return end


def _prove(whole: Record, turn: int, part: Part, seed: bytes, edition: Edition) -> None:
    """Refuse a part whose cards are not what its seed gives."""
    replay = Replay(whole, edition)
    for _ in range(turn):
        replay.play_turn()
    replay.chance = shuffle_unseen(replay.position, seed)
    for _ in part.turns:
        replay.play_turn()


def shuffle_unseen(position: Position, seed: bytes) -> Chance:
    """Put the cards that nobody has seen into the order that a seed gives."""
    position.give_deck(shuffled(sorted(position.deck()), seed, "imagined"))
    return SeedChance(seed)
