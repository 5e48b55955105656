"""The searching bot: simulations a second, two cores beside one, time kept, memory."""

from __future__ import annotations

import time

from benchmarks.measuring import Row
from worldsfair import Game
from worldsfair.bots.bot import Budget
from worldsfair.bots.mcts.node_pool import NODE_SIZE
from worldsfair.bots.mcts.tree import INFORMED_STYLE, NODES, PLAIN_STYLE, Style
from worldsfair.bots.search import SearchBot

SIMULATIONS = 20_000


def rows() -> list[Row]:
    blind = _rate(PLAIN_STYLE, 1)
    informed = _rate(INFORMED_STYLE, 1)
    both = _rate(INFORMED_STYLE, 2)
    return [
        Row(
            "simulations a second, four-player opening, blind playouts, one core",
            f"{blind:,.0f}",
            "",
            "60,000",
        ),
        Row("the same, informed", f"{informed:,.0f}", "", "60,000"),
        Row("the same, informed, two cores", f"{both / informed:.2f} times", "one core", "1.7"),
        Row("longest overrun of 0.05 s in 60 decisions", f"{_overrun() * 1e3:.1f} ms", "", "20 ms"),
        Row("memory of the node pool", f"{NODES * NODE_SIZE / 2**20:.0f} MiB at most", "", "fixed"),
    ]


def _rate(style: Style, threads: int) -> float:
    bot = SearchBot(1, style=style, threads=threads)
    game = Game.new(players=4, seed=1893)
    bot.choose(game.public(), Budget(simulations=500))
    best = 0.0
    for _ in range(5):
        begun = time.perf_counter()
        decision = bot.choose(game.public(), Budget(simulations=SIMULATIONS * threads))
        best = max(best, decision.simulations / (time.perf_counter() - begun))
    return best


def _overrun() -> float:
    bot = SearchBot(1)
    game = Game.new(players=3, seed=2)
    longest = 0.0
    for _ in range(60):
        if game.is_over:
            break
        begun = time.perf_counter()
        decision = bot.choose(game.public(), Budget(seconds=0.05))
        if decision.simulations:
            longest = max(longest, time.perf_counter() - begun - 0.05)
        for move in decision.moves:
            game.play(move)
    return longest
