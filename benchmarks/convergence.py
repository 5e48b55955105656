"""How soon a search has made up its mind: short searches beside a long one, as a Markdown table.

`python -m benchmarks.convergence --positions 60`. What a short search loses is what the long one
believes: the value of its own favourite less that of the other placement.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from worldsfair.bots import Budget, make_bot
from worldsfair.bots.mcts.puct import MOST_CHOICES_AT_THE_ROOT
from worldsfair.game import Game

LONG = 200_000
SHORT = (125, 500, 2_000, 8_000, 32_000)
TRIES = 3
LATEST_TURN = 26


@dataclass
class Tally:
    """The short searches of one length."""

    placements: list[bool] = field(default_factory=list)
    turns: list[bool] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)


def positions(players: int, count: int) -> Iterator[Game]:
    """Positions with a choice of placements, from games of the search against itself."""
    chooser = random.Random(1893)
    seed = 0
    while count > 0:
        seed += 1
        game = Game.new(players, 9000 + seed)
        bot = make_bot("search", seed)
        stop = chooser.randrange(LATEST_TURN)
        while not game.is_over and (game.turn < stop or game.view().phase != "place"):
            game.play_turn(bot.choose(game.public(), Budget(simulations=300)).moves)
        if not game.is_over and 1 < len(game.legal_moves()) <= MOST_CHOICES_AT_THE_ROOT:
            count -= 1
            yield game


def compare(game: Game, tallies: dict[int, Tally]) -> None:
    """Add what short searches think of a position."""
    long = make_bot("search", 77).choose(game.public(), Budget(simulations=LONG))
    value = {weighed.move: weighed.value for weighed in long.alternatives}
    for simulations, tally in tallies.items():
        for seed in range(TRIES):
            short = make_bot("search", seed).choose(game.public(), Budget(simulations=simulations))
            tally.placements.append(short.moves[0] == long.moves[0])
            tally.turns.append(short.moves == long.moves)
            tally.losses.append(value[long.moves[0]] - value[short.moves[0]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.convergence", description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--positions", type=int, default=60)
    given = parser.parse_args()
    tallies = {simulations: Tally() for simulations in SHORT}
    for game in positions(given.players, given.positions):
        compare(game, tallies)
    print(f"| simulations | the placement of {LONG:,} | the whole turn | believed loss |")
    print("|---|---|---|---|")
    for simulations, tally in tallies.items():
        print(
            f"| {simulations:,} | {_percent(tally.placements)} | {_percent(tally.turns)} "
            f"| {sum(tally.losses) / len(tally.losses):.4f} |"
        )


def _percent(answers: list[bool]) -> str:
    return f"{100 * sum(answers) / len(answers):.0f} %"


if __name__ == "__main__":
    main()
