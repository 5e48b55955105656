"""The browser's bots as entrants of the arena: they choose in Node, by WebAssembly.

`worldsfair arena python:benchmarks.engine_bot:search@1500sims search@1500sims --players 2`,
with the engine in `web/engine/built` (`scripts/build`).
"""

from __future__ import annotations

import base64
import json
import subprocess
from functools import cache
from pathlib import Path
from typing import IO, Any

from worldsfair.bots import Alternative, Budget, Decision
from worldsfair.bots.bot import public_position
from worldsfair.game import PublicGame

ENGINE = Path(__file__).parents[1] / "web" / "engine"


class EngineBot:
    """A bot of the browser's."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._seed = seed

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        """What Node says."""
        question = {
            "edition": game.edition.name,
            "players": game.players,
            "state": base64.b64encode(public_position(game).buffer).decode(),
            "bot": self.name,
            "seed": self._seed,
            "simulations": budget.simulations,
            "seconds": budget.seconds,
        }
        asked = {key: value for key, value in question.items() if value is not None}
        told = _ask(json.dumps(asked))
        weighed = tuple(Alternative(**alternative) for alternative in told.pop("alternatives"))
        moves, values = tuple(told.pop("moves")), tuple(told.pop("values"))
        return Decision(moves, values, weighed, **told)


def search(seed: int) -> EngineBot:
    """The browser's search, for one game."""
    return EngineBot("search", seed)


@cache
def _node() -> tuple[IO[str], IO[str]]:
    """One Node for all games of this process; it ends when nobody can ask any more."""
    process = subprocess.Popen(
        ["node", str(ENGINE / "tools" / "decide.ts"), str(ENGINE / "built")],  # noqa: S607  # from the wheel
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def _ask(question: str) -> Any:
    questions, answers = _node()
    questions.write(question + "\n")
    return json.loads(answers.readline())
