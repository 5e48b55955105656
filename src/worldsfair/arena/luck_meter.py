"""The luck of a game: what deals and lots gave each seat, beside others that could have come.

All unseen cards are equally likely, whoever plays. So what an observer says of a position after
the cards that came, less what it says after cards drawn at random, is zero on average, however
little the observer knows and whatever the bots do. The same holds for the turn that a bot of ours
chose, less the turns that it would have chosen with other seeds (`second_opinions`). Summed up over
a game that is its luck. What the bots do is not touched: the observers have positions and chance of
their own.

This is AIVAT (Burch, Schmid, Moravčík and Bowling, 2018), for players who can be asked again and,
the deals alone, for those who can't.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.arena.match import Luck
from worldsfair.arena.observers import (
    BY_PLAYING_ON,
    BY_RULES_OF_THUMB,
    BY_SEARCH,
    Meter,
    judge_at,
    judge_turn_at,
)
from worldsfair.bots.mcts.node_pool import NODE
from worldsfair.bots.mcts.tree import INFORMED_STYLE, new_search
from worldsfair.bots.network import load_network
from worldsfair.rules.chance import mixed_seed
from worldsfair.rules.constants import LAST_ROUND, SEAT_COUNT
from worldsfair.rules.memory import address_of
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import new_records

GUESSES: Final = {BY_SEARCH: 8, BY_RULES_OF_THUMB: 16, BY_PLAYING_ON: 48}
"""By observer, the deals that it looks at after a turn."""
LOOKS: Final = {BY_SEARCH: 4, BY_RULES_OF_THUMB: 16, BY_PLAYING_ON: 48}
"""By observer, how often it looks at the deal that came."""
LATE_SPACES: Final = 5
"""With so many spaces of the wheel left in the last round, or fewer, a turn is one of the last."""
FEWEST_WHO_PLAY_ON: Final = 3
"""With two players a small search sees the end well enough."""
NODES: Final = 1024
"""More than so few simulations need."""
DEALS_BY_SEARCH: Final = 0
DEALS_BY_RULES_OF_THUMB: Final = 1
CHOICES_BY_SEARCH: Final = 2
KINDS: Final = 3
"""Of luck: the rows of `Luck`."""
OBSERVERS: Final = 2
"""The generation of those who measure, told in `Luck`: another one for any other observers."""
DIGITS: Final = 5
"""How exactly luck is kept."""

Turn = tuple[int, ...]
"""The decisions of a whole turn."""
Judgement = npt.NDArray[Any]
"""Chances to win and final points, by seat."""


class LuckMeter:
    """Adds up the luck of one game, turn by turn."""

    def __init__(self, position: Position, seed: int) -> None:
        self._players = position.players
        self._seed = seed % 2**63
        # The search knows nodes, box and network by their addresses: they live as long as this.
        self._box, self._network = position.box, load_network(position.players)
        self._nodes = np.empty(NODES, dtype=NODE)
        self._searches = new_search(self._nodes, INFORMED_STYLE)
        self._searches[0].workspace.box = position._box_address
        self._searches[0].workspace.network = address_of(self._network)
        self._meters = new_records(Meter)
        self._meters[0].search = address_of(self._searches)
        self._address = address_of(self._meters)
        self._sums = np.zeros((KINDS, 2, SEAT_COUNT))

    def note(self, start: Position, played: Turn, opinions: Sequence[Turn], end: Position) -> None:
        """Add the luck of a turn that led from one position to another.

        `opinions` are the turns that the same player would have chosen with other seeds.
        """
        observer = observer_of(start)
        chosen = self._judge_turn(start, played, observer)
        self._sums[DEALS_BY_SEARCH] += self.judge(end, observer) - chosen
        self._sums[DEALS_BY_RULES_OF_THUMB] += self.judge(end, BY_RULES_OF_THUMB)
        self._sums[DEALS_BY_RULES_OF_THUMB] -= self._judge_turn(start, played, BY_RULES_OF_THUMB)
        for turn, count in Counter(opinions).items():
            if turn != played:
                other = self._judge_turn(start, turn, observer)
                self._sums[CHOICES_BY_SEARCH] += (chosen - other) * count / len(opinions)

    def luck(self) -> Luck:
        """The luck of the game so far."""
        win, points = (self._rows(self._sums[:, what]) for what in range(2))
        return Luck(win, points, OBSERVERS)

    def judge(self, position: Position, observer: int) -> Judgement:
        """What is thought of a position."""
        self._begin(2 * position.turn + 1)
        judge_at(self._address, position._address, observer, LOOKS[observer])
        return self._judged()

    def _judge_turn(self, start: Position, turn: Turn, observer: int) -> Judgement:
        """What is thought of a turn before any card is dealt.

        All turns of one position are looked at with the same chance: what differs is the turn.
        """
        table = start.copy()
        for decision in turn[:-1]:
            table.apply_decision(decision)
        self._begin(2 * start.turn)
        judge_turn_at(self._address, table._address, turn[-1], observer, GUESSES[observer])
        return self._judged()

    def _begin(self, purpose: int) -> None:
        self._meters[0].random = np.uint64(mixed_seed(self._seed, purpose) % 2**64)
        self._meters[0].judged[:] = 0.0

    def _judged(self) -> Judgement:
        return np.array(self._meters[0].judged).reshape(2, SEAT_COUNT)

    def _rows(self, sums: Judgement) -> tuple[tuple[float, ...], ...]:
        return tuple(
            tuple(round(float(number), DIGITS) for number in row[: self._players]) for row in sums
        )


def observer_of(start: Position) -> int:
    """Who judges a turn that begins so; what is dealt or chosen in it has no say in that."""
    spaces = int(start.box.spaces) - int(start.state.car)
    is_late = start.state.current_round == LAST_ROUND and spaces <= LATE_SPACES
    return BY_PLAYING_ON if is_late and start.players >= FEWEST_WHO_PLAY_ON else BY_SEARCH
