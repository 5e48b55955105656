"""Verifying a recorded game: every turn is played again and must come out the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import UNSET

from worldsfair.edition import AREAS, Edition, shipped_editions
from worldsfair.errors import GameError, InvalidRecord
from worldsfair.records.chance import Chance, RecordedChance, SeedChance, lay_out, shuffle_unseen
from worldsfair.records.continuations import Continuation
from worldsfair.records.fair_shuffle import shuffle_seed
from worldsfair.records.model import Record, Setup, Turn
from worldsfair.records.proof import contributions_of, seed_of
from worldsfair.records.reader import upgrade, upgrade_continuation
from worldsfair.records.turn_engine import play_and_record
from worldsfair.records.writer import result_of, setup_of
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.position import Position


@dataclass(frozen=True)
class Seam:
    """Where a game went on from another."""

    turns: int
    """How many were finished there."""
    seed: bytes | None
    """Of the shuffle from there on, where it is told."""


class Replay:
    """A recorded game on its way through the rules, one turn at a time."""

    def __init__(self, game: Record | Continuation, edition: Edition | None = None) -> None:
        self._seams: deque[Seam] = deque()
        self._proof: tuple[Position, Chance] | None = None
        """The game once more, with the seed of the part that is under way."""
        if isinstance(game, Continuation):
            game = upgrade_continuation(game)
            self._seams.extend(_seams_of(game))
            game = game.as_record()
        if not isinstance(game, Record):
            raise InvalidRecord(
                "a record is wanted, as `read_records` and `Record.from_json` give it, "
                f"not {type(game).__name__}"
            )
        self.record = upgrade(game)
        _check_length(self.record)
        self.edition = edition_of(self.record, edition)
        self.chance = self._known_chance()
        last_seed = self._seams[-1].seed if self._seams else self.chance.seed
        self._is_seed_told = last_seed is not None
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
        self._pass_seams()
        played = play_again(turn, number, self.position, self.chance)
        if self._proof is not None:
            play_again(turn, number, *self._proof)
        self.finished = number
        return played

    def play_turns(self) -> Iterator[Turn]:
        """Carry out every turn that is left, one by one, then check the end."""
        while self.finished < len(self.record.turns):
            yield self.play_turn()
        self.check_end()

    def _pass_seams(self) -> None:
        """The proof of a part begins with the unseen cards in the order of its own seed."""
        while self._seams and self._seams[0].turns == self.finished:
            seed = self._seams.popleft().seed
            self._proof = None
            if seed is not None:
                proved = self.position.copy()
                self._proof = proved, shuffle_unseen(proved, seed)

    def _known_chance(self) -> Chance:
        record = self.record
        _check_shape(record.setup)
        seed = seed_of(record.seed, record.commitment)
        contributions = contributions_of(record.contributions, record.players)
        if seed is None:
            return RecordedChance.of(record, self.edition.card_ids(), contributions)
        return SeedChance(seed, contributions)

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
            if self._is_seed_told:
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


def play_through(
    game: Record | Continuation, edition: Edition | None = None
) -> Iterator[tuple[Turn | None, Position]]:
    """Verify a game in one pass: its set-up, with no turn, then each turn with what it led to.

    Whatever is wrong is refused with the turn and the reason when it is reached, and the end
    after the last turn. The position is always the same one, as it is then.
    """
    replay = Replay(game, edition)
    yield None, replay.position
    for turn in replay.play_turns():
        yield turn, replay.position


def verify(game: Record | Continuation, edition: Edition | None = None) -> Position:
    """Replay a whole game; says where it ends, or refuses it with the turn and the reason."""
    for _, position in play_through(game, edition):
        last = position
    return last


def _check_length(record: Record) -> None:
    """Nothing in the rules bounds a game, so its record has a bound before any work is done."""
    if len(record.turns) > TURN_LIMIT:
        raise InvalidRecord(
            f"it has {len(record.turns)} turns, and this program reads up to {TURN_LIMIT}"
        )


def _seams_of(game: Continuation) -> Iterator[Seam]:
    """Where each part begins, with the seed that proves it."""
    turns, players = len(game.before.turns), game.before.players
    for part in game.parts:
        if len(part.seats) != players:
            raise InvalidRecord("the number of players changes at a seam")
        seed = seed_of(part.seed, part.commitment)
        contributions = contributions_of(part.contributions, players)
        yield Seam(turns, None if seed is None else shuffle_seed(seed, contributions))
        turns += len(part.turns)


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
