"""Dealing three cards and ending the turn (T11 to T14)."""

from __future__ import annotations

import pytest

from building import cards_called, dealt_by, game_at
from worldsfair.edition import AREAS

NEXT = ["ticket-21", "ticket-22", "ticket-23"]
FULL = {
    "agriculture": cards_called("agriculture", range(1, 5)),
    "electricity": cards_called("electricity", range(1, 4)),
    "fine_arts": cards_called("fine_arts", range(1, 4)),
    "manufacturing": cards_called("manufacturing", range(1, 5)),
    "transportation": cards_called("transportation", range(1, 5)),
}


def areas_dealt(cards: dict[str, list[str]], move: str) -> list[str]:
    game = game_at(cards=cards, deck=NEXT)
    game.play(move)
    return [area for area, _ in dealt_by(game)]


@pytest.mark.rules("T11")
def test_the_first_card_goes_to_the_chosen_area_and_the_others_clockwise() -> None:
    game = game_at(deck=NEXT)
    game.play("place electricity")

    areas = ["electricity", "fine_arts", "manufacturing"]
    assert dealt_by(game) == list(zip(areas, NEXT, strict=True))


@pytest.mark.rules("T11")
def test_the_deck_is_told_in_the_order_of_drawing() -> None:
    game = game_at(deck=NEXT)
    names = game.edition.card_ids()

    assert [names[card] for card in game.position.deck()[:3]] == NEXT


@pytest.mark.rules("T11")
def test_position_0_comes_after_position_4() -> None:
    assert areas_dealt({}, "place manufacturing") == [
        "manufacturing",
        "transportation",
        "agriculture",
    ]


@pytest.mark.rules("T11")
def test_the_deal_follows_the_tiles() -> None:
    order = ["transportation", "electricity", "agriculture", "manufacturing", "fine_arts"]
    game = game_at(areas=order, deck=NEXT)
    game.play("place agriculture")

    assert [area for area, _ in dealt_by(game)] == ["agriculture", "manufacturing", "fine_arts"]


@pytest.mark.rules("T11")
def test_a_full_area_is_passed_over() -> None:
    cards = {"fine_arts": FULL["fine_arts"]}

    assert areas_dealt(cards, "place electricity") == [
        "electricity",
        "manufacturing",
        "transportation",
    ]


@pytest.mark.rules("T11")
@pytest.mark.parametrize("area", AREAS)
def test_an_area_with_one_free_slot_is_not_passed_over(area: str) -> None:
    before = AREAS[AREAS.index(area) - 1]

    assert areas_dealt({area: FULL[area][:-1]}, f"place {before}")[1] == area


@pytest.mark.rules("T11")
@pytest.mark.parametrize("area", AREAS)
def test_every_area_is_full_at_its_own_capacity(area: str) -> None:
    before = AREAS[AREAS.index(area) - 1]

    assert area not in areas_dealt({area: FULL[area]}, f"place {before}")


@pytest.mark.rules("T8", "T9", "T11")
def test_the_rulebooks_turn_with_the_skipped_area() -> None:
    order = ["fine_arts", "manufacturing", "electricity", "agriculture", "transportation"]
    game = game_at(
        areas=order,
        cards={"manufacturing": ["ticket-1", "fine_arts-5"], "agriculture": FULL["agriculture"]},
        deck=NEXT,
    )
    game.play("place manufacturing")

    assert dealt_by(game) == [
        ("manufacturing", "ticket-21"),
        ("electricity", "ticket-22"),
        ("transportation", "ticket-23"),
    ]
    assert (game.view().wheel.car, game.view().seats[0].tickets) == (1, ["ticket-1"])


@pytest.mark.rules("T11")
def test_the_rules_pages_deal_wraps_round_past_a_full_area() -> None:
    order = ["fine_arts", "agriculture", "electricity", "transportation", "manufacturing"]
    cards = {"electricity": ["electricity-1"], "transportation": FULL["transportation"]}
    game = game_at(areas=order, cards=cards, deck=NEXT)
    game.play("place electricity")

    assert [area for area, _ in dealt_by(game)] == ["electricity", "manufacturing", "fine_arts"]


@pytest.mark.rules("T12")
def test_the_chosen_area_gets_a_second_card_when_only_one_other_has_room() -> None:
    cards = FULL | {"transportation": []}

    assert areas_dealt(cards, "place electricity") == [
        "electricity",
        "transportation",
        "electricity",
    ]


@pytest.mark.rules("T12")
@pytest.mark.parametrize("area", AREAS)
def test_the_chosen_area_gets_all_three_when_the_others_are_full(area: str) -> None:
    assert areas_dealt(FULL, f"place {area}") == [area, area, area]


@pytest.mark.rules("T12")
def test_an_area_that_fills_up_during_the_deal_is_passed_over() -> None:
    cards = FULL | {"transportation": FULL["transportation"][:3], "agriculture": []}

    assert areas_dealt(cards, "place manufacturing") == [
        "manufacturing",
        "transportation",
        "agriculture",
    ]


@pytest.mark.rules("T13")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_deal() -> None:
    game = game_at(deck=["ticket-9"], discard=["davis-1", "palmer-2", "schwab-1"], others="2")
    game.play("place agriculture")

    turn = game.last_turn()
    assert turn is not None
    assert turn.reshuffled_before == 1
    assert turn.dealt[0] == ("agriculture", "ticket-9")
    assert {card for _, card in turn.dealt[1:]} < {"davis-1", "palmer-2", "schwab-1"}


@pytest.mark.rules("T13")
def test_the_deck_and_not_a_shuffle_comes_first() -> None:
    game = game_at(deck=NEXT, discard=["davis-1"], others="2")
    game.play("place agriculture")

    assert [card for _, card in dealt_by(game)] == NEXT
    assert (game.view().deck, game.view().discard) == (0, ["davis-1"])


@pytest.mark.rules("T13")
def test_after_a_reshuffle_the_discard_pile_is_empty() -> None:
    game = game_at(discard=["davis-1", "palmer-2", "schwab-1", "burnham-5"], others="2")
    game.play("place agriculture")

    assert (game.view().deck, game.view().discard) == (1, [])


@pytest.mark.rules("T13")
def test_the_cards_drawn_from_a_new_deck_are_counted_anew() -> None:
    game = game_at(deck=["ticket-9"], discard=["davis-1", "palmer-2", "schwab-1"], others="2")
    assert game.position.cards_drawn == 90
    game.play("place agriculture")

    assert (game.position.reshuffles, game.position.cards_drawn) == (1, 2)


@pytest.mark.rules("T13")
def test_a_figure_of_this_turn_is_shuffled_in() -> None:
    game = game_at(held={0: ["burnham-2"]}, others="2")
    game.play_turn(["place agriculture", "discard burnham"])

    assert dealt_by(game) == [("agriculture", "burnham-2")]


@pytest.mark.rules("T13")
def test_cards_missing_from_deck_and_discard_pile_are_not_dealt() -> None:
    game = game_at(deck=["ticket-9"], discard=["davis-1"], others="2")
    game.play("place agriculture")

    assert dealt_by(game) == [("agriculture", "ticket-9"), ("electricity", "davis-1")]
    assert game.seat == 1


@pytest.mark.rules("T13")
def test_a_turn_with_nothing_to_deal_goes_on() -> None:
    game = game_at(others="2")
    game.play("place agriculture")

    assert dealt_by(game) == []
    assert (game.seat, game.turn) == (1, 1)


@pytest.mark.rules("T13", "T14")
def test_scoring_comes_even_when_nothing_could_be_dealt() -> None:
    game = game_at(cards={"agriculture": ["ticket-1"]}, car=10, others="2")
    game.play("place agriculture")

    assert (game.round, dealt_by(game)) == (2, [])


@pytest.mark.rules("T13")
def test_the_deck_may_be_renewed_more_than_255_times() -> None:
    game = game_at(discard=["davis-1", "palmer-2", "schwab-1"], others="2")
    game.position.state.reshuffles = 255
    game.play("place agriculture")

    assert game.position.reshuffles == 256


@pytest.mark.rules("T14")
def test_without_scoring_the_round_goes_on() -> None:
    game = game_at(cards={"agriculture": ["ticket-1"]}, car=9)
    game.play("place agriculture")

    assert (game.round, game.seat, game.view().wheel.car) == (1, 1, 10)


@pytest.mark.rules("T14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_seat_comes_the_first(players: int) -> None:
    game = game_at(players, seat=players - 1)
    game.play("place agriculture")

    assert game.seat == 0


@pytest.mark.rules("T14")
def test_an_empty_deck_does_not_end_the_round() -> None:
    game = game_at(others="2")
    for _ in range(2):
        game.play("place agriculture")

    assert (game.round, game.is_over) == (1, False)
