"""`ChanceGame`: a game whose chance is explicit: what may be dealt, and how likely each is."""

from __future__ import annotations

import operator
import random
from collections.abc import Sequence
from functools import cache
from typing import Final, SupportsIndex

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from worldsfair.edition import AREAS, KINDS, Edition
from worldsfair.errors import GameError, IllegalMove, InvalidMove, InvalidSetup, NothingToUndo
from worldsfair.game.base_game import BaseGame
from worldsfair.game.drawing import WIDTH, draw
from worldsfair.game.history import Step, decisions_to
from worldsfair.game.move import Action, all_moves, number_of
from worldsfair.game.public_game import PublicGame
from worldsfair.game.sampling import Rng, number_below
from worldsfair.game.seating import seats_for
from worldsfair.records.chance import HiddenChance
from worldsfair.records.model import Approvals, Seat
from worldsfair.records.setup_arguments import checked_table
from worldsfair.records.turn_engine import refuse_illegal
from worldsfair.rules import explicit_chance
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.position import Position
from worldsfair.rules.status import out_of_range

_FIRST_TILE: Final = len(KINDS)
OUTCOMES: Final = _FIRST_TILE + len(AREAS)
"""How many outcomes of chance there are in all: a card of each kind, then the tile of each area."""


@cache
def outcome_texts() -> tuple[str, ...]:
    """What each outcome is; its place in the tuple is its number.

    >>> outcome_texts()[5], outcome_texts()[14]
    ('deal ticket', 'lay agriculture')
    """
    return (*(f"deal {kind}" for kind in KINDS), *(f"lay {area}" for area in AREAS))


class ChanceGame(BaseGame):
    """A game without a hidden order: between decisions, chance is asked piece by piece.

    While `is_chance`, nobody decides: `chances` lists what may come next with its probability, and
    `deal` lets one of it come. Before the first turn these are four tiles, which fill the positions
    from 0 on (the last tile follows), then the ten first cards; later the cards of each deal. An
    empty deck is followed by the discards (T13), without an outcome of its own, as nothing is known
    of their order.

    An outcome is a *kind* of card: the rules don't look at anything else, so two tickets are one
    branch of the tree with the probability of both. The one with the lowest number comes. To follow
    a game or a record card by card, name it: `deal("ticket-9")`.

    >>> game = ChanceGame.new(players=2)
    >>> while game.is_chance:
    ...     game.deal(game.chances()[0][0])
    >>> game.play("place electricity")
    >>> game.chances()[0]
    (1, 0.05333333333333334)
    >>> game.outcome_text(1)
    'deal electricity'
    """

    __slots__ = ()

    def __init__(
        self, position: Position, seats: Sequence[Seat], known: tuple[int, ...] = ()
    ) -> None:
        """Use `ChanceGame.new` or `ChanceGame.of`."""
        hidden = HiddenChance(position.deck_size, position.reshuffles)
        super().__init__(position, hidden, "", seats, known)

    @staticmethod
    def new(
        players: int = 2,
        approvals: Approvals = "automatic",
        *,
        edition: Edition | None = None,
        seats: Sequence[Seat] | None = None,
    ) -> ChanceGame:
        """A game before its first tile is laid."""
        players, approvals, edition = checked_table(players, approvals, edition)
        seats = seats_for(players, seats)
        position = Position(edition, players)
        explicit_chance.set_up(position, chosen_approvals=approvals == "chosen")
        return ChanceGame(position, seats)

    @staticmethod
    def of(game: BaseGame) -> ChanceGame:
        """Any game from here on with explicit chance; what is secret in it stays behind.

        >>> from worldsfair import Game
        >>> ChanceGame.of(Game.new(players=2, seed=1)).key() == Game.new(players=2, seed=1).key()
        True
        """
        if not isinstance(game, BaseGame):
            raise InvalidSetup(f"A game is wanted, not {game!r:.80}.")
        position = game._position.copy()
        position.give_deck(sorted(position.deck()))
        return ChanceGame(position, game.seats, game._decisions())

    @property
    def position(self) -> Position:
        """The state for compiled code; nothing in it is secret."""
        return self._position

    # Chance.

    @property
    def is_chance(self) -> bool:
        """Whether a tile or a card comes next, and nobody decides."""
        return explicit_chance.awaits_piece(self._position)

    def chances(self) -> list[tuple[int, float]]:
        """What may come next, as outcomes with their probabilities; empty where somebody decides.

        >>> ChanceGame.new(players=2).chances()
        [(14, 0.2), (15, 0.2), (16, 0.2), (17, 0.2), (18, 0.2)]
        """
        counts = self._counts()
        total = sum(count for _, count in counts)
        return [(outcome, count / total) for outcome, count in counts]

    def _counts(self) -> list[tuple[int, int]]:
        """How many tiles or cards there are of each outcome."""
        if not self.is_chance:
            return []
        tiles = explicit_chance.tiles_left(self._position)
        if tiles:
            return [(_FIRST_TILE + area, 1) for area in tiles]
        by_kind = self._position.deck_by_kind()
        return [(kind, count) for kind, count in enumerate(by_kind) if count]

    def sample_chance(self, rng: Rng = None) -> int:
        """One of the outcomes, as likely as `chances` says."""
        counts = self._counts()
        if not counts:
            raise self._nothing_to_deal()
        number = number_below(sum(count for _, count in counts), rng)
        for outcome, count in counts:
            number -= count
            if number < 0:
                return outcome
        raise AssertionError("a number below the sum is within it")

    def deal(self, outcome: SupportsIndex | str) -> None:
        """Let an outcome of `chances` come, by its number or its text, or a very card by its id.

        >>> game = ChanceGame.new(players=2)
        >>> for tile in ("electricity", "fine_arts", "agriculture", "manufacturing"):
        ...     game.deal(f"lay {tile}")
        >>> game.deal("ticket-9")
        >>> game.view().areas[0].cards
        ['ticket-9']
        """
        if not self.is_chance:
            raise self._nothing_to_deal()
        before = bytes(self._position.buffer)
        number, card = self._read(outcome)
        if card is None:
            explicit_chance.lay_tile(self._position, number - _FIRST_TILE)
        else:
            explicit_chance.deal(self._position, card)
        self._last = Step(before, DECISION_COUNT + number, self._last)

    def _read(self, outcome: SupportsIndex | str) -> tuple[int, int | None]:
        """An outcome that may come now, and the card that comes with it if it is one."""
        tiles = explicit_chance.tiles_left(self._position)
        if isinstance(outcome, str) and outcome in self.edition.card_ids():
            card: int | None = self.edition.card_ids().index(outcome)
            if tiles or card not in self._position.deck():
                raise IllegalMove(f"{outcome} can't be dealt: it is not in the deck.", "T11")
            return int(self._position.box.kind_of[card]), card
        number = _number_of_outcome(outcome)
        if number >= _FIRST_TILE:
            if number - _FIRST_TILE in tiles:
                return number, None
        elif not tiles:
            card = self._position.lowest_in_deck(number)
            if card is not None:
                return number, card
        rule = "S2" if tiles else "T11"
        raise IllegalMove(f"{outcome_texts()[number]!r} can't come now.", rule)

    @staticmethod
    def outcome_text(outcome: SupportsIndex) -> str:
        """What an outcome is: `deal ticket`, `lay electricity`."""
        return outcome_texts()[_number_of_outcome(outcome)]

    # Playing.

    def play(self, move: Action) -> None:
        """Make one decision; if it ends the moves of a turn, chance is asked for its cards."""
        number = number_of(move)
        if self.is_chance:
            raise self._nobody_decides()
        refuse_illegal(self._position, number)
        before = bytes(self._position.buffer)
        explicit_chance.decide(self._position, number)
        self._last = Step(before, number, self._last)

    def undo(self) -> str:
        """Take back the last decision or deal; says which."""
        step = self._last
        if step is None:
            raise NothingToUndo("Nothing has been played or dealt yet.")
        self._position.restore(step.before)
        self._last = step.earlier
        if step.decision < DECISION_COUNT:
            return all_moves()[step.decision].text
        return outcome_texts()[step.decision - DECISION_COUNT]

    def _decisions(self) -> tuple[int, ...]:
        played = decisions_to(self._last)
        return (*self._known, *(number for number in played if number < DECISION_COUNT))

    def _nobody_decides(self) -> GameError:
        if self.is_chance:
            return IllegalMove("Nobody decides now: see `chances`, and `deal` one of them.", "T11")
        return super()._nobody_decides()

    def _nothing_to_deal(self) -> GameError:
        if self.is_over:
            return super()._nobody_decides()
        return IllegalMove(f"Nothing is dealt now: player {self.seat} decides.", "T11")

    def rollout(self, rng: Rng = None) -> npt.NDArray[np.float32]:
        """The rewards of a random game from here on, chance included; as in `Game`."""
        if not explicit_chance.in_set_up(self._position):
            return super().rollout(rng)
        chooser = random.Random(number_below(2**64, rng))
        laid = self.copy()
        while laid.is_chance:
            laid.deal(laid.sample_chance(chooser))
        return laid.rollout(chooser)

    # Looking.

    def draw(self, width: int = WIDTH, *, ascii: bool = False) -> str:  # noqa: A002  # as it is called
        """The position as text; while chance is asked, its first line says for what."""
        if not self.is_chance:
            return super().draw(width, ascii=ascii)
        tiles = explicit_chance.tiles_left(self._position)
        piece = f"tile comes next; {len(tiles)} are not laid yet" if tiles else "card comes next"
        view = replace(self.view(), seat=self._position.active)
        return f"A {piece}.\n{draw(view, self._seats, width, ascii=ascii)}"

    # As a value.

    def public(self) -> PublicGame:
        """What a bot is handed, where somebody decides."""
        if self.is_chance:
            raise self._nobody_decides()
        return PublicGame(self._position, "", self._seats, self._decisions())

    def problems(self) -> list[str]:
        """What is wrong with the position, in words; empty unless the program has a bug."""
        return list(out_of_range(self._position)) if self.is_chance else super().problems()

    def copy(self) -> ChanceGame:
        """The same game; what is played or dealt in one is not in the other."""
        copied = type(self)(self._position.copy(), self._seats, self._known)
        copied._chance = self._chance
        copied._last = self._last
        return copied

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> ChanceGame:
        return self.copy()


def _number_of_outcome(outcome: SupportsIndex | str) -> int:
    if isinstance(outcome, str) and outcome in outcome_texts():
        return outcome_texts().index(outcome)
    try:
        number = -1 if isinstance(outcome, (bool, str)) else operator.index(outcome)
    except TypeError:
        number = -1
    if not 0 <= number < OUTCOMES:
        raise InvalidMove(
            f"{outcome!r} is no outcome: say its number, 0 to {OUTCOMES - 1}, its text, or a card."
        )
    return number
