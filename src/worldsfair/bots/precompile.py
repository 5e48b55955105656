"""Machine code before somebody waits for it.

On a new machine Numba compiles rules and bots for half a minute, and holds up everything else
in its process meanwhile. So a server has it done in a process of its own, `python -m
worldsfair.bots.precompile`, which leaves the code in Numba's cache; loading it from there
takes a second. Installing may run it, too.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba

from worldsfair.bots.bot import Budget
from worldsfair.bots.registry import BOT_NAMES, make_bot
from worldsfair.game import Game
from worldsfair.rules import doors
from worldsfair.rules.compiled import COMPILES, sources_digest


def load_rules() -> None:
    """Everything that a game between people needs: a whole game is played, shown and recorded."""
    game, bot = Game.new(players=2, seed=1893), make_bot("random")
    game.preview([game.legal_moves()[0].text])
    while not game.is_over:
        for move in bot.choose(game.public(), Budget()).moves:
            game.play(move)
    game.record()


def load_bots(names: Iterable[str] = BOT_NAMES) -> None:
    """Everything that our bots need: each chooses a turn. Others look after themselves."""
    for name in names:
        if name in BOT_NAMES:
            make_bot(name).choose(Game.new(players=2, seed=1893).public(), Budget(simulations=1))


def is_compiled() -> bool:
    """Whether the cache has everything for this machine and these sources, or can have nothing."""
    mark = _mark()
    return mark is None or mark.exists()


def _mark() -> Path | None:
    """A file beside Numba's own that says that all of them are there; None without a cache."""
    door: Any = doors.advance_at
    if not COMPILES or door._cache.cache_path is None:
        return None
    good_for = (
        sources_digest(),
        platform.python_version(),
        numba.__version__,
        llvmlite.binding.get_host_cpu_name(),
    )
    digest = hashlib.sha256("\n".join(good_for).encode()).hexdigest()[:16]
    return Path(door._cache.cache_path) / f"compiled-{digest}"


def main() -> None:
    """Fill the cache, and let others go first."""
    if is_compiled():
        return
    if hasattr(os, "nice"):
        os.nice(5)
    load_rules()
    load_bots()
    mark = _mark()
    if mark is not None:
        mark.touch()


if __name__ == "__main__":
    main()
