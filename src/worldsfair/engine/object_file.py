"""A WebAssembly object file made into a module, without a linker.

The object file of a single LLVM module is a valid WebAssembly module whose indices and addresses
are right already. All that it lacks is the section that says what it exports.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

_CUSTOM, _EXPORT, _START, _DATA = 0, 7, 8, 11
_SYMBOL_TABLE = 8
_FUNCTION_SYMBOL, _DATA_SYMBOL, _SECTION_SYMBOL = 0, 1, 3
_UNDEFINED, _EXPLICIT_NAME = 0x10, 0x40
_PREFACE = 8
"""Bytes of the magic word and the version."""


def with_exports(object_file: bytes, names: Sequence[str]) -> bytes:
    """The module that exports these functions of an object file, and carries nothing else."""
    numbers = _function_numbers(object_file)
    entries = b"".join(_text(name) + b"\0" + _number(numbers[name]) for name in names)
    exports = _section(_EXPORT, _number(len(names)) + entries)
    parts, is_exported = [object_file[:_PREFACE]], False
    for kind, content in _sections(object_file):
        if kind == _CUSTOM:
            continue
        if kind >= _START and not is_exported:
            parts.append(exports)
            is_exported = True
        parts.append(_section(kind, content))
    return b"".join(parts)


def data_end(module: bytes) -> int:
    """Where the module's own constants end in memory."""
    end = 0
    for kind, content in _sections(module):
        if kind == _DATA:
            count, at = _read(content, 0)
            for _ in range(count):
                # Segments of memory 0 whose address is an i32 constant: flags, 0x41, address, 0x0b.
                assert content[at : at + 2] == b"\0\x41"
                address, at = _read_signed(content, at + 2)
                size, at = _read(content, at + 1)
                at += size
                end = max(end, address + size)
    return end


def _function_numbers(object_file: bytes) -> dict[str, int]:
    for kind, content in _sections(object_file):
        if kind == _CUSTOM:
            length, at = _read(content, 0)
            if content[at : at + length] == b"linking":
                return dict(_named_functions(content[at + length :]))
    return {}


def _named_functions(linking: bytes) -> Iterator[tuple[str, int]]:
    """Names and indices from the symbol table of a linking section."""
    _, at = _read(linking, 0)
    while at < len(linking):
        kind = linking[at]
        size, start = _read(linking, at + 1)
        at = start + size
        if kind != _SYMBOL_TABLE:
            continue
        count, here = _read(linking, start)
        for _ in range(count):
            what = linking[here]
            flags, here = _read(linking, here + 1)
            if what == _DATA_SYMBOL:
                length, here = _read(linking, here)
                here += length
                for _ in range(0 if flags & _UNDEFINED else 3):
                    _, here = _read(linking, here)
            elif what == _SECTION_SYMBOL:
                _, here = _read(linking, here)
            else:
                index, here = _read(linking, here)
                if not flags & _UNDEFINED or flags & _EXPLICIT_NAME:
                    length, here = _read(linking, here)
                    if what == _FUNCTION_SYMBOL:
                        yield linking[here : here + length].decode(), index
                    here += length


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    at = _PREFACE
    while at < len(module):
        size, start = _read(module, at + 1)
        yield module[at], module[start : start + size]
        at = start + size


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + _number(len(content)) + content


def _text(text: str) -> bytes:
    return _number(len(text.encode())) + text.encode()


def _number(value: int) -> bytes:
    """An unsigned number, seven bits to a byte."""
    written = bytearray()
    while True:
        low, value = value & 127, value >> 7
        if not value:
            return bytes([*written, low])
        written.append(low | 128)


def _read(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned number, and where the next thing begins."""
    value = shift = 0
    while True:
        byte = data[at]
        at, value, shift = at + 1, value | (byte & 127) << shift, shift + 7
        if byte < 128:
            return value, at


def _read_signed(data: bytes, at: int) -> tuple[int, int]:
    value, end = _read(data, at)
    bits = 7 * (end - at)
    return (value - (1 << bits) if value >> (bits - 1) else value), end
