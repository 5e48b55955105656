"""What one network is taught, in order: from greedy's games to games of the search."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from training.judgement import NetworkJudge
from training.lessons import Lessons
from training.lockstep import Lockstep, Manner
from training.match import match
from training.model import fit, measure
from training.placement_weights import (
    GUESSES,
    ONE_OF,
    RANDOM_MOVES,
    Comparisons,
    fit_placement_weights,
    foretelling,
)
from training.search_games import search_lessons
from training.weights import LAYERS, Weights, layers_of, network_of, save_weights, shipped_weights
from worldsfair.bots.network import VIEWS, views_of

LESSON_OF: Final = 3
"""Placements of which one becomes a lesson: the next ones look much the same."""
FIRST_NOISE: Final = (150,)
NOISES: Final = (30, 60, 150)
"""Random moves of a thousand: in greedy's games, and by turns in the network's."""
FINE_RATE: Final = 5e-4
FINE_EPOCHS: Final = 6
GAMES_A_PART: Final = 250
"""Of the search, by one core at a time."""
SEEDS: Final = 1_000_000
"""That one run may use up."""


@dataclass(frozen=True)
class Plan:
    """How much is taught."""

    games: int
    """Of one generation."""
    generations: int
    guesses: int
    """Deals for each decision in these games."""
    epochs: int
    courses: int
    """How often games of the search are played and taught."""
    searched_games: int
    """Of one course."""
    simulations: int
    """In each turn of these."""
    finishing_epochs: int
    placement_games: int
    match_rounds: int
    layers: tuple[int, int] = LAYERS
    seed: int = 1


class Curriculum:
    """Teaches one network; what it gave and how long it took is printed step by step."""

    def __init__(self, tables: Lockstep, plan: Plan, pool: Executor, path: Path) -> None:
        self._tables = tables
        self._plan = plan
        self._pool = pool
        self._path = path
        self._players = tables.players
        self._device: str = tables.room.device
        self._shipped = shipped_weights(tables.players)
        self._seeds = itertools.count(plan.seed * SEEDS)
        self._since = time.monotonic()
        self.weights: Weights = {}
        """Of the last step."""
        self._searches: list[Future[Lessons]] = []
        self._searched: list[Lessons] = []

    def begin(self, beginning: Weights | None = None) -> None:
        """Generations, from nothing or from a network on; each step's network is kept in the file.

        Games of the search are left to the processor's cores, while the device may turn to another
        network.
        """
        if beginning is not None:
            self._keep(beginning)
        for weights in self._generations(beginning):
            self._keep(weights)
        self._foresee()
        if self._plan.courses:
            self._begin_searches()

    def go_on(self, is_last: bool) -> None:
        """A course: taught on by games of the search; more of them are begun if another follows."""
        self._keep(self._taught_by_search())
        self._foresee()
        if not is_last:
            self._begin_searches()

    def _foresee(self) -> None:
        if self._plan.placement_games:
            self._keep(self._with_placements(self.weights))

    def _keep(self, weights: Weights) -> None:
        self.weights = weights
        save_weights(self._path, weights)

    def _generations(self, weights: Weights | None) -> Iterator[Weights]:
        """One network after another: of greedy's games, then of its own and those before."""
        kept: list[Lessons] = []
        for generation in range(self._plan.generations):
            kept = [*kept[-1:], self._own_games(weights)]
            lessons = self._together(kept)
            self._say(f"generation {generation}: {len(lessons.rows):,} rows of own games")
            before = weights if weights is not None and self._is_alike(weights) else None
            weights = self._fitted(lessons, self._plan.epochs, beginning=before)
            self._compare(weights)
            yield weights

    def _is_alike(self, weights: Weights) -> bool:
        """Whether the network to be made can go on from this one."""
        return layers_of(weights) == self._plan.layers and views_of(weights) == VIEWS

    def _taught_by_search(self) -> Weights:
        """Taught on by its own games and by all games of the search, at last by these alone."""
        self._since = time.monotonic()
        weights = self.weights
        own = self._own_games(weights) if self._plan.games else None
        self._searched += [task.result() for task in self._searches]
        searched = self._here(self._searched)
        self._say(f"{len(searched.rows):,} rows of the search's games, waited for")
        if own is not None:
            both = self._together([searched, own])
            weights = self._fitted(both, self._plan.finishing_epochs, beginning=weights)
        before = measure(weights, searched, self._device)
        self._say(f"of the search's games alone: {before}")
        weights = self._fitted(searched, FINE_EPOCHS, beginning=weights, rate=FINE_RATE)
        self._compare(weights)
        return weights

    def _own_games(self, weights: Weights | None) -> Lessons:
        """Lessons of games against itself one turn ahead; without weights greedy plays them."""
        noises = FIRST_NOISE if weights is None else NOISES
        parts = [
            self._tables.play(
                next(self._seeds),
                self._judges(weights),
                Manner(noises[number % len(noises)], self._plan.guesses, LESSON_OF),
            ).lessons
            for number in range(self._rounds(self._plan.games))
        ]
        return self._together(parts)

    def _begin_searches(self) -> None:
        """Games of the search by all cores, in small parts."""
        plan, network = self._plan, network_of(self.weights)
        begin: Callable[..., Future[Lessons]] = self._pool.submit
        left = plan.searched_games
        parts = [min(GAMES_A_PART, left - done) for done in range(0, left, GAMES_A_PART)]
        self._searches = [
            begin(
                search_lessons, self._players, games, next(self._seeds), network, plan.simulations
            )
            for games in parts
        ]

    def _with_placements(self, weights: Weights) -> Weights:
        """The network with weights that foretell what it says to each placement."""
        manner = Manner(RANDOM_MOVES, GUESSES, comparison_of=ONE_OF)
        parts = []
        for _ in range(self._rounds(self._plan.placement_games)):
            played = self._tables.play(next(self._seeds), self._judges(weights), manner)
            parts.append([self._tables.room.read(column) for column in played.comparisons])
        compared = Comparisons(*(np.concatenate(column) for column in zip(*parts, strict=True)))
        placing = fit_placement_weights(compared)
        before = foretelling(self._shipped["placing"], compared)
        self._say(
            f"placements, {len(compared.rows):,} positions: {foretelling(placing, compared)}; "
            f"the shipped weights: {before}"
        )
        return {**weights, "placing": placing.astype(np.float32)}

    def _fitted(
        self,
        lessons: Lessons,
        epochs: int,
        beginning: Weights | None = None,
        rate: float | None = None,
    ) -> Weights:
        further: dict[str, Any] = {} if rate is None else {"rate": rate}
        found = fit(
            lessons,
            epochs,
            self._device,
            layers=self._plan.layers,
            beginning=beginning,
            seed=self._plan.seed,
            **further,
        )
        shipped = measure(self._shipped, lessons, self._device)
        self._say(f"fit of {found.rows:,} rows: {found.losses}; the shipped network: {shipped}")
        return found.weights

    def _compare(self, weights: Weights) -> None:
        """One turn ahead, among the shipped network and among greedy."""
        rounds = self._plan.match_rounds
        if not rounds:
            return
        own, shipped = self._judges(weights), self._judges(self._shipped)
        among_shipped = match(self._tables, [*own, *shipped], rounds, next(self._seeds))
        among_greedy = match(self._tables, own, rounds, next(self._seeds))
        self._say(f"among the shipped network {among_shipped}, among greedy {among_greedy}")

    def _judges(self, weights: Weights | None) -> list[NetworkJudge]:
        return [] if weights is None else [NetworkJudge(weights, self._players, self._device)]

    def _rounds(self, games: int) -> int:
        return -(-games // self._tables.games)

    def _here(self, parts: Sequence[Lessons]) -> Lessons:
        """Lessons of the processor's cores, numbered through, in the room of the tables."""
        offsets = np.cumsum([0, *(int(part.games.max(initial=-1)) + 1 for part in parts)])
        numbered = [
            part._replace(games=part.games + offset)
            for part, offset in zip(parts, offsets, strict=False)
        ]
        columns = (np.concatenate(column) for column in zip(*numbered, strict=True))
        return Lessons(*(self._tables.room.bring(column) for column in columns))

    def _together(self, parts: Sequence[Lessons]) -> Lessons:
        return Lessons(*map(self._tables.room.together, zip(*parts, strict=True)))

    def _say(self, text: str) -> None:
        now = time.monotonic()
        print(f"{self._players} players, {now - self._since:.1f} s, {text}", flush=True)
        self._since = now
