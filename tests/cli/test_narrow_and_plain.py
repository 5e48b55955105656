"""Narrow terminals and poor alphabets: nothing is cut, and no letter is a traceback."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.conftest import Ran, Run
from worldsfair.cli.characters import asks_for_ascii, shown, speaking_to_the_terminal, use_ascii
from worldsfair.cli.console import output, say
from worldsfair.cli.game_help import help_lines
from worldsfair.cli.game_result import offer_record
from worldsfair.cli.hints import forget_options
from worldsfair.cli.languages import LANGUAGES, Locale
from worldsfair.cli.picture import coloured
from worldsfair.cli.prompts import Person
from worldsfair.cli.sheet import Sheet
from worldsfair.cli.words import speak
from worldsfair.game import Game
from worldsfair.game.board import seat_span
from worldsfair.records.files import read_records

LONG = "Żaneta Brzęczyszczykiewicz von der Mühle"
ANYTHING = ["1", "2", "3"] * 200
UNBREAKABLE = re.compile("[0-9a-f]{64}|worldsfair ")
"""Hashes and commands: terminals break them, so that they are copied in one piece."""


@contextmanager
def strict_ascii() -> Iterator[None]:
    """An output that refuses every other letter."""
    streams = [sys.stdout, sys.stderr]
    assert all(isinstance(one, io.TextIOWrapper) for one in streams)
    before = [(one.encoding, one.errors) for one in streams]
    for stream in streams:
        stream.reconfigure(encoding="ascii", errors="strict")  # type: ignore[union-attr]
    try:
        yield
    finally:
        for stream, (encoding, errors) in zip(streams, before, strict=True):
            stream.reconfigure(encoding=encoding, errors=errors)  # type: ignore[union-attr]


@pytest.fixture
def run_in_ascii(run: Run) -> Run:
    """Run `worldsfair` where nothing else can be printed."""

    def run_in_ascii(*arguments: str | Path | int) -> Ran:
        with strict_ascii():
            return run(*arguments)

    return run_in_ascii


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Somebody who chooses anything, in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    typed = ["h", "?T6", "9", *ANYTHING]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))


PLAYED = ("play", "--data", "data", "-p", 4, "--level", "random", "--seat", 1, "--seed", 11)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60])
def test_a_whole_game_fits_a_narrow_terminal(
    run: Run, typing: None, monkeypatch: pytest.MonkeyPatch, language: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))

    ran = run("--lang", language, *PLAYED, "--names", LONG)

    assert (ran.code, ran.err) == (0, "")
    assert longest(ran.out) <= width
    assert "…" not in ran.out


def longest(out: str) -> int:
    """The length of the longest line that is broken by us, and not by the terminal.

    What is typed is not echoed, and its line not ended; without a terminal the first sentences
    are whole.
    """
    told = re.sub("^(> )+", "", out, flags=re.MULTILINE).splitlines()[3:]
    return max(len(line) for line in told if not UNBREAKABLE.search(line))


@pytest.mark.parametrize("language", ["de", "pl"])
def test_a_whole_game_can_be_played_in_ascii(
    run_in_ascii: Run, typing: None, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")

    ran = run_in_ascii("--lang", language, *PLAYED, "--names", LONG)

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.isascii()
    assert longest(ran.out) <= 60
    assert "Zaneta Brzeczyszczykiewicz von der Muehle" in ran.out
    assert "?" not in re.sub(r"\?[A-Z]|\w\?", "", ran.out)


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("command", ["simulate -n 4 -p 4 --seed 7 -j 1", "bench -s 0.01", "--help"])
def test_tables_fit_a_narrow_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))

    ran = run(*command.split())

    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= width
    assert "…" not in ran.out


@pytest.mark.parametrize(
    "command",
    [
        "simulate -n 4 -p 4 -j 1",
        "bench -s 0.01",
        "arena greedy random --games 4 -j 1",
        "show @",
        "verify @ missing.jsonl",
        "--lang pl play --resume --new",
        "play --lösung",
        "--help",
        "serve --help",
        "verify --help",
    ],
)
def test_every_command_prints_in_ascii(run_in_ascii: Run, games: Path, command: str) -> None:
    ran = run_in_ascii(*command.replace("@", str(games)).split())

    assert ran.code in (0, 2)
    assert ran.out.isascii()
    assert ran.err.isascii()


def test_ascii_can_be_asked_for(run: Run, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = run("--ascii", "show", games).out
    monkeypatch.setenv("WORLDSFAIR_ASCII", "1")
    set_once = run("show", games).out
    monkeypatch.delenv("WORLDSFAIR_ASCII")

    assert asked == set_once
    assert asked.isascii()
    assert not run("show", games).out.isascii()


@pytest.mark.parametrize("encoding", ["ascii:strict", "cp1252:strict", "cp437:strict"])
def test_an_encoding_without_the_signs_is_no_traceback(games: Path, encoding: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "worldsfair", "--lang", "pl", "show", str(games)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )

    assert (ran.returncode, ran.stderr) == (0, b"")
    out = ran.stdout.decode(encoding.partition(":")[0])
    assert "+- Elektrycznosc -" in out


@pytest.mark.parametrize(
    ("environment", "is_ascii"),
    [
        ({"LANG": "C"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "C.UTF-8"}, False),
        ({"LANG": "C", "LC_ALL": "de_DE.UTF-8"}, False),
        ({"LANG": "C", "PYTHONUTF8": "1"}, False),
        ({"LANG": "C", "PYTHONIOENCODING": "utf-8"}, False),
        ({}, False),
    ],
)
def test_the_locale_c_asks_for_ascii(environment: dict[str, str], is_ascii: bool) -> None:
    assert asks_for_ascii(environment) == is_ascii


def test_after_a_command_the_output_is_as_before(capfd: pytest.CaptureFixture[str]) -> None:
    before = (sys.stdout.encoding, sys.stdout.errors)

    with speaking_to_the_terminal({}):
        use_ascii()
        assert shown("Łódź") == "Lodz"
        assert sys.stdout.encoding == "ascii"

    assert (sys.stdout.encoding, sys.stdout.errors) == before
    assert shown("Łódź") == "Łódź"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_hangs_under_itself(language: str) -> None:
    speak(Locale(language))

    assert max(map(len, help_lines(60))) <= 60
    assert max(map(len, help_lines(40))) <= 40
    assert len(help_lines(100)) < len(help_lines(40))


def test_a_sheet_that_does_not_fit_becomes_a_list(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")

    Sheet(["who", "first of all", "second"], [["a" * 12, "1" * 10, "2" * 9]]).print_to(output())

    assert capfd.readouterr().out.split("\n") == [
        "who: aaaaaaaaaaaa",
        "  first of all: 1111111111",
        "  second: 222222222",
        "",
    ]


def test_titles_are_broken_before_a_sheet_becomes_a_list(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "25")

    title = coloured([[seat_span(0, " of all")]])
    Sheet(["who", title, "second"], [["abcdefgh", "1", "2"]]).print_to(output())

    told = capfd.readouterr().out.splitlines()
    assert [line.split() for line in told[1:3]] == [["●O", "of"], ["who", "all", "second"]]


def test_a_command_that_is_told_is_never_broken(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")

    say(output(), "Go on with: do this and that", "do this and that")

    assert capfd.readouterr().out == "Go on with: do this and that\n"
    say(output(), "You may go on with: do this and that", "do this and that")
    assert capfd.readouterr().out == "You may go on with:\ndo this and that\n"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ([], [], "worldsfair play --resume\n"),
        ([], ["--data", "my games"], "worldsfair play --resume --data 'my games'\n"),
        (
            ["--lang", "de", "--ascii"],
            ["--data", "x"],
            "worldsfair --lang de --ascii play --resume --data x\n",
        ),
    ],
)
def test_the_hint_to_resume_can_be_typed_as_it_is(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    before: list[str],
    after: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WORLDSFAIR_DATA", str(tmp_path / "usual"))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))

    ran = run(*before, "play", "-p", 2, "--level", "random", *after)

    assert ran.out.endswith(told)


def test_the_hint_to_verify_names_the_box(
    games: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    forget_options()
    game = Game.from_record(next(read_records(games)))
    for name, edition in (("a", None), ("b", Path("my box.toml"))):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{tmp_path / name}\n"))
        offer_record(Person(output()), game, edition)

    told = capfd.readouterr().out
    assert f"worldsfair verify {tmp_path / 'a'}\n" in told
    assert f"worldsfair verify --edition 'my box.toml' {tmp_path / 'b'}\n" in told
