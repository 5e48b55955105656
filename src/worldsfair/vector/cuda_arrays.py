"""Arrays on a GPU that PyTorch, JAX and CuPy take without a copy, and theirs that we take.

DLPack is a C structure that says where numbers lie, in a capsule of Python's.
"""

from __future__ import annotations

import ctypes
from typing import Any, Final

import numpy as np
import numpy.typing as npt

CPU: Final = 1
GPU: Final = 2
"""DLPack's names for where an array is."""
LEGACY_STREAM: Final = 1
"""DLPack's name for CUDA's default stream, whose handle is 0."""

_CODES: Final = {"i": 0, "u": 1, "f": 2, "b": 6}
_KINDS: Final = {code: kind for kind, code in _CODES.items()}
_FRESH: Final = b"dltensor"
_USED: Final = b"used_dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device_number", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (
    ("tensor", _Tensor),
    ("context", ctypes.c_void_p),
    ("deleter", _Deleter),
)

_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_python: Any = ctypes.PyDLL(None)
_new_capsule = _python.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, _Destructor)
_is_named = _python.PyCapsule_IsValid
_is_named.restype = ctypes.c_int
_is_named.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_content = _python.PyCapsule_GetPointer
_content.restype = ctypes.c_void_p
_content.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_rename = _python.PyCapsule_SetName
_rename.restype = ctypes.c_int
_rename.argtypes = (ctypes.c_void_p, ctypes.c_char_p)

_lent: dict[int, tuple[object, ...]] = {}
"""What consumers still use, by the address of its structure: it may not be collected yet."""


def _take_back(managed: Any) -> None:
    """A consumer needs an array no more."""
    _lent.pop(ctypes.addressof(managed.contents), None)


def _end(capsule: int) -> None:
    """A capsule that nobody has taken gives its array back by itself."""
    if _is_named(capsule, _FRESH):
        _lent.pop(_content(capsule, _FRESH), None)


_give_back = _Deleter(_take_back)
_end_capsule = _Destructor(_end)


def capsule_of(
    address: int,
    shape: tuple[int, ...],
    dtype: np.dtype[Any],
    device: tuple[int, int],
    keep: object,
) -> object:
    """A DLPack capsule of a whole array in C's order; `keep` lives as long as it is used."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor.data = address
    managed.tensor.device_kind, managed.tensor.device_number = device
    managed.tensor.ndim = len(shape)
    managed.tensor.code = _CODES[dtype.kind]
    managed.tensor.bits = dtype.itemsize * 8
    managed.tensor.lanes = 1
    managed.tensor.shape = sizes
    managed.deleter = _give_back
    place = ctypes.addressof(managed)
    _lent[place] = (managed, sizes, keep)
    return _new_capsule(place, _FRESH, _end_capsule)


class Borrowed:
    """An array of somebody else's out of a DLPack capsule, given back when this goes."""

    def __init__(self, capsule: object) -> None:
        self._managed = ctypes.cast(_content(id(capsule), _FRESH), ctypes.POINTER(_Managed))
        _rename(id(capsule), _USED)
        tensor = self._managed.contents.tensor
        self.device = (tensor.device_kind, tensor.device_number)
        self.dtype = np.dtype(f"{_KINDS.get(tensor.code, 'V')}{tensor.bits // 8}")
        self.shape = tuple(tensor.shape[: tensor.ndim])
        self._address = (tensor.data or 0) + tensor.byte_offset
        self._strides = None
        if tensor.strides:
            strides = (self.dtype.itemsize * step for step in tensor.strides[: tensor.ndim])
            self._strides = tuple(strides)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self._address, False),
            "strides": self._strides,
            "version": 2,
        }

    def __del__(self) -> None:
        managed = getattr(self, "_managed", None)
        if managed and managed.contents.deleter:
            managed.contents.deleter(managed)


class CudaArray:
    """An array on the GPU: for DLPack, for CUDA's array interface, and for NumPy as a copy.

    `torch.from_dlpack(it)`, `jax.dlpack.from_dlpack(it)` and `cupy.from_dlpack(it)` share its
    memory; `numpy.asarray(it)` waits for it and copies it.
    """

    def __init__(self, array: Any, cuda: Any, stream: Any) -> None:
        self.numba: Final = array
        """The same memory as an array of Numba's, for kernels."""
        self._cuda = cuda
        self._stream = stream
        self.shape: Final[tuple[int, ...]] = tuple(array.shape)
        self.dtype: Final[np.dtype[Any]] = np.dtype(array.dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"CudaArray({self.shape}, {self.dtype})"

    def copy_to_host(self) -> npt.NDArray[Any]:
        """What is in it, once the GPU has written it."""
        host: npt.NDArray[Any] = self.numba.copy_to_host(stream=self._stream)
        if self._stream:
            self._stream.synchronize()
        return host

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        if copy is False:
            raise ValueError("An array on a GPU comes to NumPy by a copy.")
        return self.copy_to_host().astype(dtype or self.dtype, copy=False)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        lies: dict[str, Any] = dict(self.numba.__cuda_array_interface__)
        lies["version"] = 3
        lies["stream"] = handle_of(self._stream) or LEGACY_STREAM
        return lies

    def __dlpack_device__(self) -> tuple[int, int]:
        return GPU, self._cuda.get_current_device().id

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """A capsule; the consumer's stream waits for what ours still has to do."""
        device = self.__dlpack_device__()
        if copy or (dl_device is not None and tuple(dl_device) != device):
            raise BufferError("This array is shared where it lies, and not copied.")
        del max_version  # every consumer reads the first version
        if stream != -1:
            let_wait(self._cuda, stream or LEGACY_STREAM, self._stream)
        address = self.numba.__cuda_array_interface__["data"][0]
        return capsule_of(address, self.shape, self.dtype, device, self.numba)


def handle_of(stream: Any) -> int:
    """CUDA's own number of a stream of Numba's; 0 is the default stream."""
    return int(stream.handle) if stream else 0


def stream_of(number: int, cuda: Any) -> Any:
    """Numba's stream by DLPack's or CUDA's number of it."""
    if number in (0, LEGACY_STREAM):
        return 0
    return cuda.per_thread_default_stream() if number == 2 else cuda.external_stream(number)


def let_wait(cuda: Any, waiting: int, working: Any) -> None:
    """Let a stream, by its number, wait on the GPU for all that another was given to do."""
    if waiting in (handle_of(working), handle_of(working) or LEGACY_STREAM):
        return
    event = cuda.event(timing=False)
    event.record(working)
    event.wait(stream_of(waiting, cuda))


def from_elsewhere(given: Any, cuda: Any, stream: Any) -> Any:
    """Numba's view of an array on the GPU by DLPack or CUDA's interface, or None of another.

    Our stream will wait for what the array's own stream has still to do.
    """
    if isinstance(given, CudaArray):
        return given.numba
    number = handle_of(stream) or LEGACY_STREAM
    if hasattr(given, "__dlpack__") and given.__dlpack_device__()[0] == GPU:
        return cuda.as_cuda_array(Borrowed(given.__dlpack__(stream=number)), sync=False)
    interface = getattr(given, "__cuda_array_interface__", None)
    if interface is None:
        return None
    theirs = interface.get("stream")
    if theirs is not None:
        let_wait(cuda, number, stream_of(theirs, cuda))
    return cuda.as_cuda_array(given, sync=False)
