"""What a bot account is to hear of a table: what it was told already, and how it is now."""

from __future__ import annotations

from typing import Literal, NamedTuple

from worldsfair.server.tables.model import Table
from worldsfair.server.tables.views import show_game, show_table
from worldsfair.wire.bot_events import (
    AwayEvent,
    BotEvent,
    EndedEvent,
    InvitedEvent,
    StartedEvent,
    TurnEvent,
    WithdrawnEvent,
)
from worldsfair.wire.tables import PersonId


class Told(NamedTuple):
    """The last that a bot was told of a table."""

    stage: Literal["invited", "seated", "playing", "away"]
    number: int = -1
    """Of the entry after which it was told to decide."""


def news_of(bot: PersonId, table: Table, told: Told | None) -> tuple[Told | None, list[BotEvent]]:
    """What is new to the bot, and what it has been told then; None where it is done with it."""
    seat = _seat_of(bot, table)
    if table.status == "waiting":
        return _before_the_game(bot, table, told, seat)
    if table.status == "playing" and seat is not None:
        return _in_the_game(table, told, seat)
    if told is None:
        return None, []
    if told.stage in ("invited", "seated"):
        return None, [WithdrawnEvent(table.id)]
    game = None if table.state is None else show_game(table, table.state)
    return None, [EndedEvent(show_table(table), game)]


def _seat_of(bot: PersonId, table: Table) -> int | None:
    own = (n for n, seat in enumerate(table.seats) if seat.is_bot_accounts and seat.person == bot)
    return next(own, None)


def _before_the_game(
    bot: PersonId, table: Table, told: Told | None, seat: int | None
) -> tuple[Told | None, list[BotEvent]]:
    if seat is not None:
        return Told("seated"), []
    for number, one in enumerate(table.seats):
        if one.invited == bot:
            asked = Told("invited", number)
            return asked, [] if told == asked else [InvitedEvent(show_table(table), number)]
    return None, [] if told is None else [WithdrawnEvent(table.id)]


def _in_the_game(table: Table, told: Told | None, seat: int) -> tuple[Told, list[BotEvent]]:
    assert table.state is not None
    events: list[BotEvent] = []
    info, game = show_table(table), show_game(table, table.state)
    if told is None or told.stage in ("invited", "seated"):
        events.append(StartedEvent(info, seat, game))
        told = Told("playing")
    if table.seats[seat].is_away:
        if told.stage != "away":
            events.append(AwayEvent(info, seat))
        return Told("away"), events
    if table.decider == seat and (told.stage == "away" or told.number != table.number):
        events.append(TurnEvent(info, seat, game))
        return Told("playing", table.number), events
    return Told("playing", told.number), events
