"""Files of records: many games to a file, and what is wrong with a bad file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playing import finished_game
from worldsfair import InvalidRecord, read_records, write_records
from worldsfair.records.model import Record
from worldsfair.records.reader import game_to_json, read_record


def two_records() -> list[Record]:
    return [finished_game(2, seed).record() for seed in (1, 2)]


def test_records_come_back_in_order(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    assert write_records(path, two_records()) == 2
    assert list(read_records(path)) == two_records()


def test_one_record_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records(path, two_records())

    assert path.read_bytes().count(b"\n") == 2


def test_blank_lines_do_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = [game_to_json(record) for record in two_records()]
    path.write_bytes(b"\n" + lines[0] + b"\n\n  \n" + lines[1] + b"\n\n")

    assert list(read_records(path)) == two_records()


def test_a_single_record_may_be_written_over_many_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = two_records()[0]
    path.write_text(json.dumps(json.loads(game_to_json(record)), indent=2), "utf-8")

    assert list(read_records(path)) == [record]


def test_a_single_record_needs_no_line_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(game_to_json(two_records()[0]))

    assert len(list(read_records(path))) == 1


def test_the_line_of_a_bad_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, second = (game_to_json(record) for record in two_records())
    path.write_bytes(first + b"\n" + second[:-20] + b"\n")

    with pytest.raises(InvalidRecord, match=r"^line 2: not JSON"):
        list(read_records(path))


def test_the_records_before_a_bad_one_are_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(game_to_json(two_records()[0]) + b"\n[]\n")
    records = read_records(path)

    assert next(records) == two_records()[0]
    with pytest.raises(InvalidRecord, match=r"^line 2: not a record"):
        next(records)


def test_a_bad_first_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"{}\n" + game_to_json(two_records()[0]) + b"\n")

    with pytest.raises(InvalidRecord, match=r"^line 1: not a record"):
        list(read_records(path))


def test_a_single_bad_record_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"{}\n")

    with pytest.raises(InvalidRecord, match=r"^line 1: not a record"):
        list(read_records(path))


@pytest.mark.parametrize(
    "place",
    ["", "options", "seats.0", "setup", "turns.0", "result", "result.seats.0"],
)
def test_a_field_that_the_format_does_not_name_is_refused(place: str) -> None:
    record = json.loads(game_to_json(two_records()[0]))
    holder = record
    for key in place.split(".") if place else []:
        holder = holder[int(key) if key.isdigit() else key]
    holder["note"] = "hello"

    with pytest.raises(InvalidRecord, match="unknown field `note`"):
        read_record(json.dumps(record))


@pytest.mark.parametrize("content", [b"", b"\n \n"])
def test_an_empty_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "none.jsonl"
    path.write_bytes(content)

    with pytest.raises(InvalidRecord, match="the file is empty"):
        list(read_records(path))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match=r"nothing\.jsonl can't be read"):
        list(read_records(tmp_path / "nothing.jsonl"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"null", "not a record"),
        (b"{}", "not a record"),
        (b'{"format": "chess"}', "not a record"),
        (b"[" * 100_000, "not a record"),
    ],
)
def test_what_is_no_record_is_refused(text: bytes, reason: str) -> None:
    with pytest.raises(InvalidRecord, match=reason):
        read_record(text)


def test_a_single_record_is_a_file_of_one(tmp_path: Path) -> None:
    path, record = tmp_path / "games.jsonl", two_records()[0]

    assert write_records(path, record) == 1
    assert list(read_records(path)) == [record]


@pytest.mark.parametrize("wrong", [None, "{}", {}])
def test_what_is_no_record_leaves_the_old_file(tmp_path: Path, wrong: object) -> None:
    path = tmp_path / "games.jsonl"
    write_records(path, two_records())

    with pytest.raises(InvalidRecord, match="records are written"):
        write_records(path, [two_records()[0], wrong])  # type: ignore[list-item]  # the point
    assert list(read_records(path)) == two_records()
    assert list(tmp_path.iterdir()) == [path]
