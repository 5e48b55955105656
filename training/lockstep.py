"""Many games at once, each decision judged one turn ahead: all tables take a step together.

What is judged in a step are the decisions of all tables, so that a network sees them as one
matrix. The same seeds give the games that `network_choice` plays one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from training.lessons import Lessons
from training.phases import GREEDY, Glance, Table
from training.placement_weights import Comparisons
from worldsfair.bots.evaluation import GUESSES_AHEAD
from worldsfair.bots.features import feature_count
from worldsfair.edition import Edition, default_edition
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.layout import box_for

Judge = Callable[[Any, Any], Any]
"""From rows of features, and where the asking player sits from the mover, to that one's utility."""

FIRST_NETWORK: Final = 1
GLANCES_A_GAME: Final = 16
"""Room to begin with; more is taken when a step needs it."""


Notes = list[list[Any]]
LESSON_NOTES: Final = ("features.value", "number", "mover")
COMPARISON_NOTES: Final = ("placements.feature", "worth", "current_round", "number")


def training_edition() -> Edition:
    """The edition that the networks are taught."""
    return default_edition()


class Manner(NamedTuple):
    """How games are played, and what is noted on the way."""

    random_moves: int = 0
    """Of a thousand."""
    guesses: int = GUESSES_AHEAD
    lesson_of: int = 0
    """Placements of which one becomes a lesson; 0 for none."""
    comparison_of: int = 0
    """The same for comparisons of the placements themselves."""


class Played(NamedTuple):
    """What so many games gave."""

    wins: Any
    """By game and seat, the share of the win; zeros where a game had no end."""
    points: Any
    lessons: Lessons
    comparisons: Comparisons


class Lockstep:
    """Tables for a number of players in a room: `processor.Processor` or `gpu.Gpu`."""

    def __init__(self, room: Any, players: int, games: int) -> None:
        self.room: Final = room
        self.players: Final = players
        self.games: Final = games
        self._box: Final = box_for(training_edition(), players)
        self.tables = room.records(Table, games)
        self._glances = room.records(Glance, GLANCES_A_GAME * games)

    def column(self, name: str) -> Any:
        """A field of every table."""
        return self.room.column(self.tables, name)

    def play(
        self,
        seed: int | npt.NDArray[Any],
        judges: Sequence[Judge],
        manner: Manner,
        seats: npt.NDArray[Any] | None = None,
    ) -> Played:
        """Games to their end. By game and seat, `seats` says who plays it: 0 is greedy, 1 the
        first judge, and so on; without it all are the first judge, or greedy where there is none.
        """
        self.lay_out(seed, manner, _alike(judges, self.players) if seats is None else seats)
        lessons: Notes = []
        comparisons: Notes = []
        while self.step(judges, lessons, comparisons):
            pass
        self.room.finish(self.tables)
        return Played(
            self.column("win")[:, : self.players],
            self.column("points")[:, : self.players],
            self._with_outcomes(self._gathered(lessons)),
            Comparisons(*self._gathered(comparisons)),
        )

    def lay_out(self, seed: int | npt.NDArray[Any], manner: Manner, seats: Any) -> None:
        """A new game at every table, by one seed for all or the chance of each."""
        chance = mixed_seeds(seed, self.games) if isinstance(seed, int) else seed
        bring = self.room.bring
        self.column("state.random")[:] = bring(chance)
        self.column("number")[:] = bring(np.arange(self.games))
        self.column("box")[:] = self.room.box_address(self._box)
        self.column("player")[:, : self.players] = bring(seats.astype(np.uint8))
        for name, value in manner._asdict().items():
            self.column(name)[:] = value
        for name in ("win", "points"):
            self.column(name)[:] = 0
        self.room.begin(self.tables)

    def step(self, judges: Sequence[Judge], lessons: Notes, comparisons: Notes) -> bool:
        """One decision at every table where there is one; notes are added to both lists."""
        self.room.prepare(self.tables)
        if not bool(self.column("is_running").any()):
            return False
        lessons.append(self._noted("is_lesson", LESSON_NOTES))
        self.room.decide(self.tables, self._values(judges))
        comparisons.append(self._noted("is_compared", COMPARISON_NOTES))
        return True

    def _noted(self, mark: str, names: Sequence[str]) -> list[Any]:
        """What is to be kept of the tables with a mark."""
        marked = self.column(mark) > 0
        return [self.column(name)[marked] for name in names]

    def _gathered(self, notes: Notes) -> list[Any]:
        return [self.room.together(column) for column in zip(*notes, strict=True)]

    def _values(self, judges: Sequence[Judge]) -> Any:
        """What every glance of this step is worth to who decides."""
        ends = self.column("rows").cumsum(0)
        count = int(ends[-1])
        if count > self._glances.shape[0]:
            self._glances = self.room.records(Glance, count + count // 4)
        self.room.look(self.tables, self._glances, ends)
        seen = {
            name: self.room.column(self._glances, name)[: max(count, 1)]
            for name in ("value", "judge", "features.value", "step")
        }
        values = seen["value"] + 0.0
        for number, judge in enumerate(judges, FIRST_NETWORK):
            asked = seen["judge"] == number
            values[asked] = judge(seen["features.value"][asked], seen["step"][asked])
        return values

    def _with_outcomes(self, noted: list[Any]) -> Lessons:
        """Lessons of the games that came to an end."""
        ended = (self.column("is_finished") > 0)[noted[1]]
        rows, games, movers = (column[ended] for column in noted)
        seats = (movers[:, None] + self.room.bring(np.arange(self.players))) % self.players
        wins, points = (self.column(name)[games[:, None], seats] for name in ("win", "points"))
        return Lessons(rows[:, : feature_count(self.players)], wins, points, games)


def _alike(judges: Sequence[Judge], players: int) -> npt.NDArray[Any]:
    """All seats for the first judge, or for greedy."""
    return np.full((1, players), FIRST_NETWORK if judges else GREEDY)
