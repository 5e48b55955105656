"""Placing a supporter, and doing it with an empty supply (T1, T2)."""

from __future__ import annotations

import pytest

from building import game_at, legal_texts, supporters_on
from worldsfair import Game, IllegalMove
from worldsfair.edition import AREAS

SPENT = {
    "agriculture": [10, 1, 1],
    "electricity": [0, 1, 1],
    "fine_arts": [7, 1, 1],
    "manufacturing": [0, 1, 1],
    "transportation": [5, 1, 1],
}
"""Seat 0 has no supporter left: 10, 7 and 5 of them are out."""


@pytest.mark.rules("T1")
def test_a_supporter_may_be_placed_on_any_area() -> None:
    assert legal_texts(Game.new(3, seed=1)) == {f"place {area}" for area in AREAS}


@pytest.mark.rules("T1")
def test_the_placed_supporter_comes_from_the_supply() -> None:
    game = game_at()
    before = game.view().seats[0].supply
    game.play("place electricity")

    assert supporters_on(game, "electricity") == [2, 1, 1]
    assert game.view().seats[0].supply == before - 1


@pytest.mark.rules("T1")
def test_an_area_with_no_card_may_be_chosen() -> None:
    game = game_at(cards={"agriculture": ["ticket-1"]})
    game.play("place fine_arts")

    assert game.seat == 1


@pytest.mark.rules("T2")
def test_with_one_supporter_left_none_is_picked_up() -> None:
    game = game_at(supporters=SPENT | {"agriculture": [9, 1, 1]})

    assert legal_texts(game) == {f"place {area}" for area in AREAS}
    with pytest.raises(IllegalMove, match="none is taken from an area"):
        game.play("place electricity from fine_arts")


@pytest.mark.rules("T2")
def test_with_an_empty_supply_one_is_picked_up_from_any_area_of_ones_own() -> None:
    game = game_at(supporters=SPENT)

    origins = ("agriculture", "fine_arts", "transportation")
    assert legal_texts(game) == {f"place {area} from {home}" for area in AREAS for home in origins}


@pytest.mark.rules("T2")
def test_the_picked_up_supporter_moves() -> None:
    game = game_at(supporters=SPENT)
    game.play("place electricity from fine_arts")

    assert supporters_on(game, "electricity") == [1, 1, 1]
    assert supporters_on(game, "fine_arts") == [6, 1, 1]
    assert game.view().seats[0].supply == 0


@pytest.mark.rules("T2")
def test_a_supporter_may_go_back_to_the_area_it_came_from() -> None:
    game = game_at(supporters=SPENT, cards={"fine_arts": ["ticket-3"]})
    game.play("place fine_arts from fine_arts")

    assert supporters_on(game, "fine_arts") == [7, 1, 1]
    assert game.view().seats[0].tickets == ["ticket-3"]


@pytest.mark.rules("T2")
def test_the_placement_cannot_be_skipped_with_an_empty_supply() -> None:
    game = game_at(supporters=SPENT, held={0: ["burnham-1"]})

    assert all(text.startswith("place ") for text in legal_texts(game))
    with pytest.raises(IllegalMove, match="say which area the supporter comes from"):
        game.play("place electricity")


@pytest.mark.rules("T2")
def test_the_last_supporter_in_supply_is_used_before_a_figure_picks_one_up() -> None:
    game = game_at(supporters=SPENT | {"agriculture": [9, 1, 1]}, held={0: ["burnham-1"]})
    game.play("place electricity")

    origins = ("agriculture", "electricity", "fine_arts", "transportation")
    assert legal_texts(game) == {"discard burnham", *(f"burnham from {home}" for home in origins)}


@pytest.mark.rules("T2", "T4")
def test_burnham_may_pick_up_from_the_area_it_goes_to() -> None:
    game = game_at(supporters=SPENT, held={0: ["burnham-1"]})
    game.play_turn(["place fine_arts from agriculture", "burnham from fine_arts"])

    assert supporters_on(game, "fine_arts") == [8, 1, 1]


@pytest.mark.rules("T2", "T5")
def test_davis_with_an_empty_supply_names_target_and_origin() -> None:
    game = game_at(supporters=SPENT, held={0: ["davis-1"]})
    game.play("place agriculture from agriculture")

    origins = ("agriculture", "fine_arts", "transportation")
    expected = {f"davis electricity from {home}" for home in origins}
    assert legal_texts(game) == {"discard davis"} | expected


@pytest.mark.rules("T2", "T5")
def test_davis_with_an_empty_supply_reaches_both_neighbours() -> None:
    game = game_at(supporters=SPENT, held={0: ["davis-1"]})
    game.play("place electricity from agriculture")

    targets = {move.area for move in game.legal_moves() if move.action == "davis"}
    assert targets == {"agriculture", "fine_arts"}


@pytest.mark.rules("T2", "T5")
def test_davis_may_pick_up_from_the_area_it_goes_to() -> None:
    game = game_at(supporters=SPENT, held={0: ["davis-1"]})
    game.play_turn(["place electricity from agriculture", "davis fine_arts from fine_arts"])

    assert supporters_on(game, "fine_arts") == [7, 1, 1]
    assert game.view().discard == ["davis-1"]


@pytest.mark.rules("T2", "T5")
def test_davis_moves_a_supporter_from_its_origin_to_its_target() -> None:
    game = game_at(supporters=SPENT, held={0: ["davis-1"]})
    game.play_turn(["place electricity from agriculture", "davis fine_arts from transportation"])

    assert supporters_on(game, "fine_arts") == [8, 1, 1]
    assert supporters_on(game, "transportation") == [4, 1, 1]


@pytest.mark.rules("T2", "T7")
@pytest.mark.parametrize("origin", ["agriculture", "fine_arts", "transportation"])
def test_a_named_figure_picks_up_from_any_area(origin: str) -> None:
    game = game_at(supporters=SPENT, held={0: ["pullman-1"]})
    game.play_turn(["place agriculture from agriculture", f"pullman from {origin}"])

    moved = origin != "transportation"
    assert supporters_on(game, "transportation") == [5 + moved, 1, 1]
    assert game.view().seats[0].supply == 0


@pytest.mark.rules("T2", "T6")
def test_palmer_needs_no_supply() -> None:
    game = game_at(supporters=SPENT, held={0: ["palmer-1"]})
    game.play_turn(["place agriculture from agriculture", "palmer 0 fine_arts electricity"])

    assert supporters_on(game, "electricity") == [1, 1, 1]
    assert game.view().seats[0].supply == 0


@pytest.mark.rules("T2")
def test_another_players_supply_does_not_matter() -> None:
    game = game_at(supporters=SPENT, seat=1)

    assert legal_texts(game) == {f"place {area}" for area in AREAS}
