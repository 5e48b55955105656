"""A processor as the room in which games go in lock-step: arrays of NumPy's, phases in loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from training import phases
from worldsfair.rules.compiled import compiled
from worldsfair.rules.layout import Box, new_states
from worldsfair.rules.memory import address_of, copy_state
from worldsfair.rules.typed_records import Records, new_records


class Processor:
    """Memory and phases on this machine's processor; `gpu.Gpu` has the same methods."""

    device = "cpu"

    def records(self, kind: type[object], count: int) -> Any:
        """Room for so many records."""
        return new_records(kind, count)

    def column(self, records: Any, name: str) -> Any:
        """A field of all records as an array on the same memory; `a.b` is a field of a field."""
        for part in name.split("."):
            records = records[part]
        return np.asarray(records)

    def box_address(self, box: Records[Box]) -> int:
        """Where phases find a box; whoever asks keeps it alive."""
        return address_of(box)

    def bring(self, values: npt.NDArray[Any]) -> Any:
        """NumPy's array as one of this room."""
        return values

    def read(self, values: Any) -> npt.NDArray[Any]:
        """What NumPy sees of an array of this room."""
        return np.asarray(values)

    def together(self, parts: Sequence[Any]) -> Any:
        """Arrays one after another."""
        return np.concatenate(parts)

    def begin(self, tables: Any) -> None:
        """Every table, as in `phases`; so are the others."""
        _begin(tables)

    def prepare(self, tables: Any) -> None:
        _prepare(tables)

    def look(self, tables: Any, glances: Any, ends: Any) -> None:
        """The glances of every table, which end where `ends` says."""
        _assign(tables, glances, ends)
        _look(tables, new_states(1), glances, int(ends[-1]))

    def decide(self, tables: Any, values: Any) -> None:
        _decide(tables, values)

    def finish(self, tables: Any) -> None:
        _finish(tables)


@compiled
def _begin(tables: npt.NDArray[Any]) -> None:
    for number in range(len(tables)):
        phases.begin(tables[number])


@compiled
def _prepare(tables: npt.NDArray[Any]) -> None:
    for number in range(len(tables)):
        phases.prepare(tables[number])


@compiled
def _assign(tables: npt.NDArray[Any], glances: npt.NDArray[Any], ends: npt.NDArray[Any]) -> None:
    for number in range(len(tables)):
        phases.assign(tables[number], glances, ends[number])


@compiled
def _look(tables: npt.NDArray[Any], trials: Any, glances: npt.NDArray[Any], rows: int) -> None:
    for row in range(rows):
        table = tables[glances[row].table]
        copy_state(trials[0], table.state)
        phases.look(table, trials[0], glances[row], row)


@compiled
def _decide(tables: npt.NDArray[Any], values: npt.NDArray[Any]) -> None:
    for number in range(len(tables)):
        phases.decide(tables[number], values)


@compiled
def _finish(tables: npt.NDArray[Any]) -> None:
    for number in range(len(tables)):
        phases.finish(tables[number])
