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
from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.arena.match import Luck
from worldsfair.bots.evaluation import greedy_choice, judge_by_network, win_shares
from worldsfair.bots.mcts.node_pool import FEWEST_PLAYERS, NODE, Search, plant, search_at
from worldsfair.bots.mcts.puct import simulate_informed
from worldsfair.bots.mcts.tree import INFORMED_STYLE, new_search
from worldsfair.bots.network import load_network
from worldsfair.bots.rollout import finish_turn_quickly, play_guessing
from worldsfair.bots.workspace import box_of
from worldsfair.rules.chance import mixed_bits, mixed_seed, next_random
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER, SEAT_COUNT
from worldsfair.rules.layout import State
from worldsfair.rules.memory import address_of, copy_state, pointer_to, state_at
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import Vector, new_records

BY_SEARCH: Final = 0
"""A small search of its own: it understands what cards are good for."""
BY_RULES_OF_THUMB: Final = 1
"""Lets the next players play as greedy does, and then asks the network."""
SIMULATIONS: Final = (16, 32, 32)
"""Of each small search, with 2, 3 and 4 players: with more it takes longer until all had a turn."""
GUESSES: Final = (8, 16)
"""By observer, the deals that it looks at after a turn."""
LOOKS: Final = (4, 16)
"""By observer, how often it looks at the deal that came."""
TURNS_BY_RULES_OF_THUMB: Final = 4
NODES: Final = 1024
"""More than so few simulations need."""
DEALS_BY_SEARCH: Final = 0
DEALS_BY_RULES_OF_THUMB: Final = 1
CHOICES_BY_SEARCH: Final = 2
KINDS: Final = 3
"""Of luck: the rows of `Luck`."""
DIGITS: Final = 5
"""How exactly luck is kept."""

Turn = tuple[int, ...]
"""The decisions of a whole turn."""
Judgement = npt.NDArray[Any]
"""Chances to win and final points, by seat."""


class Meter:
    """What the observers work with."""

    search: Annotated[int, "i8"]
    """The address of the `Search`; its table is where all of them play on."""
    random: Annotated[np.uint64, "u8"]
    """Chance of the observers' own."""
    judged: Annotated[Vector[float], "f8", 2 * SEAT_COUNT]
    """What was seen on average: by seat the chances to win, then by seat the final points."""


meter_at = pointer_to(Meter)
"""The meter at an address."""


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
        chosen = self._judge_turn(start, played, BY_SEARCH)
        self._sums[DEALS_BY_SEARCH] += self._judge(end, BY_SEARCH) - chosen
        self._sums[DEALS_BY_RULES_OF_THUMB] += self._judge(end, BY_RULES_OF_THUMB)
        self._sums[DEALS_BY_RULES_OF_THUMB] -= self._judge_turn(start, played, BY_RULES_OF_THUMB)
        for turn, count in Counter(opinions).items():
            if turn != played:
                other = self._judge_turn(start, turn, BY_SEARCH)
                self._sums[CHOICES_BY_SEARCH] += (chosen - other) * count / len(opinions)

    def luck(self) -> Luck:
        """The luck of the game so far."""
        win, points = (self._rows(self._sums[:, what]) for what in range(2))
        return Luck(win, points)

    def _judge_turn(self, start: Position, turn: Turn, observer: int) -> Judgement:
        """What is thought of a turn before any card is dealt.

        All turns of one position are looked at with the same chance: what differs is the turn.
        """
        table = start.copy()
        for decision in turn[:-1]:
            table.apply_decision(decision)
        self._begin(2 * start.turn)
        judge_turn_at(self._address, table._address, turn[-1], observer)
        return self._judged()

    def _judge(self, position: Position, observer: int) -> Judgement:
        """What is thought of a position."""
        self._begin(2 * position.turn + 1)
        judge_at(self._address, position._address, observer)
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


@compiled
def judge_turn_at(meter: int, before: int, decision: int, observer: int) -> None:
    """What an observer thinks of the decision that ends a turn, over deals that could come."""
    here = meter_at(meter)
    search = search_at(here.search)
    for _ in range(GUESSES[observer]):
        _stand(here, state_at(before))
        play_guessing(search.table, box_of(search.workspace), decision)
        _look(here, observer, 1.0 / GUESSES[observer])


@compiled
def judge_at(meter: int, position: int, observer: int) -> None:
    """What an observer thinks of a position."""
    here = meter_at(meter)
    for _ in range(LOOKS[observer]):
        _stand(here, state_at(position))
        _look(here, observer, 1.0 / LOOKS[observer])


@compiled
def _stand(meter: Meter, state: State) -> None:
    """Stand in a state, with chance of one's own for all that is dealt from there on."""
    table = search_at(meter.search).table
    copy_state(table, state)
    meter.random = next_random(meter.random)
    table.random = mixed_bits(meter.random)
    table.asks_for_shuffle = 0


@compiled
def _look(meter: Meter, observer: int, weight: float) -> None:
    """Play on as an observer does, and add what it thinks then."""
    search = search_at(meter.search)
    table, workspace = search.table, search.workspace
    # Approvals that are chosen belong to what the deal led to.
    finish_turn_quickly(table, box_of(workspace))
    if table.phase == OVER:
        win_shares(table, workspace)
        _add(meter, search, weight)
    elif observer == BY_SEARCH:
        _search_a_little(meter, search, weight)
    else:
        last = signed(table.turn) + TURNS_BY_RULES_OF_THUMB
        while table.phase != OVER and table.turn < last:
            play_guessing(table, box_of(workspace), greedy_choice(table, workspace))
        judge_by_network(table, workspace)
        _add(meter, search, weight)


@compiled
def _search_a_little(meter: Meter, search: Search, weight: float) -> None:
    """Grow a small tree here, and add what its simulations came to."""
    copy_state(search.root, search.table)
    search.random = search.table.random
    plant(search)
    simulations = SIMULATIONS[search.root.players - FEWEST_PLAYERS]
    for _ in range(simulations):
        simulate_informed(search)
        _add(meter, search, weight / simulations)


@compiled
def _add(meter: Meter, search: Search, weight: float) -> None:
    """Add what was just said of a position."""
    workspace = search.workspace
    for seat in range(signed(search.table.players)):
        meter.judged[seat] += weight * workspace.win[seat]
        meter.judged[SEAT_COUNT + seat] += weight * workspace.points[seat]
