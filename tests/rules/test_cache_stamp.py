"""When cached machine code is out of date: a change to any source that may be in it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import worldsfair
from worldsfair.rules.compiled import sources_digest

ROOT = Path(__file__).parent.parent.parent
PACKAGE = Path(worldsfair.__file__).parent

CHANGE_EVERY_FILE = """
import sys
from pathlib import Path
import worldsfair
from worldsfair.rules.compiled import sources_digest

package = Path(worldsfair.__file__).parent
assert package == Path(sys.argv[1]) / "worldsfair"
for path in sorted(package.rglob("*.py")):
    before = sources_digest()
    path.write_bytes(path.read_bytes() + b"# changed\\n")
    sources_digest.cache_clear()
    if sources_digest() != before:
        print(path.relative_to(package).as_posix())
"""


def files_in_the_stamp(folder: Path) -> set[str]:
    """The files of the package, in a copy of it, whose change changes the digest."""
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, folder / "worldsfair", ignore=skip)
    found = subprocess.run(
        [sys.executable, "-c", CHANGE_EVERY_FILE, folder],
        env=os.environ | {"PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(found.stdout.splitlines())


def files_that_compile() -> set[str]:
    """Those with compiled functions, and those whose constants such functions hold."""
    wanted = set()
    for path in PACKAGE.rglob("*.py"):
        text, name = path.read_text("utf-8"), path.relative_to(PACKAGE).as_posix()
        if re.search(r"^@(compiled|_?numba\.|njit|cuda)", text, re.MULTILINE):
            wanted.add(name)
    return wanted | {"edition/names.py", "rules/layout.py", "rules/decisions.py"}


def test_every_source_of_compiled_code_is_in_the_stamp(tmp_path: Path) -> None:
    stamped = files_in_the_stamp(tmp_path)

    assert sorted(files_that_compile() - stamped) == []
    assert {name for name in stamped if name.startswith(("cli/", "game/", "records/"))} == set()


STAMPS_OF_TRAINING_AND_OF_THE_RULES = """
from training.phases import prepare
from worldsfair.rules.compiled import source_stamp
from worldsfair.rules.flow import advance

print(source_stamp(prepare), source_stamp(advance))
"""


def stamps(folder: Path) -> list[str]:
    """The stamps of a function in `folder/training` and of one of the package."""
    found = subprocess.run(
        [sys.executable, "-c", STAMPS_OF_TRAINING_AND_OF_THE_RULES],
        cwd=folder,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.split()


def test_a_change_in_training_makes_only_the_code_of_training_out_of_date(tmp_path: Path) -> None:
    skip = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "training", tmp_path / "training", ignore=skip)
    before, package_before = stamps(tmp_path)
    lockstep = tmp_path / "training" / "lockstep.py"
    lockstep.write_bytes(lockstep.read_bytes() + b"# changed\n")
    after, package_after = stamps(tmp_path)

    assert after != before
    assert package_after == package_before


def test_the_digest_is_the_same_as_long_as_nothing_changes() -> None:
    first = sources_digest()
    sources_digest.cache_clear()

    assert sources_digest() == first


def test_without_a_folder_to_write_to_the_rules_are_there_uncached() -> None:
    # A locator that finds nothing unless a folder is named, as on a read-only system.
    nowhere = {"NUMBA_CACHE_LOCATOR_CLASSES": "UserProvidedCacheLocator"}
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    found = subprocess.run(
        [sys.executable, "-c", "from worldsfair.bots.precompile import _mark; print(_mark())"],
        env=environment | nowhere,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout == "None\n"
