"""What tables in lock-step go through, told as arrays: on a processor, and by Numba's simulator.

`python lockstep_story.py KEPT.npz TOLD.npz` tells it of the kernels, for training/test_kernels.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from training.lockstep import Lockstep, Manner, Notes

GAMES = 4
STEPS = 2
MANNER = Manner(random_moves=200, guesses=2, lesson_of=1, comparison_of=2)


def judge(rows: npt.NDArray[Any], steps: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Some judgement, the same to the last bit wherever it is made."""
    weights = (np.arange(rows.shape[1]) * 37 + 11) % 101
    values: npt.NDArray[Any] = (rows.astype(np.int64) * weights).sum(axis=1) + 13 * steps
    return values % 1009 / 1009


def another_judge(rows: npt.NDArray[Any], steps: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return 1.0 - judge(rows, steps)


def seats(players: int) -> npt.NDArray[Any]:
    """Greedy and both judges, in turn."""
    return (np.arange(GAMES)[:, np.newaxis] + np.arange(players)) % 3


def near_the_end(room: Any, players: int) -> npt.NDArray[Any]:
    """States of games, of which some end within a step or two."""
    tables = Lockstep(room, players, 400)
    tables.lay_out(18, MANNER, np.ones((400, players)))
    before, ended = tables.column("state").copy(), np.zeros(400, bool)
    while np.count_nonzero(ended) < GAMES // 2:
        before, running = tables.column("state").copy(), tables.column("is_running").copy()
        tables.step([judge], [], [])
        ended = (running > 0) & (tables.column("state")["phase"] == 3)
    chosen = [*np.flatnonzero(ended)[: GAMES // 2], *np.flatnonzero(~ended & (running > 0))]
    return np.frombuffer(before[chosen[:GAMES]].tobytes(), np.uint8)


def tell(room: Any, kept: dict[str, Any]) -> dict[str, Any]:
    """All that tables hold, at the beginning and after each step from the kept states on."""
    told: dict[str, Any] = {}
    for players in (2, 4):
        tables = Lockstep(room, players, GAMES)
        tables.lay_out(7, MANNER, seats(players))
        told |= {f"{players} begin {name}": field for name, field in fields_of(tables.tables)}
        state = tables.column("state")
        state[:] = np.frombuffer(kept[str(players)].tobytes(), state.dtype)
        lessons: Notes = []
        comparisons: Notes = []
        for number in range(STEPS):
            tables.step([judge, another_judge], lessons, comparisons)
            fields = fields_of(tables.tables)
            told |= {f"{players} step {number} {name}": field for name, field in fields}
        for number, notes in enumerate([*lessons, *comparisons]):
            told |= {f"{players} {number} {index}": note for index, note in enumerate(notes)}
        room.finish(tables.tables)
        told |= {f"{players} end {name}": field for name, field in fields_of(tables.tables)}
    return told


def fields_of(records: Any) -> Iterator[tuple[str, npt.NDArray[Any]]]:
    """Every number of every record by its name, but for the address of the box."""
    for name in set(records.dtype.names) - {"box", "words"}:
        field = np.array(records[name])
        if field.dtype.names:
            yield from ((f"{name} {part}", value) for part, value in fields_of(field))
        else:
            yield name, field


if __name__ == "__main__":
    from training.gpu import SimulatedGpu

    with np.errstate(over="ignore"):
        np.savez(sys.argv[2], **tell(SimulatedGpu(), dict(np.load(sys.argv[1]))))
