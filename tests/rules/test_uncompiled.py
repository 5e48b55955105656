"""The rules as machine code and as plain Python give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sample_games
from worldsfair.rules.compiled import COMPILES


def test_compiled_and_uncompiled_rules_give_the_same_games() -> None:
    script = Path(sample_games.__file__)
    uncompiled = subprocess.run(
        [sys.executable, script],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = list(sample_games.sample_games())

    assert COMPILES
    assert uncompiled.stdout.splitlines() == lines
    assert len(lines) == 6 * 10
