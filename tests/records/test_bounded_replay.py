"""Verifying is one pass over the turns, and a recorded game has only so many of them."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import msgspec
import pytest

from playing import avoid_tickets, finished_game, play_on
from worldsfair import Game, InvalidRecord
from worldsfair.records.continuations import (
    CONTINUATION,
    CONTINUATION_VERSION,
    MOST_PARTS,
    Continuation,
    Part,
)
from worldsfair.records.fair_shuffle import commitment_to
from worldsfair.records.model import Record, Turn
from worldsfair.records.replay import play_through, verify
from worldsfair.rules.constants import TURN_LIMIT


@cache
def endless() -> Record:
    """A game in which nobody takes a ticket if it can be helped, as long as a record may be."""
    game = play_on(Game.new(4, 5), random.Random(5), avoid_tickets, turns=TURN_LIMIT)
    assert game.turn == TURN_LIMIT
    return game.record()


def with_turns(turns: list[Turn]) -> Record:
    return msgspec.structs.replace(finished_game().record(), turns=turns)


def in_parts(count: int) -> Continuation:
    """A running game that went on so many times, each time for one turn."""
    record = play_on(Game.new(3, 1), random.Random(1), turns=count).record()
    parts = [Part(record.seats, commitment_to(bytes(32)), [turn]) for turn in record.turns]
    before = msgspec.structs.replace(record, turns=[])
    return Continuation(CONTINUATION, CONTINUATION_VERSION, before, parts)


def test_a_game_is_told_from_its_set_up_to_its_end() -> None:
    game = finished_game()
    told = [(turn, position.turn) for turn, position in play_through(game.record())]

    assert told == [(None, 0), *((turn, n) for n, turn in enumerate(game.turns(), start=1))]


def test_each_turn_comes_with_the_position_that_it_led_to() -> None:
    record = finished_game(2, 4, "chosen").record()
    for number, (_, position) in enumerate(play_through(record)):
        assert position == Game.from_record(record, turns=number).position


def test_a_game_that_went_on_is_told_over_all_its_parts() -> None:
    told = in_parts(7)
    turns = [turn for turn, _ in play_through(told)]

    assert turns == [None, *told.as_record().turns]


def test_turns_are_told_up_to_the_one_that_is_refused() -> None:
    turns = finished_game().turns()
    turns[5] = turns[4]
    told = play_through(with_turns(turns))

    assert [position.turn for _, position in islice(told, 6)] == [0, 1, 2, 3, 4, 5]
    with pytest.raises(InvalidRecord, match="turn 6"):
        next(told)


def test_the_end_is_checked_after_the_last_turn() -> None:
    record = msgspec.structs.replace(finished_game().record(), result=msgspec.UNSET)
    told = play_through(record)
    list(islice(told, 1 + len(record.turns)))

    with pytest.raises(InvalidRecord, match="there is no result"):
        next(told)


def test_a_very_long_game_verifies() -> None:
    assert verify(endless()).turn == TURN_LIMIT


def test_a_game_with_one_turn_more_is_refused_for_its_length() -> None:
    record = endless()
    longer = msgspec.structs.replace(record, turns=[*record.turns, record.turns[0]])
    with pytest.raises(InvalidRecord, match="it has 501 turns, and this program reads up to 500"):
        verify(longer)


def test_ten_thousand_copies_of_a_turn_are_refused_before_the_first_is_played() -> None:
    record = with_turns(finished_game().turns()[:1] * 10_000)
    for read in (verify, Game.from_record):
        with pytest.raises(InvalidRecord, match="it has 10000 turns") as refusal:
            read(record)
        assert refusal.value.turn is None


def test_the_turns_of_all_parts_count() -> None:
    told = in_parts(4)
    part = msgspec.structs.replace(told.parts[3], turns=told.parts[3].turns * TURN_LIMIT)
    with pytest.raises(InvalidRecord, match="it has 503 turns") as refusal:
        verify(msgspec.structs.replace(told, parts=[*told.parts[:3], part]))

    assert refusal.value.turn is None


def test_a_game_goes_on_so_many_times_and_no_more() -> None:
    assert verify(in_parts(MOST_PARTS)).turn == MOST_PARTS == 16
    with pytest.raises(InvalidRecord, match="it went on 17 times, and this program reads up to 16"):
        verify(in_parts(MOST_PARTS + 1))
