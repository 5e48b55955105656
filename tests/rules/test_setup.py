"""Before the first turn (S1 to S10)."""

from __future__ import annotations

from collections import Counter

import pytest

from building import game_at, one_ticket_before_scoring, scoring_of
from worldsfair import Game
from worldsfair.edition import AREAS, FIGURES, shipped_editions


def kinds_in_play(players: int) -> Counter[str]:
    """How many cards of each kind the deck and the areas hold at the start."""
    position = Game.new(players, seed=1).position
    names = position.edition.card_ids()
    lying = [card for area in range(5) for card in position.cards_at(area)]
    return Counter(names[card].partition("-")[0] for card in [*position.deck(), *lying])


@pytest.mark.rules("S1")
@pytest.mark.parametrize(("players", "spaces"), [(2, 9), (3, 11), (4, 13)])
def test_the_wheel_turns_once_with_as_many_tickets_as_it_has_spaces(
    players: int, spaces: int
) -> None:
    wheel = Game.new(players, seed=1).view().wheel

    assert (wheel.spaces, wheel.tickets_to_scoring) == (spaces, spaces)


@pytest.mark.rules("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_space_of_the_wheel_brings_the_scoring_and_none_before(players: int) -> None:
    spaces = {2: 9, 3: 11, 4: 13}[players]
    early = game_at(players, car=spaces - 2, cards={"agriculture": ["ticket-1"]})
    early.play("place agriculture")
    due = game_at(players, car=spaces - 1, cards={"agriculture": ["ticket-1"]})
    due.play("place agriculture")

    assert (early.round, due.round) == (1, 2)


@pytest.mark.rules("S2")
def test_every_area_lies_at_one_position() -> None:
    areas = Game.new(3, seed=4).view().areas

    assert sorted(area.area for area in areas) == sorted(AREAS)
    assert [area.position for area in areas] == [0, 1, 2, 3, 4]


@pytest.mark.rules("S2")
def test_every_area_comes_to_every_position() -> None:
    orders = [[area.area for area in Game.new(2, seed).view().areas] for seed in range(60)]

    for position in range(5):
        assert {order[position] for order in orders} == set(AREAS)


@pytest.mark.rules("S3")
def test_the_car_begins_at_the_start_space() -> None:
    assert Game.new(4, seed=2).view().wheel.car == 0


@pytest.mark.rules("S4")
def test_the_first_round_is_round_one() -> None:
    assert Game.new(4, seed=2).round == 1


@pytest.mark.rules("S5")
def test_three_players_use_all_91_cards() -> None:
    kinds = kinds_in_play(3)

    assert kinds.total() == 91
    assert kinds["ticket"] == 28
    assert {kinds[area] for area in AREAS} == {8}
    assert [kinds[figure] for figure in FIGURES] == [5, 4, 4, 2, 2, 2, 2, 2]


@pytest.mark.rules("S5")
def test_two_players_leave_out_a_ticket_and_an_exhibit_of_every_area() -> None:
    kinds = kinds_in_play(2)

    assert kinds.total() == 85
    assert kinds_in_play(3) - kinds == Counter(["ticket", *AREAS])


@pytest.mark.rules("S5")
def test_four_players_leave_out_tickets_and_figures() -> None:
    kinds = kinds_in_play(4)

    assert kinds.total() == 82
    left_out = Counter({"ticket": 5, "burnham": 2, "davis": 1, "palmer": 1})
    assert kinds_in_play(3) - kinds == left_out


@pytest.mark.rules("S5")
@pytest.mark.parametrize(
    ("players", "missing"),
    [
        (2, ["agriculture-8", "transportation-8", "ticket-28"]),
        (4, ["ticket-24", "ticket-28", "burnham-4", "davis-4", "palmer-4"]),
    ],
)
def test_the_cards_left_out_have_the_highest_numbers(players: int, missing: list[str]) -> None:
    position = Game.new(players, seed=1).position
    names = [position.edition.card_ids()[card] for card in position.cards_in_play()]

    assert not set(missing) & set(names)
    assert {"ticket-23", "burnham-3", "davis-3", "palmer-3", "fine_arts-7"} <= set(names)


@pytest.mark.rules("S5")
def test_another_seed_is_another_deck() -> None:
    assert Game.new(2, seed=1).position.deck() != Game.new(2, seed=2).position.deck()


@pytest.mark.rules("S6")
def test_two_cards_go_to_each_area_in_the_order_of_the_positions() -> None:
    game = Game.new(3, seed=5)
    position = game.position
    deck = position.cards_in_play()
    position.lay_out([4, 2, 0, 1, 3], deck, chosen_approvals=False)

    assert [position.cards_at(area) for area in (4, 2, 0, 1, 3)] == [
        deck[0:2],
        deck[2:4],
        deck[4:6],
        deck[6:8],
        deck[8:10],
    ]


@pytest.mark.rules("S6")
def test_the_dealt_cards_are_gone_from_the_deck() -> None:
    view = Game.new(3, seed=5).view()

    assert [len(area.cards) for area in view.areas] == [2, 2, 2, 2, 2]
    assert view.deck == 81


@pytest.mark.rules("S7")
def test_nobody_starts_with_coins_medals_or_tokens() -> None:
    for seat in Game.new(4, seed=5).view().seats:
        assert (seat.coins, seat.medals, sum(seat.tokens.values())) == (0, 0, 0)


@pytest.mark.rules("S7")
def test_tokens_of_an_area_do_not_run_out() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [3, 1, 0]},
        held={0: ["electricity-1", "electricity-2", "electricity-3"]},
        tokens={0: [0, 12, 0, 0, 0]},
    )
    scoring_of(game)

    assert game.view().seats[0].tokens["electricity"] == 15


@pytest.mark.rules("S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_22_supporters_and_at_least_one_on_every_area(players: int) -> None:
    view = Game.new(players, seed=9).view()

    for seat in range(players):
        out = [area.supporters[seat] for area in view.areas]
        assert min(out) == 1
        assert view.seats[seat].supply + sum(out) == 22


@pytest.mark.rules("S9")
@pytest.mark.parametrize(
    ("seat", "bonus"),
    [
        (0, ["agriculture"]),
        (1, ["electricity", "transportation"]),
        (2, ["fine_arts", "manufacturing"]),
        (3, ["transportation", "agriculture"]),
    ],
)
def test_the_start_bonus_follows_the_turn_order(seat: int, bonus: list[str]) -> None:
    areas = Game.new(4, seed=9).view().areas

    with_two = [area.area for area in areas if area.supporters[seat] == 2]
    assert sorted(with_two) == sorted(bonus)


@pytest.mark.rules("S9")
def test_the_first_edition_gives_the_second_player_electricity_alone() -> None:
    areas = Game.new(4, seed=9, edition=shipped_editions()["base"]).view().areas

    assert [area.area for area in areas if area.supporters[1] == 2] == ["electricity"]


@pytest.mark.rules("S9")
def test_seat_zero_begins_and_turns_pass_in_seat_order() -> None:
    game = Game.new(3, seed=9)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        while game.turn < len(seats):
            move = next(m for m in game.legal_moves() if m.action in ("place", "discard"))
            game.play(move)

    assert seats == [0, 1, 2, 0]


@pytest.mark.rules("S10")
@pytest.mark.parametrize(
    ("players", "first_and_second"), [(2, [(2, 3)]), (3, [(4, 3), (2, 1)]), (4, [(4, 3), (2, 1)])]
)
def test_the_award_table_has_a_column_for_each_number_of_players(
    players: int, first_and_second: list[tuple[int, int]]
) -> None:
    game = game_at(players, supporters={"electricity": [3, 2, 0, 0]})

    standings = game.view().areas[1].standings
    assert [(place.medal, place.approvals) for place in standings] == first_and_second
