"""`worldsfair verify`: every game of some files, checked against the rules and its seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from worldsfair.cli import messages
from worldsfair.cli.console import aside, output, prepare_rules, say
from worldsfair.cli.inputs import WrongInput, edition_from, refuse_unreadable
from worldsfair.cli.refusals import refused_record
from worldsfair.cli.words import t
from worldsfair.errors import InvalidRecord
from worldsfair.parallel import available_cores, in_order

if TYPE_CHECKING:
    from worldsfair.edition import Edition

_GAMES_PER_TASK = 50
_LARGE = 8_000_000
"""Bytes from which on starting more processes pays; some 600 games."""
_MOST_SHOWN = 20
"""Bad games named one by one; a file of another kind has thousands."""
_REFUSED = 2


@dataclass(frozen=True)
class Verdict:
    """What became of one record."""

    error: InvalidRecord | None
    """Why it was refused; None if it is right."""
    is_over: bool = False


def verify(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", show_default=False, help=messages.VERIFY_FILES),
    ],
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help=messages.EDITION)] = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", metavar="N", min=1, show_default=False, help=messages.JOBS),
    ] = None,
) -> int:
    """Check recorded games: every move, card, award and result, and the proof of the shuffle."""
    box = edition_from(edition)
    prepare_rules()
    refused = sum([_verify_file(path, box, jobs or available_cores()) for path in files])
    return _REFUSED if refused else 0


def _verify_file(path: Path, edition: Edition, jobs: int) -> int:
    """Check one file and print what was found; says how many games were refused."""
    good = running = bad = 0
    try:
        refuse_unreadable(path)
        for number, verdict in enumerate(_verdicts(path, edition, jobs), start=1):
            if verdict.error is None:
                good += 1
                running += not verdict.is_over
                continue
            bad += 1
            if bad <= _MOST_SHOWN:
                _complain(refused_record(path, number, verdict.error))
    except WrongInput as error:
        _complain(str(error))
        return 1
    except InvalidRecord as error:
        _complain(t("verify-file", path=str(path), reason=error.reason))
        return bad + 1
    if bad > _MOST_SHOWN:
        _complain(t("verify-more", path=str(path), count=bad - _MOST_SHOWN))
    say(output(), _sum(path, good, bad, running))
    return bad


def _sum(path: Path, good: int, bad: int, running: int) -> str:
    if running:
        verdicts = [t("verify-running", count=good, running=running)]
    else:
        verdicts = [t("verify-good", count=good)]
    if bad:
        verdicts.append(t("verify-bad", count=bad))
    return t("verify-sum", path=str(path), games=good + bad, verdicts=", ".join(verdicts))


def _complain(sentence: str) -> None:
    say(aside(), sentence)


def _verdicts(path: Path, edition: Edition, jobs: int) -> Iterator[Verdict]:
    from worldsfair.records.files import record_texts

    texts = (text for _, text in record_texts(path))
    chunks = iter(lambda: list(islice(texts, _GAMES_PER_TASK)), [])
    tasks = ((edition, chunk) for chunk in chunks)
    for verdicts in in_order(check_texts, tasks, jobs if _is_large(path) else 1):
        yield from verdicts


def _is_large(path: Path) -> bool:
    try:
        return path.stat().st_size > _LARGE
    except OSError:
        return False


def check_texts(task: tuple[Edition, list[bytes]]) -> list[Verdict]:
    """The verdicts on some records, each one JSON text."""
    edition, texts = task
    return [_check(text, edition) for text in texts]


def _check(text: bytes, edition: Edition) -> Verdict:
    from worldsfair.records.reader import read_game
    from worldsfair.records.replay import verify as verify_game

    try:
        return Verdict(None, verify_game(read_game(text), edition).is_over)
    except InvalidRecord as error:
        return Verdict(error)
