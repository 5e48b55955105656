"""Playing the games of a match, one process per core, handing over each as it finishes."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace

from worldsfair.arena.entrants import Makers, entrants_of
from worldsfair.arena.game_runner import play_game
from worldsfair.arena.match import EntrantFailed, GameResult, InvalidMatch, Match
from worldsfair.arena.schedule import Seating, table_for
from worldsfair.bots import Budget
from worldsfair.parallel import ProcessLost, as_finished
from worldsfair.records.reader import game_to_json
from worldsfair.records.setup_arguments import whole_number

MICROSECONDS = 6
"""How exactly times are kept, as digits."""
WARM_TURNS = 12
"""Enough for every kind of decision to have come up."""
_warm: set[Match] = set()
"""In a process of the pool: the matches whose bots have been loaded."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What is noted of a game besides its result."""

    record: bool = False
    luck: bool = False
    """What chance gave each seat."""


NO_NOTES = Notes()


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a match that was played."""

    result: GameResult
    record: bytes | None
    """One line of JSON, where records are kept."""


def play_games(
    match: Match,
    games: Sequence[Seating],
    makers: Makers,
    *,
    jobs: int = 1,
    notes: Notes = NO_NOTES,
) -> Generator[Played, None, None]:
    """Play these games; they come in the order in which they finish."""
    if whole_number(jobs, "The number of processes") < 1:
        raise InvalidMatch(f"{jobs} processes can't play; there must be at least one.")
    if not games:
        return
    # Here first: a bot that can't play is found before anything starts, and what it compiles
    # is in the cache when the other processes look for it.
    warm_up(match, makers, notes)
    if jobs == 1:
        for seating in games:
            yield play_seating(match, seating, makers, notes)
    else:
        yield from _play_in_processes(match, games, makers, min(jobs, len(games)), notes)


def play_seating(match: Match, seating: Seating, makers: Makers, notes: Notes = NO_NOTES) -> Played:
    """Play one game of the schedule."""
    played = play_game(table_for(match, seating, with_luck=notes.luck), makers)
    game = played.game
    result = GameResult(
        number=seating.number,
        deal=seating.deal,
        seats=seating.seats,
        points=tuple(seat.total for seat in game.result().seats),
        ranks=tuple(game.position.ranks()),
        turns=game.turn,
        finished=game.is_over,
        seconds=tuple(
            tuple(round(spent, MICROSECONDS) for spent in times) for times in played.seconds
        ),
        luck=played.luck,
    )
    return Played(result, game_to_json(game.record()) if notes.record else None)


def warm_up(match: Match, makers: Makers, notes: Notes = NO_NOTES) -> None:
    """Let every entrant play a little, so that nothing is loaded or compiled on its clock."""
    for index in range(len(entrants_of(match))):
        seating = Seating(0, 0, (index,) * match.players)
        table = table_for(match, seating, with_luck=notes.luck)
        bots = tuple(replace(one, budget=_least(one.budget)) for one in table.bots)
        play_game(replace(table, bots=bots, turn_limit=WARM_TURNS), makers)


def _least(budget: Budget) -> Budget:
    """As little of the same kind of budget as makes a bot do all that it does."""
    if budget.simulations is None:
        return Budget(seconds=min(budget.seconds or 0.01, 0.01))
    return Budget(simulations=min(budget.simulations, 8), seconds=budget.seconds)


def _play_in_processes(
    match: Match, games: Sequence[Seating], makers: Makers, jobs: int, notes: Notes
) -> Iterator[Played]:
    tasks = [(match, seating, makers, notes) for seating in games]
    finished = as_finished(_play_warm, tasks, jobs)
    try:
        for _, played in finished:
            yield played
    except ProcessLost as error:
        raise _lost(match, [task[1] for task in error.args]) from None
    finally:
        finished.close()


def _play_warm(task: tuple[Match, Seating, Makers, Notes]) -> Played:
    match, seating, makers, notes = task
    if match not in _warm:
        warm_up(match, makers, notes)
        _warm.add(match)
    return play_seating(match, seating, makers, notes)


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
