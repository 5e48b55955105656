"""Games that went on from others: every part is proved by its own seed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.conftest import Run, run
from playing import added_by, play_on
from worldsfair import Game
from worldsfair.errors import InvalidRecord
from worldsfair.records.continuations import (
    CONTINUATION,
    CONTINUATION_VERSION,
    Continuation,
    Part,
)
from worldsfair.records.fair_shuffle import by_seat, commitment_to, seed_from_int, shuffle_seed
from worldsfair.records.model import Turn
from worldsfair.records.reader import game_to_json, read_game
from worldsfair.records.replay import verify

__all__ = ["run"]
SEEDS = tuple(seed_from_int(number) for number in (2, 3))
ADDED = added_by(3)


def turns_of(game: Game, until: int) -> list[Turn]:
    """Play on, and tell each turn."""
    told: list[Turn] = []
    while not game.is_over and game.turn < until:
        play_on(game, random.Random(game.turn), turns=game.turn + 1)
        turn = game.last_turn()
        assert turn is not None
        told.append(turn)
    return told


def continued(*added: list[str | None]) -> Continuation:
    """Six turns, five more with another seed, and the rest with a third.

    What the seats add comes by part, with that of the first game.
    """
    first, *later = added or ([], [], [])
    game = Game.new(players=3, seed=1, contributions=first)
    before = play_on(game, random.Random(1), turns=6).record()
    parts = []
    for seed, until, contributions in zip(SEEDS, (11, 500), later, strict=True):
        game = game.imagine(shuffle_seed(seed, contributions))
        turns = turns_of(game, until)
        told = contributions if by_seat(contributions, 3) else msgspec.UNSET
        parts.append(Part(before.seats, commitment_to(seed), turns, seed.hex(), told))
    return Continuation(CONTINUATION, CONTINUATION_VERSION, before, parts, game.result())


def with_contributions(number: int, contributions: list[str | None]) -> Continuation:
    """A game in which one part tells other contributions than those of its cards."""
    told = continued([], ADDED, ADDED)
    told.parts[number] = msgspec.structs.replace(told.parts[number], contributions=contributions)
    return told


def as_json(game: Continuation, **changes: object) -> str:
    document: dict[str, Any] = json.loads(game_to_json(game))
    return json.dumps(document | changes)


def test_a_game_that_went_on_twice_verifies() -> None:
    told = continued()
    assert verify(read_game(game_to_json(told))).is_over


def test_it_verifies_without_the_seeds_that_are_still_secret() -> None:
    told = continued()
    parts = [msgspec.structs.replace(part, seed=msgspec.UNSET) for part in told.parts]
    assert verify(msgspec.structs.replace(told, parts=parts)).is_over


def test_a_part_whose_seed_is_told_may_be_before_one_whose_seed_is_not() -> None:
    told = continued()
    told.parts[1] = msgspec.structs.replace(told.parts[1], seed=msgspec.UNSET)
    assert verify(told).is_over


@pytest.mark.parametrize("number", [0, 1])
def test_cards_that_the_seed_of_a_part_does_not_give_are_refused(number: int) -> None:
    told = continued()
    other = seed_from_int(77)
    told.parts[number] = msgspec.structs.replace(
        told.parts[number], commitment=commitment_to(other), seed=other.hex()
    )
    with pytest.raises(InvalidRecord, match="dealt is"):
        verify(told)


def test_a_seed_that_was_not_promised_is_refused() -> None:
    told = continued()
    told.parts[1] = msgspec.structs.replace(told.parts[1], commitment=commitment_to(SEEDS[0]))
    with pytest.raises(InvalidRecord, match="does not match the commitment"):
        verify(told)


def test_a_seed_is_not_revealed_before_the_end() -> None:
    told = continued()
    del told.parts[1].turns[-1]
    with pytest.raises(InvalidRecord, match="the seed is revealed"):
        verify(msgspec.structs.replace(told, result=msgspec.UNSET))


def test_a_continuation_without_a_part_is_refused() -> None:
    text = game_to_json(msgspec.structs.replace(continued(), parts=[]))
    with pytest.raises(InvalidRecord, match=r"not a continuation: .*parts"):
        read_game(text)


def test_the_command_verifies_continuations_among_records(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    record = play_on(Game.new(players=2, seed=5), random.Random(5)).record()
    path.write_bytes(game_to_json(continued()) + b"\n" + game_to_json(record) + b"\n")
    ran = run("verify", path)
    assert (ran.code, ran.out) == (0, f"{path}: 2 games, 2 OK\n")


def test_the_command_shows_a_continuation_at_any_turn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    game = continued()
    path.write_bytes(game_to_json(game) + b"\n")
    turns = len(game.as_record().turns)

    assert "The fair is over" in run("show", path).out
    assert f"after 8 of {turns} turns" in run("show", path, "--turn", 8).out


def test_a_continuation_is_a_game_to_look_at() -> None:
    game = Game.from_record(continued(), turns=8)

    assert game.turn == 8
    assert game.seed is None


@pytest.mark.parametrize(
    "added", [(ADDED, [], []), ([], ADDED, []), ([], [], ADDED), (ADDED, ADDED[::-1], [None] * 3)]
)
def test_every_part_has_contributions_of_its_own(added: tuple[list[str | None], ...]) -> None:
    told = read_game(game_to_json(continued(*added)))

    assert isinstance(told, Continuation)
    assert verify(told).is_over
    assert [told.before.contributions, *(part.contributions for part in told.parts)] == [
        list(one) if by_seat(one, 3) else msgspec.UNSET for one in added
    ]


@pytest.mark.parametrize("number", [0, 1])
def test_who_sat_where_makes_no_difference_to_the_proof_of_a_part(number: int) -> None:
    assert verify(with_contributions(number, ADDED[::-1])).is_over


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(
    "contributions", [[None, *ADDED[1:]], ["e5" * 32, *ADDED[1:]], [ADDED[0]] * 3]
)
def test_other_contributions_are_not_those_of_the_cards_of_a_part(
    number: int, contributions: list[str | None]
) -> None:
    with pytest.raises(InvalidRecord, match="dealt is"):
        verify(with_contributions(number, contributions))


@pytest.mark.parametrize(
    ("contributions", "reason"),
    [
        ([None] * 3, "contributions are told, but no seat has any"),
        (ADDED[:2], "contributions are told for 2 seats, not 3"),
        (["0F" * 32, None, None], "contributions are not 32 bytes each in hex"),
    ],
)
def test_contributions_of_a_part_are_told_as_in_a_record(
    contributions: list[str | None], reason: str
) -> None:
    told = with_contributions(1, contributions)
    told.parts[1] = msgspec.structs.replace(told.parts[1], seed=msgspec.UNSET)
    with pytest.raises(InvalidRecord, match=reason):
        verify(told)


def test_a_continuation_of_version_1_is_read_as_one_of_the_newest() -> None:
    told = read_game(as_json(continued(), version=1))

    assert told == continued()
    assert verify(told).is_over


@pytest.mark.parametrize("added", [(ADDED, [], []), ([], [], ADDED)])
def test_a_continuation_of_version_1_has_no_contributions(
    added: tuple[list[str | None], ...],
) -> None:
    with pytest.raises(InvalidRecord, match="version 1 of the format has no contributions"):
        read_game(as_json(continued(*added), version=1))


def test_a_continuation_of_a_version_to_come_is_named() -> None:
    with pytest.raises(InvalidRecord) as refusal:
        read_game(as_json(continued(), version=3, news=[]))

    assert str(refusal.value) == (
        "it is of version 3 of the format, and this program reads up to 2"
    )


@pytest.mark.parametrize("change", [{"seed": "00" * 32}, {"result": continued().result}])
def test_what_was_before_the_first_seam_is_proved_elsewhere(change: dict[str, Any]) -> None:
    told = continued()
    before = msgspec.structs.replace(told.before, **change)
    with pytest.raises(InvalidRecord, match="before the first seam has a seed or a result"):
        verify(msgspec.structs.replace(told, before=before))


@pytest.mark.parametrize("number", [0, 1])
def test_the_number_of_players_does_not_change_at_a_seam(number: int) -> None:
    told = continued()
    seats = told.parts[number].seats[:2]
    told.parts[number] = msgspec.structs.replace(told.parts[number], seats=seats)
    with pytest.raises(InvalidRecord, match="the number of players changes at a seam"):
        verify(told)


def test_nor_does_it_change_at_the_first_seam_for_all_parts_to_come() -> None:
    told = continued()
    before = msgspec.structs.replace(told.before, seats=told.before.seats[:2])
    with pytest.raises(InvalidRecord, match="the number of players changes at a seam"):
        verify(msgspec.structs.replace(told, before=before))


def test_a_part_may_have_no_turns_yet() -> None:
    told = continued()
    seed = seed_from_int(9)
    empty = Part(told.before.seats, commitment_to(seed), [], seed.hex())

    assert verify(
        msgspec.structs.replace(told, parts=[told.parts[0], empty, told.parts[1]])
    ).is_over
