"""Fitting a network to lessons with PyTorch, on a GPU where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from training.selfplay import Lessons
from worldsfair.bots.network import (
    FIRST_LAYER,
    NETWORK,
    OUTPUTS,
    POINTS_SCALE,
    SECOND_LAYER,
)
from worldsfair.rules.layout import SEAT_COUNT

BATCH = 2048
RATE = 2e-3
POINTS_WEIGHT = 0.5


class Model(nn.Module):
    """The same network as `worldsfair.bots.network`, with scaled features."""

    def __init__(self, scale: torch.Tensor) -> None:
        super().__init__()
        self.scale = nn.Parameter(scale, requires_grad=False)
        self.first = nn.Linear(len(scale), FIRST_LAYER)
        self.second = nn.Linear(FIRST_LAYER, SECOND_LAYER)
        self.third = nn.Linear(SECOND_LAYER, OUTPUTS)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        hidden = torch.relu(self.first(features * self.scale))
        result: torch.Tensor = self.third(torch.relu(self.second(hidden)))
        return result


def fit(lessons: Lessons, epochs: int, seed: int) -> Model:
    """A model of the lessons; one row in twenty is kept to measure with."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows, wins, points = (torch.from_numpy(part).to(device) for part in lessons)
    held_out = len(rows) // 20
    order = torch.randperm(len(rows), device=device)
    test, train = order[:held_out], order[held_out:]
    scale = 1.0 / (rows[train[:100_000]].float().std(dim=0) + 0.25)
    model = Model(scale.cpu()).to(device)
    optimizer = torch.optim.AdamW(
        [part for part in model.parameters() if part.requires_grad], lr=RATE, weight_decay=1e-3
    )
    steps = epochs * (len(train) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=RATE, total_steps=steps + 1)
    for _ in range(epochs):
        shuffled = train[torch.randperm(len(train), device=device)]
        for batch in shuffled.split(BATCH):
            loss, _ = _losses(model, rows[batch], wins[batch], points[batch])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        _, (win, point) = _losses(model, rows[test], wins[test], points[test])
        right = model(rows[test].float())[:, : wins.shape[1]].argmax(1)
        hits = wins[test].gather(1, right[:, None]).mean()
    print(
        f"  {len(train)} rows: win loss {win:.4f}, foreseen winners {hits:.3f}, "
        f"points off by {POINTS_SCALE * float(point) ** 0.5:.2f}"
    )
    return model.cpu()


def _losses(
    model: Model, rows: torch.Tensor, wins: torch.Tensor, points: torch.Tensor
) -> tuple[torch.Tensor, tuple[torch.Tensor, torch.Tensor]]:
    players = wins.shape[1]
    output = model(rows.float())
    win = nn.functional.cross_entropy(output[:, :players], wins)
    guessed = output[:, SEAT_COUNT : SEAT_COUNT + players]
    point = nn.functional.mse_loss(guessed, points / POINTS_SCALE)
    return win + POINTS_WEIGHT * point, (win, point)


def weights_of(model: Model) -> npt.NDArray[Any]:
    """The model as the record that compiled code reads; the scales go into the weights."""
    networks = np.zeros(1, dtype=NETWORK).view(np.recarray)
    network = networks[0]
    first = (model.first.weight * model.scale).detach().numpy().T
    network.first[: first.shape[0]] = first
    network.first_bias[:] = model.first.bias.detach().numpy()
    network.second[:] = model.second.weight.detach().numpy().T
    network.second_bias[:] = model.second.bias.detach().numpy()
    network.third[:] = model.third.weight.detach().numpy().T
    network.third_bias[:] = model.third.bias.detach().numpy()
    return networks
