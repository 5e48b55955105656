"""What a game that has ended tells of each person at the table, against the levels there."""

from __future__ import annotations

from worldsfair.bots.levels import LEVELS
from worldsfair.bots.matching import LOST, score_against
from worldsfair.server.tables.games import position_of
from worldsfair.server.tables.model import Seat, Table
from worldsfair.wire.people import LevelScore
from worldsfair.wire.tables import PersonId


def scores_of(table: Table) -> dict[PersonId, list[LevelScore]]:
    """By person; nobody is in it where the game says nothing of them.

    Whoever gave up or is away at the end has lost against every level. What a stand-in decided
    for somebody who came back is part of their game, unless that was most of it.
    """
    if not _is_telling(table):
        return {}
    ranks = position_of(table).ranks() if table.status == "finished" else None
    return {
        person: [
            LevelScore(level, _score(table, own, number, ranks)) for number, level in _levels(table)
        ]
        for person, own in _players(table).items()
        if ranks is None or _has_left(table.seats[own]) or _was_played_by_them(table, own)
    }


def _is_telling(table: Table) -> bool:
    """Whether it was a whole game that nobody had seen before, against a level.

    A game that several people end early together is nobody's loss, and so is one that is ended
    before everyone has had a turn.
    """
    if table.content.origin is not None or table.content.same_deal_as is not None:
        return False
    if not _levels(table):
        return False
    if table.status == "finished":
        return True
    is_given_up = table.options.is_rated or len(table.people_with_a_say()) == 1
    return is_given_up and table.turn >= len(table.seats)


def _levels(table: Table) -> list[tuple[int, str]]:
    """The seats of bots that are levels; other bots have no rating."""
    return [
        (number, seat.level)
        for number, seat in enumerate(table.seats)
        if seat.kind == "bot" and seat.level is not None and seat.level in LEVELS
    ]


def _players(table: Table) -> dict[PersonId, int]:
    """The seat of each person; with a second one, or a program, one plays against oneself."""
    own: dict[PersonId, list[int]] = {}
    for number, seat in enumerate(table.seats):
        if seat.person is not None:
            own.setdefault(seat.person, []).append(number)
    alone = {person: seats[0] for person, seats in own.items() if len(seats) == 1}
    return {person: own for person, own in alone.items() if table.seats[own].kind == "person"}


def _was_played_by_them(table: Table, own: int) -> bool:
    """Whether a stand-in decided no more than every other turn of a seat."""
    turns = len(range(own, table.turn, len(table.seats)))
    return 2 * table.seats[own].turns_by_bot <= turns


def _score(table: Table, own: int, theirs: int, ranks: list[int] | None) -> float:
    if ranks is None or _has_left(table.seats[own]):
        return LOST
    return score_against(ranks[own], ranks[theirs])


def _has_left(seat: Seat) -> bool:
    return seat.is_away or seat.forfeited_at is not None
