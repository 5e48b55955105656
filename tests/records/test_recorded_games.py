"""The recorded games under tests/games: they verify and replay to the same, always."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from naive_records import is_a_legal_game
from worldsfair import Game
from worldsfair.records.reader import game_to_json, read_record
from worldsfair.records.replay import verify

FILES = sorted((Path(__file__).parent.parent / "games").glob("*.jsonl"))
LINES = [
    pytest.param(line, id=f"{path.stem}-{number}")
    for path in FILES
    for number, line in enumerate(path.read_bytes().splitlines(), start=1)
]


@pytest.mark.parametrize("line", LINES)
def test_it_verifies(line: bytes) -> None:
    verify(read_record(line))


@pytest.mark.parametrize("line", LINES)
def test_it_replays_to_the_same_record(line: bytes) -> None:
    game = Game.from_record(read_record(line))
    newest = {"version": 2, "rules": 1}

    assert json.loads(game_to_json(game.record())) == json.loads(line) | newest


@pytest.mark.parametrize("line", LINES)
def test_a_record_of_the_newest_version_is_written_as_it_was(line: bytes) -> None:
    newest = game_to_json(read_record(line))

    assert game_to_json(Game.from_record(read_record(newest)).record()) == newest


@pytest.mark.parametrize("line", LINES)
def test_the_naive_rules_agree(line: bytes) -> None:
    assert is_a_legal_game(json.loads(line))


def test_the_games_cover_what_is_rare() -> None:
    records = [read_record(line) for path in FILES for line in path.read_bytes().splitlines()]
    turns = [turn for record in records for turn in record.turns]
    kinds = {(len(record.seats), record.options.approvals) for record in records}

    assert len(kinds) == 6
    assert any(" from " in move for turn in turns for move in turn.moves)
    assert sum(isinstance(turn.reshuffled_before, int) for turn in turns) > 20
    assert any(record.turns and not record.result for record in records)
    assert {bool(record.result) for record in records if record.contributions} == {True, False}
