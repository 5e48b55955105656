"""What a network says to many positions at once: matrix products in PyTorch."""

from __future__ import annotations

from typing import Any, Final

import torch

from training.weights import Weights
from worldsfair.bots.evaluation import MARGIN_PART, MARGIN_SCALE, WIN_PART
from worldsfair.bots.network import POINTS_SCALE
from worldsfair.rules.constants import SEAT_COUNT

CHUNK: Final = 1 << 21
"""Rows that are judged at a time."""


class NetworkJudge:
    """A network for `Lockstep`: what positions are worth to the players who ask.

    On a GPU activations have half precision, as the weights in the files have: two decisions that
    are worth the same to three digits may change places there.
    """

    def __init__(self, weights: Weights, players: int, device: str) -> None:
        kind = torch.float16 if device == "cuda" else torch.float32
        self._players = players
        self._device = device
        self._layers = [
            tuple(
                torch.as_tensor(weights[part], device=device).to(kind)
                for part in (name, f"{name}_bias")
            )
            for name in ("first", "second", "third")
        ]

    def __call__(self, rows: Any, steps: Any) -> torch.Tensor:
        """The utility, as `worldsfair.bots.evaluation.utility`, of the player so many steps on."""
        asked = torch.as_tensor(steps, device=self._device)[:, None]
        parts = [
            self._utility(self.outputs(rows[at : at + CHUNK]), asked[at : at + CHUNK])
            for at in range(0, max(len(rows), 1), CHUNK)
        ]
        return torch.cat(parts).double()

    def outputs(self, rows: Any) -> torch.Tensor:
        """The last layer: by player from the mover scores for the win, then points."""
        (first, bias), *others = self._layers
        inputs = torch.as_tensor(rows, device=self._device)[:, : len(first)]
        with torch.no_grad():
            values = torch.addmm(bias, inputs.to(first.dtype), first)
            for weight, bias in others:
                values = torch.addmm(bias, torch.relu(values), weight)
            return values.float()

    def _utility(self, outputs: torch.Tensor, asked: torch.Tensor) -> torch.Tensor:
        chances = torch.softmax(outputs[:, : self._players], dim=1)
        points = POINTS_SCALE * outputs[:, SEAT_COUNT : SEAT_COUNT + self._players]
        best_other = points.scatter(1, asked, -torch.inf).amax(dim=1)
        margin = (points.gather(1, asked)[:, 0] - best_other) / MARGIN_SCALE
        win = chances.gather(1, asked)[:, 0]
        return WIN_PART * win + MARGIN_PART * (0.5 + margin).clamp(0, 1)
