"""Bot accounts: an owner's, with one token for many tables, and a stream of what happens there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path

import pytest

from server.bots_at_work import PASSWORD, Listening, listening, new_bot, new_name, owner
from server.directly import add_ada, do
from server.playing import any_turn, play_one
from server.postgres import Postgres
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client, Refused
from worldsfair.server.actions.bot_accounts import WithToken, make_bot_account
from worldsfair.server.actions.unit_of_work import Credentials, UnitOfWork
from worldsfair.server.errors import TooManyBots
from worldsfair.server.settings import Limits
from worldsfair.server.storage.connect import open_database
from worldsfair.server.tables.clocks import BOT_PATIENCE_S, call_bot, run_clock, take_overdue
from worldsfair.server.tables.model import Content, Seat, Table
from worldsfair.wire.bot_events import (
    EndedEvent,
    InvitedEvent,
    StartedEvent,
    TurnEvent,
    WithdrawnEvent,
)
from worldsfair.wire.people import BotToken
from worldsfair.wire.tables import PersonId, TableId, TableOptions


@pytest.fixture(scope="module")
def ida(server: Server) -> Iterator[Client]:
    with owner(server) as client:
        yield client


@pytest.fixture
def robby(ida: Client) -> BotToken:
    return new_bot(ida)


def invite_to(host: Client, bot: BotToken, **options: object) -> str:
    """A table of two, to one seat of which the bot is invited."""
    table = host.open_table([{"kind": "person"}, {"kind": "open"}], **options).table.id
    host.invite(table, 1, bot.bot.name)
    return table


def start_with(host: Client, bot: BotToken, there: Listening, **options: object) -> str:
    """The same, accepted and started; the bot is told so."""
    table = invite_to(host, bot, **options)
    assert there.next(InvitedEvent).table.id == table
    there.client.answer_invitation(table)
    host.start(table)
    assert there.next(StartedEvent).table.id == table
    return table


def answer(there: Listening, event: TurnEvent) -> None:
    """Any turn."""
    table = event.table.id
    moves = any_turn(there.client, table, random.Random(event.table.number))
    there.client.take_turn(table, event.seat, event.table.number, moves)


def test_a_bot_is_invited_accepts_and_plays_to_the_end(
    server: Server, ada: Client, robby: BotToken
) -> None:
    with listening(server, robby.token) as there:
        table = start_with(ada, robby, there)
        while (view := ada.table(table).table).status == "playing":
            assert view.decider is not None
            seat = view.seats[view.decider]
            if seat.is_bot_account:
                event = there.next(TurnEvent)
                assert (event.table.id, event.seat) == (table, view.decider)
                answer(there, event)
            else:
                play_one(table, random.Random(view.number), ada)
        ended = there.next(EndedEvent)
    assert (ended.table.id, ended.table.status) == (table, "finished")
    assert "bot:program" in [seat.player for seat in ada.record(table).seats]


def test_one_token_plays_at_many_tables(
    server: Server, ada: Client, bea: Client, robby: BotToken
) -> None:
    with listening(server, robby.token) as there:
        first = start_with(ada, robby, there, begins="host")
        second = start_with(bea, robby, there, begins="host")
        for client, table in ((ada, first), (bea, second)):
            play_one(table, random.Random(1), client)
        told = {there.next(TurnEvent).table.id for _ in range(2)}
        assert told == {first, second}
        assert {one.id for one in there.client.tables("yours")} == told


def test_a_bot_declines_and_the_seat_is_open_again(
    server: Server, ada: Client, robby: BotToken
) -> None:
    with listening(server, robby.token) as there:
        table = invite_to(ada, robby)
        assert ada.table(table).table.seats[1].invited == robby.bot.name
        there.next(InvitedEvent)
        there.client.answer_invitation(table, accepts=False)
        there.next(WithdrawnEvent)
        assert ada.table(table).table.seats[1].invited is None
        with pytest.raises(Refused, match="not invited"):
            there.client.answer_invitation(table)
        assert there.client.tables("yours") == []


@pytest.mark.parametrize("how", ["open", "bot", "close", "person"])
def test_an_invitation_that_is_no_more_is_told(
    server: Server, ada: Client, bea: Client, robby: BotToken, how: str
) -> None:
    with listening(server, robby.token) as there:
        table = invite_to(ada, robby)
        there.next(InvitedEvent)
        if how == "close":
            ada.close_table(table)
        elif how == "person":
            bea.take_seat(table, 1)
        else:
            ada.take_seat(table, 1, how, **({"level": "random"} if how == "bot" else {}))
        assert there.next(WithdrawnEvent).table == table
        with pytest.raises(Refused):
            there.client.answer_invitation(table)


def test_whoever_connects_anew_is_told_of_all_that_is_under_way(
    server: Server, ada: Client, bea: Client, robby: BotToken
) -> None:
    with listening(server, robby.token) as there:
        playing = start_with(ada, robby, there, begins="host")
        play_one(playing, random.Random(1), ada)
        turn = there.next(TurnEvent)
        waiting = invite_to(bea, robby)
        there.next(InvitedEvent)
    with listening(server, robby.token) as again:
        heard = [again.next(InvitedEvent | StartedEvent | TurnEvent) for _ in range(3)]  # type: ignore[arg-type]  # a union is no type to mypy
        assert {type(event) for event in heard} == {InvitedEvent, StartedEvent, TurnEvent}
        assert {event.table.id for event in heard} == {playing, waiting}
        (told,) = (event for event in heard if isinstance(event, TurnEvent))
        assert told.game == turn.game
        answer(again, told)


def test_a_new_stream_ends_the_one_before(server: Server, robby: BotToken) -> None:
    with listening(server, robby.token) as first, listening(server, robby.token):
        assert first.last_word() == "replaced"


def test_a_bot_that_is_not_there_is_not_invited(
    server: Server, ada: Client, robby: BotToken
) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    with pytest.raises(Refused, match="is not there now") as refused:
        ada.invite(table, 1, robby.bot.name)
    assert refused.value.code == "bot_offline"
    with listening(server, robby.token):
        assert robby.bot.name in ada.online_bots()
        ada.invite(table, 1, robby.bot.name)


@pytest.mark.parametrize("name", ["nobody at all", "Ada"])
def test_only_bot_accounts_are_invited(ada: Client, name: str) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    with pytest.raises(Refused) as refused:
        ada.invite(table, 1, name)
    assert refused.value.code == "unknown_bot_account"


def test_a_table_is_opened_with_an_invitation(server: Server, ada: Client, robby: BotToken) -> None:
    with listening(server, robby.token) as there:
        seats = [{"kind": "person"}, {"kind": "open", "invite": robby.bot.name}]
        table = ada.open_table(seats).table.id
        assert there.next(InvitedEvent).table.id == table


def test_a_rematch_asks_the_bot_again(server: Server, ada: Client, robby: BotToken) -> None:
    with listening(server, robby.token) as there:
        table = start_with(ada, robby, there)
        # A bot has no say in giving a game up, so the only person has.
        assert ada.abandon(table).status == "abandoned"
        while not isinstance(there.next(EndedEvent | TurnEvent), EndedEvent):  # type: ignore[arg-type]  # as above
            pass
        again = ada.rematch(table).table.id
        assert there.next(InvitedEvent).table.id == again


def test_a_bot_that_leaves_is_replaced_and_may_return(
    server: Server, ada: Client, robby: BotToken
) -> None:
    with listening(server, robby.token) as there:
        table = start_with(ada, robby, there, begins="host")
        there.client.leave(table)
        assert ada.table(table).table.seats[1].is_away
        there.client.come_back(table)
        play_one(table, random.Random(1), ada)


def test_a_bot_account_is_marked_and_not_rated(
    server: Server, ida: Client, robby: BotToken
) -> None:
    with listening(server, robby.token) as there:
        me = there.client.whoami()
        assert me is not None
        assert (me.name, me.is_bot, me.is_account) == (robby.bot.name, True, False)
        rated = ida.open_table([{"kind": "person"}, {"kind": "open"}], is_rated=True).table.id
        with pytest.raises(Refused) as refused:
            ida.invite(rated, 1, robby.bot.name)
        assert refused.value.code == "accounts_only"
        casual = invite_to(ida, robby)
        with pytest.raises(Refused):
            ida.change_options(casual, is_rated=True)


def test_the_owner_sees_renews_revokes_and_deletes(server: Server, ida: Client) -> None:
    made = new_bot(ida)

    def seen() -> tuple[bool, bool]:
        (bot,) = (one for one in ida.bot_accounts() if one.id == made.bot.id)
        return bot.has_token, bot.is_online

    assert seen() == (True, False)
    renewed = ida.renew_bot_token(made.bot.id)
    assert renewed.token != made.token
    with listening(server, renewed.token) as there:
        assert seen() == (True, True)
        ida.revoke_bot_token(made.bot.id)
        assert there.last_word() == "revoked"
    assert seen() == (False, False)
    ida.delete_bot_account(made.bot.id)
    assert made.bot.id not in [one.id for one in ida.bot_accounts()]


def test_names_are_shared_with_accounts(ida: Client, robby: BotToken) -> None:
    me = ida.whoami()
    assert me is not None
    for taken in (me.name, robby.bot.name):
        with pytest.raises(Refused, match="already"):
            ida.make_bot_account(taken)


def test_a_guest_has_no_bots(ada: Client) -> None:
    with pytest.raises(Refused) as refused:
        ada.make_bot_account(new_name("Robby"))
    assert refused.value.code == "accounts_only"


def test_what_is_kept_of_the_owner_names_the_bots_and_no_token(
    ida: Client, robby: BotToken
) -> None:
    kept = ida.own_data().decode()
    assert robby.bot.name in kept
    assert robby.token.partition("_")[2].partition("~")[0] not in kept


def test_a_server_that_stops_says_so_at_once(tmp_path: Path) -> None:
    with (
        running_server(sqlite_at(tmp_path)) as server,
        owner(server) as ida,
        listening(server, new_bot(ida).token) as there,
    ):
        server.stop()
        # Whoever was only cut off, after all patience, would hear nothing.
        assert there.last_word() == "restarting"


def test_several_processes_tell_each_others_bots(postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        running_server(url, "--no-rate-limits") as one,
        running_server(url, "--no-rate-limits") as other,
        owner(one) as ida,
    ):
        robby = new_bot(ida)
        with listening(other, robby.token) as there:
            table = invite_to(ida, robby, begins="host")
            there.next(InvitedEvent)
            there.client.answer_invitation(table)
            ida.start(table)
            there.next(StartedEvent)
            play_one(table, random.Random(1), ida)
            answer(there, there.next(TurnEvent))
            with listening(one, robby.token):
                assert there.last_word() == "replaced"
        with listening(other, robby.token) as there:
            there.next(StartedEvent)
            ida.revoke_bot_token(robby.bot.id)
            assert there.last_word() == "revoked"


def test_who_makes_bots_at_once_gets_no_more_than_may_be(postgres: Postgres) -> None:
    database = open_database(postgres.new_database())
    ada, most = Credentials(person="ada", epoch=0), Limits().bots_per_person

    def make_while(work: UnitOfWork, other: Callable[[], Future[WithToken]]) -> Future[WithToken]:
        make_bot_account(work, ada, "The last")
        # It counts before this one is committed, unless it waits for that.
        waiting = other()
        wait([waiting], timeout=0.5)
        return waiting

    try:
        add_ada(database, password="a hash")  # noqa: S106 - nobody's
        for number in range(most - 1):
            do(database, 0.0, make_bot_account, ada, f"Robby {number}")
        with ThreadPoolExecutor() as threads:
            one_more = partial(threads.submit, do, database, 0.0, make_bot_account, ada, "More")
            with pytest.raises(TooManyBots):
                do(database, 0.0, make_while, one_more).result()
    finally:
        database.close()


def table_of(bot: PersonId) -> Table:
    seats = [Seat("program", "Robby", bot), Seat("person", "Ada", PersonId("ada"))]
    table = Table(TableId("t"), Content(PersonId("ada"), TableOptions(), seats), 0.0)
    table.status, table.decider = "playing", 0
    return table


def test_a_bot_that_never_answers_is_played_for() -> None:
    table = table_of(PersonId("robby"))
    run_clock(table, 100.0)
    assert table.deadline == 100.0 + BOT_PATIENCE_S
    assert not take_overdue(table, 100.0)
    assert take_overdue(table, 101.0 + BOT_PATIENCE_S)
    assert table.bot_due is not None


def test_nobody_else_is_timed_beside_a_bot() -> None:
    table = table_of(PersonId("robby"))
    table.decider = 1
    run_clock(table, 100.0)
    call_bot(table, 100.0)
    assert (table.deadline, table.bot_due) == (None, None)


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_the_schema_goes_back_and_forth(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    from alembic import command

    from worldsfair.server.storage.migrate import config_for, version_of

    url = sqlite_at(tmp_path)
    if where == "postgresql":
        url = request.getfixturevalue("postgres").new_database()
    database = open_database(url)
    try:

        def there_and_back(work: object) -> list[str | None]:
            connection = work.connection  # type: ignore[attr-defined]  # a unit of work's
            found = []
            for step in (command.downgrade, command.upgrade):
                step(config_for(connection), "0005" if step is command.downgrade else "head")
                found.append(version_of(connection))
            return found

        assert do(database, 0.0, there_and_back) == ["0005", "0007"]
    finally:
        database.close()


def test_a_password_is_none_of_a_bots(server: Server, robby: BotToken) -> None:
    with Client(server.address) as nobody, pytest.raises(Refused) as refused:
        nobody.sign_in(robby.bot.name, PASSWORD)
    assert refused.value.code == "wrong_password"
