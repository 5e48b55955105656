"""What a network says to many positions at once: matrix products in PyTorch."""

from __future__ import annotations

from typing import Any, Final

import torch

from training.rotations import gaps, rotations_of
from training.weights import Weights
from worldsfair.bots.evaluation import MARGIN_PART, MARGIN_SCALE, WIN_PART
from worldsfair.bots.network import POINTS_SCALE, views_of
from worldsfair.rules.constants import SEAT_COUNT

CHUNK: Final = 1 << 21
"""Rows that are judged at a time."""


class Views:
    """The first layer of all views of the ring as one matrix product."""

    def __init__(self, players: int, views: int, device: Any) -> None:
        self._views = views
        seen_at = rotations_of(players)[:views].argsort(axis=1)
        self._seen_at = torch.as_tensor(seen_at, device=device)
        self._gaps = torch.as_tensor(gaps()[:views], device=device)

    def look(
        self, rows: torch.Tensor, first: torch.Tensor, gap: torch.Tensor, bias: torch.Tensor
    ) -> torch.Tensor:
        """What goes on to the second layer: of one view all units, else each one's mean and
        highest.
        """
        beside = torch.cat([first[order] for order in self._seen_at], dim=1)
        shift = bias + self._gaps.to(gap.dtype) @ gap
        units = torch.relu(torch.addmm(shift.reshape(-1), rows, beside))
        if self._views == 1:
            return units
        units = units.unflatten(1, (self._views, -1))
        return torch.cat([units.mean(dim=1), units.amax(dim=1)], dim=1)


class NetworkJudge:
    """A network for `Lockstep`: what positions are worth to the players who ask.

    On a GPU activations have half precision, as the weights in the files have: two decisions that
    are worth the same to three digits may change places there.
    """

    def __init__(self, weights: Weights, players: int, device: str) -> None:
        kind = torch.float16 if device == "cuda" else torch.float32
        self._players = players
        self._device = device
        self._views = Views(players, views_of(weights), device)
        self._parts = {
            name: torch.as_tensor(part, device=device).to(kind) for name, part in weights.items()
        }

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
        part = self._parts
        inputs = torch.as_tensor(rows, device=self._device)[:, : len(part["first"])]
        with torch.no_grad():
            values = self._views.look(
                inputs.to(part["first"].dtype), part["first"], part["gap"], part["first_bias"]
            )
            values = torch.relu(torch.addmm(part["second_bias"], values, part["second"]))
            return torch.addmm(part["third_bias"], values, part["third"]).float()

    def _utility(self, outputs: torch.Tensor, asked: torch.Tensor) -> torch.Tensor:
        chances = torch.softmax(outputs[:, : self._players], dim=1)
        points = POINTS_SCALE * outputs[:, SEAT_COUNT : SEAT_COUNT + self._players]
        best_other = points.scatter(1, asked, -torch.inf).amax(dim=1)
        margin = (points.gather(1, asked)[:, 0] - best_other) / MARGIN_SCALE
        win = chances.gather(1, asked)[:, 0]
        return WIN_PART * win + MARGIN_PART * (0.5 + margin).clamp(0, 1)
