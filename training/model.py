"""The network as a PyTorch model, and its fit to lessons, on a GPU where there is one."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from training.lessons import Lessons
from training.rotations import rotations_of, with_gap_marks
from worldsfair.bots.network import (
    FIRST_LAYER,
    GAP_INPUTS,
    OUTPUTS,
    POINTS_SCALE,
    SECOND_LAYER,
    Network,
)
from worldsfair.rules.constants import AREA_COUNT, SEAT_COUNT
from worldsfair.rules.typed_records import Records, new_records

BATCH: Final = 2048
RATE: Final = 2e-3
POINTS_WEIGHT: Final = 0.5
LAYERS: Final = ("first", "second", "third")


class Model(nn.Module):
    """The same network as `worldsfair.bots.network`, with scaled features and the gap's inputs."""

    def __init__(self, scale: npt.ArrayLike) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.as_tensor(scale), requires_grad=False)
        self.first = nn.Linear(len(self.scale), FIRST_LAYER)
        self.second = nn.Linear(FIRST_LAYER, SECOND_LAYER)
        self.third = nn.Linear(SECOND_LAYER, OUTPUTS)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        hidden = torch.relu(self.first(features * self.scale))
        result: torch.Tensor = self.third(torch.relu(self.second(hidden)))
        return result


def fit(
    lessons: Lessons,
    epochs: int,
    *,
    beginning: Records[Network] | None = None,
    rate: float = RATE,
    batch: int = BATCH,
    seed: int = 0,
) -> Model:
    """A model of the lessons, from scratch or from the weights of another.

    The first rows, one in twenty, are kept to measure with: whole games that taught nothing. The
    others are seen in all five turns of the fairground, by batches.
    """
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    marked = (with_gap_marks(lessons[0]), *lessons[1:])
    rows, wins, points = (torch.from_numpy(part).to(device) for part in marked)
    held_out = len(rows) // 20
    rotations = torch.from_numpy(rotations_of(wins.shape[1])).to(device)
    model = Model(_scale(rows[held_out:][:100_000], rotations).cpu())
    if beginning is not None:
        take_weights(model, beginning)
    model.to(device)
    optimizer = torch.optim.AdamW(
        [part for part in model.parameters() if part.requires_grad], lr=rate, weight_decay=1e-3
    )
    steps = epochs * ((len(rows) - held_out) // batch + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=steps + 1)
    for epoch in range(epochs):
        order = held_out + torch.randperm(len(rows) - held_out, device=device)
        for number, part in enumerate(order.split(batch)):
            turned = rows[part][:, rotations[(epoch + number) % AREA_COUNT]]
            loss, _ = _losses(model, turned, wins[part], points[part])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        as_played = rows[:held_out][:, rotations[0]]
        _, (win, point) = _losses(model, as_played, wins[:held_out], points[:held_out])
    print(
        f"  {len(rows) - held_out} rows: win loss {win:.4f}, "
        f"points off by {POINTS_SCALE * float(point) ** 0.5:.2f}",
        flush=True,
    )
    model.cpu()
    return model


def _scale(rows: torch.Tensor, rotations: torch.Tensor) -> torch.Tensor:
    """What makes the inputs comparable, the same for every turn of the fairground."""
    scale = 1.0 / (rows.float().std(dim=0) + 0.25)
    features = torch.stack([scale[order[:-GAP_INPUTS]] for order in rotations]).mean(dim=0)
    return torch.cat([features, torch.ones(GAP_INPUTS, device=features.device)])


def _losses(
    model: Model, rows: torch.Tensor, wins: torch.Tensor, points: torch.Tensor
) -> tuple[torch.Tensor, tuple[torch.Tensor, torch.Tensor]]:
    players = wins.shape[1]
    output = model(rows.float())
    win = nn.functional.cross_entropy(output[:, :players], wins)
    guessed = output[:, SEAT_COUNT : SEAT_COUNT + players]
    point = nn.functional.mse_loss(guessed, points / POINTS_SCALE)
    return win + POINTS_WEIGHT * point, (win, point)


def take_weights(model: Model, network: Records[Network]) -> None:
    """The opposite of `weights_of`."""
    features = len(model.scale) - GAP_INPUTS
    with torch.no_grad():
        for name in LAYERS:
            layer = getattr(model, name)
            part = network[name][0]
            if name == "first":
                part = np.concatenate([part[:features], network["gap"][0]])
            layer.weight[:] = torch.from_numpy(part.T)
            layer.bias[:] = torch.from_numpy(network[f"{name}_bias"][0])
        model.first.weight /= model.scale


def weights_of(model: Model) -> Records[Network]:
    """The model as the record that compiled code reads; the scales go into the weights."""
    network = new_records(Network)
    features = len(model.scale) - GAP_INPUTS
    with torch.no_grad():
        for name in LAYERS:
            network[f"{name}_bias"][0] = getattr(model, name).bias.numpy()
        first = (model.first.weight * model.scale).numpy().T
        network["first"][0, :features] = first[:features]
        network["gap"][0] = first[features:]
        network["second"][0] = model.second.weight.numpy().T
        network["third"][0] = model.third.weight.numpy().T
    return network
