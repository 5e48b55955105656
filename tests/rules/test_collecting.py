"""Collecting cards and turning the wheel (T8 to T10)."""

from __future__ import annotations

import pytest

from building import cards_called, game_at, legal_texts


@pytest.mark.rules("T8")
def test_all_cards_of_the_chosen_area_are_collected() -> None:
    cards = ["fine_arts-2", "ticket-4", "burnham-3"]
    game = game_at(cards={"agriculture": cards})
    game.play("place agriculture")

    seat = game.view().seats[0]
    assert [*seat.exhibits["fine_arts"], *seat.tickets, *seat.figures] == cards


@pytest.mark.rules("T8")
def test_an_area_that_only_a_figure_touched_gives_nothing() -> None:
    game = game_at(cards={"transportation": ["ticket-5"]}, held={0: ["pullman-1"]})
    game.play_turn(["place agriculture", "pullman"])

    assert game.view().seats[0].tickets == []
    assert game.view().areas[4].cards == ["ticket-5"]


@pytest.mark.rules("T8")
def test_cards_are_collected_after_the_figures() -> None:
    game = game_at(cards={"agriculture": ["ticket-5"]}, held={0: ["pullman-1"]})
    game.play("place agriculture")

    assert game.view().areas[0].cards == ["ticket-5"]


@pytest.mark.rules("T8")
def test_what_a_player_holds_is_open_to_all() -> None:
    game = game_at(held={2: ["electricity-1", "ticket-9", "davis-2"]})
    seat = game.public().view().seats[2]

    assert seat.exhibits["electricity"] == ["electricity-1"]
    assert (seat.tickets, seat.figures) == (["ticket-9"], ["davis-2"])


@pytest.mark.rules("T9")
def test_the_car_moves_one_space_for_each_ticket() -> None:
    game = game_at(cards={"agriculture": ["ticket-1", "fine_arts-1", "ticket-2"]}, car=3)
    game.play("place agriculture")

    assert game.view().wheel.car == 5


@pytest.mark.rules("T9")
def test_exhibits_and_figures_do_not_move_the_car() -> None:
    game = game_at(cards={"agriculture": ["burnham-1", "fine_arts-1", "transportation-2"]})
    game.play("place agriculture")

    assert game.view().wheel.car == 0


@pytest.mark.rules("T9")
def test_surplus_tickets_do_not_push_the_car_past_the_start() -> None:
    tickets = cards_called("ticket", range(1, 5))
    game = game_at(cards={"agriculture": tickets}, car=10)
    game.play("place agriculture")

    assert (game.round, game.view().wheel.car) == (2, 0)


@pytest.mark.rules("T9")
def test_surplus_tickets_are_redeemed_all_the_same() -> None:
    tickets = cards_called("ticket", range(1, 5))
    game = game_at(cards={"agriculture": tickets}, car=10)
    game.play("place agriculture")

    assert game.view().seats[0].coins == 4 + 2


@pytest.mark.rules("T9")
def test_scoring_waits_for_the_deal() -> None:
    game = game_at(
        cards={"agriculture": ["ticket-1"]}, car=10, deck=["ticket-20", "ticket-21", "ticket-22"]
    )
    game.play("place agriculture")

    assert game.view().areas[0].cards == ["ticket-20"]
    assert game.view().seats[0].coins == 1 + 2


@pytest.mark.rules("T10")
def test_a_collected_figure_waits_for_the_next_turn() -> None:
    game = game_at(cards={"agriculture": ["burnham-1"]})
    game.play("place agriculture")

    assert (game.turn, game.seat) == (1, 1)
    assert game.view().seats[0].figures == ["burnham-1"]


@pytest.mark.rules("T10")
def test_a_figure_of_the_turn_before_must_be_dealt_with() -> None:
    game = game_at(2, cards={"agriculture": ["burnham-1"]})
    for move in ("place agriculture", "place electricity", "place fine_arts"):
        game.play(move)

    assert game.seat == 0
    assert legal_texts(game) == {"burnham", "discard burnham"}
