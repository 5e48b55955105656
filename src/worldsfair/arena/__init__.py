"""Bots against bots: fair schedules, honest statistics, ratings and plots.

>>> from worldsfair.arena import Match, run_match
>>> results = run_match(Match(("random@1sims", "random@9sims"), games=40, seed=1))
>>> results.summary.games, results.summary.deals
(40, 20)
>>> low, high = results.summary.entrants[0].interval
>>> low < 0.5 < high
True
"""

from worldsfair.arena.entrants import Chooser, Entrant, Maker, parse_entrant
from worldsfair.arena.match import EntrantFailed, GameResult, InvalidMatch, Match
from worldsfair.arena.results import MatchRun, Results, run_match
from worldsfair.arena.store import read_results
from worldsfair.arena.summary import Summary, summarize

__all__ = [
    "Chooser",
    "Entrant",
    "EntrantFailed",
    "GameResult",
    "InvalidMatch",
    "Maker",
    "Match",
    "MatchRun",
    "Results",
    "Summary",
    "parse_entrant",
    "read_results",
    "run_match",
    "summarize",
]
