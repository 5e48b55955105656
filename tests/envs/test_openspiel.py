"""The game for OpenSpiel: its own tests, and agreement with `Game` decision by decision."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.rl_environment import Environment

from playing import finished_game
from worldsfair import Game
from worldsfair.envs.openspiel_game import CompiledRollouts, WorldsFairState
from worldsfair.errors import InvalidSetup
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.vector import observation_size

EVERY_KIND = [
    "python_worldsfair",
    "python_worldsfair(players=3,approvals=chosen)",
    "python_worldsfair(players=4,edition=base)",
]


def some_way_in(name: str, steps: int, seed: int = 1) -> Any:
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    for _ in range(steps):
        step(state, rng)
    return state


def step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", EVERY_KIND)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


def test_it_is_registered() -> None:
    (kind,) = [one for one in pyspiel.registered_games() if one.short_name == "python_worldsfair"]

    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert (kind.min_num_players, kind.max_num_players) == (2, 4)


@pytest.mark.parametrize(("players", "approvals"), [(2, "chosen"), (3, "automatic"), (4, "chosen")])
def test_fed_with_a_game_it_is_that_game(players: int, approvals: Any) -> None:
    whole = finished_game(players, 3, approvals)
    game = Game.new(players, 3, approvals)
    name = f"python_worldsfair(players={players},approvals={approvals})"
    state = pyspiel.load_game(name).new_initial_state()
    setup = whole.record().setup
    for area in setup.areas[:-1]:
        state.apply_action(state.string_to_action(f"lay {area}"))
    for card in [card for area in setup.areas for card in setup.cards[area]]:
        state.apply_action(state.string_to_action(f"deal {kind_of(card)}"))
    for turn in whole.turns():
        cards = [kind_of(card) for _, card in turn.dealt]
        for move in turn.decisions():
            assert state.current_player() == game.seat
            assert state.legal_actions() == game.legal_actions()
            assert np.array_equal(state.legal_actions_mask(), game.legal_mask())
            assert state.returns() == state.rewards() == [0] * players
            assert state.table.key() == game.key()
            game.play(move)
            state.apply_action(state.string_to_action(move))
            while state.is_chance_node():
                state.apply_action(state.string_to_action(f"deal {cards.pop(0)}"))
    assert state.is_terminal()
    assert state.returns() == state.rewards() == pytest.approx(game.rewards().tolist())
    assert len(state.history()) <= state.get_game().max_history_length()


def kind_of(card: str) -> str:
    return card.rpartition("-")[0]


def test_a_state_is_the_same_after_keeping_it() -> None:
    state = some_way_in(EVERY_KIND[1], 80)
    kept = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, same = pyspiel.deserialize_game_and_state(kept)

    assert str(game) == str(state.get_game())
    for other in (same, pickle.loads(pickle.dumps(state))):  # noqa: S301  # our own bytes
        assert str(other) == str(state)
        assert other.history() == state.history()
    assert len(kept) < 6000


def test_a_clone_goes_its_own_way() -> None:
    state, rng = some_way_in(EVERY_KIND[0], 40), random.Random(2)
    before = str(state)
    clone = state.clone()
    assert (str(clone), clone.history()) == (before, state.history())

    for _ in range(20):
        step(clone, rng)
    assert str(state) == before != str(clone)


@pytest.mark.parametrize("name", EVERY_KIND)
def test_observations_show_the_position_and_who_decides(name: str) -> None:
    game, state, rng = pyspiel.load_game(name), some_way_in(name, 0), random.Random(4)
    players = game.num_players()
    size = observation_size(players)
    deciders = set()
    while not state.is_terminal():
        for player in range(players):
            seen = np.array(state.observation_tensor(player))
            assert np.array_equal(seen[:size], state.table.observe(player))
            assert seen[size:].sum() == 1
            deciders.add(int(seen[size:].argmax()))
        step(state, rng)

    assert game.observation_tensor_shape() == [size + players + 2]
    assert state.observation_tensor(0)[-1] == 1
    assert deciders == set(range(players + 1))


def test_observations_from_python_and_through_openspiel_are_equal() -> None:
    state = some_way_in(EVERY_KIND[0], 50)
    for kind, same in (
        (None, state.observation_tensor(1)),
        (INFO_STATE_OBS_TYPE, state.information_state_tensor(1)),
    ):
        observation = make_observation(state.get_game(), kind)
        observation.set_from(state, 1)
        assert np.array_equal(observation.tensor, same)


def test_information_states_tell_all_that_happened() -> None:
    state = some_way_in(EVERY_KIND[0], 50)
    told = state.information_state_tensor(0)

    assert state.information_state_string(0) == state.history_str()
    assert len(told) == state.get_game().max_history_length()
    assert np.count_nonzero(told) == len(state.history())


def test_what_is_not_public_is_nothing() -> None:
    state = some_way_in(EVERY_KIND[0], 20)
    private = make_observation(
        state.get_game(), pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    )
    private.set_from(state, 0)

    assert private.tensor is None
    assert private.string_from(state, 0) == ""


def test_states_of_one_position_have_one_text() -> None:
    first, second = some_way_in(EVERY_KIND[0], 14), some_way_in(EVERY_KIND[0], 14)
    second.apply_action(0)

    assert str(first) == str(some_way_in(EVERY_KIND[0], 14))
    assert str(first) != str(second)


def test_a_game_without_end_is_ended_without_a_winner() -> None:
    state = some_way_in(EVERY_KIND[0], 14)
    state.table.position.state.turn = TURN_LIMIT

    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [0, 0]


def test_actions_have_the_words_of_records() -> None:
    game = pyspiel.load_game(EVERY_KIND[0])

    assert game.action_to_string(0, 1) == "place electricity"
    assert game.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "deal ticket"
    assert game.new_initial_state().action_to_string(14) == "lay agriculture"


@pytest.mark.parametrize("parameter", ["players=5", "approvals=never", "edition=gold"])
def test_a_game_that_there_is_not_is_refused_in_a_sentence(parameter: str) -> None:
    with pytest.raises(InvalidSetup):
        pyspiel.load_game(f"python_worldsfair({parameter})")


def test_the_tree_search_of_openspiel_beats_random_play() -> None:
    game, rng = pyspiel.load_game(EVERY_KIND[0]), random.Random(5)
    bot = mcts.MCTSBot(
        game, 1.5, 25, CompiledRollouts(2, rng), random_state=np.random.RandomState(5)
    )
    won = sum(result_of(game, bot, seat, rng) for seat in (0, 1, 0, 1, 0))

    assert won >= 3  # of 5; a player of equal strength has 0


def result_of(game: Any, bot: Any, seat: int, rng: random.Random) -> float:
    state: WorldsFairState = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            step(state, rng)
    return state.returns()[seat]


def test_the_page_tells_the_right_numbers() -> None:
    page = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text("utf-8")
    game = pyspiel.load_game(EVERY_KIND[0])

    assert f"at most {game.max_game_length():,} decisions" in page
    assert f"and {game.max_chance_nodes_in_history():,} outcomes" in page
    assert f"| actions | {game.num_distinct_actions()}," in page
    assert f"below {game.max_chance_outcomes()} |" in page


def test_the_environment_of_openspiel_hands_out_positions() -> None:
    environment = Environment(pyspiel.load_game(EVERY_KIND[0]), chance_event_sampler=None)
    environment.seed(1)
    rng, moment = random.Random(1), environment.reset()
    while not moment.last():
        player = moment.observations["current_player"]
        assert len(moment.observations["info_state"][player]) == observation_size(2) + 4
        moment = environment.step([rng.choice(moment.observations["legal_actions"][player])])

    assert sum(moment.rewards) == 0
    assert max(moment.rewards) == 1
