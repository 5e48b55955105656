"""Games that went on from others: every part is proved by its own seed."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Run, run
from playing import play_on
from worldsfair import Game
from worldsfair.errors import InvalidRecord
from worldsfair.records.continuations import CONTINUATION, Continuation, Part
from worldsfair.records.fair_shuffle import commitment_to, seed_from_int
from worldsfair.records.model import Turn
from worldsfair.records.reader import game_to_json, read_game
from worldsfair.records.replay import verify

__all__ = ["run"]
SEEDS = tuple(seed_from_int(number) for number in (2, 3))


def turns_of(game: Game, until: int) -> list[Turn]:
    """Play on, and tell each turn."""
    told: list[Turn] = []
    while not game.is_over and game.turn < until:
        play_on(game, random.Random(game.turn), turns=game.turn + 1)
        turn = game.last_turn()
        assert turn is not None
        told.append(turn)
    return told


def continued() -> Continuation:
    """Six turns, five more with another seed, and the rest with a third."""
    game = play_on(Game.new(players=3, seed=1), random.Random(1), turns=6)
    before = game.record()
    parts = []
    for seed, until in zip(SEEDS, (11, 500), strict=True):
        game = game.imagine(seed)
        turns = turns_of(game, until)
        parts.append(Part(before.seats, commitment_to(seed), turns, seed.hex()))
    return Continuation(CONTINUATION, 1, before, parts, game.result())


def test_a_game_that_went_on_twice_verifies() -> None:
    told = continued()
    assert verify(read_game(game_to_json(told))).is_over


def test_it_verifies_without_the_seeds_that_are_still_secret() -> None:
    told = continued()
    parts = [msgspec.structs.replace(part, seed=msgspec.UNSET) for part in told.parts]
    assert verify(msgspec.structs.replace(told, parts=parts)).is_over


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
