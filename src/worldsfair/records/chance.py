"""Where the order of the cards comes from: a seed, or what a record says was dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import UNSET

from worldsfair.edition import AREAS
from worldsfair.errors import InvalidRecord, UnknownDeck
from worldsfair.records.fair_shuffle import (
    Contributions,
    reshuffled,
    shuffle_seed,
    shuffled,
    shuffled_deck,
    shuffled_tiles,
)
from worldsfair.records.model import Record
from worldsfair.rules.position import Position


class Chance(Protocol):
    """All that is random in a game. Cards and areas are the numbers of the rules."""

    @property
    def seed(self) -> bytes | None:
        """The seed of the shuffle, where it is known."""

    @property
    def table_seed(self) -> bytes | None:
        """The table's own part of it, which the commitment is to."""

    @property
    def contributions(self) -> Contributions:
        """By seat, what was added to the table's seed; empty where no seat added any."""

    def tiles(self) -> list[int]:
        """S2: the areas by position."""

    def deck(self, cards: Sequence[int], reshuffles: int) -> list[int]:
        """The order of a deck, the first card drawn first; `cards` come sorted."""

    def is_guessed(self, position: Position) -> bool:
        """Whether a card was drawn whose place in the deck nobody knows."""


@dataclass(frozen=True)
class SeedChance:
    """Everything follows from the table's seed, and from what was added to it."""

    table_seed: bytes
    contributions: Contributions = ()
    seed: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", shuffle_seed(self.table_seed, self.contributions))

    def tiles(self) -> list[int]:
        """S2 by the seed."""
        return shuffled_tiles(range(len(AREAS)), self.seed)

    def deck(self, cards: Sequence[int], reshuffles: int) -> list[int]:
        """S5 and T13 by the seed."""
        if reshuffles == 0:
            return shuffled_deck(cards, self.seed)
        return reshuffled(cards, self.seed, reshuffles)

    def is_guessed(self, position: Position) -> bool:
        """The seed knows every card."""
        return False


@dataclass(frozen=True)
class HiddenChance:
    """Nothing is known of the order of the deck, so that it stays as it is."""

    deck_size: int
    reshuffles: int
    seed: None = None
    table_seed: None = None
    contributions: Contributions = ()

    def tiles(self) -> list[int]:
        """No game begins like this."""
        raise UnknownDeck("Nobody knows how this game began.")

    def deck(self, cards: Sequence[int], reshuffles: int) -> list[int]:
        """Any order does, as `is_guessed` refuses what it leads to."""
        return list(cards)

    def is_guessed(self, position: Position) -> bool:
        """Every card is that was drawn; approvals draw none, nor does a deal with no card left."""
        return (position.deck_size, position.reshuffles) != (self.deck_size, self.reshuffles)


@dataclass(frozen=True)
class RecordedChance:
    """A record without a seed knows the cards that were dealt, deck by deck."""

    order: tuple[int, ...]
    """The areas by position."""
    drawn: tuple[tuple[tuple[str, int | None], ...], ...]
    """For each deck: the cards drawn from it, with their turn (None for the set-up)."""
    card_names: tuple[str, ...]
    contributions: Contributions = ()
    seed: None = None
    table_seed: None = None

    @staticmethod
    def of(
        record: Record, card_names: tuple[str, ...], contributions: Contributions
    ) -> RecordedChance:
        """What a record whose set-up has the right shape says of chance."""
        setup = record.setup
        decks: list[list[tuple[str, int | None]]] = [
            [(card, None) for area in setup.areas for card in setup.cards[area]]
        ]
        for number, turn in enumerate(record.turns, start=1):
            for index, (_, card) in enumerate(turn.dealt):
                if turn.reshuffled_before is not UNSET and index == turn.reshuffled_before:
                    decks.append([])
                decks[-1].append((card, number))
        order = tuple(AREAS.index(area) for area in setup.areas)
        return RecordedChance(order, tuple(map(tuple, decks)), card_names, contributions)

    def tiles(self) -> list[int]:
        """S2 as recorded."""
        return list(self.order)

    def deck(self, cards: Sequence[int], reshuffles: int) -> list[int]:
        """The cards that will be drawn first, then the others as they come."""
        rest = {self.card_names[card]: card for card in cards}
        known = []
        for name, turn in self._drawn(reshuffles):
            if name not in rest:
                raise InvalidRecord(f"{name} can't be dealt: it is not in the deck", turn)
            known.append(rest.pop(name))
        return [*known, *rest.values()]

    def is_guessed(self, position: Position) -> bool:
        """Whether more cards are gone from the deck than were drawn in the record."""
        return position.cards_drawn > len(self._drawn(position.reshuffles))

    def _drawn(self, reshuffles: int) -> tuple[tuple[str, int | None], ...]:
        return self.drawn[reshuffles] if reshuffles < len(self.drawn) else ()


def lay_out(position: Position, chance: Chance, *, chosen_approvals: bool) -> None:
    """S1 to S9 with this chance."""
    deck = chance.deck(position.cards_in_play(), 0)
    position.lay_out(chance.tiles(), deck, chosen_approvals=chosen_approvals)


def reshuffle(position: Position, chance: Chance) -> None:
    """T13 with this chance, for a position that waits for it."""
    cards = position.gather_discards()
    position.give_deck(chance.deck(cards, position.reshuffles))


def shuffle_unseen(position: Position, seed: bytes) -> SeedChance:
    """Put the cards that nobody has seen into the order that a seed gives."""
    position.give_deck(shuffled(sorted(position.deck()), seed, "imagined"))
    return SeedChance(seed)
