"""Observers: what those who measure luck think of a position, and of a turn before the deal.

They see a position's table alone and have chance of their own. What they say is a mean over deals
and playing on that could come; which of them is asked, and how often, is decided before any of it.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from worldsfair.bots.evaluation import greedy_choice, judge_by_network, win_shares
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.mcts.node_pool import (
    FEWEST_PLAYERS,
    NO_NODE,
    ROOT,
    Search,
    node_at,
    plant,
    search_at,
)
from worldsfair.bots.mcts.puct import LEAST_SHARE, simulate_informed
from worldsfair.bots.rollout import finish_turn_quickly, play_guessing
from worldsfair.bots.workspace import box_of
from worldsfair.rules.chance import mixed_bits, next_random
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, OVER, SEAT_COUNT
from worldsfair.rules.layout import State
from worldsfair.rules.memory import copy_state, pointer_to, state_at
from worldsfair.rules.typed_records import Vector

BY_SEARCH: Final = 0
"""A small search of its own: it understands what cards are good for."""
BY_RULES_OF_THUMB: Final = 1
"""Lets the next players play as greedy does, and then asks the network."""
BY_PLAYING_ON: Final = 2
"""Lets everybody search a little in their turns, each knowing what was dealt: for the last turns,
in which most games are decided."""
SIMULATIONS: Final = (16, 32, 32)
"""Of each small search, with 2, 3 and 4 players: with more it takes longer until all had a turn."""
TURNS_BY_RULES_OF_THUMB: Final = 4
TURNS_OF_PLAYING_ON: Final = 4
"""After which the network is asked, where the game is not over."""
SIMULATIONS_OF_PLAYING_ON: Final = 20
"""In each of these turns."""


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


@compiled
def judge_turn_at(meter: int, before: int, decision: int, observer: int, guesses: int) -> None:
    """What an observer thinks of the decision that ends a turn, over deals that could come."""
    here = meter_at(meter)
    search = search_at(here.search)
    for _ in range(guesses):
        _stand(here, state_at(before))
        play_guessing(search.table, box_of(search.workspace), decision)
        _look(here, observer, 1.0 / guesses)


@compiled
def judge_at(meter: int, position: int, observer: int, looks: int) -> None:
    """What an observer thinks of a position."""
    here = meter_at(meter)
    for _ in range(looks):
        _stand(here, state_at(position))
        _look(here, observer, 1.0 / looks)


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
        if observer == BY_RULES_OF_THUMB:
            _play_by_rules_of_thumb(search)
        else:
            _play_on(search)
        judge_by_network(table, workspace)
        _add(meter, search, weight)


@compiled
def _search_a_little(meter: Meter, search: Search, weight: float) -> None:
    """Grow a small tree here, and add what its simulations came to."""
    _plant_here(search)
    simulations = SIMULATIONS[search.root.players - FEWEST_PLAYERS]
    for _ in range(simulations):
        simulate_informed(search)
        _add(meter, search, weight / simulations)


@compiled
def _play_by_rules_of_thumb(search: Search) -> None:
    table, workspace = search.table, search.workspace
    last = signed(table.turn) + TURNS_BY_RULES_OF_THUMB
    while table.phase != OVER and table.turn < last:
        play_guessing(table, box_of(workspace), greedy_choice(table, workspace))


@compiled
def _play_on(search: Search) -> None:
    table = search.table
    last = signed(table.turn) + TURNS_OF_PLAYING_ON
    while table.phase != OVER and table.turn < last:
        _play_turn(search)


@compiled
def _play_turn(search: Search) -> None:
    """Search for a whole turn and play what was liked best."""
    table, box = search.table, box_of(search.workspace)
    turn, seat = signed(table.turn), signed(table.seat)
    _plant_here(search)
    for _ in range(SIMULATIONS_OF_PLAYING_ON):
        simulate_informed(search)
    copy_state(table, search.root)
    table.random = search.random
    node = ROOT
    while table.phase != OVER and table.phase != APPROVE and table.turn == turn:
        if node != NO_NODE:
            node = _favourite(search, node, seat)
        if node == NO_NODE:
            play_guessing(table, box, quick_choice(table, box))
        else:
            play_guessing(table, box, signed(node_at(search, node).decision))
    finish_turn_quickly(table, box)


@compiled
def _plant_here(search: Search) -> None:
    """A new tree for the position at the table."""
    copy_state(search.root, search.table)
    search.random = search.table.random
    plant(search)


@compiled
def _favourite(search: Search, parent: int, seat: int) -> int:
    """The child with the highest mean among those that were looked at enough, or `NO_NODE`."""
    most = 0
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        most = max(most, signed(node_at(search, child).visits))
        child = signed(node_at(search, child).sibling)
    best, best_mean = NO_NODE, -1.0
    child = signed(node_at(search, parent).child)
    while child != NO_NODE:
        node = node_at(search, child)
        visits = signed(node.visits)
        if visits > 0 and visits >= LEAST_SHARE * most and node.value[seat] > best_mean * visits:
            best, best_mean = child, node.value[seat] / visits
        child = signed(node.sibling)
    return best


@compiled
def _add(meter: Meter, search: Search, weight: float) -> None:
    """Add what was just said of a position."""
    workspace = search.workspace
    for seat in range(signed(search.table.players)):
        meter.judged[seat] += weight * workspace.win[seat]
        meter.judged[SEAT_COUNT + seat] += weight * workspace.points[seat]
