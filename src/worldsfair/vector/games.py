"""`VectorGames`: so many games, one array per question."""

from __future__ import annotations

import operator
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple, SupportsIndex, get_args

import numpy as np
import numpy.typing as npt

from worldsfair.edition import PLAYER_COUNTS, Edition, default_edition
from worldsfair.errors import GameError, IllegalMove, InvalidMove, InvalidSetup
from worldsfair.parallel import available_cores
from worldsfair.records.model import Approvals
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.decisions import DECISION_COUNT, decision_texts
from worldsfair.rules.layout import STATE, box_for, new_choices, new_states
from worldsfair.rules.observing import new_observation, observation_size, observe_games
from worldsfair.rules.position import Position
from worldsfair.rules.reasons import why_illegal
from worldsfair.vector import stepping

ACTIONS: Final = DECISION_COUNT
"""How many actions there are in all phases together; a mask has so many columns."""

Seed = SupportsIndex | np.random.Generator | None
"""A whole number of Python's or NumPy's, one of NumPy's generators, or None for chance."""


def action_texts() -> tuple[str, ...]:
    """Each action as `Game.play` and records write it; its place in the tuple is its number.

    >>> action_texts()[1]
    'place electricity'
    """
    return decision_texts()


class Stepped(NamedTuple):
    """What a step has brought, by game; the arrays are overwritten by the next step."""

    rewards: npt.NDArray[np.float32]
    """By seat: 0 until a game ends; then 1 for who wins alone, and a sum of 0."""
    ended: npt.NDArray[np.bool_]
    """Whether the game came to its end with this step, by its rules or by the limit of turns."""


class VectorGames:
    """Many games of World's Fair 1893 that are stepped together.

    All arrays that it gives are its own and are written anew by the next call of the same method:
    copy what is to stay. `out` takes an array of yours instead.

    >>> games = VectorGames(1000, players=4, seed=7)
    >>> for _ in range(200):
    ...     rewards, ended = games.step(games.sample())
    >>> games.finished > 1000
    True
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
        threads: int | None = 1,
    ) -> None:
        """Lay out `count` games.

        `approvals="chosen"` lets players choose how many exhibits to approve. With `auto_reset`
        a game that ends makes room for a new one in the same step. `threads=None` uses all cores.
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
        self.observation_size: Final = observation_size(players)
        self.finished = 0
        """How many games have come to their end since the last `reset`."""
        self._box = box_for(self.edition, players)
        self._states = new_states(self.count)
        parts = min(available_cores() if threads is None else threads, self.count)
        if parts < 1:
            raise InvalidSetup(f"Nobody works with {threads} threads.")
        bounds = [self.count * part // parts for part in range(parts + 1)]
        self._parts = [slice(*pair) for pair in pairwise(bounds)]
        self._choices = [new_choices() for _ in self._parts]
        self._observations = [new_observation() for _ in self._parts]
        self._samplers = [new_states(1) for _ in self._parts]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        self._rewards = np.zeros((self.count, players), np.float32)
        self._ended = np.zeros(self.count, np.uint8)
        self._points = np.zeros((self.count, players), np.uint8)
        self._masks = np.zeros((self.count, ACTIONS), np.uint8)
        self._rows = np.zeros((self.count, self.observation_size), np.uint8)
        self._actions = np.zeros(self.count, np.int64)
        self.reset(seed)

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: Seed = None) -> None:
        """Lay all games out anew; the same seed gives the same games, on any number of threads."""
        seeds = mixed_seeds(_number_of(seed), self.count + len(self._samplers))
        self._states["random"] = seeds[: self.count]
        for sampler, own in zip(self._samplers, seeds[self.count :], strict=True):
            sampler["random"] = own
        chosen = int(self.approvals == "chosen")
        self._each(lambda part, _: stepping.lay_out_games(self._states[part], self._box, chosen))
        self.finished = 0
        self._ended[:] = stepping.RUNNING

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """One action in each game, by its number; a game that is over takes any.

        An action that is not legal raises `IllegalMove`, and no game has been touched.
        """
        numbers = self._checked(actions)
        anew = int(self.auto_reset)
        self._each(
            lambda part, _: stepping.step_games(
                self._states[part],
                self._box,
                numbers[part],
                self._rewards[part],
                self._ended[part],
                self._points[part],
                anew,
            )
        )
        ended = self._ended.view(np.bool_)
        self.finished += int(np.count_nonzero(ended))
        return Stepped(self._rewards, ended)

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise InvalidSetup(
                f"A step takes {self.count} whole numbers, not {given.shape} of {given.dtype}."
            )
        numbers = given.astype(np.int64, copy=False)
        bad = self._each(
            lambda part, number: stepping.first_illegal(
                self._states[part], self._box, self._choices[number], numbers[part]
            )
        )
        for part, index in zip(self._parts, bad, strict=True):
            if index >= 0:
                raise self._refusal(part.start + index, int(numbers[part][index]))
        return numbers

    def _refusal(self, index: int, action: int) -> GameError:
        if not 0 <= action < ACTIONS:
            return InvalidMove(f"Game {index}: {action} is no action; they are 0 to {ACTIONS - 1}.")
        position = Position(self.edition, self.players)
        position.load(self._states[index : index + 1].tobytes())
        refused = why_illegal(position, action)
        told = f"Game {index}, action {action} ({action_texts()[action]}): {refused}"
        return IllegalMove(told, refused.rule)

    def legal_mask(self, out: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.bool_]:
        """Which actions are legal in each game; all False where a game is over."""
        masks = self._room(out, self._masks, np.bool_).view(np.uint8)
        self._each(
            lambda part, number: stepping.write_masks(
                self._states[part], self._box, self._choices[number], masks[part]
            )
        )
        return masks.view(np.bool_)

    def observe(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """What whoever decides may know, a row per game: see `observation_names`."""
        rows = self._room(out, self._rows, np.uint8)
        self._each(
            lambda part, number: observe_games(
                self._states[part], self._box, self._observations[number], rows[part]
            )
        )
        return rows

    def sample(self) -> npt.NDArray[np.int64]:
        """A uniformly random legal action for each game; the games' own chance is not touched."""
        self._each(
            lambda part, number: stepping.sample_actions(
                self._states[part],
                self._box,
                self._choices[number],
                self._samplers[number],
                self._actions[part],
            )
        )
        return self._actions

    @property
    def seats(self) -> npt.NDArray[np.uint8]:
        """Who decides in each game."""
        return self._field("seat")

    @property
    def phases(self) -> npt.NDArray[np.uint8]:
        """What is decided: 0 where to place, 1 a figure, 2 approvals; 3 when a game is over."""
        return self._field("phase")

    @property
    def turns(self) -> npt.NDArray[np.uint16]:
        """How many turns of each game are finished."""
        turns: npt.NDArray[np.uint16] = np.asarray(self._states["turn"]).copy()
        return turns

    @property
    def points(self) -> npt.NDArray[np.uint8]:
        """The points by seat with which the last game to end in each place ended."""
        return self._points

    @property
    def was_too_long(self) -> npt.NDArray[np.bool_]:
        """Of the games that ended with the last step: nobody had won within the limit of turns."""
        return np.equal(self._ended, stepping.TOO_LONG)

    def to_bytes(self) -> bytes:
        """All games, chance included, to go on from another time."""
        return self._states.tobytes()

    def from_bytes(self, kept: bytes) -> None:
        """Go on from what `to_bytes` gave of as many games of the same kind."""
        if len(kept) != self.count * STATE.itemsize:
            raise InvalidSetup("These are not the bytes of so many games.")
        np.asarray(self._states)[:] = np.frombuffer(kept, dtype=STATE)

    def _field(self, name: str) -> npt.NDArray[np.uint8]:
        field: npt.NDArray[np.uint8] = np.asarray(self._states[name]).copy()
        return field

    def _room(self, out: Any, own: npt.NDArray[np.uint8], dtype: Any) -> npt.NDArray[np.uint8]:
        if out is None:
            return own
        if out.shape != own.shape or out.dtype != dtype or not out.flags.c_contiguous:
            raise InvalidSetup(f"`out` has to be a whole {np.dtype(dtype)} array of {own.shape}.")
        room: npt.NDArray[np.uint8] = out
        return room

    def _each(self, work: Callable[[slice, int], Any]) -> list[Any]:
        """Do something with every part of the games, on a thread of its own each."""
        if self._pool is None:
            return [work(self._parts[0], 0)]
        return list(self._pool.map(work, self._parts, range(len(self._parts))))


def _number_of(seed: Seed) -> int:
    if seed is None:
        seed = np.random.default_rng()
    if isinstance(seed, np.random.Generator):
        return int(seed.integers(2**63))
    return operator.index(seed)
