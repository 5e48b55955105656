"""The kernels of lock-step do what the processor does: by Numba's simulator, to the last byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

import lockstep_story
from training.processor import Processor

ROOT = Path(lockstep_story.__file__).parent.parent
SIMULATOR = {
    "NUMBA_ENABLE_CUDASIM": "1",
    "NUMBA_DISABLE_JIT": "1",
    "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
}


def test_simulated_kernels_tell_the_story_of_a_processor(tmp_path: Path) -> None:
    room = Processor()
    kept: dict[str, Any] = {
        str(players): lockstep_story.near_the_end(room, players) for players in (2, 4)
    }
    np.savez(tmp_path / "kept.npz", **kept)
    simulated = subprocess.run(
        [sys.executable, lockstep_story.__file__, tmp_path / "kept.npz", tmp_path / "told.npz"],
        env=os.environ | SIMULATOR,
        capture_output=True,
        text=True,
        check=False,
    )
    assert simulated.returncode == 0, simulated.stderr
    told, expected = np.load(tmp_path / "told.npz"), lockstep_story.tell(room, kept)
    assert sorted(told) == sorted(expected)
    for name, value in expected.items():
        # Plain Python adds NumPy's floats of four bytes as such, compiled code as longer ones.
        close = 1e-6 if value.dtype.kind == "f" else 0
        assert np.allclose(told[name], value, rtol=close, atol=close), name
