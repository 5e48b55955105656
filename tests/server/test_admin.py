"""`worldsfair admin` beside a running server: what it does, and that the server takes it up."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy
from websockets.exceptions import ConnectionClosed

from server.commands import Ran, command
from server.playing import open_duel, open_solo
from server.postgres import Postgres
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client, LiveTable, Refused
from worldsfair.wire.messages import ChatMessage, TableMessage

PASSWORD = " ".join(("a", "white", "city", "by", "the", "lake"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def looked_after(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server whose operator is at work."""
    if request.param == "sqlite":
        url = sqlite_at(tmp_path_factory.mktemp("admin"))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    with running_server(url, "--no-rate-limits", "--bots") as running:
        yield running


@pytest.fixture
def ada(looked_after: Server) -> Iterator[Client]:
    with Client(looked_after.address) as client:
        client.be_guest("Ada")
        yield client


@pytest.fixture
def bea(looked_after: Server) -> Iterator[Client]:
    with Client(looked_after.address) as client:
        client.be_guest("Bea")
        yield client


def admin(server: Server, *arguments: str) -> Ran:
    """The operator's command, on the server's own games."""
    return command(server.database_url, "admin", *arguments)


def done(server: Server, *arguments: str) -> str:
    finished = admin(server, *arguments)
    assert finished.code == 0, finished.err
    return finished.out


def comes_true(seen: Callable[[], bool]) -> bool:
    until = time.monotonic() + 15
    while not seen():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


def hears(live: LiveTable, kind: type[ChatMessage] | type[TableMessage], wanted: object) -> bool:
    """Whether a message comes in which `wanted` stands."""
    for _ in range(20):
        message = live.next(10)
        if isinstance(message, kind) and str(wanted) in str(message):
            return True
    return False


def closed_with(live: LiveTable) -> int | None:
    """The code with which the server ends a connection."""
    try:
        while True:
            live.next(15)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def new_account(client: Client) -> str:
    name = f"Ida {secrets.token_hex(4)}"
    client.make_account(name, PASSWORD)
    return name


def test_tables_are_listed_and_shown(looked_after: Server, ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    ada.say(table, "Good morning.")
    assert table in done(looked_after, "tables", "--status", "playing", "--limit", "1000")
    shown = done(looked_after, "table", table)
    assert "'Bea'" in shown
    assert "Good morning." in shown


def test_a_table_that_is_closed_is_over_for_who_has_it_open(
    looked_after: Server, ada: Client, bea: Client
) -> None:
    table = open_duel(ada, bea)
    with ada.live(table) as live:
        live.next(5)
        assert "abandoned" in done(looked_after, "close-table", table, "--note", "a quarrel")
        assert hears(live, TableMessage, "status='abandoned'")
    assert "a quarrel" in done(looked_after, "log")


def test_somebody_is_signed_out_everywhere(looked_after: Server, ada: Client) -> None:
    name = new_account(ada)
    table = open_solo(ada, "random")
    with ada.live(table) as live:
        live.next(5)
        done(looked_after, "end-sessions", name)
        assert closed_with(live) == 4401
    assert ada.whoami() is None


def test_a_new_password_is_shown_once_and_the_old_one_is_good_for_nothing(
    looked_after: Server, ada: Client
) -> None:
    name = new_account(ada)
    password = done(looked_after, "reset-password", name).rstrip().rpartition(" ")[2]
    with Client(looked_after.address) as client:
        with pytest.raises(Refused):
            client.sign_in(name, PASSWORD)
        assert client.sign_in(name, password).name == name


def test_who_is_banned_can_do_nothing_until_the_ban_ends(looked_after: Server, ada: Client) -> None:
    name = new_account(ada)
    done(looked_after, "ban", name, "--note", "insults")
    with Client(looked_after.address) as client:
        with pytest.raises(Refused) as refused:
            client.sign_in(name, PASSWORD)
        assert refused.value.code == "banned"
        done(looked_after, "unban", name)
        assert client.sign_in(name, PASSWORD).name == name


def test_an_address_that_is_banned_gets_no_answer_but_that(looked_after: Server) -> None:
    def status() -> int:
        return httpx.get(f"{looked_after.address}/api/me").status_code

    done(looked_after, "ban", "--address", "127.0.0.1")
    try:
        assert comes_true(lambda: status() == 403)
        assert "127.0.0.1/32" in done(looked_after, "bans")
    finally:
        done(looked_after, "unban", "--address", "127.0.0.1")
    assert comes_true(lambda: status() == 200)


def test_a_reported_line_is_read_and_deleted(
    looked_after: Server, ada: Client, bea: Client
) -> None:
    table = open_duel(ada, bea)
    line = bea.say(table, "You silly goose.")
    ada.report(table, "an insult", line.number)
    told = done(looked_after, "reports")
    assert "an insult" in told
    assert "goose" in told
    with ada.live(table) as live:
        live.next(5)
        done(looked_after, "delete-line", table, str(line.number))
        assert hears(live, ChatMessage, "text=''")
    assert said(ada, table) == [""]


def said(client: Client, table: str) -> list[str]:
    return [line["text"] for line in client._http.get(f"/api/tables/{table}/chat").json()]


def test_a_new_key_signs_and_old_sessions_stay_good(looked_after: Server, ada: Client) -> None:
    done(looked_after, "rotate-keys")
    with Client(looked_after.address) as cyd:
        assert comes_true(lambda: len(keys(looked_after)) > 1)
        cyd.be_guest("Cyd")
        assert ada.whoami() is not None
        assert cyd.whoami() is not None


def keys(server: Server) -> list[str]:
    url = server.database_url.replace("postgresql://", "postgresql+psycopg://")
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        text = sqlalchemy.text("SELECT value FROM settings WHERE name = 'secret'")
        found = str(connection.execute(text).scalar_one()).split()
    engine.dispose()
    return found


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("table", "nothing-here"), "There is no such table."),
        (("ban", "Nobody At All"), "Nobody has the id or the account 'Nobody At All'."),
        (("ban",), "Say whom: a person, or --address."),
        (("ban", "--address", "moon"), "'moon' is no address and no network."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    looked_after: Server, arguments: tuple[str, ...], sentence: str
) -> None:
    failed = admin(looked_after, *arguments)
    assert failed.code == 2
    assert sentence in failed.err
    assert "Traceback" not in failed.err


def test_a_table_that_was_set_aside_goes_on_when_it_is_unblocked(tmp_path: Path) -> None:
    with (
        running_server(sqlite_at(tmp_path), "--no-rate-limits") as server,
        Client(server.address) as ada,
    ):
        ada.be_guest("Ada")
        table = open_solo(ada, "random", "random")
        whole = content(tmp_path, table)
        set_content(tmp_path, table, b"{}", is_due=True)
        assert comes_true(lambda: "missing required field" in done(server, "tables"))
        assert admin(server, "unblock-table", table).code == 2
        set_content(tmp_path, table, whole, is_due=False)
        done(server, "unblock-table", table)
        assert ada.table(table).table.status == "playing"
        assert "missing required field" not in done(server, "tables")


def content(folder: Path, table: str) -> bytes:
    with closing(sqlite3.connect(folder / "games.db")) as games:
        query = "SELECT content FROM game_tables WHERE id = ?"
        return bytes(games.execute(query, (table,)).fetchone()[0])


def set_content(folder: Path, table: str, content: bytes, *, is_due: bool) -> None:
    """Break a table, or mend it; where a bot is due, somebody will stumble over it."""
    with closing(sqlite3.connect(folder / "games.db", timeout=10)) as games:
        due = time.time() if is_due else None
        query = "UPDATE game_tables SET content = ?, bot_due = ? WHERE id = ?"
        games.execute(query, (content, due, table))
        games.commit()
