"""The learner of examples/train_on_gpu.py, for a moment and on a processor."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_on_gpu.py"
SMALL = "--device cpu --minutes 0.005 --games 8 --units 8 --batch 64 --deals 2 --last-deals 2"


def test_it_learns_plays_matches_and_keeps_the_best(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    kept = tmp_path / "best.pt"
    command = [sys.executable, str(EXAMPLE), *SMALL.split(), "--save", str(kept)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert "against greedy" in told
    assert told.splitlines()[-1].startswith("the best, in 4 new games against greedy:")
    assert kept.exists()
