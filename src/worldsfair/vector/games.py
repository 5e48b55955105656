"""`VectorGames`: so many games, one array per question."""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from worldsfair.edition import Edition
from worldsfair.errors import GameError, IllegalMove, InvalidMove, InvalidSetup, InvalidState
from worldsfair.records.model import Approvals
from worldsfair.records.setup_arguments import whole_number
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.decisions import DECISION_COUNT, decision_texts
from worldsfair.rules.layout import LAYOUT, STATE, box_for, new_choices, new_states
from worldsfair.rules.observing import new_observation, observation_size
from worldsfair.rules.position import Position
from worldsfair.rules.reasons import why_illegal
from worldsfair.vector import stepping
from worldsfair.vector.arguments import (
    GameIndex,
    checked_actions,
    checked_room,
    checked_set_up,
    game_indices,
    wanted_games,
)
from worldsfair.vector.kept_games import states_from
from worldsfair.vector.seeds import Seed, seed_number
from worldsfair.vector.threads import Parts

ACTIONS: Final = DECISION_COUNT
"""How many actions there are in all phases together; a mask has so many columns."""

SAMPLING: Final = 0x53414D504C455253
"""Turns a seed into another one, for `sample`."""


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

    Arrays of `step`, `legal_mask`, `observe` and `sample` are the object's own and are written anew
    by the next call of the same method: copy what is to stay, or hand in an array of yours as
    `out`. `seats`, `phases` and `turns` are new arrays each time.

    >>> games = VectorGames(1000, players=4, seed=7)
    >>> for _ in range(200):
    ...     rewards, ended = games.step(games.sample())
    >>> games.finished > 1000
    True
    """

    finished: int = 0
    """How many games have come to their end since the last `reset` of all."""

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
        threads: int | None = 1,
    ) -> None:
        """Lay out `count` games.

        `approvals="chosen"` lets players choose how many exhibits to approve. With `auto_reset`
        a game that ends makes room for a new one in the same step; with `final_observations` what
        it looked like at its end is kept. `threads=None` uses all cores.
        """
        if threads is not None and whole_number(threads, "The number of threads") < 1:
            raise InvalidSetup(f"Nobody works with {threads} threads.")
        set_up = checked_set_up(count, players, approvals, edition)
        self.count: Final = set_up.count
        self.players: Final = set_up.players
        self.approvals: Final[Approvals] = set_up.approvals
        self.edition: Final = set_up.edition
        self.auto_reset: Final = bool(auto_reset)
        self.observation_size: Final = observation_size(self.players)
        self._keeps_final: Final = bool(final_observations)
        self._threads: Final = threads
        self._take_room()
        self._lay_out(np.ones(self.count, np.uint8), seed_number(seed))

    def _take_room(self) -> None:
        count, players = self.count, self.players
        try:
            # Plain arrays and not typed records: a call from Python takes a tenth of the time.
            self._states: Any = np.asarray(new_states(count))
            self._samplers = np.zeros(count, np.uint64)
            self._taken = np.zeros(count, np.int64)
            self._sampled = np.zeros(count, np.int64)
            self._movers = np.zeros(count, np.uint8)
            self._rewards = np.zeros((count, players), np.float32)
            self._ended = np.zeros(count, np.uint8)
            self._too_long = np.zeros(count, np.uint8)
            self._points = np.zeros((count, players), np.uint8)
            self._masks = np.zeros((count, ACTIONS), np.uint8)
            self._rows = np.zeros((count, self.observation_size), np.uint8)
            kept = count if self._keeps_final else 0
            self._final_rows = np.zeros((kept, self.observation_size), np.uint8)
        except (MemoryError, OverflowError, ValueError):
            raise InvalidSetup(f"There is no memory for {count} games.") from None
        self._boxes: Any = np.asarray(box_for(self.edition, players))
        self._parts = Parts(count, self._threads)
        self._choices: list[Any] = [np.asarray(new_choices()) for _ in self._parts.bounds]
        self._observing: list[Any] = [np.asarray(new_observation()) for _ in self._parts.bounds]
        self._games: tuple[Any, Any] = (self._states, self._boxes)
        self._outcome = (self._movers, self._rewards, self._ended, self._too_long, self._points)
        self._stepped = Stepped(self._rewards, self._ended.view(np.bool_))
        self._fields = {name: self._states[name] for name in ("seat", "phase", "turn")}
        # Compiled code runs without the interpreter's lock.
        self._lock = Lock()

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<VectorGames: {self.count} games of {self.players} players>"

    # Beginning.

    def reset(self, seed: Seed | None = None, *, games: GameIndex | None = None) -> None:
        """Lay all games out anew, or those that are named by index or by a bool for each.

        A game with the same seed and index is the same game, on any number of threads and among any
        number of games. Without a seed each game goes on with its own chance, as with `auto_reset`.
        """
        number = None if seed is None else seed_number(seed)
        wanted = wanted_games(np.ones(self.count, bool) if games is None else games, self.count)
        with self._lock:
            self._lay_out(wanted, number)
            if games is None:
                self.finished = 0

    def _lay_out(self, wanted: npt.NDArray[np.uint8], number: int | None) -> None:
        which = wanted.view(np.bool_)
        if number is not None:
            self._states["random"][which] = mixed_seeds(number, self.count)[which]
            self._samplers[which] = mixed_seeds(number ^ SAMPLING, self.count)[which]
        stepping.lay_out_games(*self._games, wanted, int(self.approvals == "chosen"))
        self._ended[which] = 0
        self._too_long[which] = 0
        self._rewards[which] = 0

    @classmethod
    def from_position(
        cls,
        position: Position,
        count: int,
        *,
        seed: Seed | None = None,
        auto_reset: bool = False,
        threads: int | None = 1,
    ) -> Self:
        """So many games that go on from one position, as `Game.position` is one.

        Nobody knows the order of its deck, so each game has it shuffled anew.
        """
        if not isinstance(position, Position):
            raise InvalidSetup(
                f"A position is wanted, as `game.position` is one, not {type(position).__name__}."
            )
        approvals: Approvals = "chosen" if position.chosen_approvals else "automatic"
        games = cls(
            count,
            position.players,
            seed=seed,
            approvals=approvals,
            edition=position.edition,
            auto_reset=auto_reset,
            threads=threads,
        )
        chance = games._states["random"].copy()
        games._states[:] = np.frombuffer(position.buffer, STATE)
        games._states["random"] = chance
        stepping.shuffle_unknown(games._states)
        return games

    # Deciding.

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """One action in each game, by its number; a game that is over takes any.

        An action that is not legal raises `IllegalMove`, and no game has been touched.
        """
        with self._lock:
            numbers = checked_actions(actions, self._taken)
            illegal = self._parts.each(stepping.first_illegal, *self._games, numbers)
            for index in illegal:
                if index >= 0:
                    raise self._refusal(index, int(np.asarray(actions)[index]))
            ended = self._parts.each(stepping.step_games, *self._games, numbers, *self._outcome)
            return self._after(sum(ended))

    def play_out(self) -> Stepped:
        """Play every game to its end by random decisions, all of it in compiled code.

        Each legal decision is as likely as any other. With `auto_reset` new games follow.

        >>> games = VectorGames(1000, players=3, seed=7)
        >>> games.play_out().ended.all()
        np.True_
        """
        with self._lock:
            ended = self._parts.each(
                stepping.play_games_out, *self._games, *self._outcome, rooms=self._choices
            )
            return self._after(sum(ended))

    def _after(self, ended: int) -> Stepped:
        if ended:
            self.finished += ended
            if self._keeps_final:
                self._parts.each(
                    stepping.observe_ended,
                    *self._games,
                    self._ended,
                    self._final_rows,
                    rooms=self._observing,
                )
            if self.auto_reset:
                self._parts.each(stepping.renew_games, *self._games, self._ended)
        return self._stepped

    def _refusal(self, index: int, action: int) -> GameError:
        if not 0 <= action < ACTIONS:
            return InvalidMove(f"Game {index}: {action} is no action; they are 0 to {ACTIONS - 1}.")
        refused = why_illegal(self._position(index), action)
        told = f"Game {index}, action {action} ({action_texts()[action]}): {refused}"
        return IllegalMove(told, refused.rule)

    def legal_mask(self, out: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.bool_]:
        """Which actions are legal in each game; all False where a game is over."""
        masks = checked_room(out, self._masks.view(np.bool_), np.bool_)
        with self._lock:
            self._parts.each(
                stepping.write_masks, *self._games, masks.view(np.uint8), rooms=self._choices
            )
        return masks

    def observe(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """What whoever decides may know, a row per game: see `observation_names`."""
        rows = checked_room(out, self._rows, np.uint8)
        with self._lock:
            self._parts.each(stepping.observe_all, *self._games, rows, rooms=self._observing)
        return rows

    def sample(self, out: npt.NDArray[np.int64] | None = None) -> npt.NDArray[np.int64]:
        """A uniformly random legal action for each game; the games' own chance is not touched.

        The same seed gives the same actions, on any number of threads. 0 where a game is over.
        """
        actions = checked_room(out, self._sampled, np.int64)
        with self._lock:
            self._parts.each(
                stepping.sample_actions,
                *self._games,
                self._samplers,
                actions,
                rooms=self._choices,
            )
        return actions

    # Looking.

    @property
    def seats(self) -> npt.NDArray[np.uint8]:
        """Who decides in each game; a new array."""
        return self._field("seat")

    @property
    def phases(self) -> npt.NDArray[np.uint8]:
        """What is decided: 0 where to place, 1 a figure, 2 approvals; 3 when a game is over."""
        return self._field("phase")

    @property
    def turns(self) -> npt.NDArray[np.uint16]:
        """How many turns of each game are finished; a new array."""
        return self._field("turn")

    def _field(self, name: str) -> npt.NDArray[Any]:
        with self._lock:
            field: npt.NDArray[Any] = self._fields[name].copy()
        return field

    @property
    def movers(self) -> npt.NDArray[np.uint8]:
        """Who made the last step's action in each game."""
        return self._movers

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """Of the last step, by game and seat."""
        return self._rewards

    @property
    def points(self) -> npt.NDArray[np.uint8]:
        """The points by seat with which the last game to end in each place ended."""
        return self._points

    @property
    def was_too_long(self) -> npt.NDArray[np.bool_]:
        """Of the games that ended with the last step: nobody had won within the limit of turns."""
        return self._too_long.view(np.bool_)

    @property
    def final_observations(self) -> npt.NDArray[np.uint8]:
        """What games looked like at their end, seen by who moved last; a row per game.

        A row is good from the step in which its game ended until the next one ends there.
        """
        if not self._keeps_final:
            raise InvalidSetup(
                "Final observations are kept by VectorGames(…, final_observations=True)."
            )
        return self._final_rows

    def position(self, index: int) -> Position:
        """A copy of one game's position."""
        number = whole_number(index, "The index of a game")
        if not 0 <= number < self.count:
            raise InvalidSetup(f"There is no game {number}; they are 0 to {self.count - 1}.")
        with self._lock:
            return self._position(number)

    def _position(self, index: int) -> Position:
        position = Position(self.edition, self.players)
        position.load(self._states[index : index + 1].tobytes())
        return position

    # Keeping.

    def copy(self) -> Self:
        """The same games once more, on their own from now on."""
        return self.take(np.arange(self.count))

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def take(self, games: GameIndex) -> Self:
        """Copies of some games, in this order and as often as they are named.

        All goes with them: their chance, the one of `sample`, and what the last step brought. The
        same game twice goes on in the same way twice; `shuffle_unknown` lets them differ.
        """
        if (named := np.asarray(games)).dtype.kind == "b":
            indices = np.flatnonzero(wanted_games(named, self.count))
        else:
            indices = game_indices(named, self.count)
        with self._lock:
            return self._taken_by(indices)

    def _taken_by(self, indices: npt.NDArray[np.intp]) -> Self:
        settings = self._settings() | {"count": len(indices)}
        other: Self = type(self)(**settings, seed=0)
        for name in _CONTENT:
            if len(getattr(self, name)):
                getattr(other, name)[:] = getattr(self, name)[indices]
        other.finished = self.finished
        return other

    def _settings(self) -> dict[str, Any]:
        return {
            "count": self.count,
            "players": self.players,
            "approvals": self.approvals,
            "edition": self.edition,
            "auto_reset": self.auto_reset,
            "final_observations": self._keeps_final,
            "threads": self._threads,
        }

    def shuffle_unknown(self, seed: Seed | None = None) -> None:
        """Shuffle what nobody knows: the order of each deck, and all chance to come.

        For searches, which must not look into the deck: take copies, shuffle, play on.
        """
        number = seed_number(seed)
        with self._lock:
            self._states["random"] = mixed_seeds(number, self.count)
            self._samplers[:] = mixed_seeds(number ^ SAMPLING, self.count)
            stepping.shuffle_unknown(self._states)

    def to_bytes(self) -> bytes:
        """All games, chance included, to go on from another time with the same version."""
        with self._lock:
            kept: bytes = self._states.tobytes()
        return kept

    def from_bytes(self, kept: bytes) -> None:
        """Go on from what `to_bytes` gave of as many games of the same kind."""
        chosen = int(self.approvals == "chosen")
        states = states_from(kept, self.count, self._boxes.view(np.recarray)[0], chosen)
        with self._lock:
            self._states[:] = states
            self._ended[:] = 0
            self._too_long[:] = 0
            self._rewards[:] = 0

    def __getstate__(self) -> dict[str, Any]:
        with self._lock:
            content = {name: getattr(self, name).copy() for name in _CONTENT}
        return {
            "layout": LAYOUT,
            "settings": self._settings(),
            "finished": self.finished,
            "content": content,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        if kept["layout"] != LAYOUT:
            raise InvalidState("This was kept by a version with another layout of the state.")
        self.__init__(**kept["settings"], seed=0)  # type: ignore[misc]  # as unpickling has it
        content = kept["content"]
        self.from_bytes(content["_states"].tobytes())
        for name in _CONTENT:
            getattr(self, name)[:] = content[name]
        self.finished = kept["finished"]


_CONTENT: Final = (
    "_states",
    "_samplers",
    "_movers",
    "_rewards",
    "_ended",
    "_too_long",
    "_points",
    "_final_rows",
)
"""What a game is, and what the last step brought it; the rest is room."""
