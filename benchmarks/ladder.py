"""The levels against each other: how even the steps are, and the strengths that make them so.

`python -m benchmarks.ladder --games 1000` plays each level against the one below, alone among them,
with 2, 3 and 4 players, and prints the table. `python -m benchmarks.ladder --tune` goes down from
the director, finds for each level the one strength that makes its step what it should be (the haze,
or the simulations of a search), and prints what to write into `bots/levels.py`. A search without an
end has `--full` simulations here.
"""

from __future__ import annotations

import argparse
import itertools
import math
from dataclasses import replace
from typing import Final

from benchmarks.level_matches import FULL_SEARCH, Share, share_of
from worldsfair.bots.levels import LEVEL_TABLE, LEVELS, Level
from worldsfair.edition import PLAYER_COUNTS

AIMS: Final = {2: 0.675, 3: 0.455, 4: 0.36}
"""What a level should win alone among those below it, by number of players."""
MOST_HAZE: Final = 8.0
MOST_SIMULATIONS: Final = 256
HALVINGS: Final = 5
_FEWEST: Final = PLAYER_COUNTS[0]


def main() -> None:
    """Print a table, the strengths, or the ratings."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each match")
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYER_COUNTS))
    parser.add_argument("--levels", nargs="*", default=list(LEVELS[:-1]), help="the lower ones")
    parser.add_argument("--full", type=int, default=FULL_SEARCH, help="simulations of the director")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tune", action="store_true")
    asked = parser.parse_args()
    for players in asked.players:
        if asked.tune:
            tune(players, asked)
        else:
            measure(players, asked)


def measure(players: int, asked: argparse.Namespace) -> None:
    """Each level alone among the one below."""
    for name, above in itertools.pairwise(LEVELS):
        if name in asked.levels:
            share = _share(LEVEL_TABLE[above], LEVEL_TABLE[name], players, asked)
            print(f"| {above} | {name} | {players} | {_told(share)} |", flush=True)


def tune(players: int, asked: argparse.Namespace) -> None:
    """From the strongest down, each level's last column for a number of players."""
    higher = LEVEL_TABLE[LEVELS[-1]]
    for name in reversed(LEVELS[:-1]):
        level = LEVEL_TABLE[name]
        if name in asked.levels:
            level, share = tuned(higher, level, players, asked)
            print(
                f"{name:13} {players} players: {_strength(level, players)} {_told(share)}",
                flush=True,
            )
        higher = level


def tuned(
    higher: Level, level: Level, players: int, asked: argparse.Namespace
) -> tuple[Level, Share]:
    """The level with the strength at which the higher one wins as much as it should."""
    by_simulations = level.simulations is not None
    low, high = (0.0, math.log2(MOST_SIMULATIONS)) if by_simulations else (0.0, MOST_HAZE)
    found, found_share = level, Share(0.0, 0.0)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        strength = round(2**middle) if by_simulations else round(middle, 2)
        trial = with_strength(level, players, strength)
        share = _share(higher, trial, players, asked)
        if abs(share.mean - AIMS[players]) < abs(found_share.mean - AIMS[players]):
            found, found_share = trial, share
        # More simulations make the lower one stronger, more haze makes it weaker.
        if (share.mean > AIMS[players]) == by_simulations:
            low = middle
        else:
            high = middle
    return found, found_share


def with_strength(level: Level, players: int, strength: float) -> Level:
    """The same level with another last column for a number of players."""
    at = players - _FEWEST
    if level.simulations is not None:
        counts = [*level.simulations]
        counts[at] = int(strength)
        return replace(level, simulations=(counts[0], counts[1], counts[2]))
    haze = [*level.haze]
    haze[at] = strength
    return replace(level, haze=(haze[0], haze[1], haze[2]))


def _strength(level: Level, players: int) -> str:
    if level.simulations is not None:
        return f"{level.simulations[players - _FEWEST]} simulations"
    return f"haze {level.haze[players - _FEWEST]:.2f}"


def _share(higher: Level, lower: Level, players: int, asked: argparse.Namespace) -> Share:
    return share_of(higher, lower, players, asked.games, seed=asked.seed, full=asked.full)


def _told(share: Share) -> str:
    low, high = share.mean - share.half, share.mean + share.half
    return f"{100 * share.mean:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


if __name__ == "__main__":
    main()
