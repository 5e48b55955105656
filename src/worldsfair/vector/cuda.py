"""`CudaGames`: what `VectorGames` does, on an NVIDIA GPU and with arrays that stay there.

Needs the `gpu` extra: `pip install 'worldsfair[gpu]'`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from worldsfair.edition import Edition
from worldsfair.errors import GameError, IllegalMove, InvalidMove, InvalidSetup
from worldsfair.records.model import Approvals
from worldsfair.records.setup_arguments import whole_number
from worldsfair.rules.layout import box_for
from worldsfair.rules.observing import observation_size
from worldsfair.rules.position import Position
from worldsfair.rules.reasons import why_illegal
from worldsfair.vector.arguments import checked_set_up, game_indices, wanted_games
from worldsfair.vector.cuda_arrays import CudaArray
from worldsfair.vector.cuda_room import CudaRoom
from worldsfair.vector.games import ACTIONS, SAMPLING, action_texts
from worldsfair.vector.kept_games import states_from
from worldsfair.vector.seeds import Seed, seed_number


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
        seed: Seed | None = None,
        approvals: Approvals = "automatic",
        edition: Edition | None = None,
        auto_reset: bool = True,
        final_observations: bool = False,
        checked: bool = True,
        stream: int = 0,
    ) -> None:
        """Lay out `count` games on the current device.

        `checked=False` lets `step` return without asking the GPU whether all actions were legal:
        see `check`. `stream` is the number of the CUDA stream that all work is given to, such as
        `torch.cuda.current_stream().cuda_stream`; 0 is the default stream, which is also
        PyTorch's and CuPy's. All else is as with `VectorGames`.
        """
        set_up = checked_set_up(count, players, approvals, edition)
        self.count: Final = set_up.count
        self.players: Final = set_up.players
        self.approvals: Final[Approvals] = set_up.approvals
        self.edition: Final = set_up.edition
        self.auto_reset: Final = bool(auto_reset)
        self.checked: Final = bool(checked)
        self.observation_size: Final = observation_size(self.players)
        self._keeps_final: Final = bool(final_observations)
        self._stream_number: Final = stream
        self._room = CudaRoom(self.count, stream)
        self._take_room()
        self._lay_out(self._all, seed_number(seed))

    def _take_room(self) -> None:
        zeros, count, players = self._room.zeros, self.count, self.players
        self._states = zeros((count,), self._room.kernels.DEVICE_STATE)
        self._box_of_host = np.asarray(box_for(self.edition, players))
        self._boxes = self._room.bring(self._box_of_host)
        self._games = (self._states, self._boxes)
        self._samplers = zeros((count,), np.uint64)
        self._taken = zeros((count,), np.int64)
        self._sampled = zeros((count,), np.int64)
        self._movers = zeros((count,), np.uint8)
        self._rewards = zeros((count, players), np.float32)
        self._ended = zeros((count,), np.uint8)
        self._too_long = zeros((count,), np.uint8)
        self._points = zeros((count, players), np.uint8)
        self._outcome = (self._movers, self._rewards, self._ended, self._too_long, self._points)
        self._all = zeros((count,), np.uint8)
        self._room.fill(self._all, 1)
        self._tallies = self._room.bring(np.array([0, self._nothing_refused], np.int64))
        """How many games have ended, and the first refused action."""
        kept = (count if self._keeps_final else 0, self.observation_size)
        self._final_rows = zeros(kept, np.uint8)
        # What not everybody asks for gets its memory when it is asked for.
        self._masks: Any = None
        self._rows: Any = None
        self._status: Any = None
        self._given: Any = None
        self._numbers_taken: Any = None

    @property
    def _nothing_refused(self) -> int:
        number: int = self._room.kernels.NOTHING_REFUSED
        return number

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<CudaGames: {self.count} games of {self.players} players>"

    # Beginning.

    def reset(self, seed: Seed | None = None, *, games: Any = None) -> None:
        """Lay all games out anew, or those that are named by index or by a bool for each.

        A game with the same seed and index is the same game as on a CPU. Without a seed each game
        goes on with its own chance, as with `auto_reset`.
        """
        number = None if seed is None else seed_number(seed)
        self._lay_out(self._all if games is None else self._wanted(games), number)
        if games is None:
            self._room.write(self._tallies, np.array([0, self._nothing_refused], np.int64))

    def _wanted(self, games: Any) -> Any:
        """1 for each game that is named; a bool for each that lies on the GPU stays there."""
        there = self._room.found(games)
        if there is None:
            return self._room.bring(wanted_games(games, self.count))
        if there.dtype == np.bool_ and there.shape == (self.count,) and there.is_c_contiguous():
            return there.view(np.uint8)
        return self._room.bring(wanted_games(self._room.read(there), self.count))

    def _lay_out(self, wanted: Any, number: int | None) -> None:
        self._room.launch(
            self._room.kernels.reset,
            *self._games,
            wanted,
            self._samplers,
            self._rewards,
            self._ended,
            self._too_long,
            int(self.approvals == "chosen"),
            int(number is not None),
            *_seeds(number or 0),
        )

    @classmethod
    def from_position(
        cls,
        position: Position,
        count: int,
        *,
        seed: Seed | None = None,
        auto_reset: bool = False,
        checked: bool = True,
        stream: int = 0,
    ) -> Self:
        """So many games that go on from one position, as `Game.position` is one.

        Nobody knows the order of its deck, so each game has it shuffled anew.
        """
        games = cls(
            count,
            position.players,
            seed=seed,
            approvals="chosen" if position.chosen_approvals else "automatic",
            edition=position.edition,
            auto_reset=auto_reset,
            checked=checked,
            stream=stream,
        )
        one = games._room.bring(np.frombuffer(position.buffer, np.uint64))
        games._room.launch(games._room.kernels.spread, one, games._states)
        return games

    # Deciding.

    def step(self, actions: Any) -> CudaStepped:
        """One action in each game, by its number; a game that is over takes any.

        An action that is not legal raises `IllegalMove`, and no game has been touched; for that
        the GPU is asked and waited for once. Of games that are not `checked`, those with an
        illegal action are left as they are, all others go on, and `check` raises it.
        """
        self._numbers_taken = numbers = self._numbers(actions)
        if self.checked:
            self._room.launch(self._room.kernels.check, *self._games, numbers, self._tallies)
            self.check()
        return self._go_on(self._room.kernels.step, numbers)

    def play_out(self) -> CudaStepped:
        """Play every game to its end by random decisions, all of it on the GPU.

        Each legal decision is as likely as any other. With `auto_reset` new games follow.
        """
        return self._go_on(self._room.kernels.play_out)

    def _go_on(self, kernel: Any, *numbers: Any) -> CudaStepped:
        anew = int(self.auto_reset and not self._keeps_final)
        launch, kernels = self._room.launch, self._room.kernels
        launch(kernel, *self._games, *numbers, *self._outcome, self._tallies, anew)
        if self._keeps_final:
            launch(kernels.observe, *self._games, self._ended, self._final_rows)
            if self.auto_reset:
                launch(kernels.renew, *self._games, self._ended)
        return CudaStepped(self.rewards, self._truths(self._ended))

    def check(self) -> None:
        """Raise the first game's illegal action since the last check; waits for the GPU."""
        finished, refused = (int(number) for number in self._room.read(self._tallies))
        if refused == self._nothing_refused:
            return
        self._room.write(self._tallies, np.array([finished, self._nothing_refused], np.int64))
        raise self._refusal(*divmod(refused, self._room.kernels.ACTION_SPAN))

    def _refusal(self, index: int, action: int) -> GameError:
        if action == self._room.kernels.NO_ACTION:
            number = int(self._room.read(self._numbers_taken[index : index + 1])[0])
            # Without checks the number may be gone, and another one in its place.
            given = "that" if 0 <= number < ACTIONS else number
            return InvalidMove(f"Game {index}: {given} is no action; they are 0 to {ACTIONS - 1}.")
        told = f"Game {index}, action {action} ({action_texts()[action]})"
        position = self.position(index)
        if position.is_over or action in position.legal():
            return IllegalMove(f"{told}: it was not legal when it was given.", "T1")
        refused = why_illegal(position, action)
        return IllegalMove(f"{told}: {refused}", refused.rule)

    def _numbers(self, actions: Any) -> Any:
        given = self._room.found(actions)
        if given is None:
            given = np.asarray(actions)
        if tuple(given.shape) != (self.count,) or given.dtype.kind not in "iu":
            raise InvalidSetup(
                f"A step takes {self.count} whole numbers, "
                f"not {given.dtype} of shape {tuple(given.shape)}."
            )
        if isinstance(given, np.ndarray):
            given = self._room.bring(given.astype(np.int64))
        # Kept until the next step: what a framework lent may not be used anew before it is read.
        self._given = given
        if given.dtype == np.int64 and given.is_c_contiguous():
            return given
        self._room.launch(self._room.kernels.take_actions, given, self._taken)
        return self._taken

    @property
    def finished(self) -> int:
        """How many games have ended since all were last laid out; waits for the GPU."""
        return int(self._room.read(self._tallies)[0])

    def legal_mask(self, out: Any = None) -> Any:
        """Which actions are legal in each game; all False where a game is over.

        With `out`, a bool array on the GPU, that is written to and given back.
        """
        shape = (self.count, ACTIONS)
        if out is None and self._masks is None:
            self._masks = self._room.zeros(shape, np.bool_)
        masks = self._place(out, self._masks, shape, np.bool_)
        self._room.launch(self._room.kernels.masks, *self._games, masks.view(np.uint8))
        return self._room.lend(masks) if out is None else out

    def observe(self, out: Any = None) -> Any:
        """What whoever decides may know, a row per game: see `observation_names`.

        With `out`, a uint8 array on the GPU, that is written to and given back.
        """
        shape = (self.count, self.observation_size)
        if out is None and self._rows is None:
            self._rows = self._room.zeros(shape, np.uint8)
        rows = self._place(out, self._rows, shape, np.uint8)
        self._room.launch(self._room.kernels.observe, *self._games, self._all, rows)
        return self._room.lend(rows) if out is None else out

    def sample(self, out: Any = None) -> Any:
        """A uniformly random legal action for each game; the games' own chance is not touched.

        The same seed gives the same actions as on a CPU. 0 where a game is over.
        """
        actions = self._place(out, self._sampled, (self.count,), np.int64)
        self._room.launch(self._room.kernels.sample, *self._games, self._samplers, actions)
        return self._room.lend(actions) if out is None else out

    def _place(self, out: Any, own: Any, shape: tuple[int, ...], dtype: Any) -> Any:
        if out is None:
            return own
        there = self._room.found(out)
        if (
            there is None
            or tuple(there.shape) != shape
            or there.dtype != dtype
            or not there.is_c_contiguous()
        ):
            kind = np.dtype(dtype)
            raise InvalidSetup(
                f"`out` has to be a {kind} array of shape {shape} in one piece on the GPU."
            )
        return there

    # Looking.

    @property
    def seats(self) -> CudaArray:
        """Who decides in each game."""
        return self._room.lend(self._statuses()[0])

    @property
    def phases(self) -> CudaArray:
        """What is decided: 0 where to place, 1 a figure, 2 approvals; 3 when a game is over."""
        return self._room.lend(self._statuses()[1])

    @property
    def turns(self) -> CudaArray:
        """How many turns of each game are finished."""
        return self._room.lend(self._statuses()[2])

    def _statuses(self) -> Any:
        if self._status is None:
            kinds = (np.uint8, np.uint8, np.uint16)
            self._status = tuple(self._room.zeros((self.count,), kind) for kind in kinds)
        self._room.launch(self._room.kernels.read_status, self._states, *self._status)
        return self._status

    @property
    def movers(self) -> CudaArray:
        """Who made the last step's action in each game."""
        return self._room.lend(self._movers)

    @property
    def rewards(self) -> CudaArray:
        """Of the last step, by game and seat."""
        return self._room.lend(self._rewards)

    @property
    def points(self) -> CudaArray:
        """The points by seat with which the last game to end in each place ended."""
        return self._room.lend(self._points)

    @property
    def was_too_long(self) -> CudaArray:
        """Of the games that ended with the last step: nobody had won within the limit of turns."""
        return self._truths(self._too_long)

    @property
    def final_observations(self) -> CudaArray:
        """What games looked like at their end, seen by who moved last; a row per game.

        A row is good from the step in which its game ended until the next one ends there.
        """
        if not self._keeps_final:
            raise InvalidSetup(
                "Final observations are kept by CudaGames(…, final_observations=True)."
            )
        return self._room.lend(self._final_rows)

    def _truths(self, array: Any) -> CudaArray:
        return self._room.lend(array.view(np.bool_))

    def position(self, index: int) -> Position:
        """A copy of one game's position; waits for the GPU."""
        number = whole_number(index, "The index of a game")
        if not 0 <= number < self.count:
            raise InvalidSetup(f"There is no game {number}; they are 0 to {self.count - 1}.")
        position = Position(self.edition, self.players)
        position.load(self._room.read(self._room.rows(self._states)[number]).tobytes())
        return position

    # Keeping.

    def copy(self) -> Self:
        """The same games once more, on their own from now on."""
        return self.take(np.arange(self.count))

    def take(self, games: Any) -> Self:
        """Copies of some games, in this order and as often as they are named.

        All goes with them: their chance, the one of `sample`, and what the last step brought. The
        same game twice goes on in the same way twice; `shuffle_unknown` lets them differ.
        """
        there = self._room.found(games)
        named = np.asarray(games) if there is None else self._room.read(there)
        if named.dtype.kind == "b":
            indices: npt.NDArray[np.intp] = np.flatnonzero(wanted_games(named, self.count))
        else:
            indices = game_indices(named, self.count)
        other: Self = type(self)(
            len(indices),
            self.players,
            seed=0,
            approvals=self.approvals,
            edition=self.edition,
            auto_reset=self.auto_reset,
            final_observations=self._keeps_final,
            checked=self.checked,
            stream=self._stream_number,
        )
        other._copy_from(self, indices)
        return other

    def _copy_from(self, source: CudaGames, indices: npt.NDArray[np.intp]) -> None:
        there = self._room.bring(indices.astype(np.int64))
        for own, theirs in zip(self._content(), source._content(), strict=True):
            if own.size:
                rows = self._room.rows
                self._room.launch(self._room.kernels.gather, rows(theirs), there, rows(own))
        tallies = np.array([source.finished, self._nothing_refused], np.int64)
        self._room.write(self._tallies, tallies)

    def _content(self) -> tuple[Any, ...]:
        """What a game is, and what the last step brought it; the rest is room."""
        return (self._states, self._samplers, *self._outcome, self._final_rows)

    def shuffle_unknown(self, seed: Seed | None = None) -> None:
        """Shuffle what nobody knows: the order of each deck, and all chance to come.

        For searches, which must not look into the deck: take copies, shuffle, play on.
        """
        seeds = _seeds(seed_number(seed))
        launch, kernels = self._room.launch, self._room.kernels
        launch(kernels.shuffle_unknown, self._states, self._samplers, *seeds)

    def to_bytes(self) -> bytes:
        """All games, chance included, as `VectorGames.to_bytes` gives them; waits for the GPU."""
        return self._room.read(self._room.rows(self._states)).tobytes()

    def from_bytes(self, kept: bytes) -> None:
        """Go on from what `to_bytes` gave of as many games of the same kind, here or on a CPU."""
        chosen = int(self.approvals == "chosen")
        box = self._box_of_host.view(np.recarray)[0]
        states = states_from(kept, self.count, box, chosen).view(np.uint64)
        self._room.write(self._room.rows(self._states), states.reshape(self.count, -1))
        for array in (self._ended, self._too_long, self._rewards):
            self._room.fill(array, 0)

    def synchronize(self) -> None:
        """Wait until the GPU has done all that it was given."""
        self._room.synchronize()


def _seeds(number: int) -> tuple[np.int64, np.int64]:
    """A seed, and that of `sample`, as the signed numbers that kernels take."""
    return tuple(np.uint64(bits).astype(np.int64) for bits in (number, number ^ SAMPLING))  # type: ignore[return-value]  # there are two
