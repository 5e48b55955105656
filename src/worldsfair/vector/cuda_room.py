"""A GPU with its memory and one stream of work, as `CudaGames` uses it."""

from __future__ import annotations

import importlib
import warnings
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.errors import InvalidSetup
from worldsfair.records.setup_arguments import whole_number
from worldsfair.vector.cuda_arrays import CudaArray, from_elsewhere, stream_of

_EXTRA: Final = "Games on a GPU need numba-cuda: pip install 'worldsfair[gpu]'."


def gpu() -> tuple[Any, Any]:
    """Numba's CUDA and our kernels, or a sentence that says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for it
    try:
        with warnings.catch_warnings():
            # numba-cuda uses what NumPy is about to leave out.
            warnings.simplefilter("ignore", DeprecationWarning)
            cuda: Any = importlib.import_module("numba.cuda")
            kernels: Any = importlib.import_module("worldsfair.vector.cuda_kernels")
    except ImportError as missing:
        raise InvalidSetup(f"{_EXTRA} ({missing})") from missing
    if kernels.SIMULATED:
        return cuda, kernels
    if cuda.implementation == "Built-in":
        raise InvalidSetup(_EXTRA)
    if not cuda.is_available():
        raise InvalidSetup("Games on a GPU need an NVIDIA GPU with its driver; there is none here.")
    return cuda, kernels


class CudaRoom:
    """Memory on the current GPU for so many games, and kernels that go over all of them."""

    def __init__(self, count: int, stream: int) -> None:
        self.cuda, self.kernels = gpu()
        self.count: Final = count
        self.stream = stream_of(whole_number(stream, "A stream"), self.cuda)
        self._ready: dict[Any, Any] = {}

    def launch(self, kernel: Any, *arguments: Any) -> None:
        """Give the GPU something to do for every game, in our stream."""
        ready = self._ready.get(kernel)
        # A simulated kernel has one configuration at a time, the last that anybody asked for.
        if ready is not None and not self.kernels.SIMULATED:
            ready(*arguments)
            return
        block = self.kernels.BLOCK
        with warnings.catch_warnings():
            # Numba finds few games too few for a GPU.
            warnings.filterwarnings("ignore", message=".*Grid size")
            ready = kernel[(self.count + block - 1) // block, block, self.stream]
            ready(*arguments)
        self._ready[kernel] = ready

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Any:
        """Memory for an array, all bytes zero."""
        try:
            room = self.cuda.device_array(shape, dtype, stream=self.stream)
        except self.cuda.cudadrv.driver.CudaAPIError as full:
            if "OUT_OF_MEMORY" not in str(full):
                raise
            raise InvalidSetup(f"The GPU has no memory for {self.count} games.") from None
        if room.size:
            self.fill(room, 0)
        return room

    def fill(self, array: Any, byte: int) -> None:
        """The same byte everywhere in an array."""
        self.launch(self.kernels.fill, array.reshape(array.size).view(np.uint8), byte)

    def rows(self, array: Any) -> Any:
        """Any array of ours as a table of bytes with a row per game; states of words."""
        unit = np.uint64 if array.dtype == self.kernels.DEVICE_STATE else np.uint8
        words = array.reshape(array.size).view(unit)
        return words.reshape(array.shape[0], words.size // array.shape[0])

    def lend(self, array: Any) -> CudaArray:
        """An array as users get it."""
        return CudaArray(array, self.cuda, self.stream)

    def read(self, array: Any) -> npt.NDArray[Any]:
        """What is in an array, once the GPU has done what it was given before."""
        return self.lend(array).copy_to_host()

    def write(self, array: Any, values: npt.NDArray[Any]) -> None:
        """Bring what NumPy has into an array; it may be changed as soon as this returns."""
        array.copy_to_device(np.ascontiguousarray(values), stream=self.stream)
        self.synchronize()

    def bring(self, values: npt.NDArray[Any]) -> Any:
        """An array of NumPy's on the GPU."""
        there = self.cuda.to_device(np.ascontiguousarray(values), stream=self.stream)
        self.synchronize()
        return there

    def found(self, given: Any) -> Any:
        """Numba's view of an array that lies on the GPU already, or None."""
        return from_elsewhere(given, self.cuda, self.stream)

    def synchronize(self) -> None:
        """Wait until the GPU has done all that it was given."""
        if self.stream:
            self.stream.synchronize()
        else:
            self.cuda.synchronize()
