"""What needs everyone's word: taking a turn back, and giving the game up. And who is away."""

from __future__ import annotations

from worldsfair.server.errors import (
    NothingProposed,
    NotPlaying,
    NotYourSeat,
    TakebacksOff,
    UnknownTurn,
)
from worldsfair.server.tables.clocks import call_bot, run_clock, stop_clock
from worldsfair.server.tables.model import Actor, Seat, Table, Takeback
from worldsfair.server.tables.seating import own_seats


def propose_takeback(table: Table, actor: Actor, turn: int) -> bool:
    """Ask to go back to the beginning of turn `turn`; says whether all agree already."""
    _refuse_unless_playing(table)
    if not table.options.takebacks:
        raise TakebacksOff("This table plays without takebacks.")
    seats = own_seats(table, actor)
    most = table.turn if table.content.pending is not None else table.turn - 1
    if not 0 <= turn <= most:
        raise UnknownTurn(f"Turn {turn} can't be taken back.")
    table.content.takeback = Takeback(seats[0], turn, table.number)
    for seat in table.seats:
        seat.agrees_to_takeback = actor.owns(seat)
    return _all_agree_to_takeback(table)


def answer_takeback(table: Table, actor: Actor, agrees: bool) -> bool:
    """Say yes or no to the takeback that was proposed; says whether all agree now."""
    _refuse_unless_playing(table)
    if table.content.takeback is None:
        raise NothingProposed("Nobody asked to take a turn back.")
    for number in own_seats(table, actor):
        table.seats[number].agrees_to_takeback = agrees
    if not agrees:
        table.content.takeback = None
        return False
    return _all_agree_to_takeback(table)


def _all_agree_to_takeback(table: Table) -> bool:
    return all(seat.agrees_to_takeback for seat in table.seats if _has_a_say(seat))


def agree_to_abandon(table: Table, actor: Actor, agrees: bool) -> None:
    """Say whether the game may end here; it does when every person says so."""
    _refuse_unless_playing(table)
    for number in own_seats(table, actor):
        table.seats[number].agrees_to_abandon = agrees
    if all(seat.agrees_to_abandon for seat in table.seats if _has_a_say(seat)):
        table.status = "abandoned"
        table.decider = table.deadline = table.bot_due = None


def _has_a_say(seat: Seat) -> bool:
    return seat.kind == "person" and not seat.is_away


def leave_game(table: Table, actor: Actor, now: float) -> None:
    """A bot takes one's seats until the return."""
    _set_away(table, actor, True, now)


def return_to_game(table: Table, actor: Actor, now: float) -> None:
    """Take one's seats back from the bot."""
    _set_away(table, actor, False, now)


def _set_away(table: Table, actor: Actor, is_away: bool, now: float) -> None:
    _refuse_unless_playing(table)
    own = own_seats(table, actor)
    if any(table.seats[number].kind != "person" for number in own):
        raise NotYourSeat("A program's seat is not left.")
    for number in own:
        table.seats[number].is_away = is_away
    if table.decider in own:
        stop_clock(table, now)
        run_clock(table, now)
        call_bot(table, now)


def _refuse_unless_playing(table: Table) -> None:
    if table.status != "playing":
        raise NotPlaying("The game has not begun, or it has ended.")
