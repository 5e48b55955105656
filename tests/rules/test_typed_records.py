"""The faces of compiled records: what mypy is told of a field is what the field is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
import pytest

from worldsfair.rules.layout import Box, Choices, State
from worldsfair.rules.typed_records import Grid, Vector, dtype_of, new_records

ROOT = Path(__file__).parents[2]
KINDS: list[type] = [State, Box, Choices]


def fields() -> list[Any]:
    return [
        pytest.param(hint, dtype_of(kind)[name], id=f"{kind.__name__}.{name}")
        for kind in KINDS
        for name, hint in get_type_hints(kind, include_extras=True).items()
    ]


@pytest.mark.parametrize(("hint", "dtype"), fields())
def test_the_face_of_a_field_is_what_lies_in_memory(hint: Any, dtype: np.dtype[Any]) -> None:
    assert get_origin(hint) is Annotated
    face = get_args(hint)[0]
    shapes = {Vector: 1, Grid: 2}
    container = get_origin(face)
    number = get_args(face)[0] if container else face

    assert len(dtype.shape) == shapes.get(container, 0)
    assert dtype.base.kind in ("f" if number is float else "ui")


def test_a_record_may_lie_within_another() -> None:
    class Pair:
        first: Annotated[int, "u1"]
        game: State

    pair = new_records(Pair)[0]
    pair.game.supporters[1, 2] = 5

    assert dtype_of(Pair).itemsize == 1 + dtype_of(State).itemsize
    assert pair.game.supporters[1, 2] == 5


PROGRAM = """
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import ticket_coins

def points(state: State, box: Box, seat: int) -> int:
    right: int = ticket_coins(state, box, seat) + state.supporters[seat, 0]
    misspelt: int = state.supportrs[seat, 0]
    swapped: int = ticket_coins(box, state, seat)
    a_row: int = state.supporters[seat]
    return right + misspelt + swapped + a_row
"""


def test_the_type_checker_finds_a_misspelt_field_and_a_swapped_record(tmp_path: Path) -> None:
    program = tmp_path / "planted.py"
    program.write_text(PROGRAM, "utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "mypy", program], cwd=ROOT, capture_output=True, text=True
    )
    lines = [line for line in found.stdout.splitlines() if "planted.py" in line]

    assert [line.partition(": error: ")[2] for line in lines] == [
        '"State" has no attribute "supportrs"; maybe "supporters"?  [attr-defined]',
        'Argument 1 to "ticket_coins" has incompatible type "Box"; expected "State"  [arg-type]',
        'Argument 2 to "ticket_coins" has incompatible type "State"; expected "Box"  [arg-type]',
        'Incompatible types in assignment (expression has type "Vector[int]", '
        'variable has type "int")  [assignment]',
    ], found.stdout + found.stderr
