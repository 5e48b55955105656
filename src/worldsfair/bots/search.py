"""The searching bot: Monte Carlo tree search over guesses of the unseen cards."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from worldsfair.bots.bot import Alternative, Budget, Decision, Progress
from worldsfair.bots.features import FEATURES
from worldsfair.bots.judgement import quick_choice
from worldsfair.bots.network import ACTIVITY, NETWORK, load_network
from worldsfair.bots.simulating import simulate
from worldsfair.bots.tree import (
    INFORMED,
    NO_NODE,
    NODE,
    PLAIN,
    ROOT,
    SEARCH,
    add_node,
    graft,
)
from worldsfair.errors import GameOver
from worldsfair.game import Game, all_moves
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.decisions import BURNHAM_FIRST
from worldsfair.rules.layout import STATE, new_choices
from worldsfair.rules.memory import address_of
from worldsfair.rules.position import Position

BATCH: Final = 256
"""Simulations between two looks at the clock."""
REPORT_EVERY: Final = 0.2
DEFAULT_SECONDS: Final = 0.5
NODES: Final = 1 << 20
"""Nodes in a pool; each takes 40 bytes, and memory that is never reached is never used."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a search goes about it."""

    kind: int
    exploration: float
    first_play: float = 0.0
    prior_heat: float = 1.0
    kept_share: float = 0.0
    """How much of the visits below the moves that were played goes on to the next tree."""


INFORMED_STYLE: Final = Style(INFORMED, exploration=0.5, first_play=0.02, prior_heat=0.05)
PLAIN_STYLE: Final = Style(PLAIN, exploration=0.7)


@dataclass
class Tree:
    """One search tree and everything that compiled code needs to grow it."""

    position: Position
    style: Style
    seed: int
    capacity: int
    nodes: Any = field(init=False)
    simulations: int = 0

    def __post_init__(self) -> None:
        self.nodes = np.empty(self.capacity, dtype=NODE)
        self._search = np.zeros(1, dtype=SEARCH)
        search = self._search.view(np.recarray)[0]
        search.random = self.seed
        search.pool = address_of(self.nodes)
        search.capacity = self.capacity
        search.style = self.style.kind
        search.exploration = self.style.exploration
        search.first_play = self.style.first_play
        search.prior_heat = self.style.prior_heat
        search.root_turn = self.position.turn
        search.node_of[:] = NO_NODE
        self._rooms = [
            np.zeros(1, dtype=STATE),
            np.zeros(1, dtype=STATE),
            new_choices(),
            self._network(),
            np.zeros(1, dtype=FEATURES),
            np.zeros(1, dtype=ACTIVITY),
        ]
        add_node(search, NO_NODE, 0, 1.0)
        self._arguments = (
            self.position.address,
            self.position.box_address,
            *(address_of(room) for room in self._rooms),
        )
        self._search_address = address_of(self._search)

    def _network(self) -> Any:
        if self.style.kind == PLAIN:
            return np.zeros(1, dtype=NETWORK)
        return load_network(self.position.players)

    def grow(self, simulations: int) -> None:
        """Run simulations; the interpreter is free meanwhile."""
        simulate(self._search_address, simulations, *self._arguments)
        self.simulations += simulations

    def take_over(self, old: Tree, node: int) -> None:
        """Begin with a share of what an old tree knows below one of its nodes."""
        # Below a placement that figures follow, the old tree has nodes of the next turn.
        levels = 1 if self.position.holds_figures else 64
        mine = self._search.view(np.recarray)[0]
        theirs = old._search.view(np.recarray)[0]
        graft(mine, theirs, node, self.style.kept_share, levels)

    def children(self, node: int) -> dict[int, int]:
        """The children of a node by decision."""
        found = {}
        child = int(self.nodes["child"][node])
        while child != NO_NODE:
            found[int(self.nodes["decision"][child])] = child
            child = int(self.nodes["sibling"][child])
        return found


class SearchBot:
    """Searches until the budget is spent, then plays the turn it looked at most.

    The same seed and the same number of simulations give the same decision.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        name: str = "search",
        style: Style = INFORMED_STYLE,
        threads: int = 1,
        default: Budget | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.name = name
        self._seed = seed
        self._style = style
        self._threads = threads
        self._default = default or Budget(seconds=DEFAULT_SECONDS)
        self._clock = clock
        self._last: tuple[tuple[int, ...], list[Tree]] | None = None

    def choose(self, game: Game, budget: Budget) -> Decision:
        """The turn that was visited most; at once where there is nothing to choose."""
        begun = self._clock()
        if game.is_over:
            raise GameOver("The game is over.")
        position = _public_position(game)
        forced = _forced_turn(position)
        if forced is not None:
            even = (1 / game.players,) * game.players
            alternative = Alternative(forced[0], even[0], 0)
            return Decision(forced, even, (alternative,), 0, self._clock() - begun)
        trees = self._plant(position)
        if self._style.kept_share > 0:
            self._reuse(trees, tuple(move.number for move in game.moves()))
        self._grow(trees, budget, begun)
        return _decision(position, trees, self._clock() - begun)

    def _reuse(self, trees: list[Tree], decisions: tuple[int, ...]) -> None:
        last, self._last = self._last, (decisions, trees)
        if last is None or len(last[0]) >= len(decisions):
            return
        before, old_trees = last
        if decisions[: len(before)] != before or len(old_trees) != len(trees):
            return
        for tree, old in zip(trees, old_trees, strict=True):
            node = _follow(old, decisions[len(before) :])
            if node != NO_NODE:
                tree.take_over(old, node)

    def _plant(self, position: Position) -> list[Tree]:
        seeds = mixed_seeds(self._seed * 1_000_003 + position.turn, self._threads)
        return [Tree(position, self._style, int(seed), NODES // self._threads) for seed in seeds]

    def _grow(self, trees: list[Tree], budget: Budget, begun: float) -> None:
        if budget.simulations is None and budget.seconds is None:
            budget = Budget(
                self._default.simulations, self._default.seconds, budget.cancel, budget.progress
            )
        limits = _Limits(budget, begun, self._clock)
        if len(trees) == 1:
            limits.grow(trees[0], 1)
            return
        with ThreadPoolExecutor(len(trees)) as pool:
            for task in [pool.submit(limits.grow, tree, len(trees)) for tree in trees]:
                task.result()


class _Limits:
    """When a tree has grown enough."""

    def __init__(self, budget: Budget, begun: float, clock: Callable[[], float]) -> None:
        self._budget = budget
        self._begun = begun
        self._clock = clock
        self._reported = begun

    def grow(self, tree: Tree, shares: int) -> None:
        """Grow one of `shares` trees until the budget is spent, at least a little."""
        budget = self._budget
        wanted = None if budget.simulations is None else max(1, budget.simulations // shares)
        while True:
            step = BATCH if wanted is None else min(BATCH, wanted - tree.simulations)
            tree.grow(step)
            now = self._clock()
            if wanted is not None and tree.simulations >= wanted:
                return
            if budget.seconds is not None and now - self._begun >= budget.seconds:
                return
            if budget.cancel is not None and budget.cancel.is_set():
                return
            if budget.progress is not None and now - self._reported >= REPORT_EVERY:
                self._reported = now
                budget.progress(_progress([tree], now - self._begun))


def _follow(tree: Tree, decisions: tuple[int, ...]) -> int:
    """The node that these decisions lead to, or `NO_NODE`.

    After the first turn a tree has placements only; figures and approvals have no nodes.
    """
    table = tree.position.copy()
    node = ROOT
    first_turn = True
    for number in decisions:
        if first_turn or number < BURNHAM_FIRST:
            node = tree.children(node).get(number, NO_NODE)
            if node == NO_NODE:
                return NO_NODE
        if first_turn:
            table.decide(number)
            first_turn = table.awaits_turn_move
    return node


def _public_position(game: Game) -> Position:
    """The position with the deck in the order of card ids: what every player may know."""
    position = game.position.copy()
    position.give_deck(sorted(position.deck()))
    position.record.asks_for_shuffle = 0
    return position


def _forced_turn(position: Position) -> tuple[str, ...] | None:
    """The decision where there is only one, or an approval: more is never worse (E2 to E4)."""
    texts = all_moves()
    legal = position.legal()
    if position.awaits_approval:
        return (texts[legal[-1]].text,)
    if len(legal) == 1:
        return (texts[legal[0]].text,)
    return None


def _decision(position: Position, trees: list[Tree], seconds: float) -> Decision:
    """Follow the most visited decisions to the end of the turn."""
    texts = all_moves()
    table = position.copy()
    turn = table.turn
    moves: list[str] = []
    nodes: list[int] = [ROOT] * len(trees)
    while table.turn == turn and table.awaits_turn_move:
        number, nodes = _favourite(trees, nodes, table)
        moves.append(texts[number].text)
        table.decide(number)
    simulations = sum(tree.simulations for tree in trees)
    return Decision(
        tuple(moves),
        _means(trees, [ROOT] * len(trees), position.players),
        _alternatives(trees, position.seat),
        simulations,
        seconds,
    )


def _favourite(trees: list[Tree], nodes: list[int], table: Position) -> tuple[int, list[int]]:
    visits: dict[int, int] = {}
    below: list[dict[int, int]] = []
    for tree, node in zip(trees, nodes, strict=True):
        children = tree.children(node) if node != NO_NODE else {}
        below.append(children)
        for number, child in children.items():
            visits[number] = visits.get(number, 0) + int(tree.nodes["visits"][child])
    legal = set(table.legal())
    visits = {number: count for number, count in visits.items() if count and number in legal}
    if not visits:
        number = int(quick_choice(table.record, table.box)) if table.in_figures_step else min(legal)
    else:
        number = max(visits, key=lambda key: (visits[key], -key))
    return number, [children.get(number, NO_NODE) for children in below]


def _means(trees: list[Tree], nodes: list[int], players: int) -> tuple[float, ...]:
    chosen = [(tree, node) for tree, node in zip(trees, nodes, strict=True) if node != NO_NODE]
    visits = sum(int(tree.nodes["visits"][node]) for tree, node in chosen)
    sums = [
        sum(float(tree.nodes["value"][node][seat]) for tree, node in chosen)
        for seat in range(players)
    ]
    return tuple(value / max(visits, 1) for value in sums)


def _alternatives(trees: list[Tree], seat: int) -> tuple[Alternative, ...]:
    texts = all_moves()
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for number, child in tree.children(ROOT).items():
            visits[number] = visits.get(number, 0) + int(tree.nodes["visits"][child])
            values[number] = values.get(number, 0.0) + float(tree.nodes["value"][child][seat])
    order = sorted(visits, key=lambda number: (-visits[number], number))
    return tuple(
        Alternative(texts[number].text, values[number] / max(visits[number], 1), visits[number])
        for number in order
    )


def _progress(trees: list[Tree], seconds: float) -> Progress:
    position = trees[0].position
    alternatives = _alternatives(trees, position.seat)
    return Progress(
        sum(tree.simulations for tree in trees),
        seconds,
        alternatives[0].move,
        _means(trees, [ROOT] * len(trees), position.players),
    )
