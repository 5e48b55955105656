"""Playing the games of a schedule, one process per core, handing over each as it finishes."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from worldsfair.arena.entrants import Makers, entrants_of
from worldsfair.arena.game_runner import Played, play_game, warm_up
from worldsfair.arena.match import EntrantFailed, InvalidMatch, Match
from worldsfair.arena.schedule import Seating
from worldsfair.parallel import ProcessLost, as_finished

_warm: set[Match] = set()
"""In a process of the pool: the matches whose bots have been loaded."""


def play_games(
    match: Match,
    games: Sequence[Seating],
    makers: Makers,
    *,
    jobs: int = 1,
    with_records: bool = False,
) -> Generator[Played, None, None]:
    """Play these games; they come in the order in which they finish."""
    if jobs < 1:
        raise InvalidMatch(f"{jobs} processes can't play; there must be at least one.")
    if not games:
        return
    # Here first: a bot that can't play is found before anything starts, and what it compiles
    # is in the cache when the other processes look for it.
    warm_up(match, makers)
    if jobs == 1:
        for seating in games:
            yield play_game(match, seating, makers, with_record=with_records)
    else:
        yield from _play_in_processes(match, games, makers, min(jobs, len(games)), with_records)


def _play_in_processes(
    match: Match, games: Sequence[Seating], makers: Makers, jobs: int, with_records: bool
) -> Iterator[Played]:
    tasks = [(match, seating, makers, with_records) for seating in games]
    finished = as_finished(_play_warm, tasks, jobs)
    try:
        for _, played in finished:
            yield played
    except ProcessLost as error:
        raise _lost(match, [task[1] for task in error.args]) from None
    finally:
        finished.close()


def _play_warm(task: tuple[Match, Seating, Makers, bool]) -> Played:
    match, seating, makers, with_record = task
    if match not in _warm:
        warm_up(match, makers)
        _warm.add(match)
    return play_game(match, seating, makers, with_record=with_record)


def _lost(match: Match, games: list[Seating]) -> EntrantFailed:
    names = [entrant.name for entrant in entrants_of(match)]
    tables = "; ".join(
        f"game {game.number}, deal {game.deal}: {' '.join(names[index] for index in game.seats)}"
        for game in games
    )
    return EntrantFailed(
        "A process ended without a word, as if a bot had crashed the interpreter. "
        f"Match seed {match.seed}; under way or waiting were {tables}."
    )
