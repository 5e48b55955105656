from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from worldsfair.cli.app import main

PAGE = Path(__file__).parents[1] / "docs" / "fair-shuffle.md"


def check(record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program of the page on a record."""
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (folder / "game.json").write_text(record, "utf-8")
    (folder / "check.py").write_text(program, "utf-8")
    return subprocess.run(
        [sys.executable, "-I", "check.py", "game.json"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def records(folder: Path, players: int, approvals: str) -> list[str]:
    path = folder / "games.jsonl"
    options = f"--players {players} --games 3 --seed 1 --jobs 1 --approvals {approvals}"
    assert main(["simulate", *options.split(), "--out", str(path)]) == 0
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_a_stranger_can_recompute_every_card(tmp_path: Path, players: int, approvals: str) -> None:
    for record in records(tmp_path, players, approvals):
        ran = check(record, tmp_path)

        assert ran.stderr == ""
        reshuffles = record.count('"reshuffled_before"')
        assert ran.stdout == (
            f"Every card follows from the seed, through {reshuffles} reshuffles.\n"
        )


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
