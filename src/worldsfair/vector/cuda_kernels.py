"""The kernels of `CudaGames`: each thread calls for its one game what the CPU calls in a loop.

Import it through `worldsfair.vector.cuda` only: it needs the `gpu` extra. A block of threads
brings its games into the fast memory that it shares, works there and writes them back, so that
the card's own memory is read and written in whole lines.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numba
import numpy as np
from numba import cuda

from worldsfair.rules.batch import play_at_random
from worldsfair.rules.chance import mixed_seed, next_random, scaled_below
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.layout import CHOICES, STATE
from worldsfair.rules.legal import is_legal, legal_decisions
from worldsfair.rules.observing import Observation, observation_size, observe_games
from worldsfair.rules.typed_records import dtype_of
from worldsfair.vector import stepping

_numba: Any = numba
_cuda: Any = cuda
SIMULATED: Final[bool] = bool(_numba.config.ENABLE_CUDASIM)
"""Whether Numba only pretends that there is a GPU, for tests."""
BLOCK: Final = 4 if SIMULATED else 64
"""Threads, and games, in a block: so many states fit into its shared memory several times."""
PERFORMANCE_WARNING: Final = _numba.core.errors.NumbaPerformanceWarning
NOTHING_REFUSED: Final = 2**62
NO_ACTION: Final = DECISION_COUNT
"""Stands for every number that is no action at all."""
ACTION_SPAN: Final = 256
"""What is refused is one number: the game times this, plus the action."""
_WORDS: Final = STATE.itemsize // 8


def _in_words(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, said to be aligned, and once more as words that a copy takes at once."""
    fields = dtype.fields or {}
    return np.dtype(
        {
            "names": [*fields, "words"],
            "formats": [*(field[0] for field in fields.values()), ("u8", (_WORDS,))],
            "offsets": [*(field[1] for field in fields.values()), 0],
            "itemsize": dtype.itemsize,
        },
        align=True,
    )


DEVICE_STATE: Final = _in_words(STATE)
"""A state as kernels see it: byte for byte `STATE`. (Numba takes numbers of a record that is not
said to be aligned byte by byte, and a game draws random numbers of eight bytes all the time.)"""


def _record(dtype: np.dtype[Any]) -> Any:
    return np.dtype((np.record, dtype)) if SIMULATED else numba.from_dtype(dtype)


_STATE: Final = _record(DEVICE_STATE)
_CHOICES: Final = _record(CHOICES)
_OBSERVATION: Final = _record(dtype_of(Observation))


@_cuda.jit(device=True)
def _bring(tile: Any, states: Any, first: int, count: int) -> None:
    """The block's games into its shared memory, word beside word."""
    for number in range(cuda.threadIdx.x, count * _WORDS, BLOCK):
        game = number // _WORDS
        word = number - game * _WORDS
        tile[game].words[word] = states[first + game].words[word]
    cuda.syncthreads()


@_cuda.jit(device=True)
def _return(tile: Any, states: Any, first: int, count: int) -> None:
    """The block's games back to where they came from."""
    cuda.syncthreads()
    for number in range(cuda.threadIdx.x, count * _WORDS, BLOCK):
        game = number // _WORDS
        word = number - game * _WORDS
        states[first + game].words[word] = tile[game].words[word]


@_cuda.jit(device=True)
def _write_rows(rows: Any, tile: Any, first: int, count: int, width: int) -> None:
    """Bytes that the block has made, a row for each of its games, to where they are wanted."""
    cuda.syncthreads()
    for number in range(cuda.threadIdx.x, count * width, BLOCK):
        game = number // width
        rows[first + game, number - game * width] = tile[game, number - game * width]


@_cuda.jit
def reset(
    states: Any, boxes: Any, samplers: Any, ended: Any, tallies: Any, seed: int, chosen: int
) -> None:
    """New games, and new generators for `sample`, from one seed."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        tile[mine].random = mixed_seed(seed, first + mine)
        samplers[first + mine] = mixed_seed(seed, states.shape[0] + first + mine)
        stepping.lay_out_games(tile[mine : mine + 1], boxes, chosen)
        ended[first + mine] = stepping.RUNNING
    if mine == 0 and first == 0:
        tallies[0] = 0
        tallies[1] = NOTHING_REFUSED
    _return(tile, states, first, count)


@_cuda.jit
def take_actions(given: Any, actions: Any) -> None:
    """Whole numbers of any width, as they lie elsewhere, as our own."""
    index = cuda.grid(1)
    if index < actions.shape[0]:
        actions[index] = given[index]


@_cuda.jit(device=True)
def _refuses(tile: Any, boxes: Any, actions: Any, tallies: Any, mine: int, index: int) -> bool:
    """Whether a game may not take its action; then that is noted, the lowest game's first."""
    action = actions[index]
    if not stepping.is_running(tile[mine]) or is_legal(tile[mine], boxes[0], action):
        return False
    if action < 0 or action >= DECISION_COUNT:
        action = NO_ACTION
    cuda.atomic.min(tallies, 1, index * ACTION_SPAN + action)
    return True


@_cuda.jit
def check(states: Any, boxes: Any, actions: Any, tallies: Any) -> None:
    """Note the first game that may not take its action; nothing is played."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        _refuses(tile, boxes, actions, tallies, mine, first + mine)


@_cuda.jit
def step(
    states: Any,
    boxes: Any,
    actions: Any,
    rewards: Any,
    ended: Any,
    over: Any,
    points: Any,
    tallies: Any,
    anew: int,
) -> None:
    """An action in each game that may take it; what is refused is noted, and that game waits."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        index = first + mine
        if _refuses(tile, boxes, actions, tallies, mine, index):
            ended[index] = stepping.RUNNING
            for seat in range(rewards.shape[1]):
                rewards[index, seat] = 0.0
        else:
            stepping.step_games(
                tile[mine : mine + 1],
                boxes,
                actions[index : index + 1],
                rewards[index : index + 1],
                ended[index : index + 1],
                points[index : index + 1],
                anew,
            )
        over[index] = ended[index] != stepping.RUNNING
        if over[index]:
            cuda.atomic.add(tallies, 0, 1)
    _return(tile, states, first, count)


@_cuda.jit
def play_out(states: Any, boxes: Any) -> None:
    """Each game to its end by random decisions of its own generator."""
    tile = cuda.shared.array(BLOCK, _STATE)
    choices = cuda.local.array(1, _CHOICES)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        play_at_random(tile[mine], boxes[0], choices[0], TURN_LIMIT)
    _return(tile, states, first, count)


@_cuda.jit
def sample(states: Any, boxes: Any, samplers: Any, actions: Any) -> None:
    """A random legal action for each game, by a generator that is not the game's."""
    tile = cuda.shared.array(BLOCK, _STATE)
    choices = cuda.local.array(1, _CHOICES)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        index = first + mine
        action = 0
        if stepping.is_running(tile[mine]):
            legal = legal_decisions(tile[mine], boxes[0], choices[0])
            samplers[index] = next_random(samplers[index])
            action = choices[0].decision[scaled_below(samplers[index], legal)]
        actions[index] = action


@_cuda.jit
def masks(states: Any, boxes: Any, rows: Any) -> None:
    """Which actions are legal in each game."""
    tile = cuda.shared.array(BLOCK, _STATE)
    marks = cuda.shared.array((BLOCK, DECISION_COUNT), np.uint8)
    choices = cuda.local.array(1, _CHOICES)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        stepping.write_masks(tile[mine : mine + 1], boxes, choices, marks[mine : mine + 1])
    _write_rows(rows, marks, first, count, DECISION_COUNT)


@cache
def observe_for(players: int) -> Callable[..., None]:
    """The kernel that observes games of so many players."""
    width = observation_size(players)

    def observe(states: Any, boxes: Any, rows: Any) -> None:
        tile = cuda.shared.array(BLOCK, _STATE)
        seen = cuda.shared.array((BLOCK, width), np.uint8)
        room = cuda.local.array(1, _OBSERVATION)
        mine = cuda.threadIdx.x
        first = cuda.blockIdx.x * BLOCK
        count = min(BLOCK, states.shape[0] - first)
        _bring(tile, states, first, count)
        if mine < count:
            observe_games(tile[mine : mine + 1], boxes, room, seen[mine : mine + 1])
        _write_rows(rows, seen, first, count, width)

    kernel: Callable[..., None] = _cuda.jit(observe)
    return kernel


@_cuda.jit
def read_status(states: Any, seats: Any, phases: Any, turns: Any) -> None:
    """Who decides, what, and how far each game is."""
    index = cuda.grid(1)
    if index < states.shape[0]:
        seats[index] = states[index].seat
        phases[index] = states[index].phase
        turns[index] = states[index].turn


@_cuda.jit
def equals(codes: Any, code: int, truths: Any) -> None:
    """Where a code is this one."""
    index = cuda.grid(1)
    if index < codes.shape[0]:
        truths[index] = codes[index] == code
