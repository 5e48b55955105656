"""The game for Gymnasium: one learner at a table with bots, which decide between its steps."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from worldsfair.bots import Budget
from worldsfair.edition import Edition
from worldsfair.envs.masks import Mask, Observation, is_done, mask_of, refuse_without_game
from worldsfair.envs.opponents import Opponents, OtherSeats
from worldsfair.envs.rendering import RENDER_MODES, checked_render_mode, rendered
from worldsfair.envs.rewards import ILLEGAL_REWARD, Reward, checked_reward, margins
from worldsfair.errors import IllegalMove, InvalidSetup
from worldsfair.game import Game
from worldsfair.records.model import Approvals
from worldsfair.records.setup_arguments import checked_seat
from worldsfair.vector import ACTIONS, observation_size

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class WorldsFairEnv(gymnasium.Env[Observation, int]):
    """A seat at a table of World's Fair 1893 against bots.

    The learner sees a row of small numbers (`worldsfair.vector.observation_names`) and has 204
    actions, of which `info["action_mask"]` and `action_masks()` say the legal ones. An action that
    is not legal loses the game at once.

    >>> env = WorldsFairEnv(players=3, opponents="random")
    >>> seen, info = env.reset(seed=1893)
    >>> int(info["action_mask"].sum())
    5
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # type: ignore[misc]  # theirs is one of instances

    def __init__(
        self,
        players: int = 2,
        opponents: Opponents = "greedy",
        *,
        seat: int | None = None,
        reward: Reward = "win",
        approvals: Approvals = "automatic",
        edition: Edition | None = None,
        budget: Budget | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set the table.

        `opponents` is one for all other seats or one for each, in turn order from the learner's: a
        name of a bot, a bot, or a function from an observation and a mask to an action. `seat` is
        the learner's, or None for another one in each game. The `reward` comes with the end:
        `win` is 1 for a victory alone and -1/(players - 1) for none, `margin` the points ahead of
        the best other. `budget` is how long searching bots may think.
        """
        self.game = Game.new(players, seed=0, approvals=approvals, edition=edition)
        """The game itself, to look at, to record or to save."""
        if seat is not None:
            seat = checked_seat(seat, players)
        if not isinstance(budget, Budget | None):
            raise InvalidSetup(f"A Budget is wanted, not {budget!r:.80}.")
        self.render_mode = checked_render_mode(render_mode)
        self._is_under_way = False
        self.seat = seat or 0
        """Where the learner sits in this game."""
        self._fixed_seat = seat
        self._reward = checked_reward(reward)
        self._others = OtherSeats(opponents, players, budget or Budget())
        self.observation_space = spaces.Box(0, 255, (observation_size(players),), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]  # its numbers are np.int64

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game at the learner's first decision."""
        super().reset(seed=seed)
        players = self.game.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self.game = Game.new(
            players,
            seed=int(self.np_random.integers(2**63)),
            approvals=self.game.approvals,
            edition=self.game.edition,
        )
        self._others.sit_down(self.seat, self.np_random)
        self._let_others_decide()
        self._is_under_way = True
        return self.game.observe(self.seat), self._info()

    def step(self, action: int) -> Step:
        """The learner's decision, and all that the others decide until its next one."""
        refuse_without_game(self._is_under_way)
        try:
            self.game.play(action)
        except IllegalMove as refused:
            self._is_under_way = False
            info = self._info() | {"illegal": str(refused)}
            row = self.game.observe(self.seat)
            return row, ILLEGAL_REWARD[self._reward], True, False, info
        self._let_others_decide()
        if self.render_mode == "human":
            self.render()
        row, info = self.game.observe(self.seat), self._info()
        if not is_done(self.game):
            return row, 0.0, False, False, info
        self._is_under_way = False
        info["points"] = np.array(self.game.points, np.uint8)
        if not self.game.is_over:
            return row, 0.0, False, True, info
        info["rewards"] = self.game.rewards()
        gained = info["rewards"] if self._reward == "win" else margins(info["points"][None])[0]
        return row, float(gained[self.seat]), True, False, info

    def _let_others_decide(self) -> None:
        while not is_done(self.game) and self.game.seat != self.seat:
            self._others.decide(self.game)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": mask_of(self.game),
            "seat": self.seat,
            "turn": self.game.turn,
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions as sb3-contrib's MaskablePPO asks for them."""
        mask: Mask = mask_of(self.game)
        return mask.view(np.bool_)

    def render(self) -> str | None:
        """The position as text: returned for `ansi`, written out for `human`."""
        return rendered(self.game, self.render_mode)
