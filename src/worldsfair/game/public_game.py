"""What everybody at the table knows of a game, and all that a bot is handed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from worldsfair.game.base_game import BaseGame
from worldsfair.records.chance import HiddenChance, shuffle_unseen
from worldsfair.records.fair_shuffle import Seed, seed_bytes
from worldsfair.records.model import Seat
from worldsfair.rules.position import Position

if TYPE_CHECKING:
    from worldsfair.game.game import Game


class PublicGame(BaseGame):
    """A game without its secret: no seed, and the deck in the order of the card ids.

    The moves that were made are there, as everybody saw them; the positions on the way are not.
    Decisions can be tried up to the next card that is dealt, which raises `UnknownDeck`; `imagine`
    gives a whole game that could be this one. `Game.public` makes a public game.

    >>> from worldsfair import Game
    >>> known = Game.new(players=2, seed=1).public()
    >>> print(known.legal_moves()[0])
    place agriculture
    >>> known.play("place agriculture")
    Traceback (most recent call last):
    ...
    worldsfair.errors.UnknownDeck: Nobody knows the next card of this game, so none can be dealt.
    """

    __slots__ = ()

    def __init__(
        self,
        position: Position,
        commitment: str,
        seats: Sequence[Seat],
        known: tuple[int, ...] = (),
    ) -> None:
        """Use `Game.public`. The position is copied, and its deck's order forgotten."""
        position = position.copy()
        position.give_deck(sorted(position.deck()))
        chance = HiddenChance(position.deck_size, position.reshuffles)
        super().__init__(position, chance, commitment, seats, known)

    @property
    def position(self) -> Position:
        """The state for compiled code; nothing in it is secret."""
        return self._position

    def public(self) -> PublicGame:
        """A copy to try decisions on."""
        return PublicGame(self._position, self._commitment, self._seats, self._decisions())

    def imagine(self, seed: Seed) -> Game:
        """A game that could be this one: the deck in the order that a seed gives.

        The same moves were made in it, but it is known only from here on: it can be played to the
        end and undone as far as here, and has no record. A turn that is under way is told by
        `play_turn` from here on, and a scoring phase that is under way not at all.

        >>> from worldsfair import Game
        >>> known = Game.new(players=2, seed=1).public()
        >>> known.imagine(1).view() == known.view()
        True
        """
        from worldsfair.game.game import Game

        position = self._position.copy()
        chance = shuffle_unseen(position, seed_bytes(seed))
        return Game(position, chance, "", self._seats, self._decisions())

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"known": self._decisions(), "steps": []}
