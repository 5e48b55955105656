"""WebSocket frames, right and wrong ones, and reading what a server sends."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x13\x37\xbe\xef"
STILL_THERE = b"still there?"


@dataclass(frozen=True)
class Frame:
    """A frame that came."""

    opcode: int
    payload: bytes

    @property
    def close_code(self) -> int | None:
        """Why the connection is closed, in a closing frame that says so."""
        if self.opcode != CLOSE or len(self.payload) < 2:
            return None
        code: int = struct.unpack(">H", self.payload[:2])[0]
        return code


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    is_last: bool = True,
    is_masked: bool = True,
    reserved: int = 0,
    claimed: int | None = None,
) -> bytes:
    """A frame; `claimed` is the length that it says it has."""
    size = len(payload) if claimed is None else claimed
    first = (0x80 if is_last else 0) | reserved << 4 | opcode
    head = bytes([first]) + _length(size, 0x80 if is_masked else 0)
    if not is_masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


def _length(size: int, bit: int) -> bytes:
    if size < 126:
        return bytes([bit | size])
    if size < 1 << 16:
        return bytes([bit | 126]) + struct.pack(">H", size)
    return bytes([bit | 127]) + struct.pack(">Q", size)


def closing(code: int, reason: bytes = b"") -> bytes:
    """A closing frame with a code."""
    return frame(CLOSE, struct.pack(">H", code) + reason)


def packed(payload: bytes) -> bytes:
    """What permessage-deflate makes of a message."""
    squeezer = zlib.compressobj(wbits=-15)
    return (squeezer.compress(payload) + squeezer.flush(zlib.Z_SYNC_FLUSH))[:-4]


def take_frame(received: bytearray) -> Frame | None:
    """The first frame, taken from what was received; None if it is not all there."""
    if len(received) < 2:
        return None
    size, start = received[1] & 0x7F, 2
    if size == 126:
        start = 4
    elif size == 127:
        start = 10
    if len(received) < start:
        return None
    if start > 2:
        size = int.from_bytes(received[2:start], "big")
    if len(received) < start + size:
        return None
    found = Frame(received[0] & 0x0F, bytes(received[start : start + size]))
    del received[: start + size]
    return found
