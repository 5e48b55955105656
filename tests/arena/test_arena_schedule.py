"""Who sits where: balance, shared deals, and what can't be scheduled."""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from worldsfair.arena import InvalidMatch, Match
from worldsfair.arena.match import LINE_UPS
from worldsfair.arena.schedule import (
    bot_seed,
    circular_orders,
    deal_seed,
    games_per_deal,
    line_ups,
    rotations,
    seatings,
)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    players = draw(st.sampled_from((2, 3, 4)))
    names = "abcdef"[: draw(st.integers(2, 6))]
    listed = tuple(names)
    if draw(st.booleans()):
        listed = tuple(draw(st.sampled_from(names)) for _ in range(players))
    games = draw(st.integers(1, 70))
    return Match(listed, players=players, games=games, line_up=draw(st.sampled_from(LINE_UPS)))


@given(matches())
def test_every_entrant_sits_in_every_seat_equally_often(match: Match) -> None:
    counts = Counter(
        (entrant, seat) for game in seatings(match) for seat, entrant in enumerate(game.seats)
    )
    for entrant in {entrant for entrant, _ in counts}:
        assert len({counts[entrant, seat] for seat in range(match.players)}) == 1


@given(matches())
def test_even_within_a_deal_every_entrant_sits_in_every_seat_equally_often(match: Match) -> None:
    first = [game for game in seatings(match) if game.deal == 0]
    counts = Counter((entrant, seat) for game in first for seat, entrant in enumerate(game.seats))
    for entrant in {entrant for entrant, _ in counts}:
        assert len({counts[entrant, seat] for seat in range(match.players)}) == 1


@given(matches())
def test_every_deal_has_the_same_number_of_games(match: Match) -> None:
    sizes = Counter(game.deal for game in seatings(match))
    assert set(sizes.values()) == {games_per_deal(match)}


@given(matches())
def test_a_schedule_is_as_long_as_asked_for_and_less_than_a_deal_longer(match: Match) -> None:
    assert 0 <= len(seatings(match)) - match.games < games_per_deal(match)


@given(matches(), st.integers(1, 50))
def test_a_longer_match_begins_with_the_games_of_a_shorter_one(match: Match, more: int) -> None:
    longer = Match(
        match.entrants, match.players, match.games + more, seed=match.seed, line_up=match.line_up
    )
    assert seatings(longer)[: len(seatings(match))] == seatings(match)


@given(matches())
def test_within_a_deal_no_seating_comes_twice(match: Match) -> None:
    pairs = [(game.deal, game.seats) for game in seatings(match)]
    assert len(pairs) == len(set(pairs))


def test_two_entrants_at_a_table_of_four_are_one_against_three() -> None:
    match = Match(("a", "b"), players=4)
    assert line_ups(match) == [(0, 1, 1, 1)]


def test_two_mixed_entrants_at_a_table_of_four_meet_one_two_and_three_copies() -> None:
    match = Match(("a", "b"), players=4, line_up="mixed")
    assert line_ups(match) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_of_three_entrants_at_a_table_of_four_the_first_one_sits_there_once() -> None:
    match = Match(("a", "b", "c"), players=4)
    assert line_ups(match) == [(0, 1, 1, 2), (0, 1, 2, 2)]


def test_more_entrants_than_seats_meet_in_every_combination() -> None:
    assert len(line_ups(Match(("a", "b", "c", "d", "e"), players=3))) == 10


def test_an_entrant_against_itself_plays_each_deal_once() -> None:
    assert games_per_deal(Match(("a", "a", "a"), players=3)) == 1


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    match = Match(("a", "b", "c", "d"), players=4, games=24)
    orders = {min(rotations(game.seats)) for game in seatings(match)}
    assert len(orders) == len(circular_orders((0, 1, 2, 3))) == 6


@pytest.mark.parametrize("entrants", [("a",), ("a", "a", "b"), ("a", "b", "b", "b", "b")])
def test_a_table_that_can_not_be_filled_is_refused(entrants: tuple[str, ...]) -> None:
    with pytest.raises(InvalidMatch):
        seatings(Match(entrants, players=4))


def test_deals_and_bots_have_seeds_of_their_own() -> None:
    match = Match(("a", "b"), seed=1)
    seeds = {deal_seed(match, deal) for deal in range(50)}
    bots = {bot_seed(match, game, seat) for game in range(50) for seat in range(2)}
    assert (len(seeds), len(bots)) == (50, 100)


def test_another_seed_gives_other_deals() -> None:
    assert deal_seed(Match(("a", "b"), seed=1), 0) != deal_seed(Match(("a", "b"), seed=2), 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5},
        {"games": 0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"simulations": -1},
        {"seed": -1},
        {"margin": 0.0},
        {"patience": 0.0},
        {"turn_limit": 0},
        {"line_up": "all"},
        {"players": 2.0},
        {"games": 1.5},
        {"seed": "x"},
        {"seed": True},
        {"seconds": "x"},
        {"margin": "x"},
        {"entrants": "random"},
        {"entrants": (None, "random")},
    ],
)
def test_a_match_that_can_not_be_played_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(InvalidMatch):
        Match(**({"entrants": ("a", "b")} | wrong))  # type: ignore[arg-type]  # wrong is what is tested


def test_numbers_of_numpy_are_numbers_of_a_match() -> None:
    match = Match(("a", "b"), games=np.int64(4), seed=np.uint8(7), simulations=np.int32(1))  # type: ignore[arg-type]  # as learners have them

    assert msgspec.json.decode(msgspec.json.encode(match), type=Match) == match
    assert type(match.seed) is int
