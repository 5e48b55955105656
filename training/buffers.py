"""Memory for a game that searches play: the game, the search, and the lessons that it gave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Generic

import numpy as np

from training.lockstep import training_edition
from worldsfair.bots.features import FEATURE_ROOM
from worldsfair.bots.mcts.node_pool import NODE, Search
from worldsfair.bots.mcts.tree import INFORMED_STYLE, new_search
from worldsfair.bots.network import Network
from worldsfair.rules.constants import SEAT_COUNT
from worldsfair.rules.layout import State, box_for
from worldsfair.rules.memory import address_of, pointer_to
from worldsfair.rules.typed_records import Grid, Kind, Records, Vector, new_records

LESSONS_A_GAME: Final = 120
"""More turns than any game of the search has had."""
NODES_A_SIMULATION: Final = 4
SPARE_NODES: Final = 1024


class LessonBuffer:
    """One game and the lessons that it gave."""

    search: Search
    """Its workspace is also that of the network that looks one turn ahead."""
    game: State
    simulations: Annotated[int, "i4"]
    """In each turn of a search."""
    count: Annotated[int, "i4"]
    """Lessons so far."""
    mover: Annotated[Vector[int], "u1", LESSONS_A_GAME]
    """By lesson, who is to move."""
    row: Annotated[Grid[int], "u1", LESSONS_A_GAME, FEATURE_ROOM]
    """By lesson, the features of the position."""
    win: Annotated[Vector[float], "f4", SEAT_COUNT]
    """By seat, the share of it when the game is over."""
    points: Annotated[Vector[float], "f4", SEAT_COUNT]
    """By seat likewise."""


lesson_buffer_at = pointer_to(LessonBuffer)


@dataclass(frozen=True)
class Owned(Generic[Kind]):
    """A buffer together with all that it knows by address, which lives as long as this."""

    records: Records[Kind]
    others: tuple[object, ...]

    @property
    def record(self) -> Kind:
        """The buffer, every field by name."""
        return self.records[0]

    @property
    def address(self) -> int:
        """Where the buffer is, for compiled code."""
        return address_of(self.records)


def lesson_buffer(players: int, network: Records[Network], simulations: int) -> Owned[LessonBuffer]:
    """For games of the network and of searches with it."""
    nodes = np.empty(NODES_A_SIMULATION * simulations + SPARE_NODES, dtype=NODE)
    box = box_for(training_edition(), players)
    records = new_records(LessonBuffer)
    records["search"] = new_search(nodes, INFORMED_STYLE)
    buffer = records[0]
    buffer.simulations = simulations
    buffer.search.workspace.box = address_of(box)
    buffer.search.workspace.network = address_of(network)
    return Owned(records, (nodes, box, network))
