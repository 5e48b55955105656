"""Bots of installed packages in the terminal: listed, played against, and replaced."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.conftest import Run
from packages import BAD, GOOD, install, on_path
from worldsfair.cli import session, simulation

ANYTHING = ["1", "2", "3"] * 200


@pytest.fixture(autouse=True)
def fair_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with good and bad bots, one by the name of ours among them."""
    bots = GOOD | BAD | {"director": "fair_bots:make"}
    monkeypatch.setenv("WORLDSFAIR_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    with on_path(install(tmp_path / "site", bots)):
        yield


def type_in(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_the_list_names_every_bot_and_what_is_wrong_with_one(run: Run) -> None:
    ran = run("bots")
    assert ran.code == 0
    lines = {line.split()[0]: line for line in ran.out.splitlines()}
    assert lines["director"].endswith("worldsfair")
    assert lines["first"].endswith("fair-bots 1.2")
    assert ran.err.startswith("The bot 'director' of the package fair-bots 1.2 is left out")


def test_refusals_name_the_installed_bots(run: Run) -> None:
    ran = run("simulate", "--bot", "genius")
    assert ran.code == 2
    assert "search:plain" in ran.err
    assert "first" in ran.err


def test_an_installed_bot_is_simulated_in_several_processes(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    ran = run("simulate", "--bot", "first,random", "-n", 4, "-j", 2, "--out", out)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(out.read_text().splitlines()[0])["seats"][0]["player"] == "bot:first"


@pytest.mark.parametrize("name", ["absent", "crashing", "illegal", "talking"])
def test_a_simulation_with_a_bad_bot_is_one_sentence(run: Run, name: str) -> None:
    ran = run("simulate", "--bot", f"random,{name}", "-n", 1, "-j", 1)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert f"The bot '{name}' of the package fair-bots 1.2" in ran.err


def test_a_simulation_does_not_wait_for_ever(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "PATIENCE_S", 0.2)
    ran = run("simulate", "--bot", "random,silent", "-n", 1, "-j", 1)
    assert ran.code == 2
    assert "the package fair-bots 1.2 failed: there was no answer within 0.2 s" in ran.err


def test_an_installed_bot_is_offered_and_chosen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, ["12", "q"])
    ran = run("play", "-p", 2, "--seat", 2, "--seed", 11)
    assert "from the package fair-bots 1.2" in ran.out
    (saved,) = Path("data").glob("*/*.json")
    # After who fits and the eight levels come those of packages, by their names.
    assert "bot:eager" in saved.read_text()


@pytest.mark.parametrize("name", ["first", "crashing"])
def test_a_person_plays_to_the_end_against_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    type_in(monkeypatch, ANYTHING)
    ran = run("play", "-p", 2, "--bot", name, "--seat", 1, "--seed", 11)
    assert (ran.code, ran.err) == (0, "")
    replaced = f"{name.capitalize()} can’t go on (The bot '{name}' of the package fair-bots 1.2"
    assert ran.out.replace("\n", " ").count(replaced) == (name == "crashing")


def test_a_person_does_not_wait_for_ever(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "PATIENCE_S", 0.2)
    type_in(monkeypatch, ["1", "2", "3", "1", "2", "3", "q"])
    ran = run("play", "-p", 2, "--bot", "silent", "--seat", 2, "--seed", 11)
    assert ran.code == 0
    assert "Exhibitor plays in its place" in ran.out.replace("\n", " ")
