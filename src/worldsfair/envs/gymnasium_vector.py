"""The game for Gymnasium, many at once: self-play, or a learner in each against quick bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from worldsfair.bots.opponents import QuickOpponents, write_results
from worldsfair.edition import Edition
from worldsfair.envs.masks import refuse_without_game
from worldsfair.envs.opponents import opponents_for
from worldsfair.envs.rewards import (
    ILLEGAL_REWARD,
    Reward,
    checked_reward,
    margins,
    shares_of_victory,
)
from worldsfair.errors import InvalidMove, InvalidSetup
from worldsfair.records.model import Approvals
from worldsfair.records.setup_arguments import checked_seat
from worldsfair.rules.constants import OVER, TURN_LIMIT
from worldsfair.rules.layout import box_for
from worldsfair.rules.observing import new_observation, observe_games
from worldsfair.vector import ACTIONS, VectorGames

Rows = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Truths = npt.NDArray[np.bool_]
Step = tuple[Rows, Floats, Truths, Truths, dict[str, Any]]


class WorldsFairVectorEnv(VectorEnv[Rows, Numbers, Any]):
    """So many games, stepped together in compiled code.

    Without opponents every action is that of whoever decides in its game (`info["seat"]`), and the
    reward is that seat's; `info["rewards"]` has all seats'. With opponents every action is the
    learner's, and the bots have decided until its next one.

    A game that ends makes room for a new one in the same step: `info["final_obs"]` and
    `info["final_info"]` are of the old one, as Gymnasium's `SAME_STEP` has it.

    >>> envs = WorldsFairVectorEnv(8, players=4, opponents="greedy")
    >>> seen, info = envs.reset(seed=1893)
    >>> seen.shape[0], info["action_mask"].shape
    (8, (8, 204))
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # theirs is one of instances
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        opponents: str | Sequence[str] | None = None,
        *,
        seat: int | None = None,
        reward: Reward = "win",
        approvals: Approvals = "automatic",
        edition: Edition | None = None,
        threads: int | None = 1,
    ) -> None:
        """Lay out the games.

        `opponents` is a quick bot's name (`random`, `greedy`, `visitor` to `organizer`) for all
        other seats, or one for each in turn order from the learner's; None is self-play. `seat` is
        the learner's, or None for another one in each game. The `reward` is that of
        `WorldsFairEnv`.
        `threads=None` steps, masks and observes on all cores; the opponents use one.
        """
        self._games = VectorGames(
            num_envs,
            players,
            seed=0,
            approvals=approvals,
            edition=edition,
            auto_reset=False,
            threads=threads,
        )
        if seat is not None:
            seat = checked_seat(seat, players)
        if seat is not None and opponents is None:
            raise InvalidSetup("In self-play all seats are the learner's: name opponents, too.")
        self._opponents = None
        if opponents is not None:
            names = cast("tuple[str, ...]", opponents_for(opponents, players))
            self._opponents = QuickOpponents(names)
        self._fixed_seat = seat
        self._reward = checked_reward(reward)
        self.num_envs = self._games.count
        self.single_observation_space = spaces.Box(
            0, 255, (self._games.observation_size,), np.uint8
        )
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # Plain arrays and not typed records: a call from Python takes a tenth of the time.
        self._box: Any = np.asarray(box_for(self._games.edition, players))
        self._observation: Any = np.asarray(new_observation())
        self._every_game = np.arange(num_envs)
        self._learners = np.zeros(num_envs, np.uint8)
        self._is_under_way = False
        self._look()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """New games, each at its first decision that is a learner's."""
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(2**63)))
        if self._opponents is not None:
            self._opponents.seed(int(self.np_random.integers(2**31)))
            self._draw_seats(self._every_game)
            self._opponents.answer(self._states, self._box, self._learners)
        self._look()
        self._is_under_way = True
        return self._rows, self._info()

    def step(self, actions: Numbers) -> Step:
        """An action in each game; one that is not legal loses its game."""
        refuse_without_game(self._is_under_way)
        given = self._checked(actions)
        deciders = self._games.seats if self._opponents is None else self._learners.copy()
        illegal = ~self._mask[self._every_game, given]
        if illegal.any():
            # Something has to be played there; the game is lost, and nobody sees what came of it.
            given = np.where(illegal, self._mask.argmax(axis=1), given)
        self._games.step(given)
        if self._opponents is not None:
            self._opponents.answer(self._states, self._box, self._learners)
        terminated = np.equal(self._games.phases, OVER) | illegal
        truncated = np.greater_equal(self._games.turns, TURN_LIMIT) & ~terminated
        rewards = np.zeros((self.num_envs, self._games.players), np.float32)
        ended = np.flatnonzero(terminated | truncated)
        info: dict[str, Any] = {}
        if ended.size:
            won, points, rows = self._look_at_ends(ended, deciders)
            rewards[ended] = margins(points) if self._reward == "margin" else shares_of_victory(won)
            rewards[truncated] = 0
            rewards[illegal] = 0
            rewards[illegal, deciders[illegal]] = ILLEGAL_REWARD[self._reward]
            rows[illegal[ended]] = self._rows[illegal]
            told = {"points": points, "rewards": rewards[ended], "seat": deciders[ended]}
            info = self._final(ended, rows, told | {"illegal": illegal[ended]})
            self._begin_anew(ended)
        gained = rewards[self._every_game, deciders]
        self._look()
        return self._rows, gained, terminated, truncated, info | self._info(rewards=rewards)

    def _checked(self, actions: Numbers) -> Numbers:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidMove(
                f"A step takes {self.num_envs} whole numbers, not {given.shape} of {given.dtype}."
            )
        if given.min() < 0 or given.max() >= ACTIONS:
            raise InvalidMove(f"Actions are 0 to {ACTIONS - 1}; here is another number.")
        return given.astype(np.int64, copy=False)

    @property
    def _states(self) -> Any:
        return self._games._states

    def _look(self) -> None:
        """New arrays at every step: learners keep what they are given."""
        shape = (self.num_envs, self._games.observation_size)
        self._rows = self._games.observe(np.empty(shape, np.uint8))
        self._mask = self._games.legal_mask(np.empty((self.num_envs, ACTIONS), np.bool_))

    def _info(self, **more: Any) -> dict[str, Any]:
        told = more | {
            "action_mask": self._mask.astype(np.int8),
            "seat": self._games.seats,
            "turn": self._games.turns,
        }
        return told | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in told}

    def _look_at_ends(self, ended: Numbers, deciders: Rows) -> tuple[Truths, Rows, Rows]:
        """Of games that have ended: who won, the points, and how who acted last sees the end."""
        ends = self._states[ended]
        ends["seat"] = deciders[ended]
        points = np.zeros((len(ended), self._games.players), np.uint8)
        won = np.zeros_like(points)
        write_results(ends, self._box, won, points)
        rows = np.zeros((len(ended), self._games.observation_size), np.uint8)
        observe_games(ends, self._box, self._observation, rows)
        return won.view(np.bool_), points, rows

    def _final(self, ended: Numbers, rows: Rows, told: dict[str, Any]) -> dict[str, Any]:
        """What Gymnasium's `SAME_STEP` tells of the games that have ended."""
        which = np.zeros(self.num_envs, np.bool_)
        which[ended] = True
        last = np.full(self.num_envs, None, object)
        for index, row in zip(ended, rows, strict=True):
            last[index] = row
        final: dict[str, Any] = {}
        for name, values in told.items():
            final[name] = np.zeros((self.num_envs, *values.shape[1:]), values.dtype)
            final[name][ended] = values
            final[f"_{name}"] = which
        return {
            "final_obs": last,
            "_final_obs": which,
            "final_info": final,
            "_final_info": which,
        }

    def _draw_seats(self, games: Numbers) -> None:
        if self._fixed_seat is None:
            drawn = self.np_random.integers(self._games.players, size=len(games), dtype=np.uint8)
            self._learners[games] = drawn
        else:
            self._learners[games] = self._fixed_seat

    def _begin_anew(self, games: Numbers) -> None:
        self._games.reset(games=games)
        if self._opponents is not None:
            self._draw_seats(games)
            self._opponents.answer(self._states, self._box, self._learners)

    @property
    def games(self) -> VectorGames:
        """The games themselves, to look at or to save."""
        return self._games
