"""The engine for browsers, built once for all tests, however many processes run them."""

from __future__ import annotations

import fcntl
import os
import shutil
from pathlib import Path

import pytest

import worldsfair.engine
from worldsfair.engine.building import build_engine

_SOURCES = Path(worldsfair.engine.__file__).parents[1]
_FOLDERS = ("rules", "bots", "edition", "engine")
_BUILT = Path(__file__).parents[2] / "web" / "engine" / "built"
"""What `scripts/build-engine` has made for the library and the browser."""


def is_built() -> bool:
    """Whether it is there and newer than all that it is made from."""
    engine = _BUILT / "engine.wasm"
    if not engine.exists():
        return False
    sources = (
        path
        for folder in _FOLDERS
        for path in (_SOURCES / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    return max(path.stat().st_mtime for path in sources) < engine.stat().st_mtime


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the engine and its networks; making them takes most of a minute."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "engine"
    with (shared / "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "engine.wasm").exists():
            if is_built():
                shutil.copytree(_BUILT, folder, ignore=shutil.ignore_patterns(".*"))
            else:
                build_engine(folder)
    return folder
