"""The weights of placements: fitted to what the network says to each one turn ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from worldsfair.bots.network import PLACEMENT_FEATURES
from worldsfair.rules.constants import LAST_ROUND

GUESSES: Final = 8
ONE_OF: Final = 4
"""Placements of which one is compared: the next ones look much the same."""
RANDOM_MOVES: Final = 100
"""Of a thousand, so that a position that nobody would seek is judged well, too."""
RIDGE: Final = 10.0
HELD_OUT: Final = 10
"""One game in so many teaches nothing and is measured with."""
CHUNK: Final = 1 << 16
"""Positions that are added up at a time: in double precision all of them would take gigabytes."""


class Comparisons(NamedTuple):
    """Positions in which all placements were judged, as arrays or tensors."""

    rows: Any
    """By position and area, the features of the placement there."""
    values: Any
    """By position and area, the mover's utility after it."""
    rounds: Any
    """By position, 1 to 3."""
    games: Any
    """Of which game each position is."""


class Foretelling(NamedTuple):
    """How well weights foretell the network's choice in positions that taught them nothing."""

    positions: int
    agreement: float
    """How often the placement foretold is the network's own."""
    loss: float
    """What it gives away by the network's judgement, in wins a turn."""

    def __str__(self) -> str:
        return f"agrees in {self.agreement:.1%}, loses {self.loss:.4f} a turn"


def fit_placement_weights(compared: Comparisons) -> npt.NDArray[Any]:
    """The weights by round that foretell the comparisons best, in the sense of least squares.

    Only differences between the placements of one position count.
    """
    inner = np.zeros((LAST_ROUND, PLACEMENT_FEATURES, PLACEMENT_FEATURES))
    outer = np.zeros((LAST_ROUND, PLACEMENT_FEATURES))
    inner += RIDGE * np.eye(PLACEMENT_FEATURES)
    for part in _chunks(_chosen(compared, compared.games % HELD_OUT != 0)):
        rows = (part.rows - part.rows.mean(axis=1, keepdims=True)).astype(np.float64)
        wanted = part.values - part.values.mean(axis=1, keepdims=True)
        for number in range(LAST_ROUND):
            here = part.rounds == number + 1
            design = rows[here].reshape(-1, PLACEMENT_FEATURES)
            inner[number] += design.T @ design
            outer[number] += design.T @ wanted[here].reshape(-1)
    return np.linalg.solve(inner, outer[..., np.newaxis])[..., 0]


def foretelling(weights: npt.NDArray[Any], compared: Comparisons) -> Foretelling:
    """How well weights do in the games that were held out."""
    held_out = _chosen(compared, compared.games % HELD_OUT == 0)
    lost = [
        part.values.max(axis=1) - part.values[np.arange(len(part.values)), foretold]
        for part in _chunks(held_out)
        for foretold in [
            np.einsum("nai,ni->na", part.rows, weights[part.rounds - 1]).argmax(axis=1)
        ]
    ]
    losses = np.concatenate(lost)
    return Foretelling(len(losses), float((losses == 0).mean()), float(losses.mean()))


def _chosen(compared: Comparisons, wanted: npt.NDArray[Any]) -> Comparisons:
    return Comparisons(*(column[wanted] for column in compared))


def _chunks(compared: Comparisons) -> Iterator[Comparisons]:
    for first in range(0, len(compared.rows), CHUNK):
        yield Comparisons(*(column[first : first + CHUNK] for column in compared))
