"""The game at a table: starting it and taking turns, each as one entry of the log."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence

from msgspec import UNSET

from worldsfair.edition import AREAS
from worldsfair.errors import IllegalMove
from worldsfair.game import Game, Move
from worldsfair.records import model as records
from worldsfair.records.chance import SeedChance
from worldsfair.records.fair_shuffle import SEED_BYTES, commitment_to
from worldsfair.records.telling import decide_legally, tell_result, tell_turn
from worldsfair.rules.position import Position
from worldsfair.server.errors import NotPlaying, NotYourSeat, NotYourTurn, StaleTurn
from worldsfair.server.tables.clocks import call_bot, run_clock, start_clocks, stop_clock
from worldsfair.server.tables.model import Actor, Entry, EntryKind, Pending, Seat, Table
from worldsfair.server.tables.seating import seat_at
from worldsfair.server.tables.states import position_from


def start_game(table: Table, now: float, seed: bytes | None = None) -> None:
    """Deal a new game; seats are numbered from the one that begins."""
    first = _beginner(table) if seed is None else 1
    table.content.seats = table.seats[first:] + table.seats[:first]
    table.seed = seed or secrets.token_bytes(SEED_BYTES)
    game = Game.new(
        len(table.seats), table.seed, table.options.approvals, seats=record_seats(table)
    )
    begin(table, game.position, now)


def _beginner(table: Table) -> int:
    """A random seat (S9), or the host's where the table wants that."""
    if table.options.begins == "host":
        for number, seat in enumerate(table.seats):
            if seat.kind == "person" and seat.person == table.content.host:
                return number
    return secrets.randbelow(len(table.seats))


def go_on_from(table: Table, state: bytes, now: float) -> None:
    """Start where another game was: the cards nobody has seen are shuffled with a new seed."""
    table.seed = secrets.token_bytes(SEED_BYTES)
    position = position_from(state, len(table.seats))
    game = Game(position, SeedChance(table.seed), "", record_seats(table)).imagine(table.seed)
    begin(table, game.position, now)


def begin(table: Table, position: Position, now: float) -> None:
    """The first entry."""
    table.status = "playing"
    start_clocks(table)
    _enter(table, "start", position, now)


def record_seats(table: Table) -> list[records.Seat]:
    """Who sits where, as a record says it."""
    return [records.Seat(name=seat.name, player=_player(seat)) for seat in table.seats]


def _player(seat: Seat) -> str:
    if seat.kind == "bot":
        return f"bot:{seat.level}"
    return "bot:program" if seat.kind == "program" else "human"


def position_of(table: Table) -> Position:
    """The position on the table. It holds the secret order of the deck."""
    if table.state is None:
        raise NotPlaying("The game has not begun.")
    return position_from(table.state, len(table.seats))


def game_of(table: Table) -> Game:
    """The game on the table, without its history."""
    assert table.seed is not None
    return Game(
        position_of(table), SeedChance(table.seed), commitment_to(table.seed), record_seats(table)
    )


def submit(
    table: Table, actor: Actor, seat: int, follows: int, moves: Sequence[str], now: float
) -> None:
    """A person or a program decides: a whole turn, or one approval."""
    if not actor.owns(seat_at(table, seat)):
        raise NotYourSeat(f"Seat {seat} is not yours.")
    if seat_at(table, seat).is_away:
        raise NotYourTurn("A bot has your seat until you return.")
    decide(table, seat, follows, moves, now)


def decide(
    table: Table, seat: int, follows: int, moves: Sequence[str], now: float, *, by_bot: bool = False
) -> None:
    """Play the moves for a seat if they follow the last entry, are its to make, and legal."""
    if follows != table.number:
        raise StaleTurn(f"The table is at number {table.number}, not {follows}.")
    if table.status != "playing":
        raise NotPlaying("The game has not begun, or it has ended.")
    if seat != table.decider:
        raise NotYourTurn(f"Seat {table.decider} decides now.")
    texts = [Move.parse(text).text for text in moves]
    position = position_of(table)
    if position.awaits_approval:
        _approve(table, position, texts, now, by_bot)
    else:
        _take_turn(table, position, texts, now, by_bot)


def _take_turn(
    table: Table, position: Position, moves: list[str], now: float, by_bot: bool
) -> None:
    assert table.seed is not None
    assert table.state is not None
    chance = SeedChance(table.seed)
    seat = table.decider
    before = table.state
    if not position.chosen_approvals:
        told = tell_turn(position, moves, iter(()), chance)
        _enter(table, "turn", position, now, seat, moves, told, by_bot=by_bot)
        return
    trial = position.copy()
    told = tell_turn(trial, moves, _approving_nothing(trial), chance)
    game = game_of(table)
    game.play_turn(moves)
    if game.position.awaits_approval:
        told = records.Turn(told.seat, told.moves, told.dealt, told.reshuffled_before)
        table.content.pending = Pending(before, moves, [])
        _enter(table, "turn", game.position, now, seat, moves, told, complete=False, by_bot=by_bot)
    else:
        _enter(table, "turn", game.position, now, seat, moves, told, by_bot=by_bot)


def _approving_nothing(position: Position) -> Iterator[str]:
    """Answers for whoever is asked; what was dealt does not depend on them."""
    while True:
        yield f"approve {AREAS[position.area_at(position.scored_position)]} 0"


def _approve(table: Table, position: Position, moves: list[str], now: float, by_bot: bool) -> None:
    assert table.seed is not None
    pending = table.content.pending
    assert pending is not None
    if len(moves) != 1:
        raise IllegalMove("One number is chosen at a time.", "P7")
    seat, turn = table.decider, position.turn
    decide_legally(position, moves[0])
    position.advance()
    choices = [*pending.choices, moves[0]]
    told = None
    if position.turn == turn:
        table.content.pending = Pending(pending.before, pending.moves, choices)
    else:
        table.content.pending = None
        beginning = position_from(pending.before, len(table.seats))
        told = tell_turn(beginning, pending.moves, iter(choices), SeedChance(table.seed))
    _enter(table, "approval", position, now, seat, moves, told, by_bot=by_bot)


def _enter(
    table: Table,
    kind: EntryKind,
    position: Position,
    now: float,
    seat: int | None = None,
    moves: Sequence[str] = (),
    told: records.Turn | None = None,
    *,
    complete: bool = True,
    by_bot: bool = False,
) -> None:
    """Write an entry, and let what follows from it happen at the table."""
    stop_clock(table, now)
    table.number += 1
    table.turn = position.turn
    table.state = bytes(position.buffer)
    table.decider = None if position.is_over else position.seat
    table.content.takeback = None
    for chair in table.seats:
        chair.agrees_to_takeback = False
    if position.is_over:
        table.status = "finished"
    entry = Entry(
        kind=kind,
        number=table.number,
        seat=seat,
        moves=list(moves),
        dealt=told.dealt if told is not None and kind == "turn" else [],
        reshuffled_before=told.reshuffled_before if told and kind == "turn" else UNSET,
        scoring=told.scoring if told is not None else UNSET,
        completes=told is not None and complete,
        turn=table.turn,
        by_bot=by_bot,
        result=tell_result(position) if position.is_over else UNSET,
    )
    table.news.append((entry, table.state))
    run_clock(table, now)
    call_bot(table, now)


def enter_takeback(table: Table, seat: int, state: bytes, now: float) -> None:
    """Go back to an earlier state, as an entry of its own."""
    table.content.pending = None
    table.status = "playing"
    position = position_from(state, len(table.seats))
    _enter(table, "takeback", position, now, seat)
