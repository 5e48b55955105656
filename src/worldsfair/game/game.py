"""`Game`: a whole game with its secret; the door to the rules and records."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from worldsfair.edition import Edition
from worldsfair.errors import (
    IllegalMove,
    InvalidRecord,
    NothingToUndo,
    UnknownBeginning,
)
from worldsfair.game.base_game import BaseGame
from worldsfair.game.history import Step, steps_by_turn, steps_of_turn, steps_to
from worldsfair.game.move import Action, Move, all_moves, numbers_of
from worldsfair.game.public_game import PublicGame
from worldsfair.game.seating import seats_for
from worldsfair.records.chance import SeedChance, lay_out
from worldsfair.records.continuations import Continuation
from worldsfair.records.fair_shuffle import (
    SEED_BYTES,
    Contributions,
    Seed,
    by_seat,
    commitment_to,
    seed_bytes,
)
from worldsfair.records.model import Approvals, Record, Seat, Turn
from worldsfair.records.replay import Replay
from worldsfair.records.setup_arguments import checked_edition, checked_table, whole_number
from worldsfair.records.turn_engine import TurnRecorder, play_and_record
from worldsfair.records.writer import setup_of, write_record
from worldsfair.rules.position import Position


class Game(BaseGame):
    """A game of World's Fair 1893: play, undo, look, record.

    >>> game = Game.new(players=3, seed=1893)
    >>> game.seat
    0
    >>> print(game.legal_moves()[1])
    place electricity
    >>> game.play("place electricity")
    >>> game.seat, game.turn
    (1, 1)
    >>> print(game.undo())
    place electricity
    >>> game.turn
    0
    >>> game.play("burnham")
    Traceback (most recent call last):
    ...
    worldsfair.errors.IllegalMove: A turn begins with placing a supporter.
    """

    __slots__ = ()

    @staticmethod
    def new(
        players: int = 2,
        seed: Seed | None = None,
        approvals: Approvals = "automatic",
        *,
        edition: Edition | None = None,
        seats: Sequence[Seat] | None = None,
        contributions: Sequence[str | None] = (),
    ) -> Game:
        """A game at its first decision.

        `seed` decides all chance: a number (NumPy's as well), 32 bytes, a generator of Python's
        or NumPy's that draws them, or None for a secret one.
        `seats` says who plays; it is kept for the record and changes nothing.
        `contributions` are what each seat added to the seed, if any did: 32 bytes in hex.

        >>> Game.new(players=4, seed=7) == Game.new(players=4, seed=7)
        True
        """
        players, approvals, edition = checked_table(players, approvals, edition)
        seats = seats_for(players, seats)
        secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed)
        chance = SeedChance(secret, by_seat(contributions, players))
        position = Position(edition, players)
        lay_out(position, chance, chosen_approvals=approvals == "chosen")
        return Game(position, chance, commitment_to(secret), seats)

    @staticmethod
    def from_record(
        record: Record | Continuation,
        *,
        turns: int | None = None,
        seed: bytes | int | None = None,
        edition: Edition | None = None,
    ) -> Game:
        """The game that a record tells, after all of its turns or only the first `turns`.

        The record is verified, with the facts of the edition that it names: `edition`, or one of
        this package's. `seed` is the table's, for the keeper of a running game, whose record
        does not reveal it: without one the game can be looked at, but not dealt any further.

        >>> game = Game.new(players=2, seed=5)
        >>> game.play("place agriculture")
        >>> Game.from_record(game.record(), seed=game.seed) == game
        True
        """
        if seed is not None and not isinstance(seed, bytes):
            seed = seed_bytes(seed)
        replay = Replay(record, checked_edition(edition))
        count = len(replay.record.turns)
        last = count if turns is None else whole_number(turns, "The number of turns")
        if not 0 <= last <= count:
            raise InvalidRecord(f"it has {count} turns, so there is no turn {last}")
        game = _beginning(replay, seed)
        for number, turn in enumerate(replay.play_turns(), start=1):
            if number > last:
                continue
            for text in turn.decisions():
                game.play(text)
            if seed is not None and game.last_turn() != turn:
                raise InvalidRecord("the cards are not what the seed gives", number)
        return game

    @staticmethod
    def from_position(
        position: Position,
        *,
        seed: bytes,
        seats: Sequence[Seat],
        contributions: Sequence[str | None] = (),
    ) -> Game:
        """A game taken up where it was left; the position is the game's from now on.

        `seed` is the table's, `contributions` what each seat added to it. What was played before
        is not known: it can't be undone, and the game has no record.
        """
        chance = SeedChance(seed, by_seat(contributions, position.players))
        return Game(position, chance, commitment_to(seed), seats)

    @property
    def seed(self) -> bytes | None:
        """The secret that decides all chance, with the contributions; None if it is not known."""
        return self._chance.table_seed

    @property
    def contributions(self) -> Contributions:
        """By seat, what was added to the table's seed; empty where no seat added any."""
        return self._chance.contributions

    @property
    def position(self) -> Position:
        """The state for compiled code. It holds the secret order of the deck."""
        return self._position

    # Playing.

    def play_turn(self, moves: Action | Iterable[Action]) -> Turn:
        """Make all decisions of a turn (placing, then the figures), or none of them.

        A single move is a turn of one: `game.play_turn("place electricity")`.

        Says what came of the turn: the cards dealt, and the scoring once it is complete. Where
        approvals are chosen they are asked for next, one at a time.

        >>> game = Game.new(players=2, seed=1)
        >>> game.play_turn(["place electricity"]).seat
        0
        >>> game.turn
        1
        """
        played = [all_moves()[number] for number in numbers_of(moves)]
        if self.is_over:
            raise self._nobody_decides()
        if self.seed is None:
            self._refuse_unknown_cards(played)
        recorder, last = self._turn_so_far(), self._last
        trial = recorder.position
        for move in played:
            if last is not self._last and recorder.has_all_moves:
                raise IllegalMove(f"The turn is complete before {move.text!r}.", "T3")
            before = bytes(trial.buffer)
            recorder.play(move.text)
            last = Step(before, move.number, last)
        if not recorder.has_all_moves:
            raise IllegalMove("The turn is not complete yet.", "T3")
        self._position.restore(bytes(trial.buffer))
        self._last = last
        return recorder.turn()

    def _turn_so_far(self) -> TurnRecorder:
        """A copy of the turn that is under way, played as far as it has come."""
        position = self._position.copy()
        begun = steps_of_turn(self._last, self.turn)
        if begun:
            position.restore(begun[0].before)
        recorder = TurnRecorder(position, self._chance)
        for step in begun:
            recorder.play(all_moves()[step.decision].text)
        return recorder

    def _refuse_unknown_cards(self, moves: Sequence[Move]) -> None:
        """Without the seed a turn can be played only as far as the record knows the cards."""
        trial = self.copy()
        for move in moves:
            trial.play(move)

    def undo(self) -> Move:
        """Take back the last decision, over the ends of turns and scorings, too."""
        step = self._last
        if step is None:
            raise NothingToUndo(
                "Nothing before this position is known, so nothing can be taken back."
                if self._known
                else "No move has been made yet."
            )
        self._position.restore(step.before)
        self._last = step.earlier
        return all_moves()[step.decision]

    # Keeping.

    def turns(self) -> list[Turn]:
        """Every finished turn as the record says it."""
        turns = steps_by_turn(self._last)
        return [self._recorded(steps) for turn, steps in turns.items() if turn < self.turn]

    def last_turn(self) -> Turn | None:
        """The last finished turn as the record says it; None before there is one."""
        steps = steps_of_turn(self._last, self.turn - 1)
        return self._recorded(steps) if steps else None

    def _recorded(self, steps: list[Step]) -> Turn:
        position = self._position.copy()
        position.restore(steps[0].before)
        texts = [all_moves()[step.decision].text for step in steps]
        return play_and_record(position, texts, self._chance)

    def record(self) -> Record:
        """The game as data: finished turns, and at the end the result and the seed.

        >>> Game.new(players=2, seed=1).record().setup.areas[0]
        'agriculture'
        """
        first = self._position.copy()
        steps = steps_to(self._last)
        if steps:
            first.restore(steps[0].before)
        if first.turn or self._known or not self._commitment:
            raise UnknownBeginning("This game was taken up in its middle, so it has no record.")
        return write_record(
            first,
            self.turns(),
            seats=self._seats,
            commitment=self._commitment,
            contributions=self.contributions,
            seed=self.seed,
            result=self.result() if self.is_over else None,
        )

    def public(self) -> PublicGame:
        """What a player or a bot may know: no seed, no order of the deck, nothing to undo.

        >>> game = Game.new(players=2, seed=1)
        >>> game.public().view() == game.view()
        True
        """
        return PublicGame(self._position, self._commitment, self._seats, self._decisions())

    def imagine(self, seed: Seed) -> Game:
        """A game that could be this one, as `PublicGame.imagine`.

        >>> game = Game.new(players=2, seed=1)
        >>> game.imagine(1).view() == game.view()
        True
        """
        return self.public().imagine(seed)

    def copy(self) -> Game:
        """The same game; what is played in one is not played in the other."""
        copied = Game(
            self._position.copy(), self._chance, self._commitment, self._seats, self._known
        )
        copied._last = self._last
        return copied

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()


def _beginning(replay: Replay, seed: bytes | None) -> Game:
    """The game that a record tells before its first turn, with the table's seed if one is given."""
    record, position, chance = replay.record, replay.position.copy(), replay.chance
    if seed is not None:
        if commitment_to(seed) != record.commitment:
            raise InvalidRecord("the seed does not match the commitment")
        chance = SeedChance(seed, chance.contributions)
        lay_out(position, chance, chosen_approvals=position.chosen_approvals)
        if setup_of(position) != record.setup:
            raise InvalidRecord("the set-up is not what the seed gives")
    return Game(position, chance, record.commitment, record.seats)
