"""Bot accounts in bad hands: tokens guessed, stolen, or used for more than they are for."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from server.attacks.hostile import (
    PASSWORD,
    account,
    ask,
    code_of,
    come_from,
    database,
    guest,
    happens,
    new_address,
    new_name,
    open_table,
    person_id,
)
from server.attacks.test_limits import OF_A_PERSON
from server.bots_at_work import listening
from server.running import COMMAND, Server, sqlite_at
from worldsfair.client import Client, Refused
from worldsfair.server.actions.events import EventBus
from worldsfair.server.actions.unit_of_work import Actions
from worldsfair.server.live.bot_streams import STALLED_S, BotStream, BotStreams
from worldsfair.server.settings import Limits
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.people import Person
from worldsfair.server.tables.model import Content, Seat, Table
from worldsfair.wire.bot_events import InvitedEvent
from worldsfair.wire.people import BotToken
from worldsfair.wire.tables import PersonId, TableId, TableOptions

STREAM = "/bot/stream/events"
WAITING = [{"kind": "person"}, {"kind": "open"}]
BOTS_DO = ("/leave", "/return")
OF_AN_OWNER = [
    ("GET", "/account/bots", None),
    ("POST", "/account/bots", {"name": "Another"}),
    ("POST", "/account/bots/{bot}/token", None),
    ("DELETE", "/account/bots/{bot}/token", None),
    ("DELETE", "/account/bots/{bot}", None),
    ("GET", "/sessions", None),
    ("GET", "/me/data", None),
    ("GET", "/me/match", None),
]
"""What a bot's own token is not for."""


@pytest.fixture(scope="module")
def ida(lenient: Server) -> Iterator[Client]:
    with account(lenient) as client:
        yield client


@pytest.fixture
def robby(ida: Client) -> BotToken:
    return ida.make_bot_account(new_name("Robby"))


def as_bot(server: Server, token: str) -> Client:
    """Whoever has this token."""
    client = Client(server.address, token, timeout_s=20)
    come_from(client, new_address())
    return client


def status_of_stream(client: Client) -> tuple[int, str]:
    """How a stream is answered, without listening to it."""
    with client._http.stream("GET", f"/api{STREAM}") as answer:
        if answer.status_code == 200:
            return 200, ""
        answer.read()
        return code_of(answer)


def invite(host: Client, bot: BotToken, **options: object) -> str:
    table = open_table(host, WAITING, **options)
    host.invite(table, 1, bot.bot.name)
    return table


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [*(one for one in OF_A_PERSON if not one[1].endswith(BOTS_DO)), *OF_AN_OWNER],
)
def test_a_bots_token_plays_and_does_nothing_else(
    lenient: Server, ida: Client, robby: BotToken, method: str, path: str, body: object
) -> None:
    table = open_table(ida, WAITING)
    with as_bot(lenient, robby.token) as bot:
        answer = ask(bot, method, path.format(table=table, bot=robby.bot.id), body)
    assert code_of(answer) == (403, "program_only_plays")
    assert robby.bot.id in [one.id for one in ida.bot_accounts() if one.has_token]


def test_guessed_tokens_are_nobodys_and_are_counted_together(guarded: Server) -> None:
    address, numbers = new_address(), itertools.count()

    def attempt() -> tuple[int, str]:
        with Client(guarded.address, f"wfbot_{next(numbers):032}~guess") as eve:
            come_from(eve, address)
            return status_of_stream(eve)

    assert attempt() == (401, "not_signed_in")
    assert happens(lambda: attempt() == (429, "too_many_requests"), 30)


@pytest.mark.parametrize("change", ["prefix", "signature", "another's", "a program's"])
def test_an_altered_token_is_nobodys(
    lenient: Server, ida: Client, robby: BotToken, change: str
) -> None:
    plain, _, signature = robby.token.removeprefix("wfbot_").partition("~")
    other = ida.make_bot_account(new_name("Other")).token.partition("~")[2]
    program = ida.take_seat(open_table(ida, WAITING), 1, "program").token
    altered = {
        "prefix": f"{plain}~{signature}",
        "signature": f"wfbot_{plain}~{signature[:-2]}",
        "another's": f"wfbot_{plain}~{other}",
        "a program's": f"wfbot_{program}",
    }[change]
    with as_bot(lenient, altered) as eve:
        assert status_of_stream(eve)[0] in (401, 403)
        assert ask(eve, "GET", "/tables?which=yours").status_code == 401


def test_no_cookie_opens_a_stream_and_none_does_for_a_token(lenient: Server, ida: Client) -> None:
    assert status_of_stream(ida) == (403, "bots_only")
    session = ida._http.cookies["worldsfair_session"]
    with as_bot(lenient, session) as eve:
        assert status_of_stream(eve) == (403, "bots_only")
        assert eve.whoami() is None


def test_a_bot_with_its_owners_cookies_is_still_a_bot(ida: Client, robby: BotToken) -> None:
    headers = {"authorization": f"Bearer {robby.token}"}
    told = ask(ida, "GET", "/me", None, headers).json()["me"]
    assert (told["id"], told["is_bot"]) == (robby.bot.id, True)
    assert code_of(ask(ida, "POST", "/tables", {"seats": WAITING}, headers))[0] == 403


def test_making_a_bot_needs_the_csrf_token(ida: Client) -> None:
    answer = ask(ida, "POST", "/account/bots", {"name": "Planted"}, {"x-csrftoken": "wrong"})
    assert answer.status_code == 403
    assert "Planted" not in [one.name for one in ida.bot_accounts()]


def test_nobody_rules_over_anothers_bot(lenient: Server, ida: Client, robby: BotToken) -> None:
    with account(lenient) as eve:
        for method, path in (("POST", "/token"), ("DELETE", "/token"), ("DELETE", "")):
            answer = ask(eve, method, f"/account/bots/{robby.bot.id}{path}")
            assert code_of(answer) == (404, "unknown_bot_account")
        victim = person_id(ida)
        answer = ask(eve, "DELETE", f"/account/bots/{victim}")
        assert code_of(answer) == (404, "unknown_bot_account")


def test_nobody_answers_anothers_invitation(lenient: Server, ida: Client, robby: BotToken) -> None:
    other = ida.make_bot_account(new_name("Other"))
    with listening(lenient, robby.token) as there, as_bot(lenient, other.token) as eve:
        table = invite(ida, robby)
        there.next(InvitedEvent)
        with pytest.raises(Refused) as refused:
            eve.answer_invitation(table)
        assert refused.value.code == "not_invited"
        assert code_of(ask(ida, "POST", f"/tables/{table}/invitation", {"accepts": True})) == (
            403,
            "bots_only",
        )


def test_a_bot_hears_of_its_own_tables_alone(lenient: Server, ida: Client, robby: BotToken) -> None:
    with listening(lenient, robby.token) as there:
        table = open_table(ida, [{"kind": "person"}, {"kind": "person"}])
        ida.start(table)
        ida.take_turn(table, 0, 0, ["place electricity"])
        invited = invite(ida, robby)
        # What was done before the invitation would have been told before it.
        assert there.next(InvitedEvent).table.id == invited
        assert [one.id for one in there.client.tables("yours")] == [invited]


def test_who_declined_finds_nothing_of_the_table_among_its_own(
    lenient: Server, ida: Client, robby: BotToken
) -> None:
    with listening(lenient, robby.token) as there:
        table = invite(ida, robby)
        there.next(InvitedEvent)
        there.client.answer_invitation(table, accepts=False)
        ida.take_seat(table, 1)
        ida.start(table)
        ida.abandon(table)
        assert table not in [one.id for one in there.client.tables("finished")]


End = Callable[[Server, Client, BotToken], None]


def revoke(server: Server, ida: Client, bot: BotToken) -> None:
    ida.revoke_bot_token(bot.bot.id)


def renew(server: Server, ida: Client, bot: BotToken) -> None:
    ida.renew_bot_token(bot.bot.id)


def delete(server: Server, ida: Client, bot: BotToken) -> None:
    ida.delete_bot_account(bot.bot.id)


def delete_owner(server: Server, ida: Client, bot: BotToken) -> None:
    ida.delete_account(PASSWORD)


def ban(server: Server, ida: Client, bot: BotToken) -> None:
    _ban(server, bot.bot.id)


def ban_owner(server: Server, ida: Client, bot: BotToken) -> None:
    _ban(server, person_id(ida))


def _ban(server: Server, who: str) -> None:
    command = [COMMAND[0], "-m", "worldsfair", "admin", "ban", "--database-url"]
    subprocess.run([*command, server.database_url, "--", who], check=True, capture_output=True)


@pytest.mark.parametrize("end", [revoke, renew, delete, delete_owner, ban, ban_owner])
def test_a_token_dies_at_once(lenient: Server, end: End) -> None:
    with account(lenient) as owner:
        robby = owner.make_bot_account(new_name("Robby"))
        with listening(lenient, robby.token) as there, as_bot(lenient, robby.token) as eve:
            table = invite(owner, robby)
            there.next(InvitedEvent)
            end(lenient, owner, robby)
            assert status_of_stream(eve) == (401, "not_signed_in")
            answer = ask(eve, "POST", f"/tables/{table}/invitation", {"accepts": True})
            assert code_of(answer) == (401, "not_signed_in")
            if end not in (ban, ban_owner):
                # The operator's is another process: on SQLite its word comes with the next look.
                assert there.last_word() == "revoked"


def test_a_banned_bots_stream_ends_at_the_next_look(
    lenient: Server, ida: Client, robby: BotToken
) -> None:
    with listening(lenient, robby.token) as there:
        ban(lenient, ida, robby)
        assert there.last_word() in ("replaced", "revoked")


def test_a_thousand_streams_of_one_bot_are_one(
    lenient: Server, ida: Client, robby: BotToken
) -> None:
    with ExitStack() as stack:
        streams = [stack.enter_context(listening(lenient, robby.token)) for _ in range(12)]
        for stream in streams[:-1]:
            assert stream.last_word() == "replaced"
        invite(ida, robby)
        streams[-1].next(InvitedEvent)


def test_nobody_opens_streams_without_end(guarded: Server) -> None:
    with account(guarded) as ida:
        token = ida.make_bot_account(new_name("Robby")).token
        with as_bot(guarded, token) as bot:
            answers = [status_of_stream(bot)[0] for _ in range(25)]
    assert answers.count(200) == 20
    assert answers[-1] == 429


def test_an_account_has_five_bots_at_most(guarded: Server) -> None:
    with account(guarded) as ida:
        for _ in range(5):
            ida.make_bot_account(new_name("Robby"))
        answer = ask(ida, "POST", "/account/bots", {"name": new_name("Sixth")})
        assert code_of(answer) == (409, "too_many_bots")


def test_one_host_does_not_keep_a_bot_from_all_others(guarded: Server) -> None:
    with account(guarded) as ida, guest(guarded) as eve, guest(guarded, "Ada") as ada:
        robby = ida.make_bot_account(new_name("Robby"))
        with listening(guarded, robby.token) as there:
            for _ in range(4):
                invite(eve, robby)
                there.next(InvitedEvent)
            answer = ask(eve, "PUT", f"/tables/{open_table(eve, WAITING)}/seats/1", asked(robby))
            assert code_of(answer) == (409, "bot_busy")
            assert invite(ada, robby) == there.next(InvitedEvent).table.id


def asked(bot: BotToken) -> dict[str, str]:
    return {"kind": "open", "invite": bot.bot.name}


def test_only_the_host_invites(lenient: Server, ida: Client, robby: BotToken) -> None:
    with listening(lenient, robby.token), guest(lenient) as eve:
        answer = ask(eve, "PUT", f"/tables/{open_table(ida, WAITING)}/seats/1", asked(robby))
        assert code_of(answer) == (403, "not_host")


def test_a_bot_never_becomes_the_host(lenient: Server, ida: Client, robby: BotToken) -> None:
    with listening(lenient, robby.token) as there:
        table = invite(ida, robby)
        there.next(InvitedEvent)
        there.client.answer_invitation(table)
        ida.leave(table)
        assert ida.table(table).table.host == person_id(ida)
        assert code_of(ask(there.client, "POST", f"/tables/{table}/start"))[0] == 403


def test_a_reader_who_reads_nothing_piles_nothing_up() -> None:
    bot = Person(PersonId("robby"), "Robby", None, 0, 0.0, bot_of=PersonId("ida"))
    stream = BotStream("s", bot, "hash")
    content = Content(PersonId("ida"), TableOptions(), [Seat(invited=bot.id), Seat()])
    for revision in range(10_000):
        stream.notice(Table(TableId("t"), content, 0.0, revision=revision))
    assert len(stream.due) == 1
    assert len(stream.take_news()) == 1


def test_a_reader_who_takes_nothing_is_cut_off(tmp_path: Path) -> None:
    bot = Person(PersonId("robby"), "Robby", None, 0, 0.0, bot_of=PersonId("ida"))
    stream, cut = BotStream("s", bot, "hash"), []
    stream.cut_off = lambda: cut.append(stream)
    stream.sending_since = 100.0

    async def wait(database: Database) -> None:
        streams = BotStreams(Actions(database, EventBus(), secrets, Limits()))
        streams._open[bot.id] = stream
        streams._sending.add(stream)
        streams._cut_off_stalled(100.0 + STALLED_S)
        assert (cut, streams.count) == ([], 1)
        streams._cut_off_stalled(101.0 + STALLED_S)
        assert (cut, streams.count) == ([stream], 0)
        await asyncio.gather(*streams._tasks)

    database = open_database(sqlite_at(tmp_path))
    try:
        asyncio.run(wait(database))
    finally:
        database.close()


def test_who_takes_not_even_the_last_word_is_cut_off(tmp_path: Path) -> None:
    async def wait(database: Database) -> None:
        actions = Actions(database, EventBus(), secrets, Limits())
        streams, cut = BotStreams(actions), []
        bot = Person(PersonId("robby"), "Robby", None, 0, 0.0, bot_of=PersonId("ida"))
        stream = BotStream("s", bot, "hash")
        stream.cut_off = lambda: cut.append(stream)
        stream.end("replaced")
        lines = streams.lines(stream)
        assert [await anext(lines), await anext(lines)][1].startswith(b'{"type":"bye"')
        streams._cut_off_stalled(time.monotonic() + STALLED_S + 1)
        assert cut == [stream]
        await lines.aclose()
        assert not streams._sending
        await asyncio.gather(*streams._tasks)

    database = open_database(sqlite_at(tmp_path))
    try:
        asyncio.run(wait(database))
    finally:
        database.close()


def test_a_look_at_the_headers_ends_no_stream(
    lenient: Server, ida: Client, robby: BotToken
) -> None:
    with listening(lenient, robby.token) as there, as_bot(lenient, robby.token) as other:
        head = other._http.head(f"/api{STREAM}")
        assert (head.status_code, head.headers["content-type"]) == (200, "application/x-ndjson")
        invite(ida, robby)
        there.next(InvitedEvent)
    with as_bot(lenient, "wfbot_guess") as eve:
        assert eve._http.head(f"/api{STREAM}").status_code == 401


def test_rematches_are_no_way_around_a_bots_limits(guarded: Server) -> None:
    with account(guarded) as ida, guest(guarded) as eve:
        robby = ida.make_bot_account(new_name("Robby"))
        ended = []
        with listening(guarded, robby.token) as there:
            for _ in range(5):
                table = invite(eve, robby)
                there.client.answer_invitation(table)
                eve.start(table)
                eve.abandon(table)
                ended.append(table)
            again = [eve.rematch(table).table for table in ended]
            asked = [any(seat.invited for seat in table.seats) for table in again]
            assert asked == [True] * 4 + [False]


def test_a_connection_that_is_cut_leaves_nothing_behind(
    lenient: Server, ida: Client, robby: BotToken
) -> None:
    with socket.create_connection(("127.0.0.1", lenient.port)) as raw:
        raw.sendall(
            f"GET /api{STREAM} HTTP/1.1\r\nhost: 127.0.0.1\r\n"
            f"authorization: Bearer {robby.token}\r\n\r\n".encode()
        )
        assert b"200" in raw.recv(64)
        assert robby.bot.name in ida.online_bots()
    assert happens(lambda: robby.bot.name not in ida.online_bots(), 20)


def test_what_is_kept_of_a_token_is_a_hash(lenient: Server, ida: Client, robby: BotToken) -> None:
    plain = robby.token.removeprefix("wfbot_").partition("~")[0]
    with database(lenient) as connection:
        rows = connection.execute("SELECT * FROM people WHERE id = ?", [robby.bot.id]).fetchall()
    assert len(rows) == 1
    assert plain not in repr(rows)


def test_the_token_is_in_no_packed_answer(lenient: Server, ida: Client) -> None:
    answer: httpx.Response = ask(
        ida, "POST", "/account/bots", {"name": new_name("Robby")}, {"accept-encoding": "gzip"}
    )
    assert answer.status_code == 201
    assert "content-encoding" not in answer.headers
