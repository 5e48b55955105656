"""Verifying a recorded game: every turn is played again and must come out the same."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from worldsfair.edition import AREAS, Edition, shipped_editions
from worldsfair.errors import GameError, InvalidRecord
from worldsfair.records.chance import Chance, RecordedChance, SeedChance, lay_out, shuffle_unseen
from worldsfair.records.continuations import Continuation, Part
from worldsfair.records.fair_shuffle import SEED_BYTES, commitment_to
from worldsfair.records.model import Record, Setup, Turn
from worldsfair.records.reader import upgrade
from worldsfair.records.turn_engine import play_and_record
from worldsfair.records.writer import result_of, setup_of
from worldsfair.rules.position import Position


class Replay:
    """A record on its way through the rules, one turn at a time."""

    def __init__(self, record: Record, edition: Edition | None = None) -> None:
        self.record = upgrade(record)
        self.edition = edition_of(record, edition)
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
        played = play_again(turn, number, self.position, self.chance)
        self.finished = number
        return played

    def play_all(self) -> None:
        """Carry out every turn that is left, then check the result."""
        while self.finished < len(self.record.turns):
            self.play_turn()
        self.check_end()

    def _known_chance(self) -> Chance:
        _check_shape(self.record.setup)
        seed = seed_of(self.record.seed, self.record.commitment)
        if seed is None:
            return RecordedChance.of(self.record, self.edition.card_ids())
        return SeedChance(seed)

    def _set_up(self) -> Position:
        position = Position(self.edition, self.record.players)
        chosen = self.record.options.approvals == "chosen"
        lay_out(position, self.chance, chosen_approvals=chosen)
        if setup_of(position) != self.record.setup:
            raise InvalidRecord("the set-up is not what the seed gives")
        return position

    def check_end(self) -> None:
        """Refuse a result that is missing, early or wrong, and a seed that is told too early."""
        result = self.record.result
        if not self.position.is_over:
            if result is not UNSET:
                raise InvalidRecord("there is a result, but the game is not over")
            if self.chance.seed is not None:
                raise InvalidRecord("the seed is revealed, but the game is not over")
            return
        if result is UNSET:
            raise InvalidRecord("the game is over, but there is no result")
        if result != result_of(self.position):
            raise InvalidRecord("the result is not what the game gave")


def edition_of(record: Record, edition: Edition | None = None) -> Edition:
    """The facts that a record names: those that are at hand, or one of the package's editions."""
    if edition is None or edition.name != record.edition:
        shipped = shipped_editions().get(record.edition)
        if shipped is None:
            known = ", ".join(shipped_editions())
            raise InvalidRecord(
                f"it was played with the edition {record.edition!r}, which is not at hand; "
                f"there are {known}" + (f" and {edition.name}" if edition is not None else "")
            )
        edition = shipped
    if record.players not in edition.wheel:
        raise InvalidRecord(f"{record.players} seats: the game is for 2, 3 or 4")
    return edition


def verify(game: Record | Continuation, edition: Edition | None = None) -> Position:
    """Replay a whole game; says where it ends, or refuses it with the turn and the reason."""
    if isinstance(game, Continuation):
        return _verify_continuation(game, edition)
    replay = Replay(game, edition)
    replay.play_all()
    return replay.position


def _verify_continuation(game: Continuation, edition: Edition | None) -> Position:
    replay = Replay(game.as_record(), edition)
    for _ in game.before.turns:
        replay.play_turn()
    is_proved = False
    for part in game.parts:
        is_proved = _verify_part(part, replay)
    replay.check_end()
    if is_proved and not replay.position.is_over:
        raise InvalidRecord("the seed is revealed, but the game is not over")
    return replay.position


def _verify_part(part: Part, replay: Replay) -> bool:
    """Replay one part, and with its seed prove its cards; says whether the seed is revealed."""
    if len(part.seats) != replay.record.players:
        raise InvalidRecord("the number of players changes at a seam")
    seed = seed_of(part.seed, part.commitment)
    if seed is None:
        for _ in part.turns:
            replay.play_turn()
        return False
    proved = replay.position.copy()
    chance = shuffle_unseen(proved, seed)
    for _ in part.turns:
        play_again(replay.play_turn(), replay.finished, proved, chance)
    return True


def play_again(turn: Turn, number: int, position: Position, chance: Chance) -> Turn:
    """Play a recorded turn on a position, refusing it unless the same comes of it."""
    try:
        played = play_and_record(position, turn.decisions(), chance)
    except InvalidRecord:
        raise
    except GameError as error:
        raise InvalidRecord(str(error), number) from None
    _compare(turn, played, number)
    return played


def seed_of(text: str | UnsetType, commitment: str) -> bytes | None:
    """The seed if it is played; refused if it is not the one that was promised."""
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


def _compare(turn: Turn, played: Turn, number: int) -> None:
    """Name the first part of a turn that is not what the rules give."""
    if turn == played:
        return
    for part in ("moves", "dealt", "reshuffled_before"):
        if getattr(turn, part) != getattr(played, part):
            raise InvalidRecord(
                f"{part} is {_shown(getattr(turn, part))}, "
                f"but the rules give {_shown(getattr(played, part))}",
                number,
            )
    if turn.scoring is UNSET and played.scoring is UNSET:
        return
    if turn.scoring is UNSET or played.scoring is UNSET:
        there = "is missing" if turn.scoring is UNSET else "was not triggered"
        raise InvalidRecord(f"scoring {there}", number)
    for part in turn.scoring.__struct_fields__:
        given, right = getattr(turn.scoring, part), getattr(played.scoring, part)
        # Where nobody had anything to choose, the list of choices may be absent.
        if given != right and not (given is UNSET and right == []):
            raise InvalidRecord(f"scoring: {part} is not what the rules give", number)


def _shown(value: object) -> str:
    if value is UNSET:
        return "absent"
    if isinstance(value, list):
        return (
            ", ".join(item if isinstance(item, str) else " ".join(item) for item in value)
            or "empty"
        )
    return str(value)


def _is_hex(text: str, size: int) -> bool:
    if len(text) != 2 * size or text != text.lower():
        return False
    try:
        return len(bytes.fromhex(text)) == size
    except ValueError:
        return False
