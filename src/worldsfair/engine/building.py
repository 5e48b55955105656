"""Building the engine for browsers: `python -m worldsfair.engine.building FOLDER`.

Writes `engine.wasm` and the networks' weights as numbers of two bytes, `network-2.bin` to
`network-4.bin`. The same sources and the same versions of Numba and LLVM give the same bytes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import numpy as np

from worldsfair.bots.network import load_network
from worldsfair.edition import PLAYER_COUNTS
from worldsfair.engine.exports import EXPORTS
from worldsfair.engine.webassembly import build_module

_NUMBA: Final = {
    # A function from the cache has no text.
    "NUMBA_DISABLE_JIT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    # Loops are made for vectors once it is known whose.
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
_IS_CHILD: Final = "WORLDSFAIR_BUILDS_ENGINE"


class NoEngine(Exception):
    """It can't be made here."""


def build_engine(folder: Path) -> None:
    """Write the engine into a folder, by a process of its own with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **_NUMBA, "NUMBA_CACHE_DIR": cache, _IS_CHILD: "1"}
        command = [sys.executable, "-m", "worldsfair.engine.building", str(folder)]
        told = subprocess.run(  # noqa: S603  # this very module
            command, env=environment, stderr=subprocess.PIPE, text=True, check=False
        )
    if told.returncode:
        lines = told.stderr.strip().splitlines() or ["no reason was given"]
        raise NoEngine(lines[-1])


def _write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "engine.wasm").write_bytes(build_module(EXPORTS))
    for players in PLAYER_COUNTS:
        (folder / f"network-{players}.bin").write_bytes(_halved(load_network(players).tobytes()))


def _halved(weights: bytes) -> bytes:
    """Weights of two bytes each, as they are kept: nothing is lost, and half is loaded."""
    whole = np.frombuffer(weights, dtype="<f4")
    halves = whole.astype("<f2")
    assert (halves == whole).all()
    return halves.tobytes()


def main() -> None:
    """Build, or say in a sentence why that can't be."""
    if len(sys.argv) != 2:
        sys.exit("Usage: python -m worldsfair.engine.building FOLDER")
    folder = Path(sys.argv[1])
    if os.environ.get(_IS_CHILD):
        _write(folder)
        return
    try:
        build_engine(folder)
    except NoEngine as error:
        sys.exit(f"The engine for the browser can't be made here: {error}")


if __name__ == "__main__":
    main()
