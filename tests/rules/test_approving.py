"""Exhibits become approval tokens, by themselves or by choice (P7, P8)."""

from __future__ import annotations

import pytest

from building import (
    awards_in,
    cards_called,
    game_at,
    legal_texts,
    one_ticket_before_scoring,
    scoring_of,
)
from worldsfair import Game, IllegalMove
from worldsfair.records.model import Scoring

FIVE = cards_called("electricity", range(1, 6))


def approved_by(players: int, supporters: list[int], seat: int) -> int:
    """How many exhibits of electricity a seat with five of them has approved."""
    game = one_ticket_before_scoring(
        players, supporters={"electricity": supporters}, held={seat: FIVE}
    )
    scoring_of(game)
    return game.view().seats[seat].tokens["electricity"]


def chosen_game(players: int = 3, **supporters: list[int]) -> Game:
    """Seats 0 and 1 have two exhibits of electricity and of fine arts each."""
    held = {
        0: ["electricity-1", "electricity-2", "fine_arts-1", "fine_arts-2"],
        1: ["electricity-3", "electricity-4", "fine_arts-3", "fine_arts-4"],
    }
    return one_ticket_before_scoring(players, supporters=supporters, held=held, approvals="chosen")


@pytest.mark.rules("P4", "P7")
@pytest.mark.parametrize(
    ("supporters", "approved"),
    [([2, 1], 3), ([1, 2], 0), ([2, 2], 1), ([0, 0], 0), ([0, 2], 0), ([2, 0], 3)],
)
def test_approvals_with_two_players(supporters: list[int], approved: int) -> None:
    assert approved_by(2, supporters, seat=0) == approved


@pytest.mark.rules("P4", "P7")
@pytest.mark.parametrize(
    ("supporters", "approved"),
    [
        ([3, 2, 1], 3),
        ([2, 3, 1], 1),
        ([3, 3, 1], 2),
        ([3, 3, 3], 2),
        ([2, 3, 2], 0),
        ([1, 3, 2], 0),
        ([1, 2, 2], 0),
        ([0, 2, 1], 0),
        ([0, 1, 0], 0),
    ],
)
def test_approvals_with_three_players(supporters: list[int], approved: int) -> None:
    assert approved_by(3, supporters, seat=0) == approved


@pytest.mark.rules("P4", "P7")
@pytest.mark.parametrize(
    ("supporters", "approved"),
    [
        ([3, 2, 1, 1], 3),
        ([2, 3, 1, 1], 1),
        ([3, 3, 1, 1], 2),
        ([2, 3, 2, 1], 1),
        ([2, 3, 2, 2], 1),
        ([1, 3, 2, 2], 0),
        ([1, 3, 3, 0], 0),
        ([0, 3, 0, 0], 0),
    ],
)
def test_approvals_with_four_players(supporters: list[int], approved: int) -> None:
    assert approved_by(4, supporters, seat=0) == approved


@pytest.mark.rules("P7")
def test_nobody_approves_more_than_they_hold() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [2, 1, 0]}, held={0: ["electricity-4"]}
    )
    awards = awards_in(scoring_of(game), "electricity")

    assert awards == {0: ("first", 4, 1), 1: ("second", 2, 0)}


@pytest.mark.rules("P7")
def test_only_exhibits_of_the_scored_area_are_approved() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [3, 0, 0]}, held={0: ["fine_arts-1", "fine_arts-2"]}
    )
    scoring_of(game)

    assert sum(game.view().seats[0].tokens.values()) == 0
    assert game.view().seats[0].exhibits["fine_arts"] == ["fine_arts-1", "fine_arts-2"]


@pytest.mark.rules("P7")
def test_approved_cards_are_discarded_the_lowest_numbers_first() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [0, 3, 0]},
        held={1: ["electricity-2", "electricity-3", "electricity-5", "electricity-8"]},
    )
    scoring_of(game)

    discarded = [card for card in game.view().discard if card.startswith("electricity")]
    assert discarded == ["electricity-2", "electricity-3", "electricity-5"]


@pytest.mark.rules("P7")
def test_an_exhibit_collected_on_the_scoring_turn_is_approved() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [1, 0, 0]}, cards={"agriculture": ["electricity-7"]}
    )
    scoring_of(game)

    assert game.view().seats[0].tokens["electricity"] == 1


@pytest.mark.rules("P8")
def test_exhibits_that_were_not_approved_are_kept() -> None:
    game = one_ticket_before_scoring(supporters={"electricity": [2, 1, 0]}, held={0: FIVE})
    scoring_of(game)

    assert game.view().seats[0].exhibits["electricity"] == ["electricity-4", "electricity-5"]


@pytest.mark.rules("P8")
def test_figures_are_kept_over_a_scoring_phase() -> None:
    game = one_ticket_before_scoring(
        held={1: ["burnham-1", "davis-2"]}, cards={"agriculture": ["palmer-1"]}
    )
    scoring_of(game)

    figures = [seat.figures for seat in game.view().seats]
    assert figures == [["palmer-1"], ["burnham-1", "davis-2"], []]
    game.play("place electricity")
    assert {"burnham", "discard davis"} <= legal_texts(game)


@pytest.mark.rules("P7")
def test_chosen_approvals_go_from_none_to_what_place_and_hand_allow() -> None:
    game = chosen_game(electricity=[3, 1, 0])
    game.play("place agriculture")

    assert game.seat == 0
    assert legal_texts(game) == {f"approve electricity {number}" for number in (0, 1, 2)}


@pytest.mark.rules("P7")
def test_chosen_approvals_stop_at_what_the_place_allows() -> None:
    game = chosen_game(electricity=[1, 3, 0])
    game.play("place agriculture")

    assert legal_texts(game) == {"approve electricity 0", "approve electricity 1"}


@pytest.mark.rules("P7")
def test_with_three_exhibits_and_first_place_three_may_be_approved() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [0, 2, 0]}, held={1: FIVE}, approvals="chosen"
    )
    game.play("place agriculture")

    assert game.seat == 1
    assert legal_texts(game) == {f"approve electricity {number}" for number in range(4)}


@pytest.mark.rules("P7")
def test_players_are_asked_area_by_area_and_in_seat_order() -> None:
    game = chosen_game(electricity=[1, 3, 0], fine_arts=[2, 2, 0])
    game.play("place agriculture")
    asked = []
    while game.round == 1:
        move = game.legal_moves()[-1]
        asked.append((game.seat, move.area))
        game.play(move)

    assert asked == [(0, "electricity"), (1, "electricity"), (0, "fine_arts"), (1, "fine_arts")]


@pytest.mark.rules("P7")
def test_areas_are_asked_for_in_the_order_of_the_tiles() -> None:
    game = one_ticket_before_scoring(
        areas=["fine_arts", "agriculture", "transportation", "electricity", "manufacturing"],
        supporters={"electricity": [1, 0, 0], "fine_arts": [0, 1, 0]},
        held={0: ["electricity-1"], 1: ["fine_arts-1"]},
        approvals="chosen",
    )
    game.play("place agriculture")

    assert (game.seat, game.legal_moves()[0].text) == (1, "approve fine_arts 0")


@pytest.mark.rules("P7")
def test_a_player_without_a_place_or_without_an_exhibit_is_not_asked() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [2, 1, 0], "fine_arts": [2, 1, 1]},
        held={1: ["manufacturing-1"], 2: ["electricity-1", "fine_arts-1"]},
        approvals="chosen",
    )
    game.play("place agriculture")

    assert (game.round, game.seat) == (2, 1)


@pytest.mark.rules("P7")
def test_the_chosen_number_is_approved_and_no_more() -> None:
    game = chosen_game(electricity=[3, 0, 0])
    game.play("place agriculture")
    game.play("approve electricity 1")

    seat = game.view().seats[0]
    assert seat.tokens["electricity"] == 1
    assert seat.exhibits["electricity"] == ["electricity-2"]


@pytest.mark.rules("P7")
def test_approving_none_is_allowed_and_keeps_the_medal() -> None:
    game = chosen_game(electricity=[3, 0, 0])
    game.play("place agriculture")
    game.play("approve electricity 0")

    turn = game.last_turn()
    assert turn is not None
    assert isinstance(turn.scoring, Scoring)
    assert awards_in(turn.scoring, "electricity") == {0: ("first", 4, 0)}


@pytest.mark.rules("P7")
def test_medals_of_an_area_are_given_before_anybody_is_asked() -> None:
    game = chosen_game(electricity=[3, 1, 0])
    game.play("place agriculture")

    # Four for agriculture, where the turn placed, and four for electricity.
    assert [seat.medals for seat in game.view().seats] == [8, 2, 0]


@pytest.mark.rules("P7")
def test_the_choices_are_recorded_in_the_order_made() -> None:
    game = chosen_game(electricity=[1, 3, 0])
    for move in ("place agriculture", "approve electricity 0", "approve electricity 2"):
        game.play(move)

    turn = game.last_turn()
    assert turn is not None
    assert isinstance(turn.scoring, Scoring)
    choices = turn.scoring.choices or []
    told = [(choice.seat, choice.move) for choice in choices]
    assert told == [(0, "approve electricity 0"), (1, "approve electricity 2")]


@pytest.mark.rules("P7")
def test_after_the_last_choice_the_next_player_places() -> None:
    game = chosen_game(electricity=[0, 0, 0], fine_arts=[3, 0, 0])
    game.play("place agriculture")
    game.play("approve fine_arts 2")

    assert (game.seat, game.round, game.turn) == (1, 2, 1)
    assert all(move.action == "place" for move in game.legal_moves())


@pytest.mark.rules("P7", "P9")
def test_nobody_is_recalled_before_the_last_choice() -> None:
    game = chosen_game(electricity=[4, 0, 0])
    game.play("place agriculture")
    assert game.view().areas[1].supporters == [4, 0, 0]

    game.play("approve electricity 0")
    assert game.view().areas[1].supporters == [2, 0, 0]


@pytest.mark.rules("P7")
def test_with_automatic_approvals_nobody_is_asked() -> None:
    game = one_ticket_before_scoring(supporters={"electricity": [3, 1, 0]}, held={0: FIVE})
    game.play("place agriculture")

    assert (game.seat, game.round) == (1, 2)


@pytest.mark.rules("P7")
def test_nothing_is_approved_outside_a_scoring_phase() -> None:
    game = game_at(held={0: FIVE}, approvals="chosen")

    with pytest.raises(IllegalMove, match="only in a scoring phase"):
        game.play("approve electricity 1")
