"""The end of the game and who won (E1 to E4)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from building import cards_called, game_at, one_ticket_before_scoring
from worldsfair.edition import AREAS


def points_of(tokens: list[int]) -> int:
    """What these approval tokens are worth."""
    return game_at(2, tokens={0: tokens}).result().seats[0].exhibits


@cache
def best_sets(tokens: tuple[int, ...]) -> int:
    """E3 by trying every set that can be made from the tokens."""
    best = 0
    for chosen in product((0, 1), repeat=len(tokens)):
        size = sum(chosen)
        left = tuple(have - used for have, used in zip(tokens, chosen, strict=True))
        if size > 0 and min(left) >= 0:
            best = max(best, (0, 1, 3, 6, 10, 15)[size] + best_sets(left))
    return best


@pytest.mark.rules("E1")
def test_the_game_is_over_after_the_third_scoring_phase() -> None:
    game = one_ticket_before_scoring(current_round=3)
    game.play("place agriculture")

    assert game.is_over
    assert game.legal_moves() == []
    assert game.view().result == game.result()


@pytest.mark.rules("E1")
@pytest.mark.parametrize("current_round", [1, 2])
def test_the_game_goes_on_after_the_first_and_second_scoring_phase(current_round: int) -> None:
    game = one_ticket_before_scoring(current_round=current_round)
    game.play("place agriculture")

    assert (game.is_over, game.round) == (False, current_round + 1)


@pytest.mark.rules("E1", "P9")
def test_the_third_scoring_phase_has_all_its_steps() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [4, 1, 1]}, held={0: ["electricity-1"]}, current_round=3
    )
    game.play("place agriculture")

    seat = game.view().seats[0]
    assert (seat.coins, seat.medals, seat.tokens["electricity"]) == (3, 8, 1)
    assert game.view().areas[1].supporters == [2, 1, 1]


@pytest.mark.rules("E1", "P7")
def test_the_last_choice_of_the_third_scoring_phase_ends_the_game() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [0, 4, 1]},
        held={1: ["electricity-1"]},
        current_round=3,
        approvals="chosen",
    )
    game.play("place agriculture")
    assert not game.is_over

    game.play("approve electricity 1")
    assert game.is_over


@pytest.mark.rules("E2")
def test_the_total_is_coins_medals_and_sets() -> None:
    game = game_at(coins=[7, 0, 1], medals=[12, 0, 0], tokens={0: [1, 1, 0, 0, 0]})
    result = game.result().seats[0]

    assert (result.coins, result.medals, result.exhibits, result.total) == (7, 12, 3, 22)


@pytest.mark.rules("E2", "E3")
def test_the_rulebooks_final_score_of_51() -> None:
    game = game_at(coins=[11, 0, 0], medals=[18, 0, 0], tokens={0: [1, 1, 2, 2, 3]})
    result = game.result().seats[0]

    assert (result.exhibits, result.total) == (22, 51)


@pytest.mark.rules("E2")
def test_cards_in_hand_are_worth_nothing() -> None:
    game = game_at(held={0: ["ticket-1", "burnham-1", "electricity-1"]})

    assert game.result().seats[0].total == 0


@pytest.mark.rules("E3")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ([0, 0, 0, 0, 0], 0),
        ([0, 0, 1, 0, 0], 1),
        ([0, 1, 1, 0, 0], 3),
        ([1, 0, 1, 0, 1], 6),
        ([1, 1, 1, 1, 0], 10),
        ([1, 1, 1, 1, 1], 15),
        ([0, 0, 0, 7, 0], 7),
        ([2, 2, 0, 0, 0], 6),
        ([3, 0, 0, 0, 1], 5),
        ([2, 2, 2, 2, 2], 30),
    ],
)
def test_sets_are_made_of_different_areas(tokens: list[int], points: int) -> None:
    assert points_of(tokens) == points


@pytest.mark.rules("E3")
def test_sets_are_made_up_in_the_way_that_pays_most() -> None:
    game = game_at(2)
    for tokens in product((0, 1, 2), repeat=5):
        game.position.state.tokens[0] = tokens
        assert game.result().seats[0].exhibits == best_sets(tokens), tokens


@pytest.mark.rules("E4")
def test_the_most_points_win() -> None:
    assert game_at(coins=[10, 12, 11]).result().winners == [1]


@pytest.mark.rules("E2", "E4")
@pytest.mark.parametrize(
    "points", [{"coins": [0, 2]}, {"medals": [0, 2]}, {"tokens": {1: [1, 1, 0, 0, 0]}}]
)
def test_points_of_every_source_count_for_the_win(points: dict[str, Any]) -> None:
    assert game_at(2, **points).result().winners == [1]


@pytest.mark.rules("E4")
def test_points_come_before_tokens() -> None:
    game = game_at(2, coins=[0, 16], tokens={0: [3, 3, 2, 0, 0]})

    # 3 + 3 + 3 points for sets of two and 2 for two sets of one: less than 16.
    assert game.result().winners == [1]


@pytest.mark.rules("E4")
def test_level_on_points_more_tokens_win() -> None:
    game = game_at(coins=[0, 3, 1], tokens={0: [3, 0, 0, 0, 0], 2: [2, 0, 0, 0, 0]})

    assert [seat.total for seat in game.result().seats] == [3, 3, 3]
    assert game.result().winners == [0]


@pytest.mark.rules("E4")
def test_level_on_tokens_too_fewer_unapproved_exhibits_win() -> None:
    game = game_at(
        tokens={seat: [1, 0, 0, 0, 0] for seat in range(3)},
        held={0: ["electricity-1", "fine_arts-1"], 1: ["electricity-2"]},
    )
    assert game.result().winners == [2]


@pytest.mark.rules("E4")
def test_more_tokens_come_before_fewer_unapproved_exhibits() -> None:
    game = game_at(
        2,
        coins=[0, 1],
        tokens={0: [1, 0, 0, 0, 0]},
        held={0: cards_called("fine_arts", range(1, 7))},
    )
    assert game.result().winners == [0]


@pytest.mark.rules("E4")
def test_tickets_and_figures_are_no_unapproved_exhibits() -> None:
    game = game_at(2, held={0: ["ticket-1", "davis-1"], 1: ["agriculture-1"]})

    assert [seat.unapproved for seat in game.result().seats] == [0, 1]
    assert game.result().winners == [0]


@pytest.mark.rules("E4")
@pytest.mark.parametrize("area", AREAS)
def test_unapproved_exhibits_of_every_area_count(area: str) -> None:
    game = game_at(2, held={1: [f"{area}-1", f"{area}-2"]})

    assert game.result().seats[1].unapproved == 2


@pytest.mark.rules("E4")
def test_those_who_are_level_in_everything_win_together() -> None:
    game = game_at(
        4,
        coins=[4, 4, 3, 4],
        tokens={seat: [1, 0, 0, 0, 0] for seat in range(4)},
        held={0: ["electricity-1"], 3: ["fine_arts-1"], 1: ["fine_arts-2", "fine_arts-3"]},
    )
    assert game.result().winners == [0, 3]


@pytest.mark.rules("E4")
def test_equals_share_a_rank_and_the_next_one_is_left_out() -> None:
    assert game_at(4, coins=[4, 9, 4, 1]).position.ranks() == [2, 1, 2, 4]
