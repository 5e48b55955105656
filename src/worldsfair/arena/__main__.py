"""`python -m worldsfair.arena`: a match with nothing but the rules and the bots installed."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from worldsfair.arena.match import LINE_UPS, Match
from worldsfair.arena.plot import check_plot, draw_plot
from worldsfair.arena.report import RunningShares, plain_report
from worldsfair.arena.results import MatchRun
from worldsfair.errors import GameError
from worldsfair.parallel import available_cores
from worldsfair.records.model import Approvals

DEFAULT_SECONDS = 0.2
INTERRUPTED = 130
WRONG_INPUT = 2
SECONDS_BETWEEN_LINES = 10.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the arguments name; gives the exit code."""
    given = _parser().parse_args(arguments)
    try:
        return _play(given)
    except GameError as error:
        sys.stderr.write(f"worldsfair: {error}\n")
        return WRONG_INPUT


def _play(given: argparse.Namespace) -> int:
    if given.plot is not None:
        check_plot(given.plot)
    match = _match(given)
    run = MatchRun(
        match,
        jobs=given.jobs,
        out=given.out,
        records=given.records,
        resume=given.resume,
        on_game=_Lines(match),
    )
    code = 0
    try:
        run.play()
    except KeyboardInterrupt:
        code = INTERRUPTED
    results = run.results()
    sys.stdout.write(plain_report(match, results.summary))
    if given.plot is not None:
        draw_plot(match, list(results.games), given.plot)
    return code


def _match(given: argparse.Namespace) -> Match:
    has_budget = given.time is not None or given.simulations is not None
    return Match(
        tuple(given.entrants),
        players=given.players,
        games=given.games,
        seconds=given.time if has_budget else DEFAULT_SECONDS,
        simulations=given.simulations,
        seed=given.seed,
        line_up=given.lineup,
        approvals=given.approvals,
        margin=given.margin,
        until_decided=given.until_decided,
        patience=given.patience,
    )


class _Lines:
    """Says on the error output now and then how far the match is."""

    def __init__(self, match: Match) -> None:
        self._shares = RunningShares(match)
        self._last = time.monotonic()

    def __call__(self, run: MatchRun) -> None:
        self._shares.catch_up(run.games)
        if time.monotonic() - self._last >= SECONDS_BETWEEN_LINES:
            self._last = time.monotonic()
            sys.stderr.write(f"{self._shares.counted}/{len(run.schedule)} games  {self._shares}\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m worldsfair.arena", description=__doc__)
    add = parser.add_argument
    add("entrants", nargs="+", metavar="ENTRANT", help="a bot; its own budget after an @")
    add("--players", type=int, default=2)
    add("--games", type=int, default=100)
    add("--time", type=float, help=f"seconds a turn; {DEFAULT_SECONDS:g} unless told")
    add("--simulations", type=int, help="simulations a turn")
    add("--seed", type=int, default=0)
    add("--jobs", type=int, default=available_cores(), help="processes; all cores unless told")
    add("--lineup", choices=LINE_UPS, default="one-vs-rest")
    add("--approvals", choices=get_args(Approvals), default="automatic")
    add("--margin", type=float, default=0.02, help="of the sequential test")
    add("--until-decided", action="store_true", help="stop with the test's answer")
    add("--patience", type=float, default=120.0, help="seconds before a silent bot has failed")
    add("--out", type=Path, help="keep the results in this JSON file")
    add("--records", type=Path, help="keep the records of the games as JSON lines")
    add("--plot", type=Path, help="draw the running win shares as PNG or SVG")
    add("--resume", action="store_true", help="go on with the match of --out")
    return parser


if __name__ == "__main__":
    sys.exit(main())
