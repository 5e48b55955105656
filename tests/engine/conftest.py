"""The engine for browsers, built once for all tests, however many processes run them."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import pytest

from worldsfair.engine.building import build_engine


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the engine and its networks."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "engine"
    with (shared / "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "engine.wasm").exists():
            build_engine(folder)
    return folder
