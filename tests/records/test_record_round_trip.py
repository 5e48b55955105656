"""Writing a game down and reading it back, whole, in part, running, and without its seed."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from msgspec import UNSET

from naive_records import is_a_legal_game
from playing import avoid_tickets, finished_game, play_on
from worldsfair import Game, InvalidRecord
from worldsfair.errors import UnknownDeck
from worldsfair.records.model import Approvals, Record, Seat
from worldsfair.records.reader import game_to_json, read_record
from worldsfair.records.replay import verify

EVERY_KIND = [
    (players, approvals) for players in (2, 3, 4) for approvals in ("automatic", "chosen")
]


def without_seed(record: Record) -> Record:
    return msgspec.structs.replace(record, seed=UNSET)


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_a_record_survives_json(players: int, approvals: Approvals) -> None:
    record = finished_game(players, 3, approvals).record()

    assert read_record(game_to_json(record)) == record


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_a_game_read_back_is_the_game(players: int, approvals: Approvals) -> None:
    game = finished_game(players, 3, approvals)

    assert Game.from_record(game.record()) == game


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_the_naive_rules_tell_the_same_record(players: int, approvals: Approvals) -> None:
    for seed in range(20):
        record = finished_game(players, seed, approvals).record()
        assert is_a_legal_game(json.loads(game_to_json(record)))


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_any_turn_can_be_returned_to(players: int, approvals: Approvals) -> None:
    record = finished_game(players, 4, approvals).record()
    game = Game.new(players, 4, approvals)
    chooser = random.Random(4)
    for turns in range(0, len(record.turns), 7):
        play_on(game, chooser, turns=turns)
        assert Game.from_record(record, turns=turns) == game


def test_no_turns_is_the_set_up_and_all_turns_is_the_end() -> None:
    record = finished_game(3, 4).record()

    assert Game.from_record(record, turns=0) == Game.new(3, 4)
    assert Game.from_record(record, turns=len(record.turns)).is_over


@pytest.mark.parametrize("turns", [-1, 1000])
def test_a_turn_that_was_never_played_is_refused(turns: int) -> None:
    with pytest.raises(InvalidRecord, match="there is no turn"):
        Game.from_record(finished_game(2).record(), turns=turns)


def test_a_running_game_tells_neither_seed_nor_result() -> None:
    game = play_on(Game.new(3, 8), random.Random(8), turns=9)
    text = game_to_json(game.record())

    assert b'"seed"' not in text
    assert b'"result"' not in text
    assert game.seed is not None
    assert game.seed.hex().encode() not in text


def test_a_record_leaves_out_the_turn_under_way() -> None:
    game = play_on(Game.new(3, 8), random.Random(8), turns=9)
    record = game.record()
    while game.turn == 9 and "discard" not in str(game.legal_moves()[-1]):
        game.play(game.legal_moves()[0])
    game.undo()

    assert game.record() == record


def test_an_approval_under_way_is_not_recorded_yet() -> None:
    game = Game.new(3, 3, "chosen")
    chooser = random.Random(3)
    while not game.position.awaits_approval:
        game.play(chooser.choice(game.legal_moves()))

    assert len(game.record().turns) == game.turn
    assert Game.from_record(game.record(), seed=game.seed).turn == game.turn


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_a_finished_record_verifies_without_its_seed(players: int, approvals: Approvals) -> None:
    game = finished_game(players, 6, approvals)
    position = verify(without_seed(game.record()))

    assert position.is_over
    assert Game.from_record(without_seed(game.record())).view() == game.view()


def test_a_running_record_verifies_and_shows_the_same() -> None:
    game = play_on(Game.new(4, 8, "chosen"), random.Random(8), turns=30)
    read = Game.from_record(game.record())

    assert read.view() == game.view()
    assert read.seed is None


def test_a_running_game_goes_on_with_its_seed() -> None:
    game = play_on(Game.new(4, 8), random.Random(8), turns=30)

    assert Game.from_record(game.record(), seed=game.seed) == game


def test_a_running_game_read_without_its_seed_deals_no_card() -> None:
    read = Game.from_record(play_on(Game.new(2, 8), random.Random(8), turns=8).record())
    state = read.copy()
    with pytest.raises(UnknownDeck):
        play_on(read, random.Random(1), turns=9)

    assert read.turn == 8
    while read.moves() != state.moves():
        read.undo()
    assert read == state


def test_a_recorded_game_without_seed_deals_again_what_it_dealt() -> None:
    record = without_seed(finished_game(3, 6).record())
    game = Game.from_record(record, turns=5)
    for turn in record.turns[5:]:
        game.play_turn(turn.moves)

    assert game.turns() == record.turns
    assert game.is_over


def test_another_seed_is_refused() -> None:
    record = play_on(Game.new(2, 8), random.Random(8), turns=8).record()

    with pytest.raises(InvalidRecord, match="does not match the commitment"):
        Game.from_record(record, seed=bytes(32))


def test_a_set_up_that_the_given_seed_does_not_give_is_refused() -> None:
    game = Game.new(2, 8)
    other = msgspec.structs.replace(game.record(), setup=Game.new(2, 9).record().setup)

    with pytest.raises(InvalidRecord, match="not what the seed gives"):
        Game.from_record(other, seed=game.seed)


def test_cards_that_the_given_seed_does_not_give_are_refused_with_the_turn() -> None:
    game = play_on(Game.new(2, 8), random.Random(8), turns=3)
    record = game.record()
    last = record.turns[2]
    area, dealt = last.dealt[2]
    names, position = game.edition.card_ids(), game.position
    other = names[position.deck()[0]]
    forged = msgspec.structs.replace(last, dealt=[*last.dealt[:2], (area, other)])
    record = msgspec.structs.replace(record, turns=[*record.turns[:2], forged])

    assert other != dealt
    verify(record)
    with pytest.raises(InvalidRecord, match="turn 3: the cards are not what the seed gives"):
        Game.from_record(record, seed=game.seed)


@pytest.mark.parametrize("is_keeper", [False, True])
def test_where_nobody_could_choose_the_list_of_choices_may_be_absent(is_keeper: bool) -> None:
    record = without_choices_to_make()
    seed = bytes.fromhex(str(record.seed)) if is_keeper else None
    turns = [
        msgspec.structs.replace(turn, scoring=msgspec.structs.replace(turn.scoring, choices=UNSET))
        if turn.scoring and turn.scoring.choices == []
        else turn
        for turn in record.turns
    ]
    bare = msgspec.structs.replace(record, turns=turns)

    assert bare != record
    assert Game.from_record(bare, seed=seed) == Game.from_record(record)


def test_automatic_approvals_have_no_list_of_choices() -> None:
    record = finished_game(2, 3).record()
    turns = [
        msgspec.structs.replace(turn, scoring=msgspec.structs.replace(turn.scoring, choices=[]))
        if turn.scoring
        else turn
        for turn in record.turns
    ]
    with pytest.raises(InvalidRecord, match="choices"):
        verify(msgspec.structs.replace(record, turns=turns))


def without_choices_to_make() -> Record:
    """A finished game with chosen approvals and a scoring phase in which nobody was asked."""
    for seed in range(200):
        record = finished_game(2, seed, "chosen").record()
        if any(turn.scoring and turn.scoring.choices == [] for turn in record.turns):
            return record
    raise AssertionError("no such game")


def test_seats_keep_their_names() -> None:
    seats = [Seat(name="Ada", player="human"), Seat(name="Ben", player="bot:random")]
    game = Game.new(2, 1, seats=seats)

    assert game.record().seats == seats
    assert Game.from_record(game.record(), seed=game.seed).seats == tuple(seats)


def test_a_long_game_with_empty_supplies_survives() -> None:
    game = play_on(Game.new(4, 5, "chosen"), random.Random(5), avoid_tickets, turns=120)

    assert Game.from_record(game.record(), seed=game.seed) == game
