"""Files of records: one JSON object per line, or a single one over many lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from worldsfair.atomic_write import write_atomically
from worldsfair.errors import InvalidRecord
from worldsfair.records.model import Record
from worldsfair.records.reader import game_to_json, read_record


def read_records(path: Path | str) -> Iterator[Record]:
    """The records of a file, one by one; the reason names the line of a bad one."""
    for number, text in record_texts(path):
        try:
            yield read_record(text)
        except InvalidRecord as error:
            raise InvalidRecord(f"line {number}: {error.reason}") from None


def record_texts(path: Path | str) -> Iterator[tuple[int, bytes]]:
    """The text of each record of a file, unread, with the line that it begins on.

    A large file is never in memory as a whole.
    """
    path = Path(path)
    try:
        with path.open("rb") as file:
            yield from _split(enumerate(file, start=1))
    except OSError as error:
        raise InvalidRecord(f"{path.name} can't be read: {error.strerror}") from None


def _split(lines: Iterator[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    filled = ((number, line) for number, line in lines if line.strip())
    first, second = next(filled, None), next(filled, None)
    if first is None:
        raise InvalidRecord("the file is empty")
    if second is not None and not _is_whole(first[1]) and not _is_whole(second[1]):
        yield first[0], b"".join([first[1], second[1], *(line for _, line in filled)])
        return
    yield first
    if second is not None:
        yield second
    yield from filled


def write_records(path: Path | str, records: Record | Iterable[Record]) -> int:
    """Write records as JSON lines; says how many. If one is no record, the old file stays."""
    count = 0

    def lines() -> Iterator[bytes]:
        nonlocal count
        for record in [records] if isinstance(records, Record) else records:
            if not isinstance(record, Record):
                raise InvalidRecord(
                    "records are written, as `game.record()` gives one, "
                    f"not {type(record).__name__}"
                )
            yield game_to_json(record) + b"\n"
            count += 1

    write_atomically(Path(path), lines())
    return count


def _is_whole(line: bytes) -> bool:
    """Whether a line is a record by itself, not a part of a longer one."""
    try:
        read_record(line)
    except InvalidRecord as error:
        return line.lstrip().startswith(b"{") and not error.reason.startswith("not JSON")
    return True
