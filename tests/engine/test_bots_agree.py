"""The browser's bots decide as Python's do, to the last bit of what they expect.

`POSITIONS=20000 pytest tests/engine/test_bots_agree.py` asks about more positions.
"""

from __future__ import annotations

import base64
import json
import os
import random
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from worldsfair import Game
from worldsfair.bots.bot import Budget, Decision
from worldsfair.bots.registry import BOT_NAMES, make_bot
from worldsfair.edition import PLAYER_COUNTS
from worldsfair.engine.faces import FOLDER

POSITIONS: Final = int(os.environ.get("POSITIONS", "540"))
SIMULATIONS: Final = 200
EVERY: Final = 3
"""One of so many positions of each game is asked about."""


@cache
def positions() -> tuple[Game, ...]:
    """First turns to last ones of all sizes, both kinds of approvals, weak and fair play."""
    found: list[Game] = []
    seed = 0
    while len(found) < POSITIONS:
        for players in PLAYER_COUNTS:
            found.extend(_game(players, seed))
        seed += 1
    return tuple(random.Random(1893).sample(found, POSITIONS))


def _game(players: int, seed: int) -> Iterator[Game]:
    game = Game.new(players, seed, "chosen" if seed % 2 else "automatic")
    bot = make_bot("random" if seed % 4 < 2 else "greedy", seed)
    decisions = 0
    while not game.is_over:
        if decisions % EVERY == seed % EVERY:
            yield game.copy()
        decisions += 1
        for move in bot.choose(game.public(), Budget()).moves:
            game.play(move)


def in_the_engine(folder: Path, bot: str) -> list[Any]:
    """What the engine's bot decides in each position."""
    questions = [
        {
            "edition": game.edition.name,
            "players": game.players,
            "state": base64.b64encode(game.position.buffer).decode(),
            "bot": bot,
            "seed": seed,
            "simulations": SIMULATIONS,
        }
        for seed, game in enumerate(positions())
    ]
    told = subprocess.run(
        ["node", str(FOLDER.parent / "tools" / "decide.ts"), str(folder)],
        input="".join(json.dumps(question) + "\n" for question in questions),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in told.stdout.splitlines()]


def in_python(bot: str) -> Iterator[Decision]:
    for seed, game in enumerate(positions()):
        yield make_bot(bot, seed).choose(game.public(), Budget(simulations=SIMULATIONS))


def as_data(decision: Decision) -> Any:
    return json.loads(json.dumps(asdict(decision))) | {"seconds": None}


# `random` keeps Python's own generator: its seeds stand for the same games for ever.
@pytest.mark.parametrize("bot", sorted(set(BOT_NAMES) - {"random"}))
def test_the_same_seed_and_simulations_give_the_same_decision(built: Path, bot: str) -> None:
    engine = in_the_engine(built, bot)
    assert len(engine) == POSITIONS
    for number, (told, decision) in enumerate(zip(engine, in_python(bot), strict=True)):
        assert told | {"seconds": None} == as_data(decision), f"position {number}"


def test_figures_in_hand_approvals_and_late_rounds_are_among_the_positions() -> None:
    assert sum(game.position.in_figures_step or _holds_figures(game) for game in positions()) > 100
    assert sum(game.position.awaits_approval for game in positions()) > 10
    assert {game.round for game in positions()} == {1, 2, 3}


def _holds_figures(game: Game) -> bool:
    return bool(game.position.state.figures_held[game.seat])
