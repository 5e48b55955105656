"""Each seat's win share over many thousand games of the network looking one turn ahead.

`python -m benchmarks.seats --games 4000`. The searching bot itself would be stronger and far
slower: see `benchmarks.balance`, which lets any bot play.
"""

from __future__ import annotations

import argparse

from worldsfair.arena.balance import BONUS_SETS, edition_with
from worldsfair.arena.statistics import wilson
from worldsfair.bots.evaluation import network_choice, win_shares
from worldsfair.bots.network import load_network
from worldsfair.bots.workspace import Workspace, box_of, new_workspace, workspace_at
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import OVER, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import State, box_for, new_states
from worldsfair.rules.memory import address_of, state_at
from worldsfair.rules.setup import lay_out_at_random


@compiled
def play_game_at(state: int, workspace: int) -> bool:
    """`play_game` by addresses."""
    return play_game(state_at(state), workspace_at(workspace))


@compiled
def play_game(state: State, workspace: Workspace) -> bool:
    """A game from its seed by the network, who wins to `workspace.win`; says if it ended."""
    box = box_of(workspace)
    lay_out_at_random(state, box, 0)
    while state.phase != OVER and state.turn < TURN_LIMIT:
        play(state, box, network_choice(state, workspace))
    if state.phase != OVER:
        return False
    win_shares(state, workspace)
    return True


def measure(bonus_set: str, players: int, games: int) -> tuple[list[float], int]:
    # The workspace knows both by address: they live as long as it.
    box, network = box_for(edition_with(bonus_set), players), load_network(players)
    states, workspaces = new_states(1), new_workspace(box, network)
    wins, finished = [0.0] * players, 0
    for random in mixed_seeds(1893, games):
        states[0].random = random
        if play_game_at(address_of(states), address_of(workspaces)):
            finished += 1
            wins = [won + float(workspaces[0].win[seat]) for seat, won in enumerate(wins)]
    return wins, finished


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.seats", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each cell")
    games = parser.parse_args().games
    print("| players | start bonus | win share by seat, % | unevenness |\n|---|---|---|---|")
    for players in (2, 3, 4):
        for bonus_set in BONUS_SETS:
            wins, finished = measure(bonus_set, players, games)
            print(_row(players, bonus_set, wins, finished), flush=True)


def _row(players: int, bonus_set: str, wins: list[float], games: int) -> str:
    shares = [won / games for won in wins]
    spread = (sum((share - 1 / players) ** 2 for share in shares) / players) ** 0.5
    cells = []
    for won, share in zip(wins, shares, strict=True):
        interval = wilson(won, games)
        cells.append(f"{100 * share:.1f} ({100 * interval.low:.1f}–{100 * interval.high:.1f})")
    return f"| {players} | {bonus_set} | {' · '.join(cells)} | {100 * spread:.1f} |"


if __name__ == "__main__":
    main()
