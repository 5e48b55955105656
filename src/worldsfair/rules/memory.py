"""Records by their address: the quickest way from Python into compiled code.

A call with a record as argument costs Python several microseconds, one with integers a
fraction of one. Every address comes from a buffer that its owner keeps alive, and none leaves the
package: what is handed out are positions, games and arrays.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, cast

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from worldsfair.rules.compiled import COMPILES
from worldsfair.rules.layout import STATE, Box, Choices, State
from worldsfair.rules.typed_records import Kind, dtype_of


def pointer_to(kind: type[Kind]) -> Callable[[int], Kind]:
    """A function from an address to the record there, for compiled code."""
    dtype = dtype_of(kind)
    if not COMPILES:
        room = ctypes.c_char * dtype.itemsize

        def uncompiled(address: int) -> Kind:
            memory = memoryview(room.from_address(int(address)))
            record: Kind = np.frombuffer(memory, dtype=dtype).view(np.recarray)[0]
            return record

        return uncompiled

    record = numba.from_dtype(dtype)

    def to_record(typing_context: Any, address: Any) -> Any:  # noqa: ARG001  # Numba's protocol
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

        return record(types.int64), generate

    return cast("Callable[[int], Kind]", intrinsic(to_record))


state_at = pointer_to(State)
"""The state at an address."""

box_at = pointer_to(Box)
"""The box at an address."""

choices_at = pointer_to(Choices)
"""Room for legal decisions at an address."""


def _state_copy() -> Callable[[State, State], None]:
    memory: Any = cgutils
    if not COMPILES:

        def uncompiled(target: Any, source: Any) -> None:
            for name in STATE.names or ():
                target[name] = source[name]

        return uncompiled

    def copy(typing_context: Any, target: Any, source: Any) -> Any:  # noqa: ARG001  # as above
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            size = context.get_constant(types.intp, STATE.itemsize)
            memory.raw_memcpy(builder, arguments[0], arguments[1], size, 1)
            return context.get_dummy_value()

        return types.void(target, source), generate

    return cast("Callable[[State, State], None]", intrinsic(copy))


copy_state = _state_copy()
"""`copy_state(target, source)`: one memory copy of a whole state."""


def address_of(buffer: object) -> int:
    """Where the data of a writable array or buffer is; whoever asks keeps it alive."""
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer))  # type: ignore[arg-type]  # typed records and arrays lend theirs
