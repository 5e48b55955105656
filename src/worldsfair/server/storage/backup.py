"""Copies of an SQLite file, made and put back while a server runs."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from worldsfair.server.errors import CannotServe

_PAGES = 400
"""Copied at a time, so that whoever writes meanwhile waits a few milliseconds at most."""
_PAUSE_S = 0.005
_HEAD = b"SQLite format 3\0"


def back_up(url: URL, target: Path) -> int:
    """A copy of the games as they are at one moment; says how many tables it holds.

    The copy is written beside its place and moved there once it is whole.
    """
    source = path_of(url)
    if not source.is_file():
        raise CannotServe(f"There is no database at {source}.")
    partial = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with (
            closing(sqlite3.connect(source, timeout=30)) as games,
            closing(sqlite3.connect(partial)) as copy,
        ):
            games.backup(copy, pages=_PAGES, sleep=_PAUSE_S)
            copy.execute("PRAGMA journal_mode=DELETE")
            tables = _check(copy, partial)
        partial.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise CannotServe(f"{target} can't be written: {error}.") from None
    finally:
        partial.unlink(missing_ok=True)
    return tables


def restore(url: URL, copy: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the games; says how many tables it holds, and what was kept.

    What was there is backed up first. A server that runs goes on with the restored games.
    """
    if not copy.is_file() or copy.read_bytes()[: len(_HEAD)] != _HEAD:
        raise CannotServe(f"{copy} is not a copy of a database.")
    target = path_of(url)
    kept = None
    if target.is_file() and target.stat().st_size:
        kept = free_name(target, "before-restore")
        back_up(url, kept)
    try:
        with closing(sqlite3.connect(copy, timeout=30)) as source:
            tables = _check(source, copy)
            with closing(sqlite3.connect(target, timeout=30)) as games:
                source.backup(games)
                name = secrets.token_urlsafe(12)
                games.execute("DELETE FROM settings WHERE name IN ('alive_at', 'incarnation')")
                games.execute("INSERT INTO settings VALUES ('incarnation', ?)", (name,))
                games.commit()
    except (sqlite3.Error, OSError) as error:
        raise CannotServe(f"{target} can't be written: {error}.") from None
    return tables, kept


def copy_before(url: URL, version: str) -> None:
    """Keep what is there before a step changes it."""
    if url.database not in (None, "", ":memory:"):
        back_up(url, free_name(path_of(url), f"before-upgrade-from-{version}"))


def version_in(copy: Path) -> str | None:
    """The schema that a copy was made with."""
    with closing(sqlite3.connect(copy)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.DatabaseError as error:
            raise CannotServe(f"{copy} is not a copy of a database: {error}.") from None
    return None if row is None else str(row[0])


def path_of(url: URL) -> Path:
    """The file of a database."""
    return Path(f"{url.database}").resolve()


def free_name(path: Path, why: str) -> Path:
    """A name beside a file that nothing has yet."""
    number = 1
    while True:
        candidate = path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")
        if not candidate.exists():
            return candidate
        number += 1


def _check(copy: sqlite3.Connection, path: Path) -> int:
    """Whether a copy is whole and holds games; says how many tables."""
    try:
        (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        (tables,) = copy.execute("SELECT count(*) FROM game_tables").fetchone()
    except sqlite3.DatabaseError as error:
        raise CannotServe(f"{path} is not a copy of a database: {error}.") from None
    if verdict != "ok":
        raise CannotServe(f"{path} is damaged: {verdict}.")
    return int(tables)
