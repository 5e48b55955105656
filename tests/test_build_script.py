"""`scripts/build site` empties the folder it writes, so it takes none that holds something else."""

from __future__ import annotations

import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "scripts" / "build"


def test_a_folder_that_is_no_site_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    done = subprocess.run([SCRIPT, "site", tmp_path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "name a new or an empty folder" in done.stderr
    assert (tmp_path / "thesis.txt").read_text() == "years of work"
