"""Games that teach more: from varied positions on, short searches play to the end."""

from __future__ import annotations

from typing import Final

from training.buffers import LessonBuffer, lesson_buffer, lesson_buffer_at
from training.lessons import (
    Lessons,
    gather_lessons,
    keep_position,
    varied_choice,
    write_outcomes,
)
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.mcts.node_pool import NO_NODE, ROOT, Search, node_at, plant
from worldsfair.bots.mcts.puct import simulate_informed
from worldsfair.bots.network import Network
from worldsfair.bots.workspace import box_of
from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, OVER, PLACE, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.memory import copy_state
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records

RANDOM_MOVES: Final = 200
"""Of a thousand, before the searches begin: a network has to know bad positions, too."""
TURNS: Final = 12
TURNS_A_PLAYER: Final = 8
"""About how long a game is; the searches take over in any of its turns."""


@compiled
def think(search: Search, simulations: int) -> int:
    """The decision that a search from its root looked at most."""
    search.random = search.root.random
    plant(search)
    for _ in range(simulations):
        simulate_informed(search)
    best = child = signed(node_at(search, ROOT).child)
    while child != NO_NODE:
        if node_at(search, child).visits > node_at(search, best).visits:
            best = child
        child = signed(node_at(search, child).sibling)
    return signed(node_at(search, best).decision)


@compiled
def play_search_game(address: int) -> None:
    """Play a game from its seed in the buffer at an address, and keep the lessons of it.

    Up to a turn drawn by lot the network plays, one turn ahead and with many random moves; from
    there on searches play, and only that part of the game is a lesson.
    """
    buffer = lesson_buffer_at(address)
    state, workspace = buffer.game, buffer.search.workspace
    box = box_of(workspace)
    lay_out_at_random(state, box, 0)
    buffer.count = 0
    beginning = random_below(state, TURNS + TURNS_A_PLAYER * signed(state.players))
    while state.phase != OVER and state.turn < TURN_LIMIT:
        if state.phase == APPROVE:
            play(state, box, quick_choice(state, box))
        elif state.turn < beginning:
            play(state, box, varied_choice(state, workspace, RANDOM_MOVES))
        else:
            if state.phase == PLACE and (state.turn == beginning or random_below(state, 2) == 0):
                keep_position(buffer)
            play(state, box, _searched_choice(buffer))
    write_outcomes(buffer)


@compiled
def _searched_choice(buffer: LessonBuffer) -> int:
    state, search = buffer.game, buffer.search
    choices = search.workspace.choices
    if legal_decisions(state, box_of(search.workspace), choices) == 1:
        return signed(choices.decision[0])
    copy_state(search.root, state)
    decision = think(search, signed(buffer.simulations))
    # The next search gets other guesses.
    random_below(state, 2)
    return decision


def search_lessons(
    players: int, games: int, seed: int, network: Records[Network], simulations: int
) -> Lessons:
    """Features, win shares and points of positions from `games` games between searches."""
    buffer = lesson_buffer(players, network, simulations)
    return gather_lessons(buffer, play_search_game, seed, games)
