"""During a game: starting it, taking turns and taking them back, giving it up, and the clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from worldsfair.errors import GameError
from worldsfair.game import Move
from worldsfair.records.fair_shuffle import SEED_BYTES
from worldsfair.server.actions.callers import actor_asking
from worldsfair.server.actions.endings import conclude
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import (
    NewerFormat,
    NotYourSeat,
    SetAside,
    StaleProposal,
    TooManyGames,
    UnknownTurn,
)
from worldsfair.server.storage import bot_queue
from worldsfair.server.storage import entries as log
from worldsfair.server.storage import tables as rows
from worldsfair.server.tables import clocks, games, proposals
from worldsfair.server.tables.forfeits import forfeit
from worldsfair.server.tables.model import Actor, Table, Wish
from worldsfair.server.tables.seats import check_start, seat_at
from worldsfair.wire.requests import AbandonRequest, TakebackAnswer, TurnRequest
from worldsfair.wire.tables import Entry


@dataclass(frozen=True)
class Taken:
    """A turn that is in the log."""

    table: Table
    entry: Entry
    state: bytes
    """After it."""
    is_repeat: bool
    """It had been taken before."""


def start(work: UnitOfWork, credentials: Credentials, table_id: str) -> Table:
    """The host begins the game, once every seat is taken and everyone is ready."""
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    check_start(table, actor)
    _refuse_too_many_games(work, table)
    if table.seed is None:
        # It was opened by an earlier version, which drew the seed at the start.
        table.seed = work.chance.token_bytes(SEED_BYTES)
    origin, same = table.content.origin, table.content.same_deal_as
    if origin is not None:
        before = work.look_at(origin.table)
        table.content.origin = msgspec.structs.replace(origin, number=before.number)
        games.go_on_from(table, _state_after(work, before, origin.turn), work.now)
    elif same is not None:
        games.start_same_deal(table, work.look_at(same), work.now)
    else:
        games.start_game(table, work.now)
    work.keep(table)
    return table


def _refuse_too_many_games(work: UnitOfWork, table: Table) -> None:
    if not any(seat.kind == "bot" for seat in table.seats):
        return
    if rows.running_games(work.connection, table.content.host) >= work.limits.games_per_person:
        raise TooManyGames(
            f"You have {work.limits.games_per_person} games running; finish one of them first."
        )


def take_turn(
    work: UnitOfWork,
    credentials: Credentials,
    table_id: str,
    turn: TurnRequest,
    reply_to: str | None = None,
) -> Taken:
    """A player's turn; the same turn sent again gives what it gave the first time."""
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    if turn.follows < table.number:
        again = _taken_before(work, table, actor, turn)
        if again is not None:
            return Taken(table, *again, is_repeat=True)
    games.submit(table, actor, turn.seat, turn.follows, turn.moves, work.now)
    return _keep_turn(work, table, reply_to)


def take_bot_turn(
    work: UnitOfWork, table_id: str, follows: int, moves: Sequence[str]
) -> Taken | None:
    """A bot's turn, unless the table has gone on without it."""
    table = work.load(table_id)
    if table.number != follows or table.bot_due is None or table.decider is None:
        return None
    games.play(table, table.decider, follows, moves, work.now, by_bot=True)
    return _keep_turn(work, table)


def finish_bot_turn(
    work: UnitOfWork, table: Table, host: str, moves: Sequence[str], thought_s: float
) -> bool:
    """What a bot has thought out, and whose account it goes on; says whether it was played."""
    bot_queue.charge(work.connection, host, thought_s, work.now)
    return take_bot_turn(work, table.id, table.number, moves) is not None


def _keep_turn(work: UnitOfWork, table: Table, reply_to: str | None = None) -> Taken:
    entry, state = table.news[-1]
    conclude(work, table)
    work.keep(table, reply_to=reply_to)
    return Taken(table, entry, state, is_repeat=False)


def _taken_before(
    work: UnitOfWork, table: Table, actor: Actor, turn: TurnRequest
) -> tuple[Entry, bytes] | None:
    if not actor.owns(seat_at(table, turn.seat)):
        raise NotYourSeat(f"Seat {turn.seat} is not yours.")
    found = log.entry_at(work.connection, table.id, turn.follows + 1)
    if found is None or found[0].seat != turn.seat or found[0].kind not in ("turn", "approval"):
        return None
    try:
        texts = [Move.parse(text).text for text in turn.moves]
    except GameError:
        return None
    return found if found[0].moves == texts and not found[0].by_bot else None


def propose_takeback(work: UnitOfWork, credentials: Credentials, table_id: str, turn: int) -> Table:
    """Ask to go back to the beginning of a turn."""
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    _carry_out(work, table, proposals.propose_takeback(table, actor, turn, work.now))
    work.keep(table)
    return table


def answer_takeback(
    work: UnitOfWork, credentials: Credentials, table_id: str, told: TakebackAnswer
) -> Table:
    """Say yes or no to a takeback; with the last yes the turn is taken back."""
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    _answer(work, table, actor, "takeback", told.proposal, told.agrees)
    work.keep(table)
    return table


def abandon(
    work: UnitOfWork, credentials: Credentials, table_id: str, told: AbandonRequest
) -> Table:
    """Propose to give the game up, or answer that."""
    actor = actor_asking(work, credentials)
    table = work.load(table_id)
    if told.proposal is not None:
        _answer(work, table, actor, "abandon", told.proposal, told.agrees)
    elif told.agrees:
        _carry_out(work, table, proposals.propose_abandon(table, actor, work.now))
    else:
        raise StaleProposal("A no names the proposal that it answers.")
    work.keep(table)
    return table


def _answer(
    work: UnitOfWork, table: Table, actor: Actor, kind: str, number: int, agrees: bool
) -> None:
    wish = table.content.proposal
    if wish is not None and wish.kind != kind:
        raise StaleProposal("That proposal is not the one that waits for an answer.")
    _carry_out(work, table, proposals.answer(table, actor, number, agrees, work.now))


def _carry_out(work: UnitOfWork, table: Table, wish: Wish | None) -> None:
    """What everyone has agreed to."""
    if wish is None:
        return
    if wish.kind == "abandon":
        proposals.abandon(table)
        conclude(work, table)
        return
    assert wish.turn is not None
    seat = next((n for n, one in enumerate(table.seats) if one.person == wish.person), None)
    games.enter_takeback(table, seat, _state_after(work, table, wish.turn), work.now)


def _state_after(work: UnitOfWork, table: Table, turn: int) -> bytes:
    if turn > table.turn:
        # It was played once, perhaps, and then taken back.
        raise UnknownTurn(f"This game has no turn {turn}.")
    return log.state_after_turn(work.connection, table.id, turn)


def take_overdue(work: UnitOfWork, table_id: str) -> None:
    """Let a bot decide where somebody's time is up; in a rated game that is losing it."""
    table = work.load(table_id)
    decider = table.decider
    if clocks.take_overdue(table, work.now):
        assert decider is not None
        forfeit(table, [decider])
        conclude(work, table)
        work.keep(table)


def shift_clock(work: UnitOfWork, table_id: str, by_s: float) -> None:
    """Give back the time during which no server ran."""
    table = work.load(table_id)
    if table.deadline is not None:
        clocks.shift_clocks(table, by_s)
        work.keep(table)


def claim_for_bot(work: UnitOfWork, worker: str) -> tuple[Table, str] | None:
    """The next table on which a bot decides, leased to a worker; with its host."""
    while (claimed := bot_queue.claim(work.connection, worker, work.now)) is not None:
        table_id, host = claimed
        try:
            table = work.look_at(table_id)
            if not table.is_paused:
                return table, host
            _stand_still(work, table_id)
        except SetAside as error:
            rows.set_aside(work.connection, table_id, f"{error.__cause__}")
        except NewerFormat:
            # A newer process beside this one plays it; here the lease keeps it away.
            continue
    return None


def _stand_still(work: UnitOfWork, table_id: str) -> None:
    """An earlier version called the bots to a game that every person had left."""
    table = work.load(table_id)
    clocks.call_bot(table, work.now)
    work.keep(table)


def renew_claim(work: UnitOfWork, worker: str, table_id: str) -> None:
    """Keep a table leased while its bot thinks."""
    bot_queue.renew(work.connection, table_id, worker, work.now)


def put_off(work: UnitOfWork, worker: str, table_id: str) -> None:
    """A table that can't be thought about now is offered again a little later."""
    bot_queue.put_off(work.connection, table_id, worker, work.now)


def set_aside(work: UnitOfWork, table_id: str, problem: str) -> None:
    """Keep a table from the bots and the clock, for the operator to look at."""
    rows.set_aside(work.connection, table_id, problem)


def watch(work: UnitOfWork, table_id: str, seconds: float) -> None:
    """Somebody looks on, so a game of bots goes on for a while."""
    rows.watch(work.connection, table_id, work.now + seconds)
