"""What was played, on disk: a journal while the match runs, one JSON document when it stops.

The journal gets a line per game as it finishes, so that a power cut costs at most the games
under way. Records are kept beside it in the same order, and sorted at the end.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec

from worldsfair.arena.match import GameResult, InvalidMatch, Match
from worldsfair.arena.pool import Played
from worldsfair.arena.summary import Summary
from worldsfair.atomic_write import write_atomically

FORMAT: Literal["worldsfair-arena"] = "worldsfair-arena"
VERSION: Literal[4] = 4
"""Version 1 knew nothing of luck, version 2 only the deals', by two other observers, and in version
3 nobody played the last turns out."""


class Document(msgspec.Struct, frozen=True):
    """The results file. Its schema is in `docs/arena.md`."""

    format: Literal["worldsfair-arena"]
    version: Literal[1, 2, 3, 4]
    match: Match
    summary: Summary
    games: list[GameResult]


class _Kept(msgspec.Struct, frozen=True):
    """What resuming needs of a document."""

    match: Match
    games: list[GameResult]


def journal_of(out: Path) -> Path:
    """Where the games are while the match runs."""
    return out.with_name(out.name + ".journal")


class Store:
    """Keeps games as they come. Without `out` nothing but the records is kept."""

    def __init__(self, match: Match, out: Path | None, records: Path | None) -> None:
        self._match = match
        self._out = out
        self._records = records
        self._games: list[GameResult] = []
        self._record_ends: list[int] = []
        """Where each game's record ends in the file of records, as the games came."""
        self._journal_file: BinaryIO | None = None
        self._record_file: BinaryIO | None = None

    def open(self, *, resume: bool, most: int) -> list[GameResult]:
        """Begin, or go on with what is there: at most so many games; says which those are."""
        if resume and self._out is None:
            raise InvalidMatch("Only a match whose results are kept can be resumed: name a file.")
        if not resume:
            self._refuse_to_overwrite()
        if self._out is not None and journal_of(self._out).exists():
            with _open(journal_of(self._out), "ab") as journal:
                _hold(journal, journal_of(self._out))
        self._games = list(_kept_games(self._match, self._out)) if self._out is not None else []
        if len(self._games) > most:
            raise InvalidMatch(f"{len(self._games)} games were played already, more than {most}.")
        if self._records is not None:
            self._open_records(self._records)
        if self._out is not None:
            items = (self._match, *self._games)
            write_file(journal_of(self._out), (msgspec.json.encode(item) + b"\n" for item in items))
            self._journal_file = _open(journal_of(self._out), "ab")
            _hold(self._journal_file, journal_of(self._out))
        return list(self._games)

    def add(self, played: Played) -> None:
        """Keep one game: first its record, then its line, so that a line has a record."""
        if self._record_file is not None:
            assert played.record is not None
            self._record_file.write(played.record + b"\n")
            self._record_file.flush()
            self._record_ends.append(self._record_file.tell())
        if self._journal_file is not None:
            self._journal_file.write(msgspec.json.encode(played.result) + b"\n")
            self._journal_file.flush()
        self._games.append(played.result)

    def close(self, summary: Summary) -> None:
        """Write the document, sort the records, and drop the journal; of no games, nothing."""
        for file in (self._record_file, self._journal_file):
            if file is not None:
                file.close()
        if self._records is not None:
            if self._games:
                self._sort_records(self._records)
            else:
                self._records.unlink()
        if self._out is not None:
            if self._games:
                self._write_document(self._out, summary)
            journal_of(self._out).unlink()

    def _write_document(self, out: Path, summary: Summary) -> None:
        games = sorted(self._games, key=lambda game: game.number)
        document = Document(FORMAT, VERSION, self._match, summary, games)
        write_file(out, [msgspec.json.format(msgspec.json.encode(document), indent=1), b"\n"])

    def _refuse_to_overwrite(self) -> None:
        journals = [journal_of(self._out)] if self._out is not None else []
        for path in (self._out, *journals, self._records):
            if path is not None and path.exists():
                advice = "resume the match or name another file"
                raise InvalidMatch(f"{path.name} is there already: {advice}.")

    def _open_records(self, path: Path) -> None:
        """Go on after the records of the games that are kept; drop any that came too late."""
        if self._games:
            self._record_ends = _line_ends(path, len(self._games))
            self._record_file = _open(path, "r+b")
            self._record_file.truncate(self._record_ends[-1])
            self._record_file.seek(0, os.SEEK_END)
        else:
            self._record_file = _open(path, "wb")

    def _sort_records(self, path: Path) -> None:
        starts = [0, *self._record_ends]
        places = sorted(range(len(self._games)), key=lambda index: self._games[index].number)
        with path.open("rb") as file:

            def lines() -> Iterable[bytes]:
                for index in places:
                    file.seek(starts[index])
                    yield file.read(self._record_ends[index] - starts[index])

            write_file(path, lines())


def read_results(path: Path | str) -> Document:
    """A results file that was written by a match."""
    path = Path(path)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Document)
    except OSError as error:
        raise InvalidMatch(f"{path.name} can't be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise InvalidMatch(f"{path.name} has no results of a match: {error}.") from None


def write_file(path: Path, parts: Iterable[bytes]) -> None:
    """Write a whole file of a match, or say why it can't be written."""
    try:
        write_atomically(path, parts)
    except OSError as error:
        raise _cannot_write(path, error) from None


def _open(path: Path, mode: Literal["wb", "ab", "r+b"]) -> BinaryIO:
    try:
        file: Any = path.open(mode)
    except OSError as error:
        raise _cannot_write(path, error) from None
    binary: BinaryIO = file
    return binary


def _cannot_write(path: Path, error: OSError) -> InvalidMatch:
    return InvalidMatch(f"{path.name} can't be written: {error.strerror}.")


def _hold(file: BinaryIO, path: Path) -> None:
    """Keep other matches from a file while it is open; refused if one of them has it."""
    try:
        import fcntl
    except ImportError:
        # Windows, which lets nobody replace a file that somebody has open.
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InvalidMatch(
            f"{path.name} belongs to a match that is under way: wait until it ends, or name "
            "another file."
        ) from None
    except OSError:
        # A disk of another machine that knows no locks: then nobody is kept from it.
        return


def _kept_games(match: Match, out: Path) -> list[GameResult]:
    """The games of the journal or, where there is none, of the document."""
    journal = journal_of(out)
    if journal.exists():
        kept = _read_journal(journal)
    elif out.exists():
        try:
            kept = msgspec.json.decode(out.read_bytes(), type=_Kept)
        except msgspec.DecodeError as error:
            raise InvalidMatch(f"{out.name} has no results of a match: {error}.") from None
    else:
        kept = None
    if kept is None:
        return []
    if _without_length(kept.match) != _without_length(match):
        raise InvalidMatch(f"{out.name} holds another match: {_difference(kept.match, match)}.")
    return kept.games


def _read_journal(path: Path) -> _Kept | None:
    """The whole lines of a journal; what was cut off while being written does not count."""
    whole, _, _ = path.read_bytes().rpartition(b"\n")
    first, *lines = whole.split(b"\n")
    if not first:
        return None
    try:
        match = msgspec.json.decode(first, type=Match)
        games = [msgspec.json.decode(line, type=GameResult) for line in lines]
    except msgspec.DecodeError as error:
        raise InvalidMatch(f"{path.name} is no journal of a match: {error}.") from None
    return _Kept(match, games)


def _line_ends(path: Path, count: int) -> list[int]:
    ends: list[int] = []
    if path.exists():
        with path.open("rb") as file:
            for line in file:
                if len(ends) == count or not line.endswith(b"\n"):
                    break
                ends.append((ends[-1] if ends else 0) + len(line))
    if len(ends) < count:
        raise InvalidMatch(
            f"{path.name} has {len(ends)} records, but {count} games were played: the match was "
            "begun without records or with another file."
        )
    return ends


def _without_length(match: Match) -> Match:
    """A longer match begins with the games of a shorter one, so it may go on from there."""
    return msgspec.structs.replace(match, games=1)


def _difference(kept: Match, asked: Match) -> str:
    found = []
    for field in kept.__struct_fields__:
        before, now = getattr(kept, field), getattr(asked, field)
        if before != now and field != "games":
            found.append(f"{field} was {_shown(before)}, not {_shown(now)}")
    return ", ".join(found)


def _shown(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
