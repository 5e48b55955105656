"""The compiled loops over many games: checking, stepping, masks and what a finished game gave.

Each takes the games from `begin` to before `end`, so that threads share whole arrays.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from worldsfair.rules.batch import play_at_random
from worldsfair.rules.chance import next_random, scaled_below, shuffle_deck
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER, TURN_LIMIT
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import Box, Choices, State
from worldsfair.rules.legal import is_legal, legal_decisions
from worldsfair.rules.observing import Observation, observe_game
from worldsfair.rules.scoring import ranking_key, total_points
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Records

Numbers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Bits = npt.NDArray[np.uint64]
Rewards = npt.NDArray[np.float32]


@compiled
def is_running(state: State) -> bool:
    """Whether somebody decides in this game."""
    return state.phase != OVER and state.turn < TURN_LIMIT


@compiled
def lay_out_games(
    states: Records[State], boxes: Records[Box], wanted: Bytes, chosen_approvals: int
) -> None:
    """A new game in each state that is wanted, from its own generator."""
    for index in range(len(states)):
        if wanted[index]:
            lay_out_at_random(states[index], boxes[0], chosen_approvals)


@compiled
def shuffle_unknown(states: Records[State]) -> None:
    """Another order of what nobody has seen; what comes later hangs on the generator, too."""
    for index in range(len(states)):
        states[index].asks_for_shuffle = 0
        shuffle_deck(states[index])


@compiled
def first_illegal(
    states: Records[State], boxes: Records[Box], actions: Numbers, begin: int, end: int
) -> int:
    """The first game whose action may not be taken, or -1; games that are over take any."""
    for index in range(begin, end):
        if is_running(states[index]) and not is_legal(states[index], boxes[0], actions[index]):
            return index
    return -1


@compiled
def step_games(
    states: Records[State],
    boxes: Records[Box],
    actions: Numbers,
    movers: Bytes,
    rewards: Rewards,
    ended: Bytes,
    too_long: Bytes,
    points: Bytes,
    begin: int,
    end: int,
) -> int:
    """A legal action in each game that runs; says how many games have come to their end."""
    finished = 0
    for index in range(begin, end):
        state = states[index]
        movers[index] = state.seat
        was_running = is_running(state)
        if was_running:
            play(state, boxes[0], signed(actions[index]))
        finished += note_end(state, boxes[0], was_running, rewards, ended, too_long, points, index)
    return finished


@compiled
def play_games_out(
    states: Records[State],
    boxes: Records[Box],
    movers: Bytes,
    rewards: Rewards,
    ended: Bytes,
    too_long: Bytes,
    points: Bytes,
    choices: Records[Choices],
    begin: int,
    end: int,
) -> int:
    """Random decisions in each game that runs, until none does."""
    finished = 0
    for index in range(begin, end):
        state = states[index]
        was_running = is_running(state)
        if was_running:
            play_at_random(state, boxes[0], choices[0], TURN_LIMIT)
        movers[index] = state.seat
        finished += note_end(state, boxes[0], was_running, rewards, ended, too_long, points, index)
    return finished


@compiled
def note_end(
    state: State,
    box: Box,
    was_running: bool,
    rewards: Rewards,
    ended: Bytes,
    too_long: Bytes,
    points: Bytes,
    index: int,
) -> bool:
    """Write what became of a game that was stepped; says whether it has ended with that."""
    for seat in range(signed(box.players)):
        rewards[index, seat] = 0.0
    has_ended = was_running and not is_running(state)
    ended[index] = has_ended
    too_long[index] = has_ended and state.phase != OVER
    if has_ended:
        for seat in range(signed(box.players)):
            points[index, seat] = total_points(state, box, seat)
        if state.phase == OVER:
            _reward(state, box, rewards, index)
    return has_ended


@compiled
def _reward(state: State, box: Box, rewards: Rewards, index: int) -> None:
    """1 for a victory alone, shared by those who win together; all rewards add up to 0."""
    best = 0
    winners = 0
    for seat in range(box.players):
        key = ranking_key(state, box, seat)
        if key > best:
            best = key
            winners = 0
        winners += key == best
    others = box.players - 1.0
    for seat in range(box.players):
        share = 1.0 / winners if ranking_key(state, box, seat) == best else 0.0
        rewards[index, seat] = (share * box.players - 1.0) / others


@compiled
def renew_games(
    states: Records[State], boxes: Records[Box], ended: Bytes, begin: int, end: int
) -> None:
    """A new game in the place of each that has ended, from the same generator."""
    for index in range(begin, end):
        if ended[index]:
            lay_out_at_random(states[index], boxes[0], signed(states[index].chosen_approvals))


@compiled
def observe_ended(
    states: Records[State],
    boxes: Records[Box],
    ended: Bytes,
    rows: Bytes,
    room: Records[Observation],
    begin: int,
    end: int,
) -> None:
    """What each game looked like at its end, before another takes its place."""
    for index in range(begin, end):
        if ended[index]:
            _observe_into(states[index], boxes[0], room[0], rows, index)


@compiled
def observe_all(
    states: Records[State],
    boxes: Records[Box],
    rows: Bytes,
    room: Records[Observation],
    begin: int,
    end: int,
) -> None:
    """What whoever decides may know, in each game."""
    for index in range(begin, end):
        _observe_into(states[index], boxes[0], room[0], rows, index)


@compiled
def _observe_into(state: State, box: Box, row: Observation, rows: Bytes, index: int) -> None:
    observe_game(state, box, row)
    for number in range(rows.shape[1]):
        rows[index, number] = row.value[number]


@compiled
def write_masks(
    states: Records[State],
    boxes: Records[Box],
    masks: Bytes,
    choices: Records[Choices],
    begin: int,
    end: int,
) -> None:
    """1 for each legal action of each game; none in a game that is over."""
    for index in range(begin, end):
        for action in range(DECISION_COUNT):
            masks[index, action] = 0
        if is_running(states[index]):
            for number in range(legal_decisions(states[index], boxes[0], choices[0])):
                masks[index, choices[0].decision[number]] = 1


@compiled
def sample_actions(
    states: Records[State],
    boxes: Records[Box],
    generators: Bits,
    actions: Numbers,
    choices: Records[Choices],
    begin: int,
    end: int,
) -> None:
    """A uniformly random legal action for each game, without touching the game's own chance."""
    for index in range(begin, end):
        actions[index] = 0
        if is_running(states[index]):
            count = legal_decisions(states[index], boxes[0], choices[0])
            generators[index] = next_random(generators[index])
            chosen = scaled_below(generators[index], count)
            actions[index] = choices[0].decision[chosen]
