"""A scoring phase: tickets, awards, recall (P1 to P6, P9, P10)."""

from __future__ import annotations

import pytest

from building import (
    awards_in,
    cards_called,
    dealt_by,
    game_at,
    one_ticket_before_scoring,
    scoring_of,
    supporters_on,
)

FIRST_2, TIED_FIRST_2 = ("first", 2), ("tied_first", 0)
FIRST, SECOND, TIED_FIRST = ("first", 4), ("second", 2), ("tied_first", 2)
TIED_SECOND = ("tied_second", 0)


def medals_for(players: int, supporters: list[int]) -> dict[int, tuple[str, int]]:
    """Place and medal by seat when electricity is scored with these supporters."""
    game = one_ticket_before_scoring(players, supporters={"electricity": supporters})
    awards = awards_in(scoring_of(game), "electricity")
    return {seat: (place, medal) for seat, (place, medal, _) in awards.items()}


def coins_for(tickets: list[int]) -> list[int]:
    """The coins of a scoring phase in which the players hold this many tickets."""
    numbers = iter(range(2, 29))
    held = {
        seat: cards_called("ticket", [next(numbers) for _ in range(count - (seat == 0))])
        for seat, count in enumerate(tickets)
    }
    game = one_ticket_before_scoring(len(tickets), held=held)
    scoring_of(game)
    return [seat.coins for seat in game.view().seats]


@pytest.mark.rules("P1")
@pytest.mark.parametrize(
    ("tickets", "coins"),
    [
        ([3, 2, 1], [5, 2, 1]),
        ([1, 2, 0], [1, 4, 0]),
        ([2, 0, 4], [2, 0, 6]),
        ([3, 3, 1], [5, 5, 1]),
        ([2, 2, 2], [4, 4, 4]),
        ([1, 0], [3, 0]),
        ([1, 3, 2, 3], [1, 5, 2, 5]),
    ],
)
def test_everyone_with_the_most_tickets_gets_the_leader_bonus(
    tickets: list[int], coins: list[int]
) -> None:
    assert coins_for(tickets) == coins


@pytest.mark.rules("P1", "P2")
def test_the_record_tells_held_bonus_and_coins() -> None:
    game = one_ticket_before_scoring(2, held={1: ["ticket-7", "ticket-8"]})
    tickets = scoring_of(game).tickets

    told = [(seat.seat, seat.held, seat.bonus, seat.coins) for seat in tickets]
    assert told == [(0, 1, 0, 1), (1, 2, 2, 4)]


@pytest.mark.rules("P2")
def test_redeemed_tickets_go_to_the_discard_pile() -> None:
    game = one_ticket_before_scoring(held={2: ["ticket-7", "ticket-8"]})
    scoring_of(game)

    assert [seat.tickets for seat in game.view().seats] == [[], [], []]
    assert game.view().discard == ["ticket-1", "ticket-7", "ticket-8"]


@pytest.mark.rules("P2")
def test_redeemed_tickets_are_not_redeemed_again() -> None:
    game = one_ticket_before_scoring(
        2, held={1: ["ticket-7", "ticket-8"]}, cards={"electricity": ["ticket-9"]}
    )
    scoring_of(game)
    game.position.state.car = 8
    game.play("place electricity")

    assert (game.round, [seat.coins for seat in game.view().seats]) == (3, [1, 4 + 3])


@pytest.mark.rules("P2", "T13")
def test_redeemed_tickets_come_back_with_the_next_reshuffle() -> None:
    last_cards = cards_called("fine_arts", range(1, 4))
    game = one_ticket_before_scoring(supporters={}, deck=last_cards, others="2")
    scoring_of(game)
    game.play("place electricity")

    assert [card.partition("-")[0] for _, card in dealt_by(game)] == ["ticket"] * 3


@pytest.mark.rules("P2")
def test_tickets_at_the_areas_are_not_redeemed() -> None:
    game = one_ticket_before_scoring(cards={"transportation": ["ticket-9"]})
    scoring_of(game)

    assert "ticket-9" in game.view().areas[4].cards


@pytest.mark.rules("P2")
def test_coins_add_up_over_the_rounds() -> None:
    game = one_ticket_before_scoring(coins=[5, 1, 0], current_round=2)
    scoring_of(game)

    assert [seat.coins for seat in game.view().seats] == [8, 1, 0]


@pytest.mark.rules("P3")
def test_areas_are_scored_in_the_order_of_the_positions() -> None:
    order = ["transportation", "electricity", "agriculture", "manufacturing", "fine_arts"]
    game = one_ticket_before_scoring(areas=order)

    assert [scored.area for scored in scoring_of(game).areas] == order


@pytest.mark.rules("P4", "P6")
@pytest.mark.parametrize(
    ("supporters", "medals"),
    [
        ([3, 1], {0: FIRST_2}),
        ([1, 3], {1: FIRST_2}),
        ([2, 0], {0: FIRST_2}),
        ([0, 1], {1: FIRST_2}),
        ([2, 2], {0: TIED_FIRST_2, 1: TIED_FIRST_2}),
        ([0, 0], {}),
    ],
)
def test_medals_with_two_players(supporters: list[int], medals: dict[int, tuple[str, int]]) -> None:
    assert medals_for(2, supporters) == medals


@pytest.mark.rules("P4", "P5", "P6")
@pytest.mark.parametrize(
    ("supporters", "medals"),
    [
        ([6, 5, 2], {0: FIRST, 1: SECOND}),
        ([2, 6, 5], {1: FIRST, 2: SECOND}),
        ([5, 5, 2], {0: TIED_FIRST, 1: TIED_FIRST}),
        ([5, 2, 5], {0: TIED_FIRST, 2: TIED_FIRST}),
        ([3, 3, 3], {0: TIED_FIRST, 1: TIED_FIRST, 2: TIED_FIRST}),
        ([4, 2, 2], {0: FIRST}),
        ([2, 4, 2], {1: FIRST}),
        ([0, 1, 0], {1: FIRST}),
        ([1, 2, 0], {0: SECOND, 1: FIRST}),
        ([2, 2, 0], {0: TIED_FIRST, 1: TIED_FIRST}),
        ([0, 0, 0], {}),
    ],
)
def test_medals_with_three_players(
    supporters: list[int], medals: dict[int, tuple[str, int]]
) -> None:
    assert medals_for(3, supporters) == medals


@pytest.mark.rules("P4", "P5", "P6")
@pytest.mark.parametrize(
    ("supporters", "medals"),
    [
        ([6, 5, 2, 1], {0: FIRST, 1: SECOND}),
        ([1, 2, 5, 6], {3: FIRST, 2: SECOND}),
        ([5, 4, 4, 1], {0: FIRST, 1: TIED_SECOND, 2: TIED_SECOND}),
        ([5, 4, 4, 4], {0: FIRST, 1: TIED_SECOND, 2: TIED_SECOND, 3: TIED_SECOND}),
        ([2, 2, 1, 1], {0: TIED_FIRST, 1: TIED_FIRST}),
        ([2, 2, 2, 1], {0: TIED_FIRST, 1: TIED_FIRST, 2: TIED_FIRST}),
        ([2, 2, 2, 2], {0: TIED_FIRST, 1: TIED_FIRST, 2: TIED_FIRST, 3: TIED_FIRST}),
        ([3, 0, 0, 0], {0: FIRST}),
        ([3, 0, 1, 0], {0: FIRST, 2: SECOND}),
        ([0, 3, 1, 1], {1: FIRST, 2: TIED_SECOND, 3: TIED_SECOND}),
        ([0, 0, 0, 0], {}),
    ],
)
def test_medals_with_four_players(
    supporters: list[int], medals: dict[int, tuple[str, int]]
) -> None:
    assert medals_for(4, supporters) == medals


@pytest.mark.rules("P4")
def test_medals_of_all_areas_add_up() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [3, 0, 1], "fine_arts": [1, 3, 0], "transportation": [1, 1, 0]},
        medals=[6, 0, 2],
    )
    scoring_of(game)

    # Seat 0 is alone in agriculture, where its turn placed.
    assert [seat.medals for seat in game.view().seats] == [6 + 4 + 4 + 2 + 2, 4 + 2, 2 + 2]


@pytest.mark.rules("P5")
def test_second_place_is_not_awarded_after_a_tie_for_first() -> None:
    assert medals_for(4, [3, 3, 2, 1]) == {0: TIED_FIRST, 1: TIED_FIRST}


@pytest.mark.rules("P6")
def test_an_absent_player_is_not_second() -> None:
    assert medals_for(3, [3, 0, 0]) == {0: FIRST}


@pytest.mark.rules("P6")
def test_two_absent_players_do_not_tie_for_first() -> None:
    assert medals_for(2, [0, 0]) == {}


@pytest.mark.rules("P9")
def test_the_rulebooks_recall_of_6_5_2_and_1() -> None:
    game = one_ticket_before_scoring(4, supporters={"electricity": [6, 5, 2, 1]})
    scoring = scoring_of(game)

    recalled = [(home.seat, home.supporters) for home in scoring.recalled]
    assert recalled == [(0, 3), (1, 2), (2, 1)]
    assert supporters_on(game, "electricity") == [3, 3, 1, 1]


@pytest.mark.rules("P9")
def test_the_half_is_rounded_area_by_area() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [0, 3, 0], "fine_arts": [0, 3, 0], "manufacturing": [0, 1, 0]}
    )
    scoring_of(game)

    assert [supporters_on(game, area)[1] for area in ("electricity", "fine_arts")] == [2, 2]
    assert game.view().seats[1].supply == 22 - 7 + 2


@pytest.mark.rules("P9")
def test_the_recall_is_told_by_seat_and_then_by_position() -> None:
    order = ["transportation", "electricity", "agriculture", "manufacturing", "fine_arts"]
    game = one_ticket_before_scoring(
        2, areas=order, supporters={"fine_arts": [2, 4], "transportation": [2, 2]}
    )
    told = [(home.seat, home.area, home.supporters) for home in scoring_of(game).recalled]

    assert told == [
        (0, "transportation", 1),
        (0, "fine_arts", 1),
        (1, "transportation", 1),
        (1, "fine_arts", 2),
    ]


@pytest.mark.rules("P4", "P9")
def test_awards_are_given_before_the_recall() -> None:
    # After the recall both would have 2.
    assert medals_for(2, [4, 3]) == {0: FIRST_2}


@pytest.mark.rules("P10")
def test_the_car_is_back_at_the_start_and_the_next_player_opens_the_round() -> None:
    game = one_ticket_before_scoring(seat=1)
    scoring_of(game)

    assert (game.round, game.seat, game.view().wheel.car) == (2, 2, 0)


@pytest.mark.rules("P10")
def test_after_the_last_seat_the_first_opens_the_round() -> None:
    game = one_ticket_before_scoring(4, seat=3)
    scoring_of(game)

    assert (game.round, game.seat) == (2, 0)


@pytest.mark.rules("P10")
def test_the_cards_stay_where_they_are_after_scoring() -> None:
    game = game_at(
        cards={"agriculture": ["ticket-1"], "transportation": ["ticket-2", "ticket-3"]}, car=10
    )
    game.play("place agriculture")

    assert game.view().areas[4].cards == ["ticket-2", "ticket-3"]
