"""The program on the page about the fair shuffle, run as a stranger would who has a record."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from doc_pages import ROOT, blocks_of
from playing import finished_game
from worldsfair.cli.app import main
from worldsfair.records.model import Approvals
from worldsfair.records.reader import game_to_json

PAGE = ROOT / "docs" / "fair-shuffle.md"


def check(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program of the page on a record."""
    (program,) = [block.text for block in blocks_of(PAGE) if "sys.argv" in block.text]
    (folder / "game.json").write_text(record, "utf-8")
    (folder / "check.py").write_text(program, "utf-8")
    return subprocess.run(
        [sys.executable, "-I", "check.py", "game.json"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def joined(players: int = 3, approvals: Approvals = "automatic") -> dict[str, Any]:
    """A game to whose shuffle all seats but one have added."""
    game = finished_game(players, 3, approvals, joined=True)
    record: dict[str, Any] = json.loads(game_to_json(game.record()))
    return record


def records(folder: Path, players: int, approvals: Approvals) -> list[str]:
    path = folder / "games.jsonl"
    options = f"--players {players} --games 3 --seed 1 --jobs 1 --approvals {approvals}"
    assert main(["simulate", *options.split(), "--out", str(path)]) == 0
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_a_stranger_can_recompute_every_card(
    tmp_path: Path, players: int, approvals: Approvals
) -> None:
    for record in records(tmp_path, players, approvals):
        ran = check(record, tmp_path)

        assert ran.stderr == ""
        reshuffles = record.count('"reshuffled_before"')
        assert ran.stdout == (
            "Every card follows from the seed and 0 contributions, "
            f"through {reshuffles} reshuffles.\n"
        )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_a_stranger_can_recompute_a_game_with_contributions(
    tmp_path: Path, players: int, approvals: Approvals
) -> None:
    ran = check(json.dumps(joined(players, approvals)), tmp_path)

    assert ran.stderr == ""
    assert f"from the seed and {players - 1} contributions, through" in ran.stdout


def test_to_the_stranger_it_is_all_the_same_who_sat_where(tmp_path: Path) -> None:
    record = joined()
    record["contributions"].reverse()

    assert check(json.dumps(record), tmp_path).returncode == 0


@pytest.mark.parametrize("instead", [None, "e5" * 32])
def test_the_stranger_notices_another_contribution(tmp_path: Path, instead: str | None) -> None:
    record = joined()
    record["contributions"][0] = instead

    assert "the tiles lay otherwise" in check(json.dumps(record), tmp_path).stderr


def test_the_stranger_notices_a_card_after_a_reshuffle_that_was_exchanged(tmp_path: Path) -> None:
    record = json.loads(records(tmp_path, 4, "automatic")[0])
    reshuffled = [n for n, turn in enumerate(record["turns"]) if "reshuffled_before" in turn]
    dealt = record["turns"][reshuffled[0] + 1]["dealt"]
    dealt[0][1], dealt[1][1] = dealt[1][1], dealt[0][1]

    ran = check(json.dumps(record), tmp_path)

    assert ran.returncode == 1
    assert f"{dealt[0][1]} was not the next card" in ran.stderr


def test_the_stranger_notices_another_seed(tmp_path: Path) -> None:
    record = json.loads(records(tmp_path, 2, "automatic")[0])
    record["seed"] = "00" * 32

    assert "another seed was promised" in check(json.dumps(record), tmp_path).stderr
