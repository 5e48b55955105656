"""Files of records: one JSON object per line, or a single one over many lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from worldsfair.errors import InvalidRecord
from worldsfair.records.model import Record, record_from_json, record_to_json


def read_records(path: Path | str) -> Iterator[Record]:
    """The records of a file, one by one; the reason names the line of a bad one."""
    path = Path(path)
    text = _read(path)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise InvalidRecord(f"{path.name} is empty")
    if len(lines) > 1 and not _is_whole(lines[0][1]):
        yield record_from_json(text)
        return
    for number, line in lines:
        try:
            yield record_from_json(line)
        except InvalidRecord as error:
            where = f"line {number}: " if len(lines) > 1 else ""
            raise InvalidRecord(f"{where}{error.reason}") from None


def write_records(path: Path | str, records: Iterable[Record]) -> int:
    """Write records as JSON lines; says how many."""
    count = 0
    with Path(path).open("wb") as file:
        for record in records:
            file.write(record_to_json(record) + b"\n")
            count += 1
    return count


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InvalidRecord(f"{path.name} can't be read: {error.strerror}") from None


def _is_whole(line: bytes) -> bool:
    """Whether a first line is a record by itself, not the beginning of a longer one."""
    try:
        record_from_json(line)
    except InvalidRecord as error:
        return not error.reason.startswith("not JSON")
    return True
