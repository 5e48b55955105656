"""The network as a PyTorch model, and its fit to lessons."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import torch
from torch import nn

from training.judgement import CHUNK, NetworkJudge, Views
from training.lessons import Lessons
from training.rotations import rotations_of
from training.weights import LAYERS, Weights
from worldsfair.bots.network import (
    GAP_INPUTS,
    OUTPUTS,
    PLACEMENT_FEATURES,
    POINTS_SCALE,
    VIEWS,
    views_of,
)
from worldsfair.errors import InvalidSetup
from worldsfair.rules.constants import LAST_ROUND, SEAT_COUNT

RATE: Final = 2e-3
WEIGHT_DECAY: Final = 1e-3
POINTS_WEIGHT: Final = 0.5
HELD_OUT: Final = 20
"""One game in so many teaches nothing and is measured with."""
SMALLEST_BATCH: Final = 1024
LARGEST_BATCH: Final = 8192
STEPS_AN_EPOCH: Final = 1000
"""Wanted at least: few rows need small batches, and many rows large ones."""
SAMPLE: Final = 100_000


class Losses(NamedTuple):
    """How far a network is off in games that taught it nothing."""

    win: float
    """The cross entropy of the win, in nats."""
    points: float
    """The root of the mean square of the points' error."""

    def __str__(self) -> str:
        return f"win loss {self.win:.4f}, points off by {self.points:.2f}"


class Model(nn.Module):
    """The same network as `worldsfair.bots.network`, with scaled features."""

    def __init__(self, players: int, scale: torch.Tensor, layers: tuple[int, int]) -> None:
        super().__init__()
        gap_scale = torch.ones(GAP_INPUTS, device=scale.device)
        self.scale = nn.Parameter(torch.cat([scale, gap_scale]), requires_grad=False)
        self.first = nn.Linear(len(self.scale), layers[0])
        self.second = nn.Linear(2 * layers[0], layers[1])
        self.third = nn.Linear(layers[1], OUTPUTS)
        self._views = Views(players, VIEWS, scale.device)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        weights = (self.first.weight * self.scale).T
        features, gap = weights[:-GAP_INPUTS], weights[-GAP_INPUTS:]
        pooled = self._views.look(inputs, features, gap, self.first.bias)
        result: torch.Tensor = self.third(torch.relu(self.second(pooled)))
        return result

    def take(self, weights: Weights) -> None:
        """Go on from a network; the opposite of `weights`."""
        if weights["first"].shape[1] != self.first.out_features or views_of(weights) != VIEWS:
            raise InvalidSetup("A network can be taught on with the layers and views it has.")
        inputs = np.concatenate([weights["first"], weights["gap"]])
        parts = {"first": inputs, "second": weights["second"], "third": weights["third"]}
        with torch.no_grad():
            for name, part in parts.items():
                layer = getattr(self, name)
                layer.weight[:] = torch.from_numpy(part.T)
                layer.bias[:] = torch.from_numpy(weights[f"{name}_bias"])
            self.first.weight /= self.scale

    def weights(self) -> Weights:
        """The parts by name, on the processor; the scales go into the weights."""
        with torch.no_grad():
            inputs = (self.first.weight * self.scale).T
            parts = {
                "first": inputs[:-GAP_INPUTS],
                "gap": inputs[-GAP_INPUTS:],
                "second": self.second.weight.T,
                "third": self.third.weight.T,
            }
            parts |= {
                f"{name}_bias": getattr(self, name).bias for name in ("first", "second", "third")
            }
            return {name: part.cpu().numpy().copy() for name, part in parts.items()}


class Fit(NamedTuple):
    """What came of a fit."""

    weights: Weights
    """Without those of placements, unless it went on from a network with them."""
    rows: int
    """That taught."""
    losses: Losses


def fit(
    lessons: Lessons,
    epochs: int,
    device: str,
    *,
    layers: tuple[int, int] = LAYERS,
    beginning: Weights | None = None,
    rate: float = RATE,
    seed: int = 0,
) -> Fit:
    """A network of the lessons, from scratch or from the weights of another.

    Whole games are kept to measure with.
    """
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    rows, wins, points, games = (torch.as_tensor(part, device=device) for part in lessons)
    players = wins.shape[1]
    teaching = (games % HELD_OUT != 0).nonzero()[:, 0]
    model = Model(players, _scale(rows[teaching[:SAMPLE]], players), layers).to(device)
    if beginning is not None:
        model.take(beginning)
    batch = _batch(len(teaching))
    optimizer = torch.optim.AdamW(
        [part for part in model.parameters() if part.requires_grad],
        lr=rate,
        weight_decay=WEIGHT_DECAY,
        fused=device == "cuda",
    )
    steps = epochs * -(-len(teaching) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=steps + 1)
    for _ in range(epochs):
        order = teaching[torch.randperm(len(teaching), device=device)]
        for part in order.split(batch):
            win, point = _losses(model(rows[part].float()), wins[part], points[part])
            optimizer.zero_grad(set_to_none=True)
            (win + POINTS_WEIGHT * point).backward()
            optimizer.step()
            schedule.step()
    placing = np.zeros((LAST_ROUND, PLACEMENT_FEATURES), np.float32)
    weights = {"placing": placing if beginning is None else beginning["placing"], **model.weights()}
    return Fit(weights, len(teaching), measure(weights, lessons, device))


def measure(weights: Weights, lessons: Lessons, device: str) -> Losses:
    """How far a network is off in the games that are kept to measure with."""
    rows, wins, points, games = (torch.as_tensor(part, device=device) for part in lessons)
    held_out = (games % HELD_OUT == 0).nonzero()[:, 0]
    judge = NetworkJudge(weights, wins.shape[1], device)
    total = torch.zeros(2, device=device)
    for part in held_out.split(CHUNK):
        losses = _losses(judge.outputs(rows[part]), wins[part], points[part])
        total += len(part) * torch.stack(losses)
    win, point = (total / max(len(held_out), 1)).tolist()
    return Losses(win, POINTS_SCALE * point**0.5)


def _losses(
    output: torch.Tensor, wins: torch.Tensor, points: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    players = wins.shape[1]
    win = nn.functional.cross_entropy(output[:, :players], wins)
    guessed = output[:, SEAT_COUNT : SEAT_COUNT + players]
    return win, nn.functional.mse_loss(guessed, points / POINTS_SCALE)


def _scale(rows: torch.Tensor, players: int) -> torch.Tensor:
    """What makes the inputs comparable, the same in every view of the fairground."""
    scale = 1.0 / (rows.float().std(dim=0) + 0.25)
    return torch.stack([scale[order] for order in rotations_of(players)]).mean(dim=0)


def _batch(rows: int) -> int:
    batch = SMALLEST_BATCH
    while batch < LARGEST_BATCH and rows >= 2 * batch * STEPS_AN_EPOCH:
        batch *= 2
    return batch
