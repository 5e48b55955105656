"""Records of compiled code that the type checker understands.

A class lists the fields of a record; NumPy's dtype, and with it all that Numba knows, is read off
the class. So a misspelt field, or one kind of record where another belongs, is found by mypy, and
nothing is written twice::

    class Purse:
        coins: Annotated[int, "u1"]
        medals: Annotated[Vector[int], "u1", 4]
        trial: State

    PURSE = dtype_of(Purse)

Such a class is never instantiated: its objects are elements of NumPy's arrays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import (
    Annotated,
    Any,
    Protocol,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import numpy as np
import numpy.typing as npt

_CACHE_LINE = 64

Item = TypeVar("Item")
Kind = TypeVar("Kind")
Kind_co = TypeVar("Kind_co", covariant=True)


class Vector(Protocol[Item]):
    """A field that is a row of numbers."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Item]: ...

    @overload
    def __getitem__(self, index: int) -> Item: ...

    @overload
    def __getitem__(self, index: slice) -> Vector[Item]: ...

    def __setitem__(self, index: int | slice, value: Item | Iterable[Item]) -> None: ...


class Grid(Protocol[Item]):
    """A field that is a table of numbers; one index gives a row of it."""

    @overload
    def __getitem__(self, index: int) -> Vector[Item]: ...

    @overload
    def __getitem__(self, index: tuple[int, int]) -> Item: ...

    @overload
    def __getitem__(self, index: tuple[int, slice]) -> Vector[Item]: ...

    def __setitem__(
        self, index: int | slice | tuple[int, int] | tuple[int, slice], value: Item | Iterable[Item]
    ) -> None: ...


class Records(Protocol[Kind_co]):
    """Records of one kind, one after another in memory."""

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, index: int) -> Kind_co: ...

    @overload
    def __getitem__(self, index: str) -> npt.NDArray[Any]: ...

    @overload
    def __getitem__(self, index: slice) -> Records[Kind_co]: ...

    def __setitem__(self, index: str, value: object) -> None: ...

    def __iter__(self) -> Iterator[Kind_co]: ...

    def tobytes(self) -> bytes:
        """All bytes of all records."""
        ...

    def copy(self) -> Self:
        """The same records in memory of their own."""
        ...


_DTYPES: dict[type[object], np.dtype[Any]] = {}


def dtype_of(kind: type[object]) -> np.dtype[Any]:
    """The layout of a record: its class's fields, one after another without a gap."""
    if kind not in _DTYPES:
        hints = get_type_hints(kind, include_extras=True)
        _DTYPES[kind] = np.dtype([_field(name, hint) for name, hint in hints.items()])
    return _DTYPES[kind]


def _field(name: str, hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is not Annotated:
        return name, dtype_of(hint)
    _, code, *shape = get_args(hint)
    return (name, code, tuple(shape)) if shape else (name, code)


def new_records(kind: type[Kind], count: int = 1) -> Records[Kind]:
    """Room for records, all bytes zero, from the beginning of a line of the processor's cache on.

    Elsewhere compiled code is up to a tenth slower, by the luck of where NumPy finds room.
    """
    dtype = dtype_of(kind)
    room = np.zeros(count * dtype.itemsize + _CACHE_LINE, dtype=np.uint8)
    first = -room.ctypes.data % _CACHE_LINE
    records = room[first : first + count * dtype.itemsize].view(dtype)
    return cast("Records[Kind]", records.view(np.recarray))
