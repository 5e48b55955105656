"""The game for PettingZoo: one agent per seat, each to act when it decides (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from worldsfair.edition import Edition
from worldsfair.envs.masks import (
    Observation,
    is_done,
    mask_of,
    no_actions,
    refuse_without_game,
)
from worldsfair.envs.rendering import RENDER_MODES, checked_render_mode, rendered
from worldsfair.envs.rewards import ILLEGAL_REWARD
from worldsfair.errors import InvalidSetup
from worldsfair.game import Game
from worldsfair.records.model import Approvals
from worldsfair.records.setup_arguments import whole_number
from worldsfair.vector import ACTIONS, observation_size

Seen = dict[str, Any]
"""`observation` and `action_mask`, as PettingZoo's classic games have it."""


def env(**options: Any) -> Any:
    """The game as PettingZoo's classic games come: an illegal action ends it, and loses.

    The options are those of `raw_env`.

    >>> table = env(players=3)
    >>> table.reset(seed=1893)
    >>> table.agent_selection, int(table.last()[0]["action_mask"].sum())
    ('player_0', 5)
    """
    table: Any = raw_env(**options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD["win"])
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name; it has no types
    """The bare game: an illegal action raises, and nothing has happened.

    A player acts several times in a turn: the placement, then each figure. Where approvals are
    chosen, whoever has something to approve acts next, so agents do not simply take turns.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "worldsfair_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        approvals: Approvals = "automatic",
        edition: Edition | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, approvals, edition, render_mode)
        super().__init__()
        self.game = Game.new(players, seed=0, approvals=approvals, edition=edition)
        """The game itself, to look at, to record or to save."""
        self.render_mode = checked_render_mode(render_mode)
        self._random = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {name: spaces.Discrete(ACTIONS) for name in self.possible_agents}
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (observation_size(players),), np.uint8),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for name in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the series that the last seed began."""
        if seed is not None:
            if whole_number(seed, "A seed") < 0:
                raise InvalidSetup(f"A seed is a whole number from 0 up, not {seed}.")
            self._random = np.random.default_rng(seed)
        self.game = Game.new(
            self.game.players,
            seed=int(self._random.integers(2**63)),
            approvals=self.game.approvals,
            edition=self.game.edition,
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def _look(self) -> None:
        """See who decides now, and what may be done."""
        if not is_done(self.game):
            self.agent_selection = self.possible_agents[self.game.seat]
        self._mask = mask_of(self.game)
        self._rows: dict[str, Observation] = {}
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.infos[self.agent_selection]["action_mask"] = self._mask

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is empty unless it decides."""
        if agent not in self._rows:
            seat = self.possible_agents.index(agent)
            self._rows[agent] = self.game.observe(seat)
        mask = self._mask.copy() if agent == self.agent_selection else no_actions()
        return {"observation": self._rows[agent].copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """One decision of the agent whose it is; None from one whose game is over."""
        refuse_without_game(bool(self.agents))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards, ended = self.game.step(cast("int", action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards.tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.game.is_over)
        self.truncations = dict.fromkeys(self.agents, ended and not self.game.is_over)
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as text: returned for `ansi`, written out for `human`."""
        return rendered(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
