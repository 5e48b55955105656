"""A whole match from Python: play what is missing, keep it, and say what it has shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from worldsfair.arena.entrants import Maker, entrants_of
from worldsfair.arena.match import GameResult, Match
from worldsfair.arena.pool import Notes, play_games
from worldsfair.arena.schedule import Seating, seatings
from worldsfair.arena.store import Store
from worldsfair.arena.summary import Summary, ask_test, counted_deals, summarize


@dataclass(frozen=True, slots=True)
class Results:
    """The games of a match and what they show."""

    match: Match
    """What was asked for."""
    games: tuple[GameResult, ...]
    """In the order of the schedule."""
    summary: Summary
    """Shares, intervals, points, ratings and times."""


class MatchRun:
    """A match while it is played. Whatever stops `play`, the games so far are kept."""

    def __init__(
        self,
        match: Match,
        *,
        jobs: int = 1,
        bots: Mapping[str, Maker] | None = None,
        out: Path | str | None = None,
        records: Path | str | None = None,
        resume: bool = False,
        luck: bool = False,
        on_game: Callable[[MatchRun], None] | None = None,
    ) -> None:
        entrants_of(match)
        self.match = match
        self.schedule: list[Seating] = seatings(match)
        self.games: list[GameResult] = []
        """As they finished."""
        self._jobs = jobs
        self._bots = bots or {}
        self._notes = Notes(record=records is not None, luck=luck)
        self._resume = resume
        self._on_game = on_game
        self._store = Store(
            match, Path(out) if out is not None else None, Path(records) if records else None
        )

    def play(self) -> Results:
        """Play the games that are missing."""
        self.games = self._store.open(resume=self._resume, most=len(self.schedule))
        try:
            self._play_missing()
        finally:
            self._store.close(summarize(self.match, self.games))
        return self.results()

    def results(self) -> Results:
        """What the games so far show."""
        games = tuple(sorted(self.games, key=lambda game: game.number))
        return Results(self.match, games, summarize(self.match, games))

    def _play_missing(self) -> None:
        known = {game.number for game in self.games}
        missing = [seating for seating in self.schedule if seating.number not in known]
        if self._is_decided():
            return
        playing = play_games(self.match, missing, self._bots, jobs=self._jobs, notes=self._notes)
        # Closed whatever happens: the processes must not play on for nobody.
        with closing(playing):
            for played in playing:
                self._store.add(played)
                self.games.append(played.result)
                if self._on_game is not None:
                    self._on_game(self)
                if self._is_decided():
                    return

    def _is_decided(self) -> bool:
        """Whether a match that stops with the test's answer has it."""
        if not self.match.until_decided:
            return False
        deals = counted_deals(self.match, self.games)
        return ask_test(self.match, 0, deals).verdict != "undecided"


def run_match(
    match: Match,
    *,
    jobs: int = 1,
    bots: Mapping[str, Maker] | None = None,
    out: Path | str | None = None,
    records: Path | str | None = None,
    resume: bool = False,
    luck: bool = False,
) -> Results:
    """Play a match and say what it has shown.

    `bots` are further ones by name, each made from a seed for one game. With several jobs they
    have to be importable, as each job is a process of its own. `out` keeps the results, so
    that an interrupted match can be resumed, and `records` the records of the games. With `luck`
    it is measured and taken out, in a second estimate beside the plain one.

    >>> run_match(Match(("random", "random"), games=4, simulations=1)).summary.games
    4
    """
    run = MatchRun(match, jobs=jobs, bots=bots, out=out, records=records, resume=resume, luck=luck)
    return run.play()
