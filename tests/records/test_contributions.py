"""Games whose shuffle follows from more than the table's seed, and what their records say of it."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import naive_shuffle
from naive_records import is_a_legal_game
from playing import added_by, avoid_tickets, finished_game, play_on
from worldsfair import Game, InvalidRecord
from worldsfair.errors import InvalidSetup
from worldsfair.records.fair_shuffle import commitment_to, seed_from_int
from worldsfair.records.model import Approvals, Record
from worldsfair.records.reader import game_to_json, read_record
from worldsfair.records.replay import Replay, verify

EVERY_KIND = [
    (players, approvals) for players in (2, 3, 4) for approvals in ("automatic", "chosen")
]
OTHER = "e5" * 32


def joined(players: int = 3) -> Record:
    return finished_game(players, 3, joined=True).record()


def with_contributions(contributions: list[str | None]) -> Record:
    return msgspec.structs.replace(joined(), contributions=contributions)


def running(turns: int = 12) -> Game:
    game = Game.new(3, 8, contributions=added_by(3))
    return play_on(game, random.Random(8), turns=turns)


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_a_game_with_contributions_verifies(players: int, approvals: Approvals) -> None:
    record = finished_game(players, 3, approvals, joined=True).record()

    assert record.contributions == added_by(players)
    assert verify(read_record(game_to_json(record))).is_over


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_the_naive_rules_tell_the_same_record(players: int, approvals: Approvals) -> None:
    record = finished_game(players, 3, approvals, joined=True).record()

    assert is_a_legal_game(json.loads(game_to_json(record)))


def test_contributions_change_the_shuffle_and_not_the_promise() -> None:
    with_them, without = finished_game(3, 3, joined=True), finished_game(3, 3)

    assert with_them.commitment == without.commitment == commitment_to(seed_from_int(3))
    assert with_them.record().setup != without.record().setup


def test_a_game_without_contributions_does_not_speak_of_them() -> None:
    assert b"contributions" not in game_to_json(finished_game().record())


def test_where_no_seat_adds_anything_the_game_is_as_ever() -> None:
    assert Game.new(3, 3, contributions=[None] * 3) == Game.new(3, 3)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_game_has_one_contribution_for_each_seat(count: int) -> None:
    with pytest.raises(InvalidSetup, match=f"{count} contributions are given for 3 players"):
        Game.new(3, 3, contributions=[OTHER] * count)


def test_a_game_is_not_begun_or_taken_up_with_what_is_no_contribution() -> None:
    game = Game.new(2, 3)
    with pytest.raises(InvalidSetup, match="A contribution"):
        Game.new(2, 3, contributions=[None, "x"])
    with pytest.raises(InvalidSetup, match="A contribution"):
        Game.from_position(
            game.position, seed=bytes(32), seats=game.seats, contributions=["x", None]
        )


def test_it_makes_no_difference_to_the_proof_who_sat_where() -> None:
    assert verify(with_contributions(added_by(3)[::-1])).is_over
    assert verify(with_contributions([None, *added_by(3)[::2]])).is_over


@pytest.mark.parametrize(
    "contributions",
    [
        pytest.param([OTHER, *added_by(3)[1:]], id="changed"),
        pytest.param([None, *added_by(3)[1:]], id="removed"),
        pytest.param([added_by(3)[0], OTHER, added_by(3)[2]], id="added"),
        pytest.param([added_by(3)[0], None, added_by(3)[0]], id="doubled"),
    ],
)
def test_other_contributions_are_not_those_of_the_cards(contributions: list[str | None]) -> None:
    with pytest.raises(InvalidRecord, match="the set-up is not what the seed gives"):
        verify(with_contributions(contributions))


def test_contributions_cannot_be_taken_out_of_a_record() -> None:
    with pytest.raises(InvalidRecord, match="the set-up is not what the seed gives"):
        verify(msgspec.structs.replace(joined(), contributions=UNSET))


def test_contributions_cannot_be_put_into_a_record() -> None:
    record = msgspec.structs.replace(finished_game(3, 3).record(), contributions=added_by(3))
    with pytest.raises(InvalidRecord, match="the set-up is not what the seed gives"):
        verify(record)


@pytest.mark.parametrize("turns", [0, 12])
@pytest.mark.parametrize(
    ("contributions", "reason"),
    [
        ([], "contributions are told for 0 seats, not 3"),
        ([OTHER, OTHER], "contributions are told for 2 seats, not 3"),
        ([OTHER] * 4, "contributions are told for 4 seats, not 3"),
        ([None] * 3, "contributions are told, but no seat has any"),
        ([OTHER, None, "0F" * 32], "contributions are not 32 bytes each in hex"),
        ([OTHER, None, "0f" * 31], "contributions are not 32 bytes each in hex"),
        ([OTHER, None, ""], "contributions are not 32 bytes each in hex"),
    ],
)
def test_contributions_are_refused_unless_they_are_told_as_the_format_says(
    contributions: list[str | None], reason: str, turns: int
) -> None:
    record = msgspec.structs.replace(running(turns).record(), contributions=contributions)
    with pytest.raises(InvalidRecord) as refusal:
        verify(read_record(game_to_json(record)))

    assert (refusal.value.reason, refusal.value.turn) == (reason, None)


def test_a_record_of_version_1_has_no_contributions() -> None:
    record: dict[str, Any] = json.loads(game_to_json(joined()))
    record["version"] = 1
    del record["rules"]
    with pytest.raises(InvalidRecord, match="version 1 of the format has no contributions"):
        read_record(json.dumps(record))


def test_a_running_game_tells_its_contributions_and_not_its_seed() -> None:
    record = running().record()

    assert record.contributions == added_by(3)
    assert record.seed is UNSET
    assert verify(record).turn == 12


def test_the_seed_of_a_record_is_that_of_the_table() -> None:
    record, seed = joined(), seed_from_int(3)
    chance = Replay(record).chance

    assert record.seed == seed.hex()
    assert chance.table_seed == seed
    assert chance.seed == naive_shuffle.joined(seed, added_by(3))


@pytest.mark.parametrize(("players", "approvals"), EVERY_KIND)
def test_a_game_read_back_is_the_game(players: int, approvals: Approvals) -> None:
    game = finished_game(players, 3, approvals, joined=True)
    read = Game.from_record(game.record())

    assert read == game
    assert read.record() == game.record()


def test_a_running_game_goes_on_with_the_seed_of_the_table() -> None:
    game = running()
    read = Game.from_record(game.record(), seed=seed_from_int(8))

    assert read == game
    assert play_on(read, random.Random(1)).record() == play_on(game, random.Random(1)).record()


def test_a_running_game_read_without_its_seed_keeps_its_contributions() -> None:
    record = running().record()

    assert Game.from_record(record).record() == record


def test_the_seed_of_the_shuffle_is_not_the_one_that_was_promised() -> None:
    shuffle = naive_shuffle.joined(seed_from_int(8), added_by(3))
    with pytest.raises(InvalidRecord, match="does not match the commitment"):
        Game.from_record(running().record(), seed=shuffle)


def test_other_contributions_do_not_go_with_the_seed_of_a_running_game() -> None:
    record = msgspec.structs.replace(running().record(), contributions=[OTHER, None, None])
    with pytest.raises(InvalidRecord, match="the set-up is not what the seed gives"):
        Game.from_record(record, seed=seed_from_int(8))


def test_a_game_taken_up_at_a_position_reshuffles_as_if_it_had_not_been_left() -> None:
    game = running()
    again = Game.from_position(
        game.position.copy(), seed=seed_from_int(8), seats=game.seats, contributions=added_by(3)
    )
    for one in (game, again):
        play_on(one, random.Random(2), avoid_tickets, turns=60)

    assert game.position.reshuffles > 0
    assert again.position == game.position
    assert again.commitment == game.commitment


def test_copies_and_pickles_keep_what_was_added() -> None:
    game = running()

    assert game.copy().contributions == tuple(added_by(3))
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301 - it was made here
