"""What the attacks share: who asks and from where, what is watched meanwhile, what is broken."""

from __future__ import annotations

import itertools
import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from types import TracebackType
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from server.running import Server
from worldsfair.client import Client

Json = dict[str, Any]
Outcome = TypeVar("Outcome")

PASSWORD = " ".join(("a", "white", "city", "by", "the", "lake"))
FROZEN_S = 1.0
"""A loop that is held up by one request was silent for several seconds; the machine is noisy."""
MOST = 2_000
"""Whatever the limits are, nobody needs to do anything so often within a minute."""

_numbers = itertools.count(1)


def new_address() -> str:
    """An address that nobody else asks from, so that no test counts for another."""
    number = next(_numbers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def new_name(name: str = "Ida") -> str:
    return f"{name} {secrets.token_hex(6)}"


def come_from(client: Client, address: str) -> None:
    """Let the proxy say that the client asks from there."""
    client._http.headers["x-forwarded-for"] = address


@contextmanager
def nobody(server: Server) -> Iterator[Client]:
    """Somebody who has not said a name, at an address of their own."""
    with Client(server.address, timeout_s=120) as client:
        come_from(client, new_address())
        yield client


@contextmanager
def guest(server: Server, name: str = "Eve") -> Iterator[Client]:
    with nobody(server) as client:
        client.be_guest(name)
        yield client


@contextmanager
def account(server: Server, name: str | None = None) -> Iterator[Client]:
    with guest(server) as client:
        client.make_account(name or new_name(), PASSWORD)
        yield client


def person_id(client: Client) -> str:
    me = client.whoami()
    assert me is not None
    return me.id


def csrf(client: Client) -> str:
    """The token of the client's cookie, whatever that is called."""
    for _ in range(2):
        for name in ("worldsfair_csrf", "csrftoken"):
            if name in client._http.cookies:
                return str(client._http.cookies[name])
        client._http.get("/api/me")
    raise AssertionError("the server gives no CSRF token")


def ask(
    client: Client,
    method: str,
    path: str,
    body: object = None,
    headers: dict[str, str] | None = None,
) -> httpx.Response:
    """Any request of the API, whether or not `Client` knows it."""
    sent = dict(headers or {})
    if method != "GET" and "authorization" not in client._http.headers:
        sent.setdefault("x-csrftoken", csrf(client))
    return client._http.request(method, f"/api{path}", json=body, headers=sent)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the stable code of a refusal."""
    return answer.status_code, str(answer.json().get("code", ""))


def look(client: Client, table: str) -> Json:
    """A table as it is."""
    found: Json = ask(client, "GET", f"/tables/{table}").json()["table"]
    return found


def open_table(client: Client, seats: Sequence[Json], **options: object) -> str:
    """A new table, waiting."""
    answer = ask(client, "POST", "/tables", {"seats": list(seats), "options": options})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def open_alone(client: Client, **options: object) -> str:
    """A started table of two seats, both the client's."""
    table = open_table(client, [{"kind": "person"}, {"kind": "person"}], **options)
    client.start(table)
    return table


def open_against(client: Client, *levels: str, **options: object) -> str:
    """A started table against bots, where the client begins."""
    bots = [{"kind": "bot", "level": level} for level in levels]
    table = open_table(client, [{"kind": "person"}, *bots], begins="host", **options)
    client.start(table)
    return table


def play_first(client: Client, table: str) -> None:
    """The first turn of a game that the client begins."""
    client.take_turn(table, 0, 0, ["place electricity"])


def play_and_take_back(client: Client, table: str, times: int) -> None:
    """Two entries of the log each time, at a table of the client's own."""
    for _ in range(times):
        now = look(client, table)
        client.take_turn(table, now["decider"], now["number"], ["place electricity"])
        answer = ask(client, "POST", f"/tables/{table}/takeback", {"turn": now["turn"]})
        assert answer.status_code == 200, answer.text


def refused_at(attempt: Callable[[], httpx.Response], most: int = MOST) -> int | None:
    """Which of many requests in a row is the first that is one too many."""
    for number in range(1, most):
        answer = attempt()
        if answer.status_code == 429:
            assert answer.json()["code"] == "too_many_requests"
            assert int(answer.headers["retry-after"]) > 0
            return number
    return None


def at_once(*acts: Callable[[], Outcome]) -> list[Outcome]:
    """Do all of it at the same time."""
    with ThreadPoolExecutor(len(acts)) as threads:
        return [done.result() for done in [threads.submit(act) for act in acts]]


def happens(seen: Callable[[], bool], within_s: float) -> bool:
    """Whether something comes true in time."""
    until = time.monotonic() + within_s
    while not seen():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


class Pulse:
    """Asks `/health` again and again from a thread; remembers the longest time without answer."""

    def __init__(self, server: Server) -> None:
        self._address = f"{server.address}/health"
        self._begun, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self.longest_s = 0.0

    def _ask(self) -> None:
        with httpx.Client(timeout=120) as client:
            while not self._ended.is_set():
                asked = time.monotonic()
                client.get(self._address)
                self.longest_s = max(self.longest_s, time.monotonic() - asked)
                self._begun.set()
                time.sleep(0.01)

    def __enter__(self) -> Pulse:
        self._thread.start()
        self._begun.wait()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        self._thread.join()


def live(client: Client, table: str, query: str = "") -> ClientConnection:
    """A table's WebSocket with the client's cookies, or a program's token."""
    address = client.server.replace("http", "ws", 1) + f"/api/tables/{table}/live?{query}"
    known = client._http.headers
    headers = {name: known[name] for name in ("authorization", "x-forwarded-for") if name in known}
    cookies = client._http.cookies.items()
    headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies)
    return connect(address, additional_headers=headers, max_size=2**22, close_timeout=2)


def hear(connection: ClientConnection, *kinds: str, within_s: float = 5.0) -> Json | None:
    """The next message of one of these kinds; None if there is none in time."""
    until = time.monotonic() + within_s
    while (left := until - time.monotonic()) > 0:
        try:
            message: Json = json.loads(connection.recv(left))
        except TimeoutError:
            return None
        if message["type"] in kinds:
            return message
    return None


@contextmanager
def database(server: Server) -> Iterator[sqlite3.Connection]:
    """The server's file; what is written is committed at the end."""
    path = server.database_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=30)) as connection, connection:
        yield connection


def break_content(server: Server, table: str, **columns: object) -> None:
    """Make a table's row unreadable, and set some of its columns."""
    columns = {"content": b"{broken", **columns}
    names = ", ".join(f"{name} = ?" for name in columns)
    with database(server) as connection:
        statement = f"UPDATE game_tables SET {names} WHERE id = ?"  # noqa: S608 - our own names
        assert connection.execute(statement, [*columns.values(), table]).rowcount == 1


def copy_table(server: Server, table: str, times: int) -> None:
    """As many tables more, with the same people, as if they had been opened over the years."""
    with database(server) as connection:
        for source, key in (("game_tables", "id"), ("memberships", "table_id")):
            found = connection.execute(f"SELECT * FROM {source} WHERE {key} = ?", [table])  # noqa: S608 - our own names
            names = [column[0] for column in found.description]
            rows = [dict(zip(names, row, strict=True)) for row in found]
            holes = ", ".join("?" for _ in names)
            # A code leads to one table only.
            own = {"code": None} if "code" in names else {}
            connection.executemany(
                f"INSERT INTO {source} VALUES ({holes})",  # noqa: S608 - our own names
                [
                    list({**row, **own, key: f"copy-{table[:16]}-{number}"}.values())
                    for number in range(times)
                    for row in rows
                ],
            )


def tables_with(server: Server, text: str) -> set[str]:
    """Which tables of the database still have a text in some row."""
    with database(server) as connection:
        master = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name
            for (name,) in master.fetchall()
            for row in connection.execute(f'SELECT * FROM "{name}"')  # noqa: S608 - its own name
            if any(text in _as_text(value) for value in row)
        }


def _as_text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
