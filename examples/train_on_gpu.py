"""A player that teaches itself on one GPU: self-play and learning both stay on the card.

    python examples/train_on_gpu.py --minutes 5 --save best.pt

needs the extras `gpu` and `train`. Proximal policy optimisation (PPO) with masks: thousands of
two-player games are stepped together, a network plays all seats, and learns which actions turned
out better than it had thought. Now and then it plays against the bot `greedy`, on the CPU and with
the usual `Game`, and the best network so far is kept in a file. `--device cpu --minutes 0.1
--games 64 --units 32 --batch 512 --deals 4 --last-deals 4` tries all of it on a processor.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from worldsfair import Game
from worldsfair.bots import Budget, make_bot
from worldsfair.vector import ACTIONS, VectorGames, observation_names
from worldsfair.vector.cuda import CudaGames

PLAYERS = 2
STEPS = 32
"""Decisions of each game between two lessons."""
EPOCHS = 2
CLIP = 0.2
GAE = 0.95
POINT = 1 / 20
"""What a point of margin is worth beside the victory, which is 1."""
TURN_LIMIT = 500
"""No match goes on for longer; a usual game has 25 turns."""


class Network(nn.Module):
    """From an observation to how good each action looks, and to what whoever decides will get."""

    def __init__(self, units: int, mean: Tensor, spread: Tensor) -> None:
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("spread", spread)
        self.body = nn.Sequential(
            nn.Linear(len(mean), units), nn.LayerNorm(units), nn.ReLU(),
            nn.Linear(units, units), nn.LayerNorm(units), nn.ReLU(),
            nn.Linear(units, units), nn.LayerNorm(units), nn.ReLU(),
        )  # fmt: skip
        self.policy = nn.Linear(units, ACTIONS)
        self.value = nn.Linear(units, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's share, and the value."""
        kind = torch.bfloat16 if seen.is_cuda else torch.float32
        with torch.autocast(seen.device.type, kind, enabled=seen.is_cuda):
            body = self.body((seen - self.mean) / self.spread)
            logits, value = self.policy(body), self.value(body)
        logits = logits.float().masked_fill(~legal, -1e9)
        return logits.log_softmax(1), value.float().squeeze(1)


@dataclass
class Lesson:
    """What happened in one stretch of all games, step by step."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    shares: Tensor
    """The logarithm of the share that the action had when it was chosen."""
    advantages: Tensor
    returns: Tensor

    def batches(self, size: int) -> Iterator[Lesson]:
        """All of it, in random order and parts of a size."""
        for rows in torch.randperm(len(self.actions), device=self.actions.device).split(size):
            yield Lesson(*(part[rows] for part in vars(self).values()))


class School:
    """Games that a network plays against itself, and learns from."""

    def __init__(self, games: CudaGames | VectorGames, device: str) -> None:
        self.games = games
        self.device = device
        count, width = games.count, games.observation_size
        # One row more, for what is seen after the last decision.
        self.seen = torch.zeros(STEPS + 1, count, width, dtype=torch.uint8, device=device)
        self.legal = torch.zeros(STEPS + 1, count, ACTIONS, dtype=torch.bool, device=device)
        names = observation_names(PLAYERS)
        self.points_seen = [
            [names.index(f"seat {seat}: {part}") for part in ("coins", "medals", "sets")]
            for seat in range(PLAYERS)
        ]

    def spread(self) -> tuple[Tensor, Tensor]:
        """How observations of random play lie, so that a network gets numbers of about one."""
        rows = []
        for _ in range(100):
            rows.append(torch.from_dlpack(self.games.observe())[:2000].float())
            self.games.step(self.games.sample())
        seen = torch.cat(rows)
        return seen.mean(0), seen.std(0) + 0.25

    @torch.no_grad()
    def play(self, network: Network) -> Lesson:
        """One stretch: `STEPS` decisions in every game."""
        keys = ("actions", "shares", "values", "sides", "gains", "ends")
        told: dict[str, list[Tensor]] = {key: [] for key in keys}
        side, margin = self._look(0)
        for step in range(STEPS):
            log_shares, value = network(self.seen[step], self.legal[step])
            noise = -torch.empty_like(log_shares).exponential_().log()
            actions = (log_shares + noise).argmax(1)
            share = log_shares.gather(1, actions[:, None]).squeeze(1)
            stepped = self.games.step(self._theirs(actions))
            rewards, ended = (torch.from_dlpack(part).clone() for part in stepped)
            points = torch.from_dlpack(self.games.points).float()
            next_side, next_margin = self._look(step + 1)
            after = torch.where(ended, points[:, 0] - points[:, 1], next_margin)
            gains = (after - margin) * POINT + rewards[:, 0]
            now = (actions, share, value * side, side, gains, ended)
            for key, part in zip(keys, now, strict=True):
                told[key].append(part)
            side, margin = next_side, next_margin
        last = network(self.seen[STEPS], self.legal[STEPS])[1] * side
        return self._judge(last, **{key: torch.stack(parts) for key, parts in told.items()})

    def _judge(
        self,
        last: Tensor,
        actions: Tensor,
        shares: Tensor,
        values: Tensor,
        sides: Tensor,
        gains: Tensor,
        ends: Tensor,
    ) -> Lesson:
        """How much better than thought each action was, all seen from seat 0 and turned back."""
        advantages = torch.zeros_like(values)
        carried = torch.zeros_like(last)
        following = last
        for step in reversed(range(STEPS)):
            goes_on = (~ends[step]).float()
            surprise = gains[step] + goes_on * following - values[step]
            carried = surprise + GAE * goes_on * carried
            advantages[step] = carried
            following = values[step]
        parts = (
            *(self.seen[:STEPS], self.legal[:STEPS], actions, shares),
            *(advantages * sides, (advantages + values) * sides),
        )
        return Lesson(*(part.flatten(0, 1) for part in parts))

    def _look(self, step: int) -> tuple[Tensor, Tensor]:
        """Write down what is seen and legal; whose side decides (1 or -1), and seat 0's margin."""
        self.games.observe(out=self._theirs(self.seen[step]))
        self.games.legal_mask(out=self._theirs(self.legal[step]))
        side = 1.0 - 2.0 * torch.from_dlpack(self.games.seats).float()
        own, other = (self.seen[step][:, columns].float().sum(1) for columns in self.points_seen)
        return side, (own - other) * side

    def _theirs(self, tensor: Tensor) -> Any:
        """The same memory as the games take it: on a processor as an array of NumPy's."""
        return tensor if tensor.is_cuda else tensor.numpy()


def learn(
    network: Network, optimizer: torch.optim.Optimizer, lesson: Lesson, batch: int, curiosity: float
) -> None:
    """Make what turned out well more likely, a small step at a time."""
    for _ in range(EPOCHS):
        for part in lesson.batches(batch):
            log_shares, value = network(part.seen, part.legal)
            share = log_shares.gather(1, part.actions[:, None]).squeeze(1)
            better = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-6)
            ratio = (share - part.shares).exp()
            gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            entropy = -(log_shares.exp() * log_shares.clamp(min=-100)).sum(1).mean()
            loss = 0.5 * nn.functional.mse_loss(value, part.returns) - gain - curiosity * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def match(
    network: Network, options: argparse.Namespace, deals: int, seed: int
) -> tuple[float, float]:
    """The share of games won against a bot, each deal from both seats, and its ± (95 %)."""
    games = [Game.new(players=PLAYERS, seed=seed + deal) for deal in range(deals) for _ in (0, 1)]
    ours = [number % 2 for number in range(len(games))]
    bots = [make_bot(options.against, seed + number) for number in range(len(games))]
    running = list(range(len(games)))
    while running:
        for number in running:
            game = games[number]
            while not game.is_over and game.seat != ours[number]:
                game.play_turn(bots[number].choose(game.public(), Budget()).moves)
        running = [n for n in running if not games[n].is_over and games[n].turn < TURN_LIMIT]
        if running:
            seen = torch.from_numpy(np.stack([games[n].observe() for n in running]))
            legal = torch.from_numpy(np.stack([games[n].legal_mask() for n in running]))
            shares, _ = network(seen.to(options.device), legal.to(options.device))
            for number, action in zip(running, shares.argmax(1).tolist(), strict=True):
                games[number].play(action)
    won = np.array([(game.rewards()[seat] + 1) / 2 for game, seat in zip(games, ours, strict=True)])
    by_deal = won.reshape(deals, 2).mean(1)
    return float(won.mean()), 1.96 * float(by_deal.std(ddof=1)) / math.sqrt(deals)


def main() -> None:
    """Train, tell how it goes, keep the best, and play the last match with it."""
    options = _options()
    torch.manual_seed(options.seed)
    if options.device == "cuda":
        games: Any = CudaGames(options.games, PLAYERS, seed=options.seed, checked=False)
    else:
        games = VectorGames(options.games, PLAYERS, seed=options.seed, threads=None)
    school = School(games, options.device)
    network = Network(options.units, *school.spread()).to(options.device)
    weights = sum(part.numel() for part in network.parameters())
    print(f"{options.games:,} games at once, {weights:,} weights", flush=True)
    optimizer = torch.optim.Adam(network.parameters(), lr=options.rate, eps=1e-5)
    begun, seconds = time.monotonic(), options.minutes * 60
    learned = best = told = 0.0
    lessons = 0
    while True:
        if told <= learned or learned >= seconds:
            share, spread = match(network, options, options.deals, 10_000)
            decisions = lessons * STEPS * options.games
            print(
                f"{learned:5.0f} s of learning, {decisions / 1e6:6.1f} million decisions: "
                f"{share:.1%} ± {spread:.1%} against {options.against}",
                flush=True,
            )
            if share >= best:
                best = share
                torch.save(network.state_dict(), options.save)
            told = learned + options.every
        if learned >= seconds:
            break
        left = 1.0 - learned / seconds
        for group in optimizer.param_groups:
            group["lr"] = options.rate * max(left, 0.02)
        now = time.monotonic()
        learn(network, optimizer, school.play(network), options.batch, 0.003 + 0.01 * left)
        if options.device == "cuda":
            games.check()  # waits for the GPU, and all actions were legal
        learned += time.monotonic() - now
        lessons += 1
    network.load_state_dict(torch.load(options.save, weights_only=True))
    share, spread = match(network, options, options.last_deals, 1_000_000)
    print(
        f"the best, in {2 * options.last_deals:,} new games against {options.against}: {share:.1%} "
        f"± {spread:.1%}; {time.monotonic() - begun:.0f} s in all"
    )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A player that teaches itself on one GPU.")
    parser.add_argument("--minutes", type=float, default=5.0, help="of learning")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--games", type=int, default=16384, help="at once")
    parser.add_argument("--units", type=int, default=512, help="in each layer of the network")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--against", default="greedy", help="the bot in matches")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between matches")
    parser.add_argument("--deals", type=int, default=128, help="of a match, each played twice")
    parser.add_argument("--last-deals", type=int, default=1000, help="of the last match")
    parser.add_argument("--seed", type=int, default=1893)
    parser.add_argument("--save", type=Path, default=Path("best.pt"))
    return parser.parse_args()


if __name__ == "__main__":
    main()
