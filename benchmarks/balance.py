"""Each seat's win share under several sets of start bonus cards, as a Markdown table.

python -m benchmarks.balance --bot director --time 0.2 --games 1000
"""

from __future__ import annotations

import argparse
import sys

from worldsfair.arena.balance import BONUS_SETS, Balance, bonus_table, markdown_table, measure
from worldsfair.errors import GameError
from worldsfair.parallel import available_cores


def main() -> int:
    given = _parser().parse_args()
    results: list[Balance] = []
    measuring = measure(
        given.bot,
        players=given.players,
        bonus_sets=given.sets,
        games=given.games,
        seconds=given.time,
        simulations=given.simulations,
        seed=given.seed,
        jobs=given.jobs,
    )
    code = 0
    try:
        for result in measuring:
            results.append(result)
            print(markdown_table([result]).splitlines()[-1], file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        code = 130
    except GameError as error:
        print(f"worldsfair: {error}", file=sys.stderr)
        code = 2
    print(f"{bonus_table()}\n\n{markdown_table(results)}")
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    add = parser.add_argument
    add("--bot", default="director", help="plays in all seats")
    add("--players", type=int, nargs="+", default=[2, 3, 4])
    add("--sets", nargs="+", choices=tuple(BONUS_SETS), default=list(BONUS_SETS))
    add("--games", type=int, default=400, help="for each set and number of players")
    add("--time", type=float, help="seconds a turn")
    add("--simulations", type=int, help="simulations a turn")
    add("--seed", type=int, default=0)
    add("--jobs", type=int, default=available_cores(), help="processes; all cores unless told")
    return parser


if __name__ == "__main__":
    sys.exit(main())
