"""Games that teach more: from varied positions on, short searches play to the end."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from training.buffers import LESSONS_A_GAME, LessonBuffer, lesson_buffer, lesson_buffer_at
from training.lessons import Lessons
from worldsfair.bots.evaluation import any_choice, network_choice, win_shares
from worldsfair.bots.features import feature_count, write_features
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.mcts.node_pool import NO_NODE, ROOT, node_at, plant
from worldsfair.bots.mcts.puct import simulate_informed
from worldsfair.bots.network import Network
from worldsfair.bots.workspace import Workspace, box_of
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, OVER, PLACE, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import State
from worldsfair.rules.memory import copy_state
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records

RANDOM_MOVES: Final = 200
"""Of a thousand, before the searches begin: a network has to know bad positions, too."""
TURNS: Final = 12
TURNS_A_PLAYER: Final = 8
"""About how long a game is; the searches take over in any of its turns."""
ENOUGH: Final = 3
"""A figure is moved as the search of the placement found best, if it gave that one part in so many
of its simulations; else by a search of its own."""


@compiled
def play_search_game(address: int) -> None:
    """Play a game from its seed in the buffer at an address, and keep the lessons of it.

    Up to a turn drawn by lot the network plays, one turn ahead and with many random moves; from
    there on searches play, one for each turn, and only that part of the game is a lesson.
    """
    buffer = lesson_buffer_at(address)
    state, workspace = buffer.game, buffer.search.workspace
    box = box_of(workspace)
    lay_out_at_random(state, box, 0)
    buffer.count = 0
    node = NO_NODE
    beginning = random_below(state, TURNS + TURNS_A_PLAYER * signed(state.players))
    while state.phase != OVER and state.turn < TURN_LIMIT:
        if state.phase == APPROVE:
            play(state, box, quick_choice(state, box))
        elif state.turn < beginning:
            play(state, box, varied_choice(state, workspace, RANDOM_MOVES))
        else:
            if state.phase == PLACE:
                keep_position(buffer)
            node = _searched(buffer, node)
            play(state, box, signed(node_at(buffer.search, node).decision))
    write_outcomes(buffer)


@compiled
def _searched(buffer: LessonBuffer, node: int) -> int:
    """The node that this turn's search looked at most, or a new search where it looked little."""
    search = buffer.search
    if buffer.game.phase == PLACE or not _is_known(buffer, node):
        _think(buffer)
        node = ROOT
    best = child = signed(node_at(search, node).child)
    while child != NO_NODE:
        if node_at(search, child).visits > node_at(search, best).visits:
            best = child
        child = signed(node_at(search, child).sibling)
    return best


@compiled
def _is_known(buffer: LessonBuffer, node: int) -> bool:
    if node == NO_NODE:
        return False
    found = node_at(buffer.search, node)
    enough = signed(found.visits) * ENOUGH >= signed(buffer.simulations)
    return enough and signed(found.is_expanded) > 0


@compiled
def _think(buffer: LessonBuffer) -> None:
    """A search of the position."""
    state, search = buffer.game, buffer.search
    copy_state(search.root, state)
    search.random = state.random
    # The next search gets other guesses.
    random_below(state, 2)
    plant(search)
    for _ in range(buffer.simulations):
        simulate_informed(search)


@compiled
def keep_position(buffer: LessonBuffer) -> None:
    """The position becomes a lesson, if there is room for one more of this game."""
    if buffer.count == LESSONS_A_GAME:
        return
    state, workspace = buffer.game, buffer.search.workspace
    features = workspace.features
    size = write_features(state, box_of(workspace), features)
    for index in range(size):
        buffer.row[buffer.count, index] = features.value[index]
    buffer.mover[buffer.count] = state.seat
    buffer.count += 1


@compiled
def write_outcomes(buffer: LessonBuffer) -> None:
    """How the game ended; one without an end teaches nothing."""
    state, workspace = buffer.game, buffer.search.workspace
    if state.phase != OVER:
        buffer.count = 0
        return
    win_shares(state, workspace)
    for seat in range(state.players):
        buffer.win[seat] = workspace.win[seat]
        buffer.points[seat] = workspace.points[seat]


@compiled
def varied_choice(state: State, workspace: Workspace, random_moves: int) -> int:
    """The network's choice, but for so many of a thousand, which are random."""
    if random_below(state, 1000) < random_moves:
        return any_choice(state, workspace)
    return network_choice(state, workspace)


def search_lessons(
    players: int, games: int, seed: int, network: Records[Network], simulations: int
) -> Lessons:
    """Lessons of `games` games between searches."""
    buffer = lesson_buffer(players, network, simulations)
    # Found once: NumPy takes long for a field of a record.
    random, counts = buffer.records["game"]["random"], buffer.records["count"]
    row, mover, win, points = (
        buffer.records[name][0] for name in ("row", "mover", "win", "points")
    )
    seats = np.arange(players)
    kept: list[tuple[npt.NDArray[Any], ...]] = []
    for number, chance in enumerate(mixed_seeds(seed, games)):
        random[0] = chance
        play_search_game(buffer.address)
        count = int(counts[0])
        in_turn = (mover[:count, np.newaxis] + seats) % players
        kept.append(
            (
                row[:count, : feature_count(players)].copy(),
                win[in_turn],
                points[in_turn],
                np.full(count, number),
            )
        )
    return Lessons(*(np.concatenate(column) for column in zip(*kept, strict=True)))
