"""How the person's games against levels ended: a line of JSON each, for the level that fits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec

from worldsfair.bots import LEVELS
from worldsfair.bots.matching import Fitting, level_for, score_against
from worldsfair.cli.refusals import why_not
from worldsfair.cli.words import t
from worldsfair.game import Game

_NAME = "results.jsonl"

Score = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Result(msgspec.Struct, frozen=True):
    """One game."""

    at: float
    """When it ended, in seconds since 1970."""
    game: str
    """The beginning of its commitment: no deal counts twice."""
    scores: list[tuple[str, Score]]
    """Against each level at the table."""


@dataclass
class OwnResults:
    """What is known of earlier games, and what could not be read of it."""

    path: Path
    games: list[Result] = field(default_factory=list)
    problem: str = ""
    """One sentence; empty where all is well."""

    def fitting(self) -> Fitting:
        """The level that fits."""
        return level_for(result.scores for result in self.games)

    def add(self, game: Game, me: int, now: float) -> bool:
        """Note how a game ended, here and in the file; says whether it tells something new."""
        result = Result(now, game.commitment[:16], _scores(game, me))
        if not result.scores or any(result.game == one.game for one in self.games):
            return False
        self.games.append(result)
        _append(self.path, msgspec.json.encode(result))
        return True


def read_results(folder: Path) -> OwnResults:
    """What is kept beside the saved games; lines that are broken are left out."""
    path = folder / _NAME
    found = OwnResults(path)
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return found
    except OSError as error:
        reason = t("file-unreadable", why=why_not(error))
        found.problem = t("verify-file", path=str(path), reason=reason)
        return found
    broken = 0
    for line in filter(None, lines):
        try:
            found.games.append(msgspec.json.decode(line, type=Result))
        except (msgspec.DecodeError, UnicodeDecodeError):
            broken += 1
    if broken:
        found.problem = t("results-broken", path=str(path), lines=broken)
    return found


def _scores(game: Game, me: int) -> list[tuple[str, Score]]:
    ranks = game.ranks()
    bots = ((seat, who.player.removeprefix("bot:")) for seat, who in enumerate(game.seats))
    return [
        (bot, score_against(ranks[me], ranks[seat]))
        for seat, bot in bots
        if seat != me and bot in LEVELS
    ]


def _append(path: Path, line: bytes) -> None:
    """Add a line in one write, whole also where the one before it was cut off."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            line = line if file.read(1) == b"\n" else b"\n" + line
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())
