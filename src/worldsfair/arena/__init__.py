"""Bots against bots: fair schedules, honest statistics, ratings and plots.

>>> from worldsfair.arena import Match, run_match
>>> results = run_match(Match(("random", "greedy"), players=2, games=8, simulations=1, seed=1))
>>> results.summary.games, results.summary.deals
(8, 4)
"""

from worldsfair.arena.entrants import Chooser, Entrant, Maker, parse_entrant
from worldsfair.arena.match import EntrantFailed, GameResult, InvalidMatch, Match
from worldsfair.arena.results import MatchRun, Results, run_match
from worldsfair.arena.storing import read_results
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
