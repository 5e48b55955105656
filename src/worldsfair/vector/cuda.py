"""`CudaGames`: what `VectorGames` does, on an NVIDIA GPU and with arrays that stay there.

Needs the `gpu` extra: `pip install 'worldsfair[gpu]'`.
"""

from __future__ import annotations

import importlib
import operator
import warnings
from typing import Any, Final, NamedTuple, get_args

import numpy as np
import numpy.typing as npt

from worldsfair.edition import PLAYER_COUNTS, Edition, default_edition
from worldsfair.errors import GameError, IllegalMove, InvalidMove, InvalidSetup
from worldsfair.records.model import Approvals
from worldsfair.rules.layout import STATE, box_for
from worldsfair.rules.observing import observation_size
from worldsfair.rules.position import Position
from worldsfair.rules.reasons import why_illegal
from worldsfair.vector import stepping
from worldsfair.vector.cuda_arrays import CudaArray, from_elsewhere, stream_of
from worldsfair.vector.games import ACTIONS, Seed, _number_of, action_texts


class CudaStepped(NamedTuple):
    """What a step has brought, by game; the arrays are overwritten by the next step."""

    rewards: CudaArray
    """By seat: 0 until a game ends; then 1 for who wins alone, and a sum of 0."""
    ended: CudaArray
    """Whether the game came to its end with this step, by its rules or by the limit of turns."""


class CudaGames:
    """Many games that are stepped together on a GPU; the same seed gives `VectorGames`' games.

    Arrays come as `CudaArray`: `torch.from_dlpack(games.observe())` shares its memory. They are
    the games' own and are written anew by the next call of the same method. `step` takes arrays
    of PyTorch, JAX, CuPy and Numba where they lie, and lists and NumPy's by a copy.
    """

    def __init__(
        self,
        count: int,
        players: int = 2,
        *,
        seed: Seed = None,
        approvals: Approvals = "automatic",
        edition: Edition | None = None,
        auto_reset: bool = True,
        checked: bool = True,
        stream: int = 0,
    ) -> None:
        """Lay out `count` games on the current device.

        `checked=False` lets `step` return without asking the GPU whether all actions were legal:
        see `check`. `stream` is the number of the CUDA stream that all work is given to, such as
        `torch.cuda.current_stream().cuda_stream`; 0 is the default stream, which is also
        PyTorch's and CuPy's.
        """
        if players not in PLAYER_COUNTS:
            raise InvalidSetup(f"The game is for 2, 3 or 4 players, not {players}.")
        if approvals not in get_args(Approvals):
            raise InvalidSetup(f"Approvals are automatic or chosen, not {approvals!r}.")
        self.count: Final = operator.index(count)
        if self.count < 1:
            raise InvalidSetup(f"There is nothing to play with {count} games.")
        self.players: Final = players
        self.approvals: Final = approvals
        self.edition: Final = edition or default_edition()
        self.auto_reset: Final = auto_reset
        self.checked: Final = checked
        self.observation_size: Final = observation_size(players)
        self._cuda, self._kernels = _gpu()
        self._stream = stream_of(operator.index(stream), self._cuda)
        self._states = self._room((self.count,), self._kernels.DEVICE_STATE)
        self._box = self._cuda.to_device(box_for(self.edition, players), stream=self._stream)
        self._tallies = self._room((2,), np.int64)
        """How many games have ended, and the first refused action."""
        self._samplers = self._room((self.count,), np.uint64)
        self._actions = self._room((self.count,), np.int64)
        self._rewards = self._room((self.count, players), np.float32)
        self._ended = self._room((self.count,), np.uint8)
        self._over = self._room((self.count,), np.bool_)
        self._points = self._room((self.count, players), np.uint8)
        self._masks: Any = None
        self._rows: Any = None
        self._status: Any = None
        self._too_long: Any = None
        self._given: Any = None
        self._ready: dict[Any, Any] = {}
        self.reset(seed)

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: Seed = None) -> None:
        """Lay all games out anew; the same seed gives the same games as on a CPU."""
        bits = np.uint64(_number_of(seed) % 2**64).astype(np.int64)
        self._launch(
            self._kernels.reset,
            self._states,
            self._box,
            self._samplers,
            self._ended,
            self._tallies,
            bits,
            int(self.approvals == "chosen"),
        )

    def step(self, actions: Any) -> CudaStepped:
        """One action in each game, by its number; a game that is over takes any.

        An action that is not legal raises `IllegalMove`, and no game has been touched; for that
        the GPU is asked and waited for once. Of games that are not `checked`, those with an
        illegal action are left as they are, all others go on, and `check` raises it.
        """
        numbers = self._numbers(actions)
        if self.checked:
            self._launch(self._kernels.check, self._states, self._box, numbers, self._tallies)
            self.check()
        self._launch(
            self._kernels.step,
            self._states,
            self._box,
            numbers,
            self._rewards,
            self._ended,
            self._over,
            self._points,
            self._tallies,
            int(self.auto_reset),
        )
        return CudaStepped(self._lend(self._rewards), self._lend(self._over))

    def check(self) -> None:
        """Raise what the first illegal action since the last check deserves; waits for the GPU."""
        finished, refused = (int(number) for number in self._read(self._tallies))
        if refused == self._kernels.NOTHING_REFUSED:
            return
        tallies = np.array([finished, self._kernels.NOTHING_REFUSED], np.int64)
        self._tallies.copy_to_device(tallies, stream=self._stream)
        raise self._refusal(*divmod(refused, self._kernels.ACTION_SPAN))

    @property
    def finished(self) -> int:
        """How many games have come to their end since the last `reset`; waits for the GPU."""
        return int(self._read(self._tallies)[0])

    def legal_mask(self, out: Any = None) -> Any:
        """Which actions are legal in each game; all False where a game is over."""
        if out is None and self._masks is None:
            self._masks = self._room((self.count, ACTIONS), np.bool_)
        masks = self._wanted(out, self._masks, (self.count, ACTIONS), np.bool_)
        self._launch(self._kernels.masks, self._states, self._box, masks.view(np.uint8))
        return self._lend(masks) if out is None else out

    def observe(self, out: Any = None) -> Any:
        """What whoever decides may know, a row per game: see `observation_names`."""
        shape = (self.count, self.observation_size)
        if out is None and self._rows is None:
            self._rows = self._room(shape, np.uint8)
        rows = self._wanted(out, self._rows, shape, np.uint8)
        self._launch(self._kernels.observe_for(self.players), self._states, self._box, rows)
        return self._lend(rows) if out is None else out

    def sample(self) -> CudaArray:
        """A uniformly random legal action for each game; the games' own chance is not touched."""
        self._launch(self._kernels.sample, self._states, self._box, self._samplers, self._actions)
        return self._lend(self._actions)

    def play_out(self) -> None:
        """Play every game on to its end, or to the limit of turns, by random decisions.

        They come from the games' own chance, nothing is laid out anew, and the games stay where
        they ended: `to_bytes` gives what `rules.batch.play_at_random` leaves.
        """
        self._launch(self._kernels.play_out, self._states, self._box)

    @property
    def seats(self) -> CudaArray:
        """Who decides in each game."""
        return self._lend(self._statuses()[0])

    @property
    def phases(self) -> CudaArray:
        """What is decided: 0 where to place, 1 a figure, 2 approvals; 3 when a game is over."""
        return self._lend(self._statuses()[1])

    @property
    def turns(self) -> CudaArray:
        """How many turns of each game are finished."""
        return self._lend(self._statuses()[2])

    @property
    def points(self) -> CudaArray:
        """The points by seat with which the last game to end in each place ended."""
        return self._lend(self._points)

    @property
    def was_too_long(self) -> CudaArray:
        """Of the games that ended with the last step: nobody had won within the limit of turns."""
        if self._too_long is None:
            self._too_long = self._room((self.count,), np.bool_)
        self._launch(self._kernels.equals, self._ended, stepping.TOO_LONG, self._too_long)
        return self._lend(self._too_long)

    def to_bytes(self) -> bytes:
        """All games, chance included, as `VectorGames.to_bytes` gives them; waits for the GPU."""
        return self._read(self._states).tobytes()

    def from_bytes(self, kept: bytes) -> None:
        """Go on from what `to_bytes` gave of as many games of the same kind, here or on a CPU."""
        if len(kept) != self.count * STATE.itemsize:
            raise InvalidSetup("These are not the bytes of so many games.")
        states = self._states.view(np.uint8)
        states.copy_to_device(np.frombuffer(kept, np.uint8), stream=self._stream)
        self.synchronize()

    def synchronize(self) -> None:
        """Wait until the GPU has done all that it was given."""
        if self._stream:
            self._stream.synchronize()
        else:
            self._cuda.synchronize()

    def _statuses(self) -> Any:
        if self._status is None:
            one = (self.count,)
            kinds = (np.uint8, np.uint8, np.uint16)
            self._status = tuple(self._room(one, kind) for kind in kinds)
        self._launch(self._kernels.read_status, self._states, *self._status)
        return self._status

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        """Give the GPU something to do for every game, in our stream."""
        ready = self._ready.get(kernel)
        if ready is not None:
            ready(*arguments)
            return
        block = self._kernels.BLOCK
        with warnings.catch_warnings():
            # Numba finds few games too few for a GPU.
            warnings.simplefilter("ignore", self._kernels.PERFORMANCE_WARNING)
            ready = kernel[(self.count + block - 1) // block, block, self._stream]
            ready(*arguments)
        self._ready[kernel] = ready

    def _room(self, shape: tuple[int, ...], dtype: Any) -> Any:
        room = self._cuda.device_array(shape, dtype, stream=self._stream)
        flat = room.view(np.uint8) if len(shape) == 1 else room.reshape(-1).view(np.uint8)
        flat.copy_to_device(np.zeros(flat.shape, np.uint8), stream=self._stream)
        self.synchronize()
        return room

    def _lend(self, array: Any) -> CudaArray:
        return CudaArray(array, self._cuda, self._stream)

    def _read(self, array: Any) -> npt.NDArray[Any]:
        return self._lend(array).copy_to_host()

    def _numbers(self, actions: Any) -> Any:
        given = from_elsewhere(actions, self._cuda, self._stream)
        if given is None:
            given = np.asarray(actions)
        if tuple(given.shape) != (self.count,) or given.dtype.kind not in "iu":
            raise InvalidSetup(
                f"A step takes {self.count} whole numbers, not {given.shape} of {given.dtype}."
            )
        if isinstance(given, np.ndarray):
            given = self._cuda.to_device(given.astype(np.int64), stream=self._stream)
        # Kept until the next step: what a framework lent may not be used anew before it is read.
        self._given = given
        if given.dtype == np.int64 and given.is_c_contiguous():
            return given
        self._launch(self._kernels.take_actions, given, self._actions)
        return self._actions

    def _wanted(self, out: Any, own: Any, shape: tuple[int, ...], dtype: Any) -> Any:
        if out is None:
            return own
        room = from_elsewhere(out, self._cuda, self._stream)
        if (
            room is None
            or tuple(room.shape) != shape
            or room.dtype != dtype
            or not room.is_c_contiguous()
        ):
            kind = np.dtype(dtype)
            raise InvalidSetup(f"`out` has to be a whole {kind} array of {shape} on the GPU.")
        return room

    def _refusal(self, index: int, action: int) -> GameError:
        if action == self._kernels.NO_ACTION:
            return InvalidMove(f"Game {index}: that is no action; they are 0 to {ACTIONS - 1}.")
        told = f"Game {index}, action {action} ({action_texts()[action]})"
        position = Position(self.edition, self.players)
        position.load(self._read(self._states[index : index + 1]).tobytes())
        if position.is_over or action in position.legal():
            return IllegalMove(f"{told}: it was not legal when it was given.", "T1")
        refused = why_illegal(position, action)
        return IllegalMove(f"{told}: {refused}", refused.rule)


def _gpu() -> tuple[Any, Any]:
    """Numba's CUDA and our kernels, or a sentence that says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for it
    try:
        cuda: Any = importlib.import_module("numba.cuda")
        kernels: Any = importlib.import_module("worldsfair.vector.cuda_kernels")
    except ImportError as missing:
        raise InvalidSetup(f"{_EXTRA} ({missing})") from missing
    if kernels.SIMULATED:
        return cuda, kernels
    if cuda.implementation == "Built-in":
        raise InvalidSetup(_EXTRA)
    if not cuda.is_available():
        raise InvalidSetup("Games on a GPU need an NVIDIA GPU with its driver; there is none here.")
    return cuda, kernels


_EXTRA: Final = "Games on a GPU need numba-cuda: pip install 'worldsfair[gpu]'."
