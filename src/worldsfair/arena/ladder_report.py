"""The table of a ladder and the sentences around it, as plain text for any output."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.arena.ladder import PROMISED, PROMISED_ABOVE_PAR, Step
from worldsfair.arena.match import Match
from worldsfair.arena.report import NOTHING, aligned_lines, percent, shown_range
from worldsfair.arena.statistics import Interval

LADDER_COLUMNS = (
    "level",
    "against",
    "games",
    "win %",
    "95 %",
    "less luck",
    "95 %",
    "as promised",
    "mean s",
    "p99 s",
    "rating",
    "95 %",
)


def ladder_rows(steps: Sequence[Step]) -> list[tuple[str, ...]]:
    """A row for each step, as `LADDER_COLUMNS` says."""
    return [
        (
            step.level,
            step.against,
            str(step.games),
            _share(step.share),
            shown_range(step.interval),
            _share(step.adjusted),
            shown_range(step.adjusted_interval),
            NOTHING if step.is_kept is None else "yes" if step.is_kept else "no",
            _seconds(step.seconds),
            _seconds(step.seconds_p99),
            NOTHING if step.rating is None else f"{step.rating.value:.0f}",
            NOTHING if step.rating is None else _points(step.rating.interval),
        )
        for step in steps
    ]


def ladder_headline(terms: Match) -> str:
    """What was played, and what is promised."""
    if terms.players == 2:
        promise = f"{percent(PROMISED.low)} to {percent(PROMISED.high)} are promised"
        who = "each level against the one below"
    else:
        promise = f"{percent(terms.par + PROMISED_ABOVE_PAR)} or more are promised"
        who = f"each level alone among {terms.players - 1} of the one below"
    return f"The ladder with {terms.players} players: {who}; {promise}. Seed {terms.seed}."


def plain_ladder(terms: Match, steps: Sequence[Step]) -> str:
    """The whole report for a pipe or a file."""
    lines = aligned_lines([LADDER_COLUMNS, *ladder_rows(steps)], on_the_left=2)
    return "\n".join([ladder_headline(terms), "", *lines, ""])


def _share(share: float | None) -> str:
    return NOTHING if share is None else f"{100 * share:.1f}"


def _seconds(seconds: float | None) -> str:
    """As exact as is of use.

    >>> _seconds(0.5), _seconds(0.00012)
    ('0.50', '0.0001')
    """
    if seconds is None:
        return NOTHING
    return f"{seconds:.2f}" if seconds >= 0.1 else f"{seconds:.4f}"


def _points(interval: Interval) -> str:
    return f"{interval.low:.0f}–{interval.high:.0f}"
