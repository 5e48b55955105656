"""The view shows everything public, and nothing that leaves the table knows the deck."""

from __future__ import annotations

import pickle
import random

import msgspec
import pytest

from building import game_at, one_ticket_before_scoring
from playing import finished_game, play_on
from worldsfair import Game
from worldsfair.errors import UnknownBeginning, UnknownDeck
from worldsfair.records.model import Approvals

EVERY_KIND = [
    (players, approvals) for players in (2, 3, 4) for approvals in ("automatic", "chosen")
]


def twins(game: Game) -> tuple[Game, Game]:
    """Two games that differ only in the order of the deck."""
    other = game.copy()
    other.position.give_deck(list(reversed(game.position.deck())))
    return game, other


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_games_that_differ_in_what_is_hidden_have_equal_views(
    players: int, approvals: Approvals
) -> None:
    game, chooser = Game.new(players, 21, approvals), random.Random(21)
    while not game.is_over:
        first, second = twins(game)
        assert first.view() == second.view()
        assert msgspec.json.encode(first.view()) == msgspec.json.encode(second.view())
        assert str(first) == str(second)
        game.play(chooser.choice(game.legal_moves()))


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_public_copies_do_not_differ_in_what_is_hidden(players: int, approvals: Approvals) -> None:
    game, chooser = Game.new(players, 21, approvals), random.Random(21)
    while not game.is_over:
        first, second = (game.public() for game in twins(game))
        assert first == second
        assert pickle.dumps(first) == pickle.dumps(second)
        assert first.position.buffer == second.position.buffer
        game.play(chooser.choice(game.legal_moves()))


def test_the_decks_of_the_twins_do_differ() -> None:
    first, second = twins(Game.new(3, 21))

    assert first.position.deck() != second.position.deck()
    assert first != second


def test_a_public_copy_has_the_moves_but_neither_the_seed_nor_a_way_back() -> None:
    game = play_on(Game.new(3, 21), random.Random(21), turns=8)
    public = game.public()

    assert public.moves() == game.moves()
    assert [name for name in ("seed", "undo", "record", "turns") if hasattr(public, name)] == []
    assert game.seed is not None
    assert game.seed not in pickle.dumps(public)
    assert game.seed in pickle.dumps(game)


def test_the_state_of_a_public_copy_says_nothing_of_the_order_of_the_deck() -> None:
    public = play_on(Game.new(3, 21), random.Random(21), turns=8).public()

    assert public.position.deck() == sorted(public.position.deck())
    assert public.position.state.random == 0


def test_a_public_copy_is_the_same_after_pickling() -> None:
    public = play_on(Game.new(3, 21), random.Random(21), turns=8).public()

    assert pickle.loads(pickle.dumps(public)) == public  # noqa: S301  # our own bytes


def test_a_public_copy_shows_the_same() -> None:
    game = play_on(Game.new(3, 21), random.Random(21), turns=8)

    assert game.public().view() == game.view()
    assert game.public().legal_moves() == game.legal_moves()


def test_decisions_are_tried_on_a_public_copy_up_to_the_deal() -> None:
    public = game_at(held={0: ["burnham-1"]}).public()
    public.play("place electricity")
    before = public.public()

    with pytest.raises(UnknownDeck, match="Nobody knows the next card"):
        public.play("burnham")
    assert public == before


def test_a_turn_without_figures_cannot_be_finished_on_a_public_copy() -> None:
    game = Game.new(3, 21)
    public = game.public()

    with pytest.raises(UnknownDeck):
        public.play("place electricity")
    assert public == game.public()


def test_a_reshuffle_is_unknown_to_a_public_copy() -> None:
    game = game_at(discard=["davis-1", "palmer-2", "schwab-1"], others="2")

    with pytest.raises(UnknownDeck):
        game.public().play("place electricity")


def test_an_imagined_game_looks_the_same_and_can_be_played_to_the_end() -> None:
    game = play_on(Game.new(3, 21), random.Random(21), turns=8)
    imagined = game.imagine(5)

    assert imagined.view() == game.view()
    assert play_on(imagined, random.Random(1)).is_over


def test_what_is_public_is_enough_to_imagine_a_game() -> None:
    game = play_on(Game.new(3, 21), random.Random(21), turns=8)

    assert game.public().imagine(5) == game.imagine(5)
    assert play_on(game.public().imagine(5), random.Random(1)).is_over


def test_an_imagined_game_follows_its_own_seed_and_not_the_real_one() -> None:
    first, second = (game.imagine(5) for game in twins(Game.new(3, 21)))

    assert first == second
    assert first != Game.new(3, 21).imagine(6)
    assert first.position.deck() != Game.new(3, 21).position.deck()


def test_an_imagined_game_has_no_record() -> None:
    with pytest.raises(UnknownBeginning, match="taken up in its middle"):
        Game.new(3, 21).imagine(5).record()


def test_the_view_counts_the_deck_and_shows_the_discard_pile() -> None:
    game = game_at(discard=["davis-1", "burnham-2"])

    assert (game.view().deck, game.view().discard) == (89, ["burnham-2", "davis-1"])


def test_the_view_says_what_is_being_decided() -> None:
    game = one_ticket_before_scoring(
        supporters={"electricity": [0, 2, 0]},
        held={0: ["burnham-1"], 1: ["electricity-1"]},
        current_round=3,
        approvals="chosen",
    )
    seen = []
    for move in ("place agriculture", "burnham", "approve electricity 1", None):
        view = game.view()
        seen.append((view.phase, view.seat, view.placed))
        if move:
            game.play(move)

    assert seen == [
        ("place", 0, None),
        ("figures", 0, "agriculture"),
        ("approve", 1, "agriculture"),
        ("over", None, None),
    ]


def test_the_view_has_the_legal_moves() -> None:
    game = Game.new(3, 21)

    assert game.view().legal == [str(move) for move in game.legal_moves()]


def test_the_view_tells_what_a_scoring_now_would_give() -> None:
    area = game_at(4, supporters={"electricity": [3, 2, 2, 0]}).view().areas[1]

    told = [(place.seat, place.place, place.medal, place.approvals) for place in area.standings]
    assert told == [(0, "first", 4, 3), (1, "tied_second", 0, 1), (2, "tied_second", 0, 1)]


def test_the_view_has_a_result_only_at_the_end() -> None:
    assert Game.new(3, 21).view().result is None
    assert finished_game(3).view().result == finished_game(3).result()


def test_a_seat_is_shown_with_all_that_lies_before_it() -> None:
    game = game_at(
        held={1: ["ticket-3", "fine_arts-2", "palmer-1", "burnham-1", "fine_arts-1"]},
        coins=[0, 4, 0],
        medals=[0, 6, 0],
        tokens={1: [1, 1, 0, 0, 0]},
    )
    seat = game.view().seats[1]

    assert seat.exhibits["fine_arts"] == ["fine_arts-1", "fine_arts-2"]
    assert (seat.tickets, seat.figures) == (["ticket-3"], ["burnham-1", "palmer-1"])
    assert (seat.coins, seat.medals, seat.exhibit_points, seat.total) == (4, 6, 3, 13)
    assert seat.supply == 17
