"""A GPU as the room in which games go in lock-step: a kernel per phase, tensors on its memory.

Needs the extras `gpu` and `train`. Under Numba's simulator it works on NumPy's arrays, for tests.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numba
import numpy as np
import numpy.typing as npt

from training import phases
from training.processor import Processor
from worldsfair.rules.layout import STATE, Box
from worldsfair.rules.typed_records import Records, dtype_of
from worldsfair.vector.cuda_room import gpu

cuda, _kernels = gpu()
SIMULATED: Final[bool] = _kernels.SIMULATED
BLOCK: Final = 4 if SIMULATED else 64
_WORDS: Final = STATE.itemsize // 8


def device_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, said to be aligned, and with states that can be taken word by word."""
    if dtype == STATE:
        aligned: np.dtype[Any] = _kernels.DEVICE_STATE
        return aligned
    if dtype.fields is None:
        return dtype
    fields: Mapping[str, Any] = dtype.fields
    return np.dtype(
        {
            "names": list(fields),
            "formats": [device_dtype(field[0]) for field in fields.values()],
            "offsets": [field[1] for field in fields.values()],
            "itemsize": dtype.itemsize,
        },
        align=True,
    )


_TRIAL: Final = (
    np.dtype((np.record, _kernels.DEVICE_STATE))
    if SIMULATED
    else numba.from_dtype(_kernels.DEVICE_STATE)
)


def _kernel(function: Callable[..., None]) -> Any:
    """What a processor starts on the GPU."""
    return cuda.jit(function)


@_kernel
def _begin(tables: Any) -> None:
    number = cuda.grid(1)
    if number < tables.shape[0]:
        phases.begin(tables[number])


@_kernel
def _prepare(tables: Any) -> None:
    number = cuda.grid(1)
    if number < tables.shape[0]:
        phases.prepare(tables[number])


@_kernel
def _assign(tables: Any, glances: Any, ends: Any) -> None:
    number = cuda.grid(1)
    if number < tables.shape[0]:
        phases.assign(tables[number], glances, ends[number])


@_kernel
def _look(tables: Any, glances: Any, rows: int) -> None:
    """A block copies its states into the fast memory that it shares, word beside word."""
    tile = cuda.shared.array(BLOCK, _TRIAL)
    mine = cuda.threadIdx.x
    first = cuda.blockIdx.x * BLOCK
    count = min(BLOCK, rows - first)
    for item in range(mine, count * _WORDS, BLOCK):
        trial = item // _WORDS
        word = item - trial * _WORDS
        tile[trial].words[word] = tables[glances[first + trial].table].state.words[word]
    cuda.syncthreads()
    if mine < count:
        glance = glances[first + mine]
        phases.look(tables[glance.table], tile[mine], glance, first + mine)


@_kernel
def _decide(tables: Any, values: Any) -> None:
    number = cuda.grid(1)
    if number < tables.shape[0]:
        phases.decide(tables[number], values)


@_kernel
def _finish(tables: Any) -> None:
    number = cuda.grid(1)
    if number < tables.shape[0]:
        phases.finish(tables[number])


def _launch(kernel: Any, count: int, *arguments: Any) -> None:
    if count == 0:
        return
    with warnings.catch_warnings():
        # Numba finds few games too few for a GPU.
        warnings.filterwarnings("ignore", message=".*Grid size")
        kernel[(count + BLOCK - 1) // BLOCK, BLOCK](*arguments)


class _Phases:
    """Phases as kernels, over arrays that Numba or a framework has on the GPU."""

    def begin(self, tables: Any) -> None:
        _launch(_begin, tables.shape[0], tables)

    def prepare(self, tables: Any) -> None:
        _launch(_prepare, tables.shape[0], tables)

    def look(self, tables: Any, glances: Any, ends: Any) -> None:
        rows = int(ends[-1])
        _launch(_assign, tables.shape[0], tables, glances, self._lent(ends))
        _launch(_look, rows, tables, glances, rows)

    def decide(self, tables: Any, values: Any) -> None:
        _launch(_decide, tables.shape[0], tables, self._lent(values))

    def finish(self, tables: Any) -> None:
        _launch(_finish, tables.shape[0], tables)

    def _lent(self, array: Any) -> Any:
        """An array as kernels take it."""
        return array if SIMULATED else cuda.as_cuda_array(array)


class SimulatedGpu(_Phases, Processor):
    """The kernels as Numba's simulator runs them, on a processor's memory."""

    def records(self, kind: type[object], count: int) -> Any:
        """Room for so many records, as plain Python sees them on a GPU."""
        dtype = device_dtype(dtype_of(kind))
        return np.zeros(count, np.dtype((np.record, dtype))).view(np.recarray)


class Gpu(_Phases):
    """Memory and phases on the current GPU; its columns are PyTorch's tensors."""

    device = "cuda"

    def __init__(self) -> None:
        import torch

        self._torch: Any = torch
        self._boxes: dict[int, Any] = {}

    def records(self, kind: type[object], count: int) -> Any:
        """Room for so many records, all bytes zero."""
        records = cuda.device_array(count, device_dtype(dtype_of(kind)))
        self._bytes(records).zero_()
        return records

    def _bytes(self, records: Any) -> Any:
        """All bytes of records as a tensor on the same memory, a row for each."""
        flat = self._torch.as_tensor(records.view(np.uint8), device="cuda")
        return flat.view(records.shape[0], -1)

    def column(self, records: Any, name: str) -> Any:
        """A field of all records as a tensor on the same memory; `a.b` is a field of a field."""
        dtype = records.dtype
        offset = 0
        for part in name.split("."):
            dtype, start = dtype.fields[part][:2]
            offset += start
        kind, shape = dtype.subdtype or (dtype, ())
        there = self._bytes(records)[:, offset : offset + dtype.itemsize]
        there = there.view(self._kind(kind))
        return there.unflatten(1, shape) if shape else there[:, 0]

    def _kind(self, dtype: np.dtype[Any]) -> Any:
        """PyTorch's name of a kind of numbers; of eight bytes without a sign it does little."""
        return getattr(self._torch, "int64" if dtype == np.uint64 else str(dtype))

    def box_address(self, box: Records[Box]) -> int:
        """Where phases find a box; it stays as long as this."""
        if id(box) not in self._boxes:
            self._boxes[id(box)] = cuda.to_device(np.asarray(box))
        return int(self._boxes[id(box)].__cuda_array_interface__["data"][0])

    def bring(self, values: npt.NDArray[Any]) -> Any:
        """NumPy's array as a tensor on the GPU."""
        signed = values.view(np.int64) if values.dtype == np.uint64 else values
        return self._torch.as_tensor(signed, device="cuda")

    def read(self, values: Any) -> npt.NDArray[Any]:
        """What NumPy sees of a tensor, by a copy."""
        found: npt.NDArray[Any] = values.cpu().numpy()
        return found

    def together(self, parts: Sequence[Any]) -> Any:
        """Tensors one after another."""
        return self._torch.cat(list(parts))
