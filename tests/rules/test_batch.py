"""Many games in one call, and the small generator that they shuffle with."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from building import game_at
from worldsfair import default_edition
from worldsfair.rules.batch import choose_at_random, random_games, step_games
from worldsfair.rules.chance import mixed_seeds, random_below
from worldsfair.rules.constants import OVER, PLACE
from worldsfair.rules.layout import State, box_for, new_choices, new_states
from worldsfair.rules.position import Position
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.status import problems_of
from worldsfair.rules.typed_records import Records


def fresh_states(count: int, seed: int = 1) -> Records[State]:
    states = new_states(count)
    states["random"] = mixed_seeds(seed, count)
    return states


def played(players: int, chosen: int, count: int, *, turn_limit: int = 500) -> Records[State]:
    states = fresh_states(count)
    random_games(states, box_for(default_edition(), players), new_choices(), chosen, turn_limit)
    return states


def laid_out(players: int, count: int, chosen: int = 0) -> Records[State]:
    return played(players, chosen, count, turn_limit=0)


def position_of(states: Records[State], index: int, players: int) -> Position:
    position = Position(default_edition(), players)
    position.load(states[index : index + 1].tobytes())
    return position


@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_whole(players: int, chosen: int) -> None:
    states = played(players, chosen, 20)

    assert set(states["phase"]) == {OVER}
    assert set(states["current_round"]) == {3}
    for index in range(20):
        assert problems_of(position_of(states, index, players)) == []


def test_random_games_count_what_they_finished() -> None:
    box, choices = box_for(default_edition(), 3), new_choices()

    assert random_games(fresh_states(20), box, choices, 0, 500) == 20
    assert random_games(fresh_states(20), box, choices, 0, 3) == 0


def test_random_games_stop_at_the_limit_of_turns() -> None:
    states = played(3, 0, 20, turn_limit=7)

    assert set(states["turn"]) == {7}
    assert set(states["phase"]) == {PLACE}


def test_the_same_seeds_give_the_same_games() -> None:
    assert played(4, 1, 10).tobytes() == played(4, 1, 10).tobytes()


def test_every_game_has_a_deal_of_its_own() -> None:
    states = laid_out(3, 50)

    assert len({deck.tobytes() for deck in states["deck"]}) == 50
    assert len({tiles.tobytes() for tiles in states["area_at"]}) > 20


def test_a_random_lay_out_favours_no_position_and_no_card() -> None:
    states = laid_out(3, 400)
    tops = {int(state.deck[state.deck_size - 1]) for state in states}

    for position in range(5):
        counts = Counter(int(state.area_at[position]) for state in states)
        assert sorted(counts) == [0, 1, 2, 3, 4]
        assert max(counts.values()) < 2 * min(counts.values())
    assert len(tops) > 85


def test_a_random_player_makes_every_choice() -> None:
    states = played(3, 0, 200, turn_limit=1)

    counts = Counter(states["placed"].tolist())
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert max(counts.values()) < 2 * min(counts.values())


@pytest.mark.rules("S2", "S5", "S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_lay_out_is_whole(players: int) -> None:
    states = laid_out(players, 20)

    for index in range(20):
        position = position_of(states, index, players)
        assert problems_of(position) == []
        assert [len(position.cards_at(area)) for area in range(5)] == [2] * 5


def test_a_lay_out_leaves_nothing_of_an_earlier_game() -> None:
    used, fresh = played(4, 1, 1), fresh_states(1)
    box = box_for(default_edition(), 2)
    used["random"] = fresh["random"]
    lay_out_at_random(used[0], box[0], 0)
    lay_out_at_random(fresh[0], box[0], 0)

    used["placed"] = fresh["placed"]
    assert used.tobytes() == fresh.tobytes()


@pytest.mark.rules("T13")
def test_a_game_that_shuffles_by_itself_shuffles_the_discard_pile() -> None:
    orders = set()
    for seed in mixed_seeds(1, 20):
        position = game_at(others="discard").position
        position.state.asks_for_shuffle = 0
        position.state.random = seed
        position.play(0)
        assert problems_of(position) == []
        orders.add(tuple(position.deck()))

    assert len(orders) == 20
    assert all(list(order) != sorted(order, reverse=True) for order in orders)


def test_any_legal_decision_may_be_chosen() -> None:
    states, decisions = laid_out(3, 200), np.zeros(200, np.uint8)
    choose_at_random(states, box_for(default_edition(), 3), new_choices(), decisions)

    assert set(decisions.tolist()) == {0, 1, 2, 3, 4}


def test_stepping_is_playing() -> None:
    states = laid_out(3, 8)
    positions = [position_of(states, index, 3) for index in range(8)]
    box, choices, decisions = box_for(default_edition(), 3), new_choices(), np.zeros(8, np.uint8)
    for _ in range(60):
        choose_at_random(states, box, choices, decisions)
        for index, position in enumerate(positions):
            if not position.is_over:
                position.state.random = states[index].random
                assert position.play_if_legal(int(decisions[index]))
        assert step_games(states, box, decisions) == 0
        assert b"".join(p.buffer for p in positions) == states.tobytes()


def test_an_illegal_decision_is_left_out_and_counted() -> None:
    states = laid_out(3, 4)
    before = states.copy()
    decisions = np.array([0, 200, 30, 1], np.uint8)

    assert step_games(states, box_for(default_edition(), 3), decisions) == 2
    assert states[1:3].tobytes() == before[1:3].tobytes()
    assert list(states["turn"]) == [1, 0, 0, 1]


def test_a_game_that_is_over_is_not_stepped() -> None:
    states = played(3, 0, 3)
    before = states.tobytes()

    assert step_games(states, box_for(default_edition(), 3), np.zeros(3, np.uint8)) == 0
    assert states.tobytes() == before


@pytest.mark.parametrize("limit", [2, 5, 13])
def test_random_numbers_are_even(limit: int) -> None:
    state, each = fresh_states(1)[0], 400
    counts = Counter(int(random_below(state, limit)) for _ in range(limit * each))
    chi_square = sum((counts[n] - each) ** 2 / each for n in range(limit))

    assert set(counts) == set(range(limit))
    free = limit - 1
    assert chi_square < free + 6 * (2 * free) ** 0.5


def test_mixed_seeds_are_distinct() -> None:
    seeds = np.concatenate([mixed_seeds(seed, 500) for seed in (0, 1, 2, 2**63)])

    assert len(set(seeds.tolist())) == 2000


def test_no_generator_begins_at_zero_where_it_would_stand_still() -> None:
    would_be_zero = 0x64166969B3969A0A

    assert mixed_seeds(would_be_zero, 1)[0] == 1
