"""Lessons: features of positions, and what became of each player in the end."""

from __future__ import annotations

from typing import Any, NamedTuple


class Lessons(NamedTuple):
    """Rows that teach, as arrays of NumPy's or as PyTorch's tensors on a device."""

    rows: Any
    """The features of a position."""
    wins: Any
    """By player in turn order from the mover, the share of the win."""
    points: Any
    """By player likewise, the points at the end."""
    games: Any
    """Of which game each row is, so that whole games can be kept to measure with."""
