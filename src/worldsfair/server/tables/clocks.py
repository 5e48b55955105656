"""Time at a table: whose runs, when it is up, what is left, and who is away meanwhile."""

from __future__ import annotations

from worldsfair.server.errors import NotAway, NotPlaying, NotYourSeat, RatedGame
from worldsfair.server.tables.browser_bots import GRACE_S, think_in_browser
from worldsfair.server.tables.model import Actor, Table
from worldsfair.server.tables.seats import own_seats, person_of

_DAY_S = 86_400.0
BOT_PATIENCE_S = 300.0
"""So long a bot account may think where nobody else is timed: it may have died meanwhile."""


def start_clocks(table: Table) -> None:
    """Give everyone the reserve."""
    for seat in table.seats:
        seat.reserve_s = float(table.options.pace.reserve_s)


def stop_clock(table: Table, now: float) -> None:
    """A decision was made: take the time used from the reserve; one's own adds the increment."""
    started = table.content.clock_started
    table.deadline = None
    table.content.clock_started = None
    if table.options.pace.kind != "live" or started is None or table.decider is None:
        return
    seat = table.seats[table.decider]
    until = now if seat.left_at is None else seat.left_at
    seat.reserve_s = max(0.0, seat.reserve_s - (until - started))
    if not seat.is_away:
        seat.reserve_s += table.options.pace.increment_s


def run_clock(table: Table, now: float) -> None:
    """Let the decider's time run; bots are not timed."""
    table.deadline = None
    table.content.clock_started = None
    if table.status != "playing" or table.decider is None or is_bots_turn(table):
        return
    if table.options.pace.kind != "none" or table.seats[table.decider].is_bot_accounts:
        table.content.clock_started = now
        table.deadline = now + _allowed_s(table)


def _allowed_s(table: Table) -> float:
    assert table.decider is not None
    pace = table.options.pace
    if pace.kind == "none":
        return BOT_PATIENCE_S
    return table.seats[table.decider].reserve_s if pace.kind == "live" else pace.days * _DAY_S


def shift_clocks(table: Table, by_s: float) -> None:
    """Time during which nobody could decide is nobody's."""
    if table.content.clock_started is not None:
        table.content.clock_started += by_s
        for seat in table.seats:
            if seat.left_at is not None:
                seat.left_at += by_s
    if table.deadline is not None:
        table.deadline += by_s


def is_bots_turn(table: Table) -> bool:
    """Whether a bot decides: its own seat, or one whose person is away."""
    if table.status != "playing" or table.decider is None:
        return False
    seat = table.seats[table.decider]
    return seat.kind == "bot" or seat.is_away


def call_bot(table: Table, now: float) -> None:
    """Put the table into the bots' queue if a bot decides now, and else take it out."""
    table.bot_due = None
    if is_bots_turn(table) and not table.is_paused:
        table.bot_due = now + GRACE_S if think_in_browser(table) else now
    table.claimed_until = None


def take_overdue(table: Table, now: float) -> bool:
    """Where the time is up, let a bot decide; says whether it was.

    The increment is given all the same, so that there is some time for the next decision.
    """
    if table.deadline is None or table.deadline > now or table.decider is None:
        return False
    seat = table.seats[table.decider]
    table.deadline = table.content.clock_started = None
    if table.options.pace.kind == "live":
        seat.reserve_s = float(table.options.pace.increment_s)
    if table.options.overdue == "seat" or table.options.is_rated:
        seat.is_away = True
        seat.left_at = now
    table.bot_due = None if table.is_paused else now
    table.claimed_until = None
    return True


def leave_game(table: Table, actor: Actor, now: float) -> list[int]:
    """A bot takes one's seats until the return; says which."""
    own = [number for number in _own_people(table, actor) if not table.seats[number].is_away]
    set_away(table, own, now)
    return own


def set_away(table: Table, seats: list[int], now: float) -> None:
    """Let a bot take some seats. The clock of a decision under way remembers when it began."""
    for number in seats:
        table.seats[number].is_away = True
        table.seats[number].left_at = now
    if table.decider in seats:
        table.deadline = None
    if table.decider in seats or table.is_paused:
        call_bot(table, now)


def return_to_game(table: Table, actor: Actor, now: float) -> None:
    """Take one's seats back from the bot, with the time that was left."""
    own = _own_people(table, actor)
    if not any(table.seats[number].is_away for number in own):
        raise NotAway("You are here.")
    if any(table.seats[number].forfeited_at is not None for number in own):
        raise RatedGame("You have given this game up.")
    was_away = table.decider in own and table.seats[table.decider].is_away
    was_paused = table.is_paused
    if was_paused:
        shift_clocks(table, now - _last_leaving(table, now))
    for number in own:
        table.seats[number].is_away = False
        table.seats[number].left_at = None
    if was_away or was_paused:
        call_bot(table, now)
    if not was_away:
        return
    started = table.content.clock_started
    if started is None:
        run_clock(table, now)
    else:
        # It left in the middle of this decision: the same time goes on.
        table.deadline = started + _allowed_s(table)


def _last_leaving(table: Table, now: float) -> float:
    """Since when nobody is there."""
    return max((seat.left_at for seat in table.seats if seat.left_at is not None), default=now)


def _own_people(table: Table, actor: Actor) -> list[int]:
    refuse_unless_playing(table)
    if actor.token_hash is not None:
        raise NotYourSeat("A program's seat is not left.")
    person_of(actor)
    return own_seats(table, actor)


def refuse_unless_playing(table: Table) -> None:
    """Only during the game."""
    if table.status != "playing":
        raise NotPlaying("The game has not begun, or it has ended.")


def acting_level(table: Table) -> str:
    """The bot that decides for the decider."""
    assert table.decider is not None
    return table.seats[table.decider].level or table.options.stand_in
