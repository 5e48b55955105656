"""How functions are compiled, and when the cached machine code is out of date."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., object])

_numba: Any = numba
COMPILES: bool = not _numba.config.DISABLE_JIT
"""False under NUMBA_DISABLE_JIT=1, where the same source runs as plain Python."""

_PACKAGE = Path(__file__).parent.parent
_FOLDERS = ("edition", "rules", "bots", "vector", "arena")
"""Those with compiled functions, and the one whose order of names they hold as constants."""


@cache
def sources_digest() -> str:
    """One digest over every source file whose functions may end up in each other's code."""
    paths = [path for folder in _FOLDERS for path in sorted((_PACKAGE / folder).rglob("*.py"))]
    return _digest_of(paths, _PACKAGE)


def _digest_of(paths: Iterable[Path], root: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_stamp(function: Any) -> str:
    """The digest that cached machine code of a function is good for.

    Numba's cache looks only at the file of the function itself, but the machine code holds the
    functions that it calls, too: all of ours, and for code outside of this package (training,
    benchmarks) the files beside it.
    """
    folder = Path(function.__code__.co_filename).parent
    if folder.is_relative_to(_PACKAGE):
        return sources_digest()
    return f"{sources_digest()}-{_digest_beside(folder)}"


@cache
def _digest_beside(folder: Path) -> str:
    return _digest_of(sorted(folder.glob("*.py")), folder)


def compiled(function: Function) -> Function:
    """Compile with Numba: no GIL, C's arithmetic, cached between runs."""
    result: Function = _cached(function, {"nogil": True, "error_model": "numpy"})
    return result


def _cached(function: Any, options: dict[str, Any]) -> Any:
    try:
        dispatcher = _numba.njit(cache=True, **options)(function)
    except RuntimeError:
        # Neither the package's folder nor the user's can be written: every start compiles anew.
        return _numba.njit(**options)(function)
    if COMPILES:
        cache_file = dispatcher._cache._cache_file
        cache_file._source_stamp = (cache_file._source_stamp, source_stamp(function))
    return dispatcher


@compiled
def signed(value: int) -> int:
    """A field of a record as a signed number.

    Compiled `int()` of an unsigned field stays unsigned: differences would wrap round, and
    sums with signed numbers would become floating-point.
    """
    return np.int64(value)  # type: ignore[return-value]  # an int to compiled code
