"""Replaying and verifying a record: every turn is told again and must come out the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec import UNSET, UnsetType

from worldsfair.edition import AREAS, Edition, base_edition
from worldsfair.errors import GameError, InvalidRecord
from worldsfair.records.chance import Chance, RecordedChance, SeedChance, lay_out
from worldsfair.records.fair_shuffle import SEED_BYTES, commitment_to
from worldsfair.records.model import Record, Setup, Turn
from worldsfair.records.telling import tell_result, tell_setup, tell_turn
from worldsfair.rules.position import Position


@dataclass
class Replay:
    """A record on its way through the rules, one turn at a time."""

    record: Record
    edition: Edition = field(default_factory=base_edition)

    def __post_init__(self) -> None:
        self._check_head()
        self.chance = self._known_chance()
        self.position = self._set_up()
        self.finished = 0

    def play_turn(self) -> Turn:
        """Carry out the next turn of the record, refusing it if anything is wrong."""
        number = self.finished + 1
        turn = self.record.turns[self.finished]
        if self.position.is_over:
            raise InvalidRecord("the game was over before this turn", number)
        if turn.seat != self.position.seat:
            raise InvalidRecord(
                f"it is the turn of seat {self.position.seat}, not {turn.seat}", number
            )
        try:
            told = tell_turn(self.position, turn.moves, _choices_of(turn), self.chance)
        except InvalidRecord:
            raise
        except GameError as error:
            raise InvalidRecord(str(error), number) from None
        _compare(turn, told, number)
        self.finished = number
        return told

    def play_all(self) -> None:
        """Carry out every turn, then check the result."""
        while self.finished < len(self.record.turns):
            self.play_turn()
        self._check_end()

    def _check_head(self) -> None:
        record = self.record
        if record.edition != self.edition.name:
            raise InvalidRecord(
                f"it was played with the edition {record.edition!r}, not with {self.edition.name!r}"
            )
        if len(record.seats) not in self.edition.wheel:
            raise InvalidRecord(f"{len(record.seats)} seats: the game is for 2, 3 or 4")

    def _known_chance(self) -> Chance:
        _check_shape(self.record.setup)
        seed = seed_of(self.record.seed, self.record.commitment)
        if seed is None:
            return RecordedChance.of(self.record, self.edition.card_ids())
        return SeedChance(seed)

    def _set_up(self) -> Position:
        position = Position(self.edition, len(self.record.seats))
        chosen = self.record.options.approvals == "chosen"
        lay_out(position, self.chance, chosen_approvals=chosen)
        if tell_setup(position) != self.record.setup:
            raise InvalidRecord("the set-up is not what the seed gives")
        return position

    def _check_end(self) -> None:
        result = self.record.result
        if not self.position.is_over:
            if result is not UNSET:
                raise InvalidRecord("there is a result, but the game is not over")
            if self.chance.seed is not None:
                raise InvalidRecord("the seed is revealed, but the game is not over")
            return
        if result is UNSET:
            raise InvalidRecord("the game is over, but there is no result")
        if result != tell_result(self.position):
            raise InvalidRecord("the result is not what the game gave")


def verify(record: Record, edition: Edition | None = None) -> Position:
    """Replay a whole record; says where it ends, or refuses it with the turn and the reason."""
    replay = Replay(record, edition or base_edition())
    replay.play_all()
    return replay.position


def seed_of(text: str | UnsetType, commitment: str) -> bytes | None:
    """The seed if it is told; refused if it is not the one that was promised."""
    if not _is_hex(commitment, 32):
        raise InvalidRecord("the commitment is not a SHA-256 in hex")
    if isinstance(text, UnsetType):
        return None
    if not _is_hex(text, SEED_BYTES):
        raise InvalidRecord(f"the seed is not {SEED_BYTES} bytes in hex")
    seed = bytes.fromhex(text)
    if commitment_to(seed) != commitment:
        raise InvalidRecord("the seed does not match the commitment")
    return seed


def _check_shape(setup: Setup) -> None:
    if sorted(setup.areas) != sorted(AREAS):
        raise InvalidRecord("the set-up does not name each area once")
    if sorted(setup.cards) != sorted(AREAS):
        raise InvalidRecord("the set-up does not give the cards of each area")
    for area, cards in setup.cards.items():
        if len(cards) != 2:
            raise InvalidRecord(f"{area} has {len(cards)} cards in the set-up, not 2")


def _choices_of(turn: Turn) -> Iterator[str]:
    if turn.scoring is UNSET or not turn.scoring.choices:
        return iter(())
    return iter([choice.move for choice in turn.scoring.choices])


def _compare(turn: Turn, told: Turn, number: int) -> None:
    """Name the first part of a turn that is not what the rules give."""
    if turn == told:
        return
    for part in ("dealt", "reshuffled_before"):
        if getattr(turn, part) != getattr(told, part):
            raise InvalidRecord(
                f"{part} is {_shown(getattr(turn, part))}, "
                f"but the rules give {_shown(getattr(told, part))}",
                number,
            )
    if turn.scoring is UNSET and told.scoring is UNSET:
        return
    if turn.scoring is UNSET or told.scoring is UNSET:
        there = "is missing" if turn.scoring is UNSET else "was not triggered"
        raise InvalidRecord(f"scoring {there}", number)
    for part in turn.scoring.__struct_fields__:
        given, right = getattr(turn.scoring, part), getattr(told.scoring, part)
        # Where nobody had anything to choose, the list of choices may be absent.
        if given != right and not (given is UNSET and right == []):
            raise InvalidRecord(f"scoring: {part} is not what the rules give", number)


def _shown(value: object) -> str:
    if value is UNSET:
        return "absent"
    if isinstance(value, list):
        return ", ".join(f"{area} {card}" for area, card in value) or "empty"
    return str(value)


def _is_hex(text: str, size: int) -> bool:
    if len(text) != 2 * size or text != text.lower():
        return False
    try:
        return len(bytes.fromhex(text)) == size
    except ValueError:
        return False
