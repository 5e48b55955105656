"""The kernels of `CudaGames`: each thread calls for its one game what the CPU calls in a loop.

Import it through `worldsfair.vector.cuda` only: it needs the `gpu` extra. A block of threads
brings its games into the fast memory that it shares, works there and writes them back, so that
the card's own memory is read and written in whole lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import numba
import numba.cuda
import numpy as np

from worldsfair.rules.chance import mixed_seed
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.layout import CHOICES, STATE
from worldsfair.rules.legal import is_legal
from worldsfair.rules.observing import Observation, observe_game
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import dtype_of
from worldsfair.vector import stepping

Function = TypeVar("Function", bound=Callable[..., object])

_numba: Any = numba
cuda: Any = numba.cuda
SIMULATED: Final[bool] = bool(_numba.config.ENABLE_CUDASIM)
"""Whether Numba only pretends that there is a GPU, for tests."""
BLOCK: Final = 4 if SIMULATED else 64
"""Threads, and games, in a block: so many states fit into its shared memory several times."""
NOTHING_REFUSED: Final = 2**62
NO_ACTION: Final = DECISION_COUNT
"""Stands for every number that is no action at all."""
ACTION_SPAN: Final = 256
"""What is refused is one number: the game times this, plus the action."""
_WORDS: Final = STATE.itemsize // 8


def _in_words(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, said to be aligned, and once more as words that a copy takes at once."""
    fields: Mapping[str, Any] = dtype.fields or {}
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
_OBSERVATION: Final = _record(
    # A word more, so that neighbours' bytes don't all lie in the same few banks of memory.
    np.dtype([*dtype_of(Observation).descr, ("apart", "u8")], align=True)
)


def _kernel(function: Callable[..., None]) -> Any:
    """What a processor starts on the GPU."""
    return cuda.jit(function)


def _inside(function: Function) -> Function:
    """What kernels call."""
    result: Function = cuda.jit(device=True)(function)
    return result


@_inside
def _bring(tile: Any, states: Any, first: int, count: int) -> None:
    """The block's games into its shared memory, word beside word."""
    for number in range(cuda.threadIdx.x, count * _WORDS, BLOCK):
        game = number // _WORDS
        word = number - game * _WORDS
        tile[game].words[word] = states[first + game].words[word]
    cuda.syncthreads()


@_inside
def _return(tile: Any, states: Any, first: int, count: int) -> None:
    """The block's games back to where they came from."""
    cuda.syncthreads()
    for number in range(cuda.threadIdx.x, count * _WORDS, BLOCK):
        game = number // _WORDS
        word = number - game * _WORDS
        states[first + game].words[word] = tile[game].words[word]


@_kernel
def reset(
    states: Any,
    boxes: Any,
    wanted: Any,
    samplers: Any,
    rewards: Any,
    ended: Any,
    too_long: Any,
    chosen_approvals: int,
    is_seeded: int,
    seed: int,
    sampling_seed: int,
) -> None:
    """A new game in each place that is wanted: by a seed, or by the chance that is there."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    index = first + mine
    if mine < count and wanted[index]:
        if is_seeded:
            tile[mine].random = mixed_seed(seed, index)
            samplers[index] = mixed_seed(sampling_seed, index)
        lay_out_at_random(tile[mine], boxes[0], chosen_approvals)
        ended[index] = 0
        too_long[index] = 0
        for seat in range(rewards.shape[1]):
            rewards[index, seat] = 0.0
    _return(tile, states, first, count)


@_kernel
def shuffle_unknown(states: Any, samplers: Any, seed: int, sampling_seed: int) -> None:
    """Another order of every deck, and other chance from now on."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        tile[mine].random = mixed_seed(seed, first + mine)
        samplers[first + mine] = mixed_seed(sampling_seed, first + mine)
        stepping.shuffle_unknown(tile[mine : mine + 1])
    _return(tile, states, first, count)


@_kernel
def take_actions(given: Any, actions: Any) -> None:
    """Whole numbers of any width, as they lie elsewhere, as our own."""
    index = cuda.grid(1)
    if index < actions.shape[0]:
        actions[index] = given[index]


@_inside
def _refuses(tile: Any, boxes: Any, actions: Any, tallies: Any, mine: int, index: int) -> bool:
    """Whether a game may not take its action; then that is noted, the lowest game's first."""
    action = actions[index]
    if not stepping.is_running(tile[mine]) or is_legal(tile[mine], boxes[0], action):
        return False
    if action < 0 or action >= DECISION_COUNT:
        action = NO_ACTION
    cuda.atomic.min(tallies, 1, index * ACTION_SPAN + action)
    return True


@_kernel
def check(states: Any, boxes: Any, actions: Any, tallies: Any) -> None:
    """Note the first game that may not take its action; nothing is played."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        _refuses(tile, boxes, actions, tallies, mine, first + mine)


@_kernel
def step(
    states: Any,
    boxes: Any,
    actions: Any,
    movers: Any,
    rewards: Any,
    ended: Any,
    too_long: Any,
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
        own = slice(index, index + 1)
        if _refuses(tile, boxes, actions, tallies, mine, index):
            movers[index] = tile[mine].seat
            ended[index] = 0
            too_long[index] = 0
            for seat in range(rewards.shape[1]):
                rewards[index, seat] = 0.0
        elif stepping.step_games(
            tile[mine : mine + 1],
            boxes,
            actions[own],
            movers[own],
            rewards[own],
            ended[own],
            too_long[own],
            points[own],
            0,
            1,
        ):
            cuda.atomic.add(tallies, 0, 1)
            if anew:
                stepping.renew_games(tile[mine : mine + 1], boxes, ended[own], 0, 1)
    _return(tile, states, first, count)


@_kernel
def play_out(
    states: Any,
    boxes: Any,
    movers: Any,
    rewards: Any,
    ended: Any,
    too_long: Any,
    points: Any,
    tallies: Any,
    anew: int,
) -> None:
    """Each game to its end by random decisions of its own generator."""
    tile = cuda.shared.array(BLOCK, _STATE)
    choices = cuda.local.array(1, _CHOICES)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        own = slice(first + mine, first + mine + 1)
        if stepping.play_games_out(
            tile[mine : mine + 1],
            boxes,
            movers[own],
            rewards[own],
            ended[own],
            too_long[own],
            points[own],
            choices,
            0,
            1,
        ):
            cuda.atomic.add(tallies, 0, 1)
            if anew:
                stepping.renew_games(tile[mine : mine + 1], boxes, ended[own], 0, 1)
    _return(tile, states, first, count)


@_kernel
def renew(states: Any, boxes: Any, ended: Any) -> None:
    """A new game in the place of each that has ended."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        own = slice(first + mine, first + mine + 1)
        stepping.renew_games(tile[mine : mine + 1], boxes, ended[own], 0, 1)
    _return(tile, states, first, count)


@_kernel
def sample(states: Any, boxes: Any, samplers: Any, actions: Any) -> None:
    """A random legal action for each game, by a generator that is not the game's."""
    tile = cuda.shared.array(BLOCK, _STATE)
    choices = cuda.local.array(1, _CHOICES)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        own = slice(first + mine, first + mine + 1)
        games = tile[mine : mine + 1]
        stepping.sample_actions(games, boxes, samplers[own], actions[own], choices, 0, 1)


@_kernel
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
        own = slice(mine, mine + 1)
        stepping.write_masks(tile[own], boxes, marks[own], choices, 0, 1)
    cuda.syncthreads()
    for number in range(mine, count * DECISION_COUNT, BLOCK):
        game = number // DECISION_COUNT
        action = number - game * DECISION_COUNT
        rows[first + game, action] = marks[game, action]


@_kernel
def observe(states: Any, boxes: Any, wanted: Any, rows: Any) -> None:
    """What whoever decides may know, of the games that are wanted."""
    tile = cuda.shared.array(BLOCK, _STATE)
    seen = cuda.shared.array(BLOCK, _OBSERVATION)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    width = rows.shape[1]
    _bring(tile, states, first, count)
    if mine < count and wanted[first + mine]:
        observe_game(tile[mine], boxes[0], seen[mine])
    cuda.syncthreads()
    for number in range(mine, count * width, BLOCK):
        game = number // width
        if wanted[first + game]:
            rows[first + game, number - game * width] = seen[game].value[number - game * width]


@_kernel
def read_status(states: Any, seats: Any, phases: Any, turns: Any) -> None:
    """Who decides, what, and how far each game is."""
    index = cuda.grid(1)
    if index < states.shape[0]:
        seats[index] = states[index].seat
        phases[index] = states[index].phase
        turns[index] = states[index].turn


@_kernel
def gather(source: Any, indices: Any, target: Any) -> None:
    """Rows of a table, in another order and as often as they are named."""
    first = cuda.blockIdx.x * BLOCK
    width = target.shape[1]
    count = min(BLOCK, target.shape[0] - first)
    for number in range(cuda.threadIdx.x, count * width, BLOCK):
        row = number // width
        target[first + row, number - row * width] = source[
            indices[first + row], number - row * width
        ]


@_kernel
def fill(target: Any, value: int) -> None:
    """The same byte everywhere."""
    index = cuda.grid(1)
    for at in range(index, target.shape[0], cuda.gridsize(1)):
        target[at] = value


@_kernel
def spread(one: Any, states: Any) -> None:
    """One position in every game, each with its own generator and its deck in another order."""
    tile = cuda.shared.array(BLOCK, _STATE)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, states.shape[0] - first)
    _bring(tile, states, first, count)
    if mine < count:
        chance = tile[mine].random
        for word in range(_WORDS):
            tile[mine].words[word] = one[word]
        tile[mine].random = chance
        stepping.shuffle_unknown(tile[mine : mine + 1])
    _return(tile, states, first, count)
