"""One game's state for Python: bytes in a buffer, and the compiled functions on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.edition import Edition
from worldsfair.errors import InvalidState
from worldsfair.rules import doors
from worldsfair.rules.constants import (
    AREA_COUNT,
    CARD_COUNT,
    DEAL,
    KIND_COUNT,
    NO_CARD,
)
from worldsfair.rules.keys import key_of_box
from worldsfair.rules.layout import (
    CHOICES,
    LAYOUT,
    STATE,
    Box,
    State,
    awards_for,
    box_for,
    new_states,
)
from worldsfair.rules.memory import address_of
from worldsfair.rules.observing import new_observation, observation_size, observe_games
from worldsfair.rules.overview import OVERVIEW, OverviewReader, look_over_at
from worldsfair.rules.state_reader import OFFSETS, StateReader
from worldsfair.rules.status import out_of_range
from worldsfair.rules.typed_records import Records

_RANDOM: Final = OFFSETS["random"]
_SEAT: Final = OFFSETS["seat"]
_PHASE: Final = OFFSETS["phase"]
_AREA_AT: Final = OFFSETS["area_at"]
_DECK: Final = OFFSETS["deck"]
_DECK_SIZE: Final = OFFSETS["deck_size"]
_RESHUFFLED_SIZE: Final = OFFSETS["reshuffled_size"]
_ASKS: Final = OFFSETS["asks_for_shuffle"]
_MASK: Final = 2**64 - 1


class Position(StateReader):
    """A state that compiled code changes in place.

    Fields that Python needs often are read from the bytes; `state` shows all of them by name.
    Where the bytes lie is nobody's business but the package's.
    """

    __slots__ = (
        "_address",
        "_awards",
        "_box",
        "_box_address",
        "_box_key",
        "_choices",
        "_choices_address",
        "_kinds",
        "_observer",
    )

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.players = players
        self._own_memory(bytearray(STATE.itemsize))
        self._box = box_for(edition, players)
        self._box_address = address_of(self._box)
        self._box_key: int | None = None
        self._kinds: bytes | None = None
        self._awards = awards_for(edition, players)

    def lay_out(self, areas: Sequence[int], deck: Sequence[int], *, chosen_approvals: bool) -> None:
        """S1 to S9 with these tiles by position and this deck, the first card drawn first."""
        doors.clear_at(self._address, self._box_address, int(chosen_approvals), 1)
        self.buffer[_AREA_AT : _AREA_AT + AREA_COUNT] = bytes(areas)
        self._set_deck(deck)
        doors.open_the_fair_at(self._address, self._box_address)

    def copy(self) -> Position:
        """The same state in a buffer of its own."""
        other = Position.__new__(Position)
        other.edition = self.edition
        other.players = self.players
        other._own_memory(bytearray(self.buffer))
        other._box = self._box
        other._box_address = self._box_address
        other._box_key = self._box_key
        other._kinds = self._kinds
        other._awards = self._awards
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        return _unpickle, (self.edition, self.players, bytes(self.buffer), LAYOUT)

    def _own_memory(self, buffer: bytearray) -> None:
        self.buffer = buffer
        self._address = address_of(buffer)
        # Compiled code runs without the interpreter's lock, so this can't be shared either;
        # most copies never ask for it.
        self._choices: bytearray | None = None
        self._choices_address = 0
        self._observer: _Observer | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.edition == other.edition and self.buffer == other.buffer

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def load(self, state: bytes) -> None:
        """Become a state that was kept with `bytes(position.buffer)`, by this version.

        Compiled code follows what it reads, so bytes that say something impossible are refused,
        and then nothing has changed.
        """
        if len(state) != STATE.itemsize:
            raise InvalidState(f"A state has {STATE.itemsize} bytes, not {len(state)}.")
        before = bytes(self.buffer)
        self.buffer[:] = state
        for problem in out_of_range(self):
            self.buffer[:] = before
            raise InvalidState(f"This is no state of a game: {problem}.")

    def restore(self, state: bytes) -> None:
        """Become a state again that this position, or a copy of it, was in."""
        assert len(state) == STATE.itemsize
        self.buffer[:] = state

    @property
    def state(self) -> State:
        """Every field by name; changes go through."""
        state: State = np.frombuffer(self.buffer, dtype=STATE).view(np.recarray)[0]
        return state

    @property
    def box(self) -> Box:
        """The facts of the box for this number of players."""
        return self._box[0]

    def cards_in_play(self) -> list[int]:
        """S5: the cards of the deck for this number of players, in the order of their ids."""
        box = self._box[0]
        return [int(card) for card in box.deck[: box.deck_size]]

    @property
    def cards_drawn(self) -> int:
        """How many cards of the present deck are gone."""
        whole = self.buffer[_RESHUFFLED_SIZE] if self.reshuffles else int(self.box.deck_size)
        return whole - self.deck_size

    def legal(self) -> bytes:
        """The legal decisions, ascending."""
        choices = self._room_for_choices()
        count = doors.legal_at(self._address, self._box_address, self._choices_address)
        return bytes(choices[:count])

    def _room_for_choices(self) -> bytearray:
        if self._choices is None:
            self._choices = bytearray(CHOICES.itemsize)
            self._choices_address = address_of(self._choices)
        return self._choices

    def play_if_legal(self, decision: int) -> bool:
        """Carry out a decision and what follows; False, and no change, if it is illegal."""
        return doors.play_if_legal_at(self._address, self._box_address, decision)

    def play(self, decision: int) -> None:
        """Carry out a decision that is known to be legal, and what follows."""
        doors.play_at(self._address, self._box_address, decision)

    def apply_decision(self, decision: int) -> None:
        """Carry out only the decision itself, known to be legal."""
        doors.apply_decision_at(self._address, self._box_address, decision)

    def run_stage(self) -> None:
        """Do the next stage of what follows from a decision."""
        doors.run_stage_at(self._address, self._box_address)

    def advance(self) -> None:
        """Do all that follows until somebody decides or the deck must be shuffled."""
        doors.advance_at(self._address, self._box_address)

    def collect(self) -> None:
        """T8: take the cards of the placement, whatever figures are left to play."""
        doors.collect_at(self._address, self._box_address)

    def gather_discards(self) -> list[int]:
        """T13: make the discard pile the deck; says which cards, in the order of their ids."""
        doors.gather_discards_at(self._address)
        size = self.buffer[_DECK_SIZE]
        return list(self.buffer[_DECK : _DECK + size])

    def give_deck(self, deck: Sequence[int]) -> None:
        """Put the deck into this order, the first card drawn first, and let the deal go on."""
        self._set_deck(deck)
        if self.awaits_shuffle:
            self.buffer[_PHASE] = DEAL

    def deck_by_kind(self) -> list[int]:
        """How many cards of each kind are in the deck: everybody can count them."""
        deck = self._cards_in_deck().translate(self._kind_of_cards())
        return [deck.count(kind) for kind in range(KIND_COUNT)]

    def lowest_in_deck(self, kind: int) -> int | None:
        """The card of a kind with the lowest number among those in the deck, if any is there."""
        deck, kinds = self._cards_in_deck(), self._kind_of_cards()
        cards = range(kinds.index(kind), kinds.rindex(kind) + 1)
        return next((card for card in cards if card in deck), None)

    def _cards_in_deck(self) -> bytearray:
        return self.buffer[_DECK : _DECK + self.buffer[_DECK_SIZE]]

    def _kind_of_cards(self) -> bytes:
        """By card, as a table to translate bytes by."""
        if self._kinds is None:
            self._kinds = bytes(self.box.kind_of).ljust(256, bytes([NO_CARD]))
        return self._kinds

    def put_on_top(self, card: int) -> None:
        """Draw this card of the deck next; the others keep their order."""
        end = _DECK + self.buffer[_DECK_SIZE]
        deck = self.buffer[_DECK:end]
        deck.remove(card)
        deck.append(card)
        self.buffer[_DECK:end] = deck

    def shuffle_by_itself(self) -> None:
        """From now on make new decks by the generator in the state, as games of a program do."""
        self.buffer[_ASKS] = 0

    def finish_at_random(self, random: int, turn_limit: int) -> None:
        """Let a deck in any order and random decisions bring the game to its end, or to the limit.

        `random` begins the generator in the state: 64 bits, and not zero.
        """
        self.shuffle_by_itself()
        self.buffer[_RANDOM : _RANDOM + 8] = random.to_bytes(8, "little")
        self._room_for_choices()
        doors.finish_at_random_at(
            self._address, self._box_address, self._choices_address, turn_limit
        )

    def _set_deck(self, deck: Sequence[int]) -> None:
        self.buffer[_DECK : _DECK + CARD_COUNT] = bytes([NO_CARD]) * CARD_COUNT
        self.buffer[_DECK : _DECK + len(deck)] = bytes(reversed(deck))
        self.buffer[_DECK_SIZE] = len(deck)

    def overview(self) -> OverviewReader:
        """All that a view shows, looked up at once."""
        overview = bytearray(OVERVIEW.itemsize)
        look_over_at(self._address, self._box_address, address_of(overview))
        return OverviewReader(overview)

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a player may know, as `observing` says it; a new row each time."""
        if self._observer is None:
            self._observer = _Observer(self._box)
        return self._observer.observe(self.buffer, self.players, seat)

    def place(self, seat: int, area: int) -> int:
        """A player's place in an area, as a row of the award table."""
        return int(doors.place_at(self._address, seat, area))

    def approvable(self, seat: int, area: int) -> int:
        """P7: how many exhibits a player may approve in an area."""
        return int(doors.approvable_at(self._address, self._box_address, seat, area))

    def award(self, place: int) -> tuple[int, int]:
        """P4: the medal points and the approvals of a place."""
        return self._awards[place]

    def ticket_coins(self, seat: int) -> int:
        """What a player's tickets would give now."""
        return int(doors.ticket_coins_at(self._address, self._box_address, seat))

    def set_points(self, seat: int) -> int:
        """What a player's tokens are worth."""
        return int(doors.set_points_at(self._address, self._box_address, seat))

    def areas_of_set(self, seat: int, number: int) -> list[int]:
        """E3: the areas of a player's largest set (0), of the next one (1) and so on."""
        areas = doors.areas_of_set_at(self._address, seat, number)
        return [area for area in range(AREA_COUNT) if areas >> area & 1]

    def points_of_set(self, seat: int, number: int) -> int:
        """E3: what that set is worth."""
        return int(doors.points_of_set_at(self._address, self._box_address, seat, number))

    def total_points(self, seat: int) -> int:
        """E2: a player's coins, medals and sets."""
        return int(doors.total_points_at(self._address, self._box_address, seat))

    def reason_against(self, decision: int) -> int:
        """Why a decision that is not legal is not, as a place in `reasons.REASONS`."""
        return int(doors.reason_against_at(self._address, decision))

    def key(self) -> int:
        """64 bits of all that is public and matters for what can still happen; see `keys`."""
        if self._box_key is None:
            self._box_key = key_of_box(self._box)
        return int(doors.key_at(self._address, self._box_address, self._box_key)) & _MASK

    def ranks(self) -> list[int]:
        """E4 for every seat if the game ended now: 1 for a winner, equals share a rank."""
        keys = [
            doors.ranking_key_at(self._address, self._box_address, seat)
            for seat in range(self.players)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]

    def winners(self) -> list[int]:
        """E4: the seats that would win if the game ended now."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]


class _Observer:
    """Room for observing a state as somebody else would see it.

    Plain arrays and not typed records: a call from Python takes a tenth of the time.
    """

    __slots__ = ("_box", "_bytes", "_room", "_state")

    def __init__(self, boxes: Records[Box]) -> None:
        self._box: Any = np.asarray(boxes)
        self._room: Any = np.asarray(new_observation())
        self._state: Any = np.asarray(new_states(1))
        self._bytes: memoryview = self._state.view(np.uint8).data

    def observe(self, state: bytearray, players: int, seat: int) -> npt.NDArray[np.uint8]:
        self._bytes[:] = state
        self._bytes[_SEAT] = seat
        rows = np.zeros((1, observation_size(players)), np.uint8)
        observe_games(self._state, self._box, self._room, rows)
        row: npt.NDArray[np.uint8] = rows[0]
        return row


def _unpickle(edition: Edition, players: int, state: bytes, layout: str) -> Position:
    if layout != LAYOUT:
        raise InvalidState("This was kept by a version with another layout of the state.")
    position = Position(edition, players)
    position.load(state)
    return position
