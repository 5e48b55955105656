"""A record as JSON and back, as files of records have it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playing import finished_game
from worldsfair import Game, InvalidRecord, Record, read_records, write_records


@pytest.mark.parametrize("joined", [False, True])
def test_a_record_is_the_same_after_a_trip_through_json(joined: bool) -> None:
    record = finished_game(3, 2, "chosen", joined=joined).record()

    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().encode()) == record


def test_it_is_the_json_of_files(tmp_path: Path) -> None:
    record = finished_game(2).record()
    write_records(tmp_path / "games.jsonl", [record])

    assert (tmp_path / "games.jsonl").read_text("utf-8") == record.to_json() + "\n"
    assert list(read_records(tmp_path / "games.jsonl")) == [Record.from_json(record.to_json())]


def test_any_json_writer_will_do() -> None:
    record = finished_game(2).record()

    assert Record.from_json(json.dumps(json.loads(record.to_json()), indent=2)) == record


def test_a_game_goes_on_from_json() -> None:
    game = Game.new(2, 7)
    game.play("place electricity")

    assert Game.from_record(Record.from_json(game.record().to_json()), seed=game.seed) == game


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        (b"\xff", "not JSON"),
        ("[]", "not a record"),
        ("{}", "not a record"),
        ('{"format": "worldsfair-record", "version": 99}', "version 99 of the format"),
        ('{"format": ' + "[" * 100_000, "not a record"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(text: str | bytes, reason: str) -> None:
    with pytest.raises(InvalidRecord, match=reason):
        Record.from_json(text)


@pytest.mark.parametrize("text", [None, 7, {"format": "worldsfair-record"}])
def test_what_is_no_text_is_refused_in_a_sentence(text: object) -> None:
    with pytest.raises(InvalidRecord, match="a text or bytes"):
        Record.from_json(text)  # type: ignore[arg-type]  # the point of the test
