"""Time at a table: whose runs, when it is up, and what is left."""

from __future__ import annotations

from worldsfair.server.tables.model import Table

_DAY_S = 86_400.0


def start_clocks(table: Table) -> None:
    """Give everyone the reserve."""
    for seat in table.seats:
        seat.reserve_s = float(table.options.pace.reserve_s)


def stop_clock(table: Table, now: float) -> None:
    """The decider has decided: take the time used from the reserve and add the increment."""
    started = table.content.clock_started
    table.deadline = None
    table.content.clock_started = None
    if table.options.pace.kind != "live" or started is None or table.decider is None:
        return
    seat = table.seats[table.decider]
    left = max(0.0, seat.reserve_s - (now - started))
    seat.reserve_s = left + table.options.pace.increment_s


def run_clock(table: Table, now: float) -> None:
    """Let the decider's time run; bots are not timed."""
    table.deadline = None
    table.content.clock_started = None
    if table.status != "playing" or table.decider is None or is_bots_turn(table):
        return
    pace = table.options.pace
    if pace.kind == "none":
        return
    table.content.clock_started = now
    allowed = table.seats[table.decider].reserve_s if pace.kind == "live" else pace.days * _DAY_S
    table.deadline = now + allowed


def is_bots_turn(table: Table) -> bool:
    """Whether a bot decides: its own seat, or one whose person is away."""
    if table.status != "playing" or table.decider is None:
        return False
    seat = table.seats[table.decider]
    return seat.kind == "bot" or seat.is_away


def call_bot(table: Table, now: float) -> None:
    """Put the table into the bots' queue if a bot decides, and else take it out."""
    table.bot_due = now if is_bots_turn(table) else None
    table.claimed_until = None


def take_overdue(table: Table, now: float) -> bool:
    """Where the time is up, let a bot decide; says whether it was."""
    if table.deadline is None or table.deadline > now or table.decider is None:
        return False
    table.deadline = None
    if table.options.overdue == "seat":
        table.seats[table.decider].is_away = True
    table.bot_due = now
    table.claimed_until = None
    return True


def acting_level(table: Table) -> str:
    """The bot that decides for the decider."""
    assert table.decider is not None
    return table.seats[table.decider].level or table.options.stand_in
