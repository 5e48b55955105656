"""Small packages as an installer would leave them: a module, and a .dist-info beside it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from worldsfair.bots.registry import look_again

FAIR_BOTS = '''"""Bots of another package: a good one, and some that are not."""

import os
import sys
import time

from worldsfair.bots import Decision

if os.environ.get("FAIR_BOTS_TELLS"):
    print("this bot talks while it is imported")


class First:
    """Plays the first legal move that there is, until the turn is whole."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, budget):
        moves = [game.legal_moves()[0].text]
        while not game.awaits_approval and not (seen := game.preview(moves)).is_complete:
            moves.append(seen.legal[0])
        return Decision(tuple(moves))


def make(seed):
    return First(seed)


def refuse(seed):
    raise LookupError("the weights are at home")


def nothing(seed):
    return None


class Crashing(First):
    def choose(self, game, budget):
        raise ZeroDivisionError("never divide by the moon")


class Leaving(First):
    def choose(self, game, budget):
        raise SystemExit(3)


class Dying(First):
    def choose(self, game, budget):
        os._exit(3)


class Talking(First):
    def choose(self, game, budget):
        return "place electricity"


class Numbers(First):
    def choose(self, game, budget):
        return Decision((1, 2))


class Illegal(First):
    def choose(self, game, budget):
        return Decision(("burnham",))


class Short(First):
    def choose(self, game, budget):
        return Decision(())


class Vandal(First):
    """Does what it likes to the game that it is given, and answers well."""

    def choose(self, game, budget):
        decision = super().choose(game, budget)
        game.position.buffer[:] = bytes(len(game.position.buffer))
        return decision


class Forking(First):
    """Its child holds all that it holds, and both stay."""

    def choose(self, game, budget):
        os.fork()
        while True:
            time.sleep(0.01)


class Deaf(First):
    """Reads what is not for it, and closes it."""

    def choose(self, game, budget):
        assert not sys.stdin.read()
        sys.stdin.close()
        return super().choose(game, budget)


class Silent(First):
    def choose(self, game, budget):
        while True:
            time.sleep(0.01)
'''

GOOD = {"first": "fair_bots:make", "eager": "fair_bots:First"}
BAD = {
    "absent": "fair_bots_that_is_not_there:make",
    "nameless": "fair_bots:nobody",
    "refusing": "fair_bots:refuse",
    "empty": "fair_bots:nothing",
    "crashing": "fair_bots:Crashing",
    "leaving": "fair_bots:Leaving",
    "talking": "fair_bots:Talking",
    "numbers": "fair_bots:Numbers",
    "illegal": "fair_bots:Illegal",
    "short": "fair_bots:Short",
    "silent": "fair_bots:Silent",
}


def install(folder: Path, bots: dict[str, str], package: str = "fair-bots") -> Path:
    """A package with these bots, version 1.2, in a folder to put on the path."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "fair_bots.py").write_text(FAIR_BOTS)
    info = folder / f"{package.replace('-', '_')}-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
    (info / "RECORD").write_text("")
    lines = "".join(f"{name} = {value}\n" for name, value in bots.items())
    (info / "entry_points.txt").write_text(f"[worldsfair.bots]\n{lines}")
    return folder


@contextmanager
def on_path(*folders: Path) -> Iterator[None]:
    """As if what these folders hold were installed."""
    before = list(sys.path)
    sys.path[:0] = map(str, folders)
    importlib.invalidate_caches()
    look_again()
    try:
        yield
    finally:
        sys.path[:] = before
        sys.modules.pop("fair_bots", None)
        look_again()
