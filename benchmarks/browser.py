"""The engine for browsers in Node, beside the same source compiled for this processor.

Both take turns, and what counts is the processor's time: the clock's would measure who else runs.
"""

from __future__ import annotations

import base64
import gzip
import json
import resource
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.engine_bot import ENGINE
from benchmarks.measuring import Row
from worldsfair import Game, default_edition
from worldsfair.bots.bot import public_position
from worldsfair.bots.mcts.tree import INFORMED_STYLE, PLAIN_STYLE, Style, Tree
from worldsfair.edition import PLAYER_COUNTS
from worldsfair.engine.building import build_engine
from worldsfair.rules.batch import random_games
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.layout import box_for, new_choices, new_states

GAMES = 2000
SIMULATIONS = 4000
REPEATS = 40
STYLES = {"search": INFORMED_STYLE, "search:plain": PLAIN_STYLE}


def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        build_engine(folder)
        spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        with _Node(folder) as node:
            speeds = [
                _games(node, 4),
                *(_simulations(node, bot, players) for bot in STYLES for players in (2, 4)),
            ]
        return [*speeds, *_sizes(folder), Row("building the engine", f"{spent:.0f} s", "", "60 s")]


class _Node:
    """Node with the engine, which works when told to."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            ["node", str(ENGINE / "tools" / "work.ts"), str(folder)],  # noqa: S607  # from the wheel
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )

    def __enter__(self) -> _Node:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def work(self, **work: object) -> float:
        """The seconds that it took."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(work) + "\n")
        return float(self._process.stdout.readline()) / 1e6


def _games(node: _Node, players: int) -> Row:
    states, box, choices = new_states(GAMES), box_for(default_edition(), players), new_choices()
    seeds = mixed_seeds(1893, GAMES)

    def native() -> None:
        states["random"] = seeds
        random_games(states, box, choices, 0, TURN_LIMIT)

    return _row(
        f"random games a second, {players} players",
        lambda: node.work(players=players, games=GAMES),
        native,
        GAMES,
    )


def _simulations(node: _Node, bot: str, players: int) -> Row:
    position = public_position(Game.new(players=players, seed=1893).public())
    state = base64.b64encode(position.buffer).decode()

    def native(style: Style = STYLES[bot]) -> None:
        Tree(position, style, 1, 1 << 16).grow(SIMULATIONS)

    return _row(
        f"simulations a second of `{bot}`, {players} players",
        lambda: node.work(players=players, simulations=SIMULATIONS, bot=bot, state=state),
        native,
        SIMULATIONS,
    )


def _row(what: str, node: Callable[[], float], native: Callable[[], None], count: int) -> Row:
    times = [(node(), _seconds(native)) for _ in range(REPEATS)]
    there, here = (min(one) for one in zip(*times, strict=True))
    compared = f"{here / there:.2f} of {count / here:,.0f} in Python"
    return Row(what, f"{count / there:,.0f}", compared, "0.6")


def _seconds(work: Callable[[], None]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _sizes(folder: Path) -> list[Row]:
    engine = _compressed(folder / "engine.wasm")
    networks = [_compressed(folder / f"network-{players}.bin") for players in PLAYER_COUNTS]
    each = ", ".join(f"{size / 1000:.1f}" for size in networks)
    largest = (engine + max(networks)) / 1000
    return [
        Row("the engine, compressed by gzip", f"{engine / 1000:.1f} kB"),
        Row("the networks for two, three and four players", f"{each} kB"),
        Row("the engine and the largest network", f"{largest:.1f} kB", "", "150 kB"),
    ]


def _compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))
