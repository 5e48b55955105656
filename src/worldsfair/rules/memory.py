"""Records by their address: the quickest way from Python into compiled code.

A call with a record as argument costs Python several microseconds, one with integers a
fraction of one. Every address comes from a buffer that its owner keeps alive.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from worldsfair.rules.compiled import COMPILES
from worldsfair.rules.layout import BOX, CHOICES, STATE, Record


def pointer_to(dtype: np.dtype[Any]) -> Any:
    """A function from an address to the record there."""
    if not COMPILES:
        room = ctypes.c_char * dtype.itemsize

        def uncompiled(address: int) -> Record:
            memory = memoryview(room.from_address(address))
            return np.frombuffer(memory, dtype=dtype).view(np.recarray)[0]

        return uncompiled

    record = numba.from_dtype(dtype)

    def cast(typing_context: Any, address: Any) -> Any:  # noqa: ARG001  # Numba's protocol
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

        return record(types.int64), generate

    return intrinsic(cast)


state_at: Any = pointer_to(STATE)
"""The state at an address."""

box_at: Any = pointer_to(BOX)
"""The box at an address."""

choices_at: Any = pointer_to(CHOICES)
"""Room for legal decisions at an address."""


def _record_copy() -> Any:
    memory: Any = cgutils
    if not COMPILES:

        def uncompiled(target: Record, source: Record) -> None:
            for name in STATE.names or ():
                target[name] = source[name]

        return uncompiled

    def copy(typing_context: Any, target: Any, source: Any) -> Any:  # noqa: ARG001  # as above
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            size = context.get_constant(types.intp, STATE.itemsize)
            memory.raw_memcpy(builder, arguments[0], arguments[1], size, 1)
            return context.get_dummy_value()

        return types.void(target, source), generate

    return intrinsic(copy)


copy_state: Any = _record_copy()
"""`copy_state(target, source)`: one memory copy of a whole state."""


def address_of(buffer: Any) -> int:
    """Where the data of a writable array or buffer is; whoever asks keeps it alive."""
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer))
