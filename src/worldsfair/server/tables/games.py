"""The game at a table: starting it and playing turns, each as one entry of the log."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.edition import default_edition, shipped_editions
from worldsfair.errors import IllegalMove
from worldsfair.game import Game, Move
from worldsfair.records import model as records
from worldsfair.records.fair_shuffle import start_player
from worldsfair.rules.position import Position
from worldsfair.server.errors import NotPlaying, NotYourSeat, NotYourTurn, StaleTurn
from worldsfair.server.tables.browser_bots import may_speak_for
from worldsfair.server.tables.clocks import (
    call_bot,
    refuse_unless_playing,
    run_clock,
    start_clocks,
    stop_clock,
)
from worldsfair.server.tables.log import add_entry, position_from
from worldsfair.server.tables.model import Actor, Pending, Seat, Table
from worldsfair.server.tables.seats import seat_at
from worldsfair.wire.tables import EntryKind


def start_game(table: Table, now: float) -> None:
    """Deal a new game; seats are numbered from the one that begins."""
    table.content.edition = default_edition().name
    _deal(table, _beginner(table), now)


def start_same_deal(table: Table, before: Table, now: float) -> None:
    """Deal as before; everyone moves on one seat."""
    # Who added what to the shuffle is told there; here it is one seed, and no secret.
    table.seed = before.shuffle_seed
    for seat in table.seats:
        seat.contribution = None
    table.content.edition = before.content.edition
    _deal(table, 1, now)


def _deal(table: Table, first: int, now: float) -> None:
    table.content.seats = table.seats[first:] + table.seats[:first]
    game = Game.new(
        len(table.seats),
        table.shuffle_seed,
        table.options.approvals,
        edition=shipped_editions()[table.content.edition],
        seats=record_seats(table),
    )
    _begin(table, game.position, now)


def _beginner(table: Table) -> int:
    """By lot (S9), which the shuffle's seed decides, or the host where the table wants that."""
    if table.options.begins == "host":
        for number, seat in enumerate(table.seats):
            if seat.kind == "person" and seat.person == table.content.host:
                return number
    return start_player(table.shuffle_seed, len(table.seats))


def go_on_from(table: Table, state: bytes, now: float) -> None:
    """Start where another game was: the cards nobody has seen are shuffled with this seed."""
    game = _game_at(table, state).imagine(table.shuffle_seed)
    _begin(table, game.position, now)


def _begin(table: Table, position: Position, now: float) -> None:
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
    return position_from(table, table.state)


def game_of(table: Table) -> Game:
    """The game on the table, known from the beginning of the turn that is under way."""
    pending = table.content.pending
    if table.state is None:
        raise NotPlaying("The game has not begun.")
    if pending is None:
        return _game_at(table, table.state)
    game = _game_at(table, pending.before)
    for move in (*pending.moves, *pending.choices):
        game.play(move)
    return game


def _game_at(table: Table, state: bytes) -> Game:
    position = position_from(table, state)
    return Game.from_position(position, seed=table.shuffle_seed, seats=record_seats(table))


def submit(
    table: Table, actor: Actor, seat: int, follows: int, moves: Sequence[str], now: float
) -> None:
    """A person or a program plays: a whole turn, or one approval; for a bot, where that may be."""
    seat_at(table, seat)
    if may_speak_for(table, actor, seat):
        play(table, seat, follows, moves, now, by_bot=True)
        return
    if not actor.owns(seat_at(table, seat)):
        raise NotYourSeat(f"Seat {seat} is not yours.")
    if seat_at(table, seat).is_away:
        raise NotYourTurn("A bot has your seat until you return.")
    play(table, seat, follows, moves, now)


def play(
    table: Table, seat: int, follows: int, moves: Sequence[str], now: float, *, by_bot: bool = False
) -> None:
    """Play the moves for a seat if they follow the last entry, are its to make, and legal."""
    if follows != table.number:
        raise StaleTurn(f"The table is at number {table.number}, not {follows}.")
    refuse_unless_playing(table)
    if seat != table.decider:
        raise NotYourTurn(f"Seat {table.decider} decides now.")
    texts = [Move.parse(text).text for text in moves]
    game = game_of(table)
    if game.awaits_approval:
        _approve(table, game, texts, now, by_bot)
    else:
        _play_turn(table, game, texts, now, by_bot)


def _play_turn(table: Table, game: Game, moves: list[str], now: float, by_bot: bool) -> None:
    assert table.state is not None
    assert table.decider is not None
    seat, before = table.decider, table.state
    turn = game.play_turn(moves)
    if by_bot and table.seats[seat].kind == "person":
        table.seats[seat].turns_by_bot += 1
    if game.awaits_approval:
        table.content.pending = Pending(before, moves, [])
    _enter(table, "turn", game.position, now, seat=seat, moves=moves, turn=turn, by_bot=by_bot)


def _approve(table: Table, game: Game, moves: list[str], now: float, by_bot: bool) -> None:
    pending = table.content.pending
    assert pending is not None
    if len(moves) != 1:
        raise IllegalMove("One number is chosen at a time.", "P7")
    seat = table.decider
    game.play(moves[0])
    turn = None
    if game.awaits_approval:
        choices = [*pending.choices, moves[0]]
        table.content.pending = Pending(pending.before, pending.moves, choices)
    else:
        table.content.pending = None
        turn = game.last_turn()
    _enter(table, "approval", game.position, now, seat=seat, moves=moves, turn=turn, by_bot=by_bot)


def _enter(
    table: Table,
    kind: EntryKind,
    position: Position,
    now: float,
    *,
    seat: int | None = None,
    moves: Sequence[str] = (),
    turn: records.Turn | None = None,
    by_bot: bool = False,
) -> None:
    """Write an entry, and let what follows from it happen at the table."""
    stop_clock(table, now)
    table.decider = None if position.is_over else position.seat
    table.content.declined.clear()
    wish = table.content.proposal
    if wish is not None and (wish.kind == "takeback" or position.is_over):
        table.content.proposal = None
    if position.is_over:
        table.status = "finished"
    completes = turn is not None and not position.awaits_approval
    add_entry(
        table,
        kind,
        position,
        seat=seat,
        moves=moves,
        turn=turn,
        completes=completes,
        by_bot=by_bot,
    )
    run_clock(table, now)
    call_bot(table, now)


def enter_takeback(table: Table, seat: int | None, state: bytes, now: float) -> None:
    """Go back to an earlier state, as an entry of its own."""
    table.content.pending = None
    table.status = "playing"
    _enter(table, "takeback", position_from(table, state), now, seat=seat)
