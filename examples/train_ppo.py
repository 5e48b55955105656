"""PPO in PyTorch on many tables at once: python examples/train_ppo.py --steps 2000000.

One file, in the manner of CleanRL: a small network learns against the quick bots, and the share of
games that it wins against `random` and `greedy` is printed as it grows. `--plot curve.png` draws it
(needs matplotlib), `--save policy.pt` keeps the network.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from worldsfair.arena.statistics import wilson
from worldsfair.envs.gymnasium_vector import WorldsFairVectorEnv

try:
    import torch
except ImportError:
    sys.exit("This example needs PyTorch, which is not installed: pip install 'worldsfair[train]'.")

from torch import nn
from torch.distributions import Categorical

MARGIN = 20.0
"""So many points ahead at the end count as much as winning."""


@dataclass
class Settings:
    """What is worth trying other numbers for."""

    players: int = 2
    opponents: str = "greedy"
    steps: int = 2_000_000
    tables: int = 256
    horizon: int = 64
    epochs: int = 3
    batch: int = 2048
    rate: float = 7e-4
    clip: float = 0.2
    entropy: float = 0.005
    discount: float = 1.0
    trace: float = 0.95
    width: int = 256
    evaluations: int = 10
    games: int = 400
    seed: int = 1


class Policy(nn.Module):
    """Logits of all actions, and what the end is worth."""

    def __init__(self, numbers: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *(nn.Linear(numbers, width), nn.ReLU()),
            *(nn.Linear(width, width), nn.ReLU()),
        )
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """What to do, and what to expect."""
        seen = self.body(rows.float() / 8)
        logits = self.choice(seen).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.worth(seen).squeeze(-1)


def win_share(policy: Policy, opponents: str, settings: Settings, seed: int) -> tuple[float, int]:
    """Victories, shared ones by their share, and how many games: each table's first few games."""
    tables = 100
    envs = WorldsFairVectorEnv(tables, settings.players, opponents)
    rows, info = envs.reset(seed=seed)
    left = np.full(tables, settings.games // tables)
    won = 0.0
    while left.any():
        with torch.no_grad():
            choice, _ = policy(torch.from_numpy(rows), torch.from_numpy(info["action_mask"] > 0))
        rows, rewards, ended, cut, info = envs.step(choice.probs.argmax(1).numpy())
        counted = (ended | cut) & (left > 0)
        shares = (rewards * (settings.players - 1) + 1) / settings.players
        won += float(np.maximum(shares, 0)[counted & ended].sum())
        left -= counted
    return won, settings.games // tables * tables


def train(settings: Settings) -> Iterator[tuple[int, Policy]]:
    """The policy as it learns, a few times on the way, with the steps that it has seen."""
    torch.manual_seed(settings.seed)
    envs = WorldsFairVectorEnv(
        settings.tables, settings.players, settings.opponents, reward="margin"
    )
    rows, info = envs.reset(seed=settings.seed)
    masks = info["action_mask"] > 0
    policy = Policy(rows.shape[1], masks.shape[1], settings.width)
    optimizer = torch.optim.Adam(policy.parameters(), lr=settings.rate, eps=1e-5)
    a_round = settings.tables * settings.horizon
    rounds = max(settings.steps // a_round, 1)
    shape = (settings.horizon, settings.tables)
    all_rows = torch.zeros(*shape, rows.shape[1], dtype=torch.uint8)
    all_masks = torch.zeros(*shape, masks.shape[1], dtype=torch.bool)
    actions = torch.zeros(shape, dtype=torch.long)
    chances, worths, gained, over = (torch.zeros(shape) for _ in range(4))
    for number in range(1, rounds + 1):
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * (1 - (number - 1) / rounds)
        for step in range(settings.horizon):
            all_rows[step], all_masks[step] = torch.from_numpy(rows), torch.from_numpy(masks)
            with torch.no_grad():
                choice, worth = policy(all_rows[step], all_masks[step])
            actions[step] = choice.sample()
            chances[step], worths[step] = choice.log_prob(actions[step]), worth
            rows, margin, ended, cut, info = envs.step(actions[step].numpy())
            masks = info["action_mask"] > 0
            reward = np.clip(margin / MARGIN, -2, 2) + np.sign(margin) * ended
            gained[step], over[step] = torch.from_numpy(reward / 2), torch.from_numpy(ended | cut)
        with torch.no_grad():
            _, worth = policy(torch.from_numpy(rows), torch.from_numpy(masks))
        advantages = estimate(gained, worths, over, worth, settings)
        returns = advantages + worths
        flat = (all_rows, all_masks, actions, chances, advantages, returns)
        learn(policy, optimizer, [part.flatten(0, 1) for part in flat], settings)
        if number % max(rounds // settings.evaluations, 1) == 0 or number == rounds:
            yield number * a_round, policy


def estimate(
    gained: torch.Tensor,
    worths: torch.Tensor,
    over: torch.Tensor,
    worth: torch.Tensor,
    settings: Settings,
) -> torch.Tensor:
    """Generalized advantage estimation, backwards from the last step."""
    advantages = torch.zeros_like(gained)
    later = torch.zeros_like(worth)
    for step in reversed(range(len(gained))):
        goes_on = 1 - over[step]
        surprise = gained[step] + settings.discount * worth * goes_on - worths[step]
        later = surprise + settings.discount * settings.trace * goes_on * later
        advantages[step], worth = later, worths[step]
    return advantages


def learn(
    policy: Policy,
    optimizer: torch.optim.Optimizer,
    parts: list[torch.Tensor],
    settings: Settings,
) -> None:
    """PPO's clipped steps over what was seen."""
    rows, masks, actions, chances, advantages, returns = parts
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(settings.epochs):
        for picked in torch.randperm(len(rows)).split(settings.batch):
            choice, worth = policy(rows[picked], masks[picked])
            ratio = (choice.log_prob(actions[picked]) - chances[picked]).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            better = torch.min(ratio * advantages[picked], clipped * advantages[picked])
            missed = (worth - returns[picked]).square()
            loss = -better.mean() + 0.5 * missed.mean() - settings.entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def draw(curve: list[tuple[int, float, float]], path: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 4))
    axes = figure.subplots()
    steps = [step for step, _, _ in curve]
    for number, name in ((1, "random"), (2, "greedy")):
        axes.plot(steps, [100 * point[number] for point in curve], marker="o", label=name)
    axes.set(xlabel="decisions of the learner", ylabel="games won, %", ylim=(0, 100))
    axes.legend()
    figure.savefig(path, dpi=150)


def main() -> None:
    """Train, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in vars(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--save", type=Path)
    asked = vars(parser.parse_args())
    plot, save = asked.pop("plot"), asked.pop("save")
    settings = Settings(**asked)
    torch.set_num_threads(1)
    curve = []
    print("  decisions  core minutes  won against random     greedy", flush=True)
    for steps, policy in train(settings):
        shares = []
        told = ""
        for opponents in ("random", "greedy"):
            won, games = win_share(policy, opponents, settings, settings.seed + steps)
            interval = wilson(won, games)
            shares.append(won / games)
            told += f"  {won / games:4.0%} ({interval.low:.0%} to {interval.high:.0%})"
        curve.append((steps, *shares))
        print(f"{steps:11,} {time.process_time() / 60:13.1f} {told}", flush=True)
    if save is not None:
        torch.save(policy.state_dict(), save)
    if plot is not None:
        draw(curve, plot)


if __name__ == "__main__":
    main()
