"""The game for OpenSpiel: `python_worldsfair`, with explicit chance, registered on import.

>>> import pyspiel
>>> import worldsfair.envs.openspiel_game
>>> game = pyspiel.load_game("python_worldsfair(players=3)")
>>> game.new_initial_state().is_chance_node()
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.extras import MissingExtra, is_installed

if not is_installed("pyspiel"):
    # It is no part of the extra on Windows, where there is no wheel of it.
    raise MissingExtra("The game for OpenSpiel needs open-spiel: pip install 'worldsfair[envs]'.")

import pyspiel

from worldsfair.edition import PLAYER_COUNTS, default_edition, shipped_editions
from worldsfair.errors import InvalidSetup
from worldsfair.game import ChanceGame, all_moves
from worldsfair.game.chance_game import OUTCOMES, outcome_texts
from worldsfair.game.outcome import has_ended, shares_of
from worldsfair.game.sampling import Rng
from worldsfair.records.model import Approvals
from worldsfair.rules.constants import AREA_COUNT, SEAT_COUNT, TURN_LIMIT
from worldsfair.rules.decisions import DECISION_COUNT
from worldsfair.rules.explicit_chance import SET_UP_PIECES
from worldsfair.rules.observing import observation_size
from worldsfair.rules.position import Position
from worldsfair.rules.turn import CARDS_DEALT

MAX_CHANCE_NODES: Final = SET_UP_PIECES + CARDS_DEALT * TURN_LIMIT
"""In one game: the tiles and the first cards, then every card of every turn."""
_MOST_APPROVALS: Final = 3 * AREA_COUNT * SEAT_COUNT
MAX_DECISIONS: Final = TURN_LIMIT + MAX_CHANCE_NODES + _MOST_APPROVALS
"""In one game: a placement in every turn, no more figures than cards were dealt, and approvals."""

_CHANCE: Final[int] = pyspiel.PlayerId.CHANCE
_TERMINAL: Final[int] = pyspiel.PlayerId.TERMINAL

_GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_worldsfair",
    long_name="World's Fair 1893",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(PLAYER_COUNTS),
    min_num_players=min(PLAYER_COUNTS),
    provides_information_state_string=True,
    # As in OpenSpiel's own games of perfect information, so that learners are handed the position
    # and not its history; `information_state_tensor` gives that to whoever asks for it.
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "approvals": "automatic",
        "edition": default_edition().name,
    },
)


class WorldsFairGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """World's Fair 1893 for 2 to 4 players: perfect information, and chance that is explicit.

    A game that has not ended after 500 turns is ended with a return of 0 for everybody.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        players: int = params.get("players", 2)
        approvals: Approvals = params.get("approvals", "automatic")
        name: str = params.get("edition", default_edition().name)
        edition = shipped_editions().get(name)
        if edition is None:
            raise InvalidSetup(f"There is no edition {name!r}; known are {_known_editions()}.")
        beginning = ChanceGame.new(players, approvals, edition=edition)
        # Every clone of a state begins as a new one, so new ones have to be cheap.
        self.beginning: Final = _Table(beginning.position, beginning.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=DECISION_COUNT,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(_GAME_TYPE, info, dict(params))

    def new_initial_state(self) -> WorldsFairState:
        """Before the first tile is laid."""
        return WorldsFairState(self)

    def action_to_string(self, player: int, action: int) -> str:
        """A move as records write it; for chance, what comes."""
        return _text_of(player, action)

    def max_chance_nodes_in_history(self) -> int:
        """Tiles and cards of the longest game."""
        return MAX_CHANCE_NODES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> WorldsFairObserver:
        """What players see: the position, or with perfect recall all that led to it."""
        if params:
            raise InvalidSetup(f"Observations have no parameters, such as {', '.join(params)}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info:
            return WorldsFairObserver(None, 0, lambda _state, _player: "")
        if kind.perfect_recall:
            return _information_states()
        return _observations(self.beginning.players)


class WorldsFairState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One moment of a game."""

    def __init__(self, game: WorldsFairGame) -> None:
        """Use `game.new_initial_state`."""
        super().__init__(game)
        self.table = game.beginning.copy()
        """The game itself; changing it behind OpenSpiel's back makes the two differ."""

    def current_player(self) -> int:
        """Whose decision it is, or chance, or nobody after the end."""
        table = self.table
        if table.is_chance:
            return _CHANCE
        return _TERMINAL if has_ended(table.position) else table.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or has reached the limit of turns."""
        return not self.table.is_chance and has_ended(self.table.position)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles or kinds of cards that may come, and how likely each is."""
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        if self.table.is_chance:
            self.table.deal(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return _text_of(player, action)

    def returns(self) -> list[float]:
        """0 until the end; then 1 for who wins alone, and a sum of 0."""
        return shares_of(self.table.position)

    def rewards(self) -> list[float]:
        """The same: there is nothing to win before the end."""
        return self.returns()

    def rollout(self, rng: Rng = None) -> npt.NDArray[np.float32]:
        """The returns of a random game from here on, by compiled code."""
        return self.table.rollout(rng)

    def __str__(self) -> str:
        return f"{self.table}\nposition {self.table.key():016x}\n"


class WorldsFairObserver:
    """An observer as OpenSpiel asks for it: a tensor, its parts by name, and a text."""

    def __init__(
        self,
        write: Callable[[WorldsFairState, int, npt.NDArray[np.float32]], None] | None,
        size: int,
        tell: Callable[[WorldsFairState, int], str],
        name: str = "observation",
    ) -> None:
        self.tensor = None if write is None else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {name: self.tensor}
        self._write = write
        self._tell = tell

    def set_from(self, state: WorldsFairState, player: int) -> None:
        """Write what a player sees of a state to `tensor`."""
        if self._write is not None and self.tensor is not None:
            self._write(state, player, self.tensor)

    def string_from(self, state: WorldsFairState, player: int) -> str:
        """The same as text."""
        return self._tell(state, player)


def _observations(players: int) -> WorldsFairObserver:
    """The position from a player's place, and who decides: a seat, chance or nobody any more."""
    size = observation_size(players)

    def write(state: WorldsFairState, player: int, tensor: npt.NDArray[np.float32]) -> None:
        tensor[:size] = state.table.observe(max(player, 0))
        tensor[size:] = 0
        decides = state.current_player()
        tensor[size + (decides if decides >= 0 else players + (decides == _TERMINAL))] = 1

    return WorldsFairObserver(write, size + players + 2, lambda state, _player: str(state))


def _information_states() -> WorldsFairObserver:
    """All decisions and outcomes so far, which everybody saw; 0 for what has not happened yet."""

    def write(state: WorldsFairState, _player: int, tensor: npt.NDArray[np.float32]) -> None:
        steps = [
            1 + step.action + (DECISION_COUNT if step.player == _CHANCE else 0)
            for step in state.full_history()
        ]
        tensor[: len(steps)] = steps
        tensor[len(steps) :] = 0

    size = MAX_DECISIONS + MAX_CHANCE_NODES
    return WorldsFairObserver(write, size, lambda state, _player: state.history_str(), "history")


class CompiledRollouts:
    """An evaluator for OpenSpiel's `MCTSBot`: random games to the end, but by compiled code."""

    def __init__(self, rollouts: int = 1, rng: Rng = None) -> None:
        self._rollouts = rollouts
        self._rng = np.random.default_rng() if rng is None else rng

    def evaluate(self, state: WorldsFairState) -> npt.NDArray[np.float64]:
        """The mean of the returns."""
        results = [state.rollout(self._rng) for _ in range(self._rollouts)]
        mean: npt.NDArray[np.float64] = np.mean(results, axis=0, dtype=np.float64)
        return mean

    def prior(self, state: WorldsFairState) -> list[tuple[int, float]]:
        """Every decision as likely as the others, and chance as likely as it is."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.table.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class _Table(ChanceGame):
    """Without the way back in what is kept of it: OpenSpiel keeps the history itself."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Callable[..., _Table], tuple[Position, Any]]:
        return _Table, (self._position, self._seats)


def _text_of(player: int, action: int) -> str:
    return outcome_texts()[action] if player == _CHANCE else all_moves()[action].text


def _known_editions() -> str:
    return ", ".join(sorted(shipped_editions()))


pyspiel.register_game(_GAME_TYPE, WorldsFairGame)
