"""The same rules on an NVIDIA GPU: every game equal to the CPU's, and how many a second.

`python -m benchmarks.gpu`; needs the `gpu` extra and says so where there is no GPU.
"""

from __future__ import annotations

import importlib
import sys
import time
from typing import Any

import numpy as np

from benchmarks.measuring import Row, table
from worldsfair.edition import default_edition
from worldsfair.rules.batch import play_at_random, random_games
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.layout import CHOICES, box_for, new_choices, new_states
from worldsfair.rules.setup import lay_out_at_random

GAMES = 1 << 20
THREADS = (32, 64, 128, 256)
"""Sizes of a block that are tried; the best counts."""


def rows() -> list[Row]:
    cuda = _cuda()
    if cuda is None:
        return [Row("random four-player games a second on a GPU", "no GPU here", "", "10 million")]
    kernel = _kernel(cuda)
    states = new_states(GAMES)
    states["random"] = mixed_seeds(1893, GAMES)
    box = box_for(default_edition(), 4)
    on_device, box_there = cuda.to_device(states), cuda.to_device(box)
    best = 1e9
    for threads in THREADS * 2:
        cuda.synchronize()
        on_device.copy_to_device(states)
        cuda.synchronize()
        begun = time.perf_counter()
        kernel[(GAMES + threads - 1) // threads, threads](on_device, box_there)
        cuda.synchronize()
        best = min(best, time.perf_counter() - begun)
    from_gpu = on_device.copy_to_host()
    random_games(states, box, new_choices(), 0, TURN_LIMIT)
    same = bool(from_gpu.tobytes() == np.asarray(states).tobytes())
    return [
        Row(
            "random four-player games a second on a GPU",
            f"{GAMES / best / 1e6:.1f} million",
            f"{GAMES:,} games, {'all' if same else 'NOT all'} equal to the CPU's",
            "10 million",
        )
    ]


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for it
    try:
        cuda: Any = importlib.import_module("numba.cuda")
    except ImportError:
        return None
    return cuda if cuda.is_available() else None


def _kernel(cuda: Any) -> Any:
    import numba

    choices_type = numba.from_dtype(CHOICES)

    def play_all(states: Any, boxes: Any) -> None:
        index = cuda.grid(1)
        if index < states.shape[0]:
            choices = cuda.local.array(1, choices_type)
            lay_out_at_random(states[index], boxes[0], 0)
            play_at_random(states[index], boxes[0], choices[0], TURN_LIMIT)

    return cuda.jit(play_all)


if __name__ == "__main__":
    print(table("GPU", rows()))
    sys.exit(0)
