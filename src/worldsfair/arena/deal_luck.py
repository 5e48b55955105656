"""The luck of a game: what each deal gave each seat, beside other deals that could have come.

All unseen cards are equally likely, whoever plays. So what an observer says of a position after
the cards that came, less what it says after cards drawn at random, is zero on average, however
little the observer knows and whatever the bots do; summed up over a game it is the luck of the
deals. What the bots do is not touched: the observers have positions and chance of their own.

This is the part of AIVAT (Burch, Schmid, Moravčík and Bowling, 2018) that needs to know nothing
about the players.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from worldsfair.arena.match import Luck
from worldsfair.bots.evaluation import greedy_choice, judge_by_network, network_choice
from worldsfair.bots.network import load_network
from worldsfair.bots.rollout import finish_turn_quickly, play_guessing
from worldsfair.bots.workspace import Workspace, box_of
from worldsfair.rules.chance import mixed_bits, mixed_seeds, next_random
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER, SEAT_COUNT
from worldsfair.rules.layout import State
from worldsfair.rules.memory import address_of, copy_state, pointer_to, state_at
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import Grid, new_records

SAMPLES: Final = 32
"""How often each observer looks at the deal that came, and at one that could have come."""
OBSERVERS: Final = 2
BY_NETWORK: Final = 0
"""Lets the next player play the turn that the network likes, and asks it what it thinks then."""
BY_RULES_OF_THUMB: Final = 1
"""Lets the next players play as greedy does, and then asks the network."""
TURNS_BY_RULES_OF_THUMB: Final = 4
DIGITS: Final = 5
"""How exactly luck is kept."""


class Meter:
    """What the observers work with."""

    workspace: Workspace
    """In front, where the network's layers are aligned for the processor."""
    random: Annotated[np.uint64, "u8"]
    """Chance of the observers' own."""
    table: State
    """Where they play on."""
    win: Annotated[Grid[float], "f8", OBSERVERS, SEAT_COUNT]
    """By observer and seat, the luck of all deals so far in chances to win."""
    points: Annotated[Grid[float], "f8", OBSERVERS, SEAT_COUNT]
    """The same in final points."""


meter_at = pointer_to(Meter)
"""The meter at an address."""


class LuckMeter:
    """Adds up the luck of one game, deal by deal."""

    def __init__(self, position: Position, seed: int) -> None:
        self._players = position.players
        # The meter knows box and network by their addresses: they live as long as this.
        self._box, self._network = position.box, load_network(position.players)
        self._meters = new_records(Meter)
        self._address = address_of(self._meters)
        meter = self._meters[0]
        meter.random = mixed_seeds(seed, 1)[0]
        meter.workspace.box = position._box_address
        meter.workspace.network = address_of(self._network)

    def note(self, before: bytearray, decision: int, after: Position) -> None:
        """Add the luck of a deal: it came when this decision ended a turn."""
        measure_deal_at(self._address, address_of(before), after._address, decision)

    def luck(self) -> Luck:
        """The luck of all deals so far."""
        meter = self._meters[0]
        return Luck(self._rows(meter.win), self._rows(meter.points))

    def _rows(self, sums: Grid[float]) -> tuple[tuple[float, ...], ...]:
        seats = range(self._players)
        return tuple(
            tuple(round(float(sums[observer, seat]), DIGITS) for seat in seats)
            for observer in range(OBSERVERS)
        )


@compiled
def measure_deal_at(meter: int, before: int, after: int, decision: int) -> None:
    """Add the luck of one deal: `decision` led from the state before it to the one after it."""
    here = meter_at(meter)
    for observer in range(OBSERVERS):
        for _ in range(SAMPLES):
            _begin(here, state_at(after))
            _look(here, observer, 1.0 / SAMPLES)
            _begin(here, state_at(before))
            play_guessing(here.table, box_of(here.workspace), decision)
            _look(here, observer, -1.0 / SAMPLES)


@compiled
def _begin(meter: Meter, state: State) -> None:
    """Stand in a state, with chance of one's own for all that is dealt from there on."""
    copy_state(meter.table, state)
    meter.random = next_random(meter.random)
    meter.table.random = mixed_bits(meter.random)
    meter.table.asks_for_shuffle = 0


@compiled
def _look(meter: Meter, observer: int, weight: float) -> None:
    """Play on as an observer does, and add what it thinks then."""
    table, workspace = meter.table, meter.workspace
    # Approvals that are chosen belong to what the deal led to.
    finish_turn_quickly(table, box_of(workspace))
    if observer == BY_NETWORK:
        if table.phase != OVER:
            play_guessing(table, box_of(workspace), network_choice(table, workspace))
            finish_turn_quickly(table, box_of(workspace))
    else:
        last = signed(table.turn) + TURNS_BY_RULES_OF_THUMB
        while table.phase != OVER and table.turn < last:
            play_guessing(table, box_of(workspace), greedy_choice(table, workspace))
    judge_by_network(table, workspace)
    for seat in range(table.players):
        meter.win[observer, seat] += weight * workspace.win[seat]
        meter.points[observer, seat] += weight * workspace.points[seat]
