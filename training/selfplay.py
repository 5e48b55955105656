"""Games that teach: played by looking one turn ahead, with now and then a random move."""

from __future__ import annotations

from typing import Final

from training.buffers import LessonBuffer, lesson_buffer, lesson_buffer_at
from training.lessons import Lessons, gather_lessons, keep_position, write_outcomes
from worldsfair.bots.evaluation import any_choice, greedy_choice, network_choice, win_shares
from worldsfair.bots.network import Network
from worldsfair.bots.workspace import box_of
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import OVER, PLACE, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records

ONE_OF: Final = 3
"""Placements of which one becomes a lesson: the next ones look much the same."""


@compiled
def play_lesson_game(address: int) -> None:
    """Play a game from its seed in the buffer at an address, and keep the lessons of it."""
    buffer = lesson_buffer_at(address)
    state, box = buffer.game, box_of(buffer.search.workspace)
    lay_out_at_random(state, box, 0)
    buffer.count = 0
    while state.phase != OVER and state.turn < TURN_LIMIT:
        if state.phase == PLACE and random_below(state, ONE_OF) == 0:
            keep_position(buffer)
        play(state, box, _choice(buffer))
    write_outcomes(buffer)


@compiled
def _choice(buffer: LessonBuffer) -> int:
    state, workspace = buffer.game, buffer.search.workspace
    if random_below(state, 1000) < buffer.random_moves:
        return any_choice(state, workspace)
    if buffer.knows_network:
        return network_choice(state, workspace)
    return greedy_choice(state, workspace)


def selfplay_lessons(
    players: int,
    games: int,
    seed: int,
    network: Records[Network] | None,
    random_moves: int,
) -> Lessons:
    """Features, win shares and points of positions from `games` games."""
    buffer = lesson_buffer(players, network)
    buffer.record.random_moves = random_moves
    return gather_lessons(buffer, play_lesson_game, seed, games)


@compiled
def share_of_game(address: int, learner: int) -> float:
    """The share of the win of one network player among greedy ones, from the game's seed."""
    buffer = lesson_buffer_at(address)
    state, workspace = buffer.game, buffer.search.workspace
    box = box_of(workspace)
    lay_out_at_random(state, box, 0)
    while state.phase != OVER and state.turn < TURN_LIMIT:
        if state.seat == learner:
            play(state, box, network_choice(state, workspace))
        else:
            play(state, box, greedy_choice(state, workspace))
    if state.phase != OVER:
        return 0.0
    win_shares(state, workspace)
    return workspace.win[learner]


def share_against_greedy(players: int, games: int, seed: int, network: Records[Network]) -> float:
    """How the network does one turn ahead, alone among greedy players, seats taken in turn."""
    buffer = lesson_buffer(players, network)
    won = 0.0
    for number, random in enumerate(mixed_seeds(seed, games)):
        buffer.record.game.random = random
        won += share_of_game(buffer.address, number % players)
    return won / games
