"""Bots against bots: fair schedules, honest statistics, ratings and plots.

>>> from worldsfair.arena import Match, run_match
>>> results = run_match(Match(("random@1sims", "random@9sims"), games=40, seed=1))
>>> results.summary.games, results.summary.deals
(40, 20)
>>> low, high = results.summary.entrants[0].interval
>>> low < 0.5 < high
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from worldsfair.arena.entrants import Chooser as Chooser
    from worldsfair.arena.entrants import Entrant as Entrant
    from worldsfair.arena.entrants import Maker as Maker
    from worldsfair.arena.entrants import parse_entrant as parse_entrant
    from worldsfair.arena.match import EntrantFailed as EntrantFailed
    from worldsfair.arena.match import GameResult as GameResult
    from worldsfair.arena.match import InvalidMatch as InvalidMatch
    from worldsfair.arena.match import Match as Match
    from worldsfair.arena.results import MatchRun as MatchRun
    from worldsfair.arena.results import Results as Results
    from worldsfair.arena.results import run_match as run_match
    from worldsfair.arena.store import read_results as read_results
    from worldsfair.arena.summary import Summary as Summary
    from worldsfair.arena.summary import summarize as summarize

# What a match is has to be known before Numba is loaded: the command line shows its defaults.
_HOMES = {
    "Chooser": "worldsfair.arena.entrants",
    "Entrant": "worldsfair.arena.entrants",
    "EntrantFailed": "worldsfair.arena.match",
    "GameResult": "worldsfair.arena.match",
    "InvalidMatch": "worldsfair.arena.match",
    "Maker": "worldsfair.arena.entrants",
    "Match": "worldsfair.arena.match",
    "MatchRun": "worldsfair.arena.results",
    "Results": "worldsfair.arena.results",
    "Summary": "worldsfair.arena.summary",
    "parse_entrant": "worldsfair.arena.entrants",
    "read_results": "worldsfair.arena.store",
    "run_match": "worldsfair.arena.results",
    "summarize": "worldsfair.arena.summary",
}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'worldsfair.arena' has no attribute {name!r}")
    return getattr(import_module(home), name)
