"""Memory for games that teach: the game, the search that plays it, and the lessons it gave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Generic

import numpy as np

from worldsfair.bots.features import FEATURE_ROOM
from worldsfair.bots.mcts.node_pool import NODE, Search
from worldsfair.bots.mcts.tree import INFORMED_STYLE, new_search
from worldsfair.bots.network import PLACEMENT_FEATURES, Network
from worldsfair.bots.workspace import Workspace
from worldsfair.edition import Edition, default_edition
from worldsfair.rules.constants import AREA_COUNT, SEAT_COUNT
from worldsfair.rules.layout import State, box_for
from worldsfair.rules.memory import address_of, pointer_to
from worldsfair.rules.typed_records import Grid, Kind, Records, Vector, new_records

LESSONS_A_GAME: Final = 16
COMPARISONS_A_GAME: Final = 8
NODES_A_SIMULATION: Final = 4
SPARE_NODES: Final = 1024


def training_edition() -> Edition:
    """The edition that the networks are taught."""
    return default_edition()


class LessonBuffer:
    """One game and the lessons that it gave."""

    search: Search
    """Its workspace is also that of players who look one turn ahead."""
    game: State
    random_moves: Annotated[int, "i4"]
    """Of a thousand."""
    knows_network: Annotated[int, "i4"]
    """Whether the network chooses; if not, greedy does."""
    simulations: Annotated[int, "i4"]
    """In each decision of a search."""
    count: Annotated[int, "i4"]
    """Lessons so far."""
    mover: Annotated[Vector[int], "u1", LESSONS_A_GAME]
    """By lesson, who is to move."""
    row: Annotated[Grid[int], "u1", LESSONS_A_GAME, FEATURE_ROOM]
    """By lesson, the features of the position."""
    win: Annotated[Grid[float], "f4", LESSONS_A_GAME, SEAT_COUNT]
    """By lesson and by player from the mover, the share of the win."""
    points: Annotated[Grid[float], "f4", LESSONS_A_GAME, SEAT_COUNT]
    """By lesson and by player from the mover, the points at the end."""


class ComparisonBuffer:
    """One game and the positions in which its placements were compared."""

    workspace: Workspace
    game: State
    count: Annotated[int, "i4"]
    """Positions so far."""
    row: Annotated[Grid[Vector[float]], "f4", COMPARISONS_A_GAME, AREA_COUNT, PLACEMENT_FEATURES]
    """By position and area, the features of a placement."""
    value: Annotated[Grid[float], "f4", COMPARISONS_A_GAME, AREA_COUNT]
    """By position and area, the mover's utility after it."""
    current_round: Annotated[Vector[int], "i8", COMPARISONS_A_GAME]
    """By position."""


lesson_buffer_at = pointer_to(LessonBuffer)
comparison_buffer_at = pointer_to(ComparisonBuffer)


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


def lesson_buffer(
    players: int, network: Records[Network] | None, simulations: int = 0
) -> Owned[LessonBuffer]:
    """For games of greedy, or, with a network, of the network or of searches with it."""
    nodes = np.empty(NODES_A_SIMULATION * simulations + SPARE_NODES, dtype=NODE)
    records = new_records(LessonBuffer)
    records["search"] = new_search(nodes, INFORMED_STYLE)
    buffer = records[0]
    buffer.simulations = simulations
    buffer.knows_network = network is not None
    return Owned(records, (nodes, *_connect(buffer.search.workspace, players, network)))


def comparison_buffer(players: int, network: Records[Network]) -> Owned[ComparisonBuffer]:
    """For games of the network in which placements are compared."""
    records = new_records(ComparisonBuffer)
    return Owned(records, _connect(records[0].workspace, players, network))


def _connect(
    workspace: Workspace, players: int, network: Records[Network] | None
) -> tuple[object, ...]:
    """Give a workspace its box and network; says what has to be kept alive for it."""
    box = box_for(training_edition(), players)
    workspace.box = address_of(box)
    workspace.network = 0 if network is None else address_of(network)
    return box, network
