"""The table of a match and the sentences under it, as plain text for any output."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.arena.entrants import entrants_of
from worldsfair.arena.match import GameResult, Match
from worldsfair.arena.ratings import NO_RATINGS
from worldsfair.arena.sequential import ERROR, SequentialTest
from worldsfair.arena.statistics import Interval
from worldsfair.arena.summary import Adjusted, EntrantSummary, Summary, Times

COLUMNS = (
    "entrant",
    "games",
    "win %",
    "95 %",
    "less luck",
    "95 %",
    "points",
    "rating",
    "mean ms",
    "p99 ms",
    "max ms",
)
"""Less luck is the win share with luck taken out; the last three are the time of a
decision."""

NOTHING = "–"


def rows(summary: Summary) -> list[tuple[str, ...]]:
    """A row for each entrant, as `COLUMNS` says."""
    return [
        (
            entrant.entrant,
            str(entrant.games),
            NOTHING if entrant.share is None else f"{100 * entrant.share:.1f}",
            shown_range(entrant.interval),
            *adjusted_cells(entrant.adjusted),
            NOTHING if entrant.points is None else f"{entrant.points:.1f}",
            _rating(entrant),
            *_times(entrant.times),
        )
        for entrant in summary.entrants
    ]


def adjusted_cells(adjusted: Adjusted | None) -> tuple[str, str]:
    """The win share without luck, and its interval."""
    if adjusted is None:
        return NOTHING, NOTHING
    return f"{100 * adjusted.share:.1f}", shown_range(adjusted.interval)


def headline(match: Match, summary: Summary) -> str:
    """What was played."""
    turns = "" if summary.turns is None else f", {summary.turns:.1f} turns a game"
    return (
        f"{_counted(summary.games, 'game')} of {match.players} players on "
        f"{_counted(summary.deals, 'deal')}, each in {_counted(summary.games_per_deal, 'seating')};"
        f" {_budget(match)}, seed {match.seed}{turns}. Par is {percent(summary.par)}."
    )


def notes(match: Match, summary: Summary) -> list[str]:
    """What else a reader has to know, one sentence a line."""
    found = [_seats(summary)] if summary.games else []
    found += [_answer(entrant.entrant, entrant.test) for entrant in _tested(summary)]
    if any(entrant.rating is None for entrant in summary.entrants):
        found.append(NO_RATINGS)
    if 0 < summary.luck_measured < summary.games:
        found.append(
            f"{_counted(summary.games - summary.luck_measured, 'game')} had no luck measured, so "
            "that it can't be taken out."
        )
    if summary.unfinished:
        found.append(
            f"{_counted(summary.unfinished, 'game')} hit the limit of {match.turn_limit} turns "
            "and counted as won by nobody."
        )
    if summary.left_out:
        why = "after the answer of the test" if match.until_decided else "of unfinished deals"
        found.append(f"{_counted(summary.left_out, 'game')} {why} left out.")
    for entrant in summary.entrants:
        if entrant.times is not None and entrant.times.late:
            found.append(
                f"{entrant.entrant} overran its time by more than 20 ms in {entrant.times.late} of "
                f"{_counted(entrant.times.decisions, 'decision')}."
            )
    return found


def plain_report(match: Match, summary: Summary) -> str:
    """The whole report for a pipe or a file."""
    lines = aligned_lines([COLUMNS, *rows(summary)])
    return "\n".join([headline(match, summary), "", *lines, "", *notes(match, summary), ""])


def aligned_lines(table: Sequence[Sequence[str]], on_the_left: int = 1) -> list[str]:
    """Rows as lines of text; the first columns are words, the others numbers."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return ["  ".join(_aligned(row, widths, on_the_left)).rstrip() for row in table]


def _aligned(row: Sequence[str], widths: Sequence[int], on_the_left: int) -> list[str]:
    return [
        cell.ljust(width) if column < on_the_left else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def _tested(summary: Summary) -> list[EntrantSummary]:
    """Whose test is reported: with two entrants, the second one's only mirrors the first one's."""
    count = len(summary.entrants)
    if count == 1 or not summary.games:
        return []
    return summary.entrants[:1] if count == 2 else summary.entrants


def _answer(name: str, test: SequentialTest) -> str:
    more, less = percent(test.target), percent(test.par)
    question = f"Does {name} win {more} or more, rather than {less} or less?"
    after = _counted(test.deals, "deal")
    if test.verdict == "undecided":
        return (
            f"{question} Undecided after {after} "
            f"(log-likelihood ratio {test.log_ratio:+.2f} of ±{test.bounds[1]:.2f})."
        )
    answer = "Yes" if test.verdict == "better" else "No"
    return f"{question} {answer}, after {after} (sequential test, {100 * ERROR:.0f} % errors)."


def _seats(summary: Summary) -> str:
    shares = ", ".join(
        f"{number} {percent(seat.share)} ({shown_range(seat.interval)})"
        for number, seat in enumerate(summary.seats, start=1)
    )
    return f"Win share by seat, in turn order: {shares}."


def _rating(entrant: EntrantSummary) -> str:
    if entrant.rating is None:
        return NOTHING
    return f"{entrant.rating.mu:.1f} ± {entrant.rating.sigma:.1f}"


def _times(times: Times | None) -> tuple[str, str, str]:
    if times is None:
        return NOTHING, NOTHING, NOTHING
    return _milliseconds(times.mean), _milliseconds(times.p99), _milliseconds(times.most)


def _milliseconds(seconds: float) -> str:
    """As exact as is of use.

    >>> _milliseconds(0.2), _milliseconds(0.00003)
    ('200', '0.03')
    """
    return f"{1000 * seconds:.0f}" if seconds >= 0.01 else f"{1000 * seconds:.2f}"


def _budget(match: Match) -> str:
    parts = []
    if match.seconds is not None:
        parts.append(f"{match.seconds:g} s")
    if match.simulations is not None:
        parts.append(_counted(match.simulations, "simulation"))
    return " and ".join(parts) + " a turn" if parts else "no limit but the bots' own"


def percent(share: float) -> str:
    """With one digit."""
    return f"{100 * share:.1f} %"


def shown_range(interval: Interval | None) -> str:
    """From low to high, in percent."""
    if interval is None:
        return NOTHING
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


class RunningShares:
    """The result so far, for a progress bar: all games count, also of unfinished deals."""

    def __init__(self, match: Match) -> None:
        self._names = [entrant.name for entrant in entrants_of(match)]
        self._wins = [0.0] * len(self._names)
        self._games = [0] * len(self._names)
        self.counted = 0

    def catch_up(self, games: Sequence[GameResult]) -> None:
        """Count the games that are new since the last time."""
        for game in games[self.counted :]:
            for seat, entrant in enumerate(game.seats):
                self._wins[entrant] += game.win_share(seat)
                self._games[entrant] += 1
        self.counted = len(games)

    def __str__(self) -> str:
        return "  ".join(
            f"{name} {percent(wins / games)}"
            for name, wins, games in zip(self._names, self._wins, self._games, strict=True)
            if games
        )
