"""Games on a GPU are those of a processor: by Numba's simulator, as most machines have none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cuda_story
from worldsfair.errors import InvalidSetup
from worldsfair.vector import VectorGames
from worldsfair.vector.cuda import CudaGames
from worldsfair.vector.cuda_arrays import CPU, Borrowed, _lent, capsule_of
from worldsfair.vector.cuda_room import gpu


def test_a_simulated_gpu_tells_the_same_story(tmp_path: Path) -> None:
    kept = cuda_story.near_the_end()
    np.savez(tmp_path / "kept.npz", **kept)
    simulated = subprocess.run(
        [sys.executable, cuda_story.__file__, tmp_path / "kept.npz", tmp_path / "told.npz"],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert simulated.returncode == 0, simulated.stderr
    told, expected = np.load(tmp_path / "told.npz"), cuda_story.tell(VectorGames, kept)
    assert sorted(told) == sorted(expected)
    assert sum(value.sum() for name, value in expected.items() if name.endswith("ended")) >= 4
    for name, value in expected.items():
        assert np.array_equal(told[name], value), name


def test_without_a_gpu_one_sentence_says_what_is_missing() -> None:
    try:
        gpu()
    except InvalidSetup:
        with pytest.raises(InvalidSetup, match=r"^Games on a GPU need (numba-cuda|an NVIDIA GPU)"):
            CudaGames(4)
    else:
        pytest.skip("this machine has a GPU")


def test_asking_for_the_class_does_not_ask_for_cuda() -> None:
    code = "import sys, worldsfair.vector.cuda; print('numba.cuda' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


class Lent:
    """An array on the processor that is lent as those on a GPU are."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0

    def __dlpack__(self, **_: Any) -> object:
        array = self.array
        return capsule_of(array.ctypes.data, array.shape, array.dtype, (CPU, 0), array)


@pytest.mark.parametrize("dtype", [np.uint8, np.bool_, np.int64, np.uint16, np.float32])
def test_an_array_is_shared_by_dlpack_and_given_back(dtype: Any) -> None:
    array = np.arange(6).reshape(2, 3).astype(dtype)
    lent: Any = Lent(array)
    shared = np.from_dlpack(lent)
    assert shared.dtype == dtype
    assert np.array_equal(shared, array)
    assert shared.ctypes.data == array.ctypes.data
    assert len(_lent) == 1
    del shared
    assert not _lent


def test_a_capsule_that_nobody_takes_is_given_back() -> None:
    capsule = Lent(np.arange(3)).__dlpack__()
    assert len(_lent) == 1
    del capsule
    assert not _lent


def test_an_array_of_somebody_else_is_found_where_it_lies() -> None:
    array = np.arange(12, dtype=np.int32).reshape(3, 4)[:, 1]
    borrowed = Borrowed(array.__dlpack__())
    interface = borrowed.__cuda_array_interface__
    assert borrowed.device[0] == CPU
    assert (interface["shape"], interface["typestr"]) == ((3,), "<i4")
    assert interface["strides"] == array.strides
    assert interface["data"][0] == array.ctypes.data


def test_a_borrowed_array_lives_as_long_as_its_borrower() -> None:
    array = np.arange(4)
    before = sys.getrefcount(array)
    borrowed = Borrowed(array.__dlpack__())
    assert sys.getrefcount(array) == before + 1
    del borrowed
    assert sys.getrefcount(array) == before
