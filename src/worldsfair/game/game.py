"""`Game`: the typed door to rules and records, the one that everyone else uses."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from msgspec import UNSET

from worldsfair.edition import PLAYER_COUNTS, Edition, base_edition
from worldsfair.errors import (
    GameError,
    GameOver,
    IllegalMove,
    InvalidRecord,
    InvalidSetup,
    NothingToUndo,
    UnknownDeck,
)
from worldsfair.game.drawing import draw
from worldsfair.game.move import Move, all_moves
from worldsfair.game.preview import Preview, points_if_scored, preview_turn
from worldsfair.game.view import View, view_of
from worldsfair.records.chance import Chance, HiddenChance, SeedChance, lay_out, reshuffle
from worldsfair.records.continuing import shuffle_unseen
from worldsfair.records.fair_shuffle import SEED_BYTES, commitment_to, seed_from_int
from worldsfair.records.model import (
    FORMAT,
    VERSION,
    Approvals,
    Options,
    Record,
    Result,
    Seat,
    Turn,
)
from worldsfair.records.reading import Replay
from worldsfair.records.telling import tell_result, tell_setup, tell_turn
from worldsfair.rules.layout import STATE
from worldsfair.rules.position import Position
from worldsfair.rules.reasons import why_illegal

_TURN = STATE.fields["turn"][1] if STATE.fields else 0


@dataclass(frozen=True, slots=True)
class _Past:
    """One decision that was made; copies of a game share these."""

    before: bytes
    """The state in which it was made."""
    decision: int
    earlier: _Past | None

    @property
    def turn(self) -> int:
        return int.from_bytes(self.before[_TURN : _TURN + 2], "little")


class Game:
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
    """

    __slots__ = ("_chance", "_commitment", "_heard", "_past", "_position", "_seats")

    def __init__(
        self, position: Position, chance: Chance, commitment: str, seats: Sequence[Seat]
    ) -> None:
        """Use `Game.new` or `Game.from_record`."""
        self._position = position
        self._chance = chance
        self._commitment = commitment
        self._seats = tuple(seats)
        self._past: _Past | None = None
        self._heard: tuple[int, ...] = ()

    @staticmethod
    def new(
        players: int = 2,
        seed: int | bytes | None = None,
        approvals: Approvals = "automatic",
        *,
        edition: Edition | None = None,
        seats: Sequence[Seat] | None = None,
    ) -> Game:
        """A game at its first decision.

        `seed` decides all chance: a number, 32 bytes, or None for a secret one.
        `seats` says who plays; it is kept for the record and changes nothing.

        >>> Game.new(players=4, seed=7) == Game.new(players=4, seed=7)
        True
        """
        if players not in PLAYER_COUNTS:
            raise InvalidSetup(f"The game is for 2, 3 or 4 players, not {players}.")
        if approvals not in get_args(Approvals):
            raise InvalidSetup(f"Approvals are automatic or chosen, not {approvals!r}.")
        if seats is None:
            seats = [Seat(name=f"Player {n}", player="human") for n in range(1, players + 1)]
        if len(seats) != players:
            raise InvalidSetup(f"{len(seats)} seats are named for {players} players.")
        chance = SeedChance(_seed_bytes(seed))
        position = Position(edition or base_edition(), players)
        lay_out(position, chance, chosen_approvals=approvals == "chosen")
        return Game(position, chance, commitment_to(chance.seed), seats)

    @staticmethod
    def from_record(
        record: Record,
        *,
        turns: int | None = None,
        seed: bytes | None = None,
        edition: Edition | None = None,
    ) -> Game:
        """The game that a record tells, after all of its turns or only the first `turns`.

        The record is verified. `seed` is for the keeper of a running game, whose record does
        not reveal it: without one the game can be looked at, but not dealt any further.

        >>> game = Game.new(players=2, seed=5)
        >>> game.play("place agriculture")
        >>> Game.from_record(game.record(), seed=game.seed) == game
        True
        """
        replay = Replay(record, edition or base_edition())
        replay.play_all()
        chance = replay.chance
        if seed is not None:
            if commitment_to(seed) != record.commitment:
                raise InvalidRecord("the seed does not match the commitment")
            chance = SeedChance(seed)
        last = len(record.turns) if turns is None else turns
        if not 0 <= last <= len(record.turns):
            raise InvalidRecord(f"it has {len(record.turns)} turns, so there is no turn {last}")
        position = Position(replay.edition, len(record.seats))
        lay_out(position, chance, chosen_approvals=record.options.approvals == "chosen")
        if tell_setup(position) != record.setup:
            raise InvalidRecord("the set-up is not what the seed gives")
        game = Game(position, chance, record.commitment, record.seats)
        for number, turn in enumerate(record.turns[:last], start=1):
            game._follow(turn, number)
        return game

    def _follow(self, turn: Turn, number: int) -> None:
        """Play a turn of a record; with a seed of its own the cards must agree, too."""
        for text in turn.moves:
            self.play(text)
        if turn.scoring is not UNSET and turn.scoring.choices is not UNSET:
            for choice in turn.scoring.choices:
                self.play(choice.move)
        told = self.last_turn()
        assert told is not None
        if (told.dealt, told.reshuffled_before) != (turn.dealt, turn.reshuffled_before):
            raise InvalidRecord("the cards are not what the seed gives", number)

    # Whose decision, and which.

    @property
    def players(self) -> int:
        """How many play."""
        return self._position.players

    @property
    def approvals(self) -> Approvals:
        """Whether exhibits are approved by themselves or by choice (P7)."""
        return "chosen" if self._position.chosen_approvals else "automatic"

    @property
    def edition(self) -> Edition:
        """The facts of the box that is played."""
        return self._position.edition

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._seats

    @property
    def seed(self) -> bytes | None:
        """The secret that decides all chance; None for a game read without one."""
        return self._chance.seed

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be told from the first turn on."""
        return self._commitment

    @property
    def seat(self) -> int:
        """Whose decision it is; with chosen approvals, the approver."""
        self._refuse_when_over()
        return self._position.seat

    @property
    def turn(self) -> int:
        """How many turns are finished."""
        return self._position.turn

    @property
    def round(self) -> int:
        """1 to 3."""
        return self._position.round

    @property
    def is_over(self) -> bool:
        """Whether the third scoring phase is done (E1)."""
        return self._position.is_over

    def legal_moves(self) -> list[Move]:
        """Every move that may be made now; empty when the game is over.

        >>> [str(move) for move in Game.new(seed=1).legal_moves()][:2]
        ['place agriculture', 'place electricity']
        """
        moves = all_moves()
        return [moves[number] for number in self._position.legal()]

    def moves(self) -> list[Move]:
        """Every move that was made, in order."""
        return [all_moves()[number] for number in self._decisions()]

    def _decisions(self) -> tuple[int, ...]:
        return (*self._heard, *(past.decision for past in self._pasts()))

    def turn_moves(self) -> list[Move]:
        """The moves of the turn that is under way."""
        return [all_moves()[past.decision] for past in self._pasts() if past.turn == self.turn]

    # Playing.

    def play(self, move: Move | str) -> None:
        """Make one decision; a turn finishes with its last one.

        >>> game = Game.new(players=2, seed=1)
        >>> game.play("burnham")
        Traceback (most recent call last):
        ...
        worldsfair.errors.IllegalMove: A turn begins with placing a supporter.
        """
        if isinstance(move, str):
            move = Move.parse(move)
        position = self._position
        before = bytes(position.buffer)
        if not position.play_if_legal(move.number):
            self._refuse_when_over()
            raise why_illegal(position, move.text)
        if position.awaits_shuffle or self._chance.seed is None:
            self._settle(before)
        self._past = _Past(before, move.number, self._past)

    def play_turn(self, moves: Iterable[Move | str]) -> None:
        """Make all decisions of a turn (placing, then the figures), or none of them.

        >>> game = Game.new(players=2, seed=1)
        >>> game.play_turn(["place electricity"])
        >>> game.turn
        1
        """
        before, past, turn = bytes(self._position.buffer), self._past, self.turn
        try:
            for move in moves:
                if self._past is not past and not self._is_in_turn(turn):
                    raise IllegalMove(f"The turn is complete before {str(move)!r}.", "T3")
                self.play(move)
            if self._is_in_turn(turn):
                raise IllegalMove("The turn is not complete yet.", "T3")
        except GameError:
            self._position.load(before)
            self._past = past
            raise

    def undo(self) -> Move:
        """Take back the last decision, over the ends of turns and scorings, too."""
        past = self._past
        if past is None:
            raise NothingToUndo("No move has been made yet.")
        self._position.load(past.before)
        self._past = past.earlier
        return all_moves()[past.decision]

    def _is_in_turn(self, turn: int) -> bool:
        return self._position.turn == turn and self._position.awaits_turn_move

    def _settle(self, before: bytes) -> None:
        """Let the deal go on where it needs a shuffle; refuse cards that nobody knows."""
        position = self._position
        known = True
        if position.awaits_shuffle:
            try:
                reshuffle(position, self._chance)
            except InvalidRecord:
                known = False
            position.advance()
        if not known or self._chance.is_guessed(position):
            position.load(before)
            raise UnknownDeck("Nobody knows the next card of this game, so none can be dealt.")

    def _refuse_when_over(self) -> None:
        if self._position.is_over:
            raise GameOver("The game is over.")

    # Looking.

    def view(self) -> View:
        """Everything public, nothing hidden: all but the order of the deck."""
        return view_of(self._position)

    def preview(self, moves: Sequence[str]) -> Preview:
        """What a turn with these moves leads to so far; nothing is played, no card revealed.

        >>> Game.new(players=2, seed=1).preview(["place electricity"]).deal_to
        ['electricity', 'agriculture', 'transportation']
        """
        return preview_turn(self._position, moves)

    def points_if_scored(self) -> list[int]:
        """Everyone's points if scoring came now and all approved what they may."""
        return points_if_scored(self._position)

    def result(self) -> Result:
        """Points by source and who won; the standing so far while the game is on."""
        return tell_result(self._position)

    def __str__(self) -> str:
        return draw(self.view(), self._seats)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"turn {self.turn + 1}, round {self.round}"
        return f"<Game of {self.players} players, {state}>"

    @property
    def position(self) -> Position:
        """The state for compiled code. It holds the secret order of the deck."""
        return self._position

    # Keeping.

    def turns(self) -> list[Turn]:
        """Every finished turn as the record tells it."""
        decisions: list[list[_Past]] = [[] for _ in range(self.turn)]
        for past in self._pasts():
            if past.turn < self.turn:
                decisions[past.turn].append(past)
        return [self._tell(turn) for turn in decisions]

    def last_turn(self) -> Turn | None:
        """The last finished turn as the record tells it."""
        if self.turn == 0:
            return None
        number = self.turn - 1
        return self._tell([past for past in self._pasts() if past.turn == number])

    def _tell(self, decisions: list[_Past]) -> Turn:
        position = Position(self.edition, self.players)
        position.load(decisions[0].before)
        texts = [all_moves()[past.decision].text for past in decisions]
        choices = [text for text in texts if text.startswith("approve ")]
        moves = texts[: len(texts) - len(choices)]
        return tell_turn(position, moves, iter(choices), self._chance)

    def record(self) -> Record:
        """The game as data: finished turns, and at the end the result and the seed.

        >>> Game.new(players=2, seed=1).record().setup.areas[0]
        'agriculture'
        """
        seed = self._chance.seed
        if len(self._commitment) == 0 or isinstance(self._chance, HiddenChance):
            raise UnknownDeck("This copy of a game has no history, so it has no record.")
        return Record(
            format=FORMAT,
            version=VERSION,
            edition=self.edition.name,
            options=Options(approvals=self.approvals),
            seats=list(self._seats),
            commitment=self._commitment,
            setup=tell_setup(self._first_position()),
            turns=self.turns(),
            seed=seed.hex() if self.is_over and seed is not None else UNSET,
            result=self.result() if self.is_over else UNSET,
        )

    def _first_position(self) -> Position:
        first = self._past
        if first is None:
            return self._position
        while first.earlier is not None:
            first = first.earlier
        position = Position(self.edition, self.players)
        position.load(first.before)
        return position

    def public(self) -> Game:
        """What a player or a bot may know: no seed, no order of the deck, nothing to undo.

        Decisions can be tried on it up to the next deal, which raises `UnknownDeck`.

        >>> game = Game.new(players=2, seed=1)
        >>> game.public().seed is None
        True
        """
        position = self._position.copy()
        position.give_deck(sorted(position.deck()))
        game = Game(position, HiddenChance(), self._commitment, self._seats)
        game._heard = self._decisions()
        return game

    def imagine(self, seed: int | bytes) -> Game:
        """A game that could be this one: the cards that nobody has seen in another order.

        It can be played to the end, but not undone or recorded.

        >>> game = Game.new(players=2, seed=1)
        >>> game.imagine(1).view() == game.view()
        True
        """
        position = self._position.copy()
        chance = shuffle_unseen(position, _seed_bytes(seed))
        game = Game(position, chance, "", self._seats)
        game._heard = self._decisions()
        return game

    def copy(self) -> Game:
        """The same game; what is played in one is not played in the other."""
        other = Game(self._position.copy(), self._chance, self._commitment, self._seats)
        other._past = self._past
        other._heard = self._heard
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.__getstate__() == other.__getstate__()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __getstate__(self) -> dict[str, Any]:
        return {
            "edition": self.edition,
            "players": self.players,
            "state": bytes(self._position.buffer),
            "chance": self._chance,
            "commitment": self._commitment,
            "seats": self._seats,
            "past": [(past.before, past.decision) for past in self._pasts()],
            "heard": self._heard,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        position = Position(state["edition"], state["players"])
        position.load(state["state"])
        self.__init__(position, state["chance"], state["commitment"], state["seats"])  # type: ignore[misc]  # filling an empty object
        self._heard = state["heard"]
        for before, decision in state["past"]:
            self._past = _Past(before, decision, self._past)

    def _pasts(self) -> Iterator[_Past]:
        """From the first decision to the last."""
        backwards = []
        past = self._past
        while past is not None:
            backwards.append(past)
            past = past.earlier
        return reversed(backwards)


def _seed_bytes(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        return seed_from_int(seed)
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise InvalidSetup(f"A seed is a number or {SEED_BYTES} bytes.")
    return seed
