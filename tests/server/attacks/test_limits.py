"""Doing too much: by whoever asks and from wherever, it is counted and ends with a 429 or a 409.

What the limits are is the operator's; that there is one below two thousand a minute is not.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import AsyncExitStack, ExitStack

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.attacks.hostile import (
    PASSWORD,
    account,
    ask,
    code_of,
    come_from,
    copy_table,
    guest,
    new_address,
    new_name,
    nobody,
    open_against,
    open_alone,
    open_table,
    refused_at,
)
from server.running import Server

WAITING = [
    ("PUT", "/seats/1", {"kind": "bot", "level": "random"}),
    ("PUT", "/seats/1", {"kind": "program"}),
    ("PUT", "/contribution", {"contribution": "0" * 64}),
    ("PATCH", "/options", {"is_public": True}),
    ("POST", "/ready", {"is_ready": True}),
    ("POST", "/start", None),
]
PLAYING = [
    ("POST", "/takeback", {"turn": 0}),
    ("POST", "/takeback/answer", {"agrees": True, "proposal": 1}),
    ("POST", "/abandon", {"agrees": False, "proposal": 1}),
    ("POST", "/report", {"line": None, "reason": "somebody is rude"}),
]
OF_A_PERSON = [
    ("POST", "/tables", {"seats": [{"kind": "person"}, {"kind": "person"}]}),
    ("PUT", "/tables/{table}/seats/0", {"kind": "open"}),
    ("PATCH", "/tables/{table}/options", {}),
    ("POST", "/tables/{table}/ready", {"is_ready": True}),
    ("POST", "/tables/{table}/start", None),
    ("POST", "/tables/{table}/close", None),
    ("POST", "/tables/{table}/leave", None),
    ("POST", "/tables/{table}/return", None),
    ("POST", "/tables/{table}/takeback", {"turn": 0}),
    ("POST", "/tables/{table}/takeback/answer", {"agrees": True, "proposal": 1}),
    ("POST", "/tables/{table}/abandon", {"agrees": True}),
    ("POST", "/tables/{table}/chat", {"text": "hello"}),
    ("POST", "/tables/{table}/report", {"line": None, "reason": "rude"}),
    ("POST", "/tables/{table}/rematch", {"deal": "new"}),
    ("POST", "/tables/{table}/continue", {"turn": 0}),
    ("POST", "/guests", {"name": "Robot"}),
    ("POST", "/session", {"name": "Robot", "password": PASSWORD}),
    ("DELETE", "/session", None),
    ("DELETE", "/sessions", None),
    ("POST", "/account", {"name": "Robot", "password": PASSWORD}),
    ("PATCH", "/account", {"password": PASSWORD, "new_name": "Robot"}),
    ("POST", "/account/delete", {"password": PASSWORD}),
]
"""What a program has no say in."""


def test_previews_with_made_up_tokens_are_counted_together(guarded: Server) -> None:
    with guest(guarded) as eve:
        table = open_alone(eve)
        tokens = (f"Bearer token-{number}" for number in itertools.count())

        def attempt() -> httpx.Response:
            return ask(
                eve,
                "POST",
                f"/tables/{table}/preview",
                {"moves": []},
                {"authorization": next(tokens)},
            )

        assert refused_at(attempt, 900) is not None


def test_nobody_finds_a_table_by_trying_codes(guarded: Server) -> None:
    with guest(guarded) as eve, guest(guarded, "Mallory") as mallory:
        come_from(mallory, eve._http.headers["x-forwarded-for"])
        two = itertools.cycle((eve, mallory))
        assert refused_at(lambda: ask(next(two), "GET", "/codes/BCDFGH")) == 11


@pytest.mark.parametrize(("method", "path", "body"), WAITING)
def test_nobody_changes_a_waiting_table_without_end(
    guarded: Server, method: str, path: str, body: object
) -> None:
    with guest(guarded) as eve:
        table = open_table(eve, [{"kind": "person"}, {"kind": "open"}])
        assert refused_at(lambda: ask(eve, method, f"/tables/{table}{path}", body)) is not None


@pytest.mark.parametrize(("method", "path", "body"), PLAYING)
def test_nobody_disturbs_a_game_without_end(
    guarded: Server, method: str, path: str, body: object
) -> None:
    with guest(guarded) as eve:
        table = open_alone(eve)
        assert refused_at(lambda: ask(eve, method, f"/tables/{table}{path}", body)) is not None


def test_nobody_leaves_and_returns_without_end(guarded: Server) -> None:
    with guest(guarded) as eve:
        table = open_against(eve, "random", stand_in="director")
        steps = itertools.cycle((f"/tables/{table}/leave", f"/tables/{table}/return"))
        assert refused_at(lambda: ask(eve, "POST", next(steps))) is not None


def test_a_crowd_of_guests_from_one_address_is_counted_together(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, ExitStack() as stack:
        table = open_table(ada, [{"kind": "person"}, {"kind": "open"}], is_public=True)
        crowd = [stack.enter_context(guest(guarded)) for _ in range(40)]
        address = new_address()
        for one in crowd:
            come_from(one, address)
        body = {"text": "buy my tickets"}
        talking = (one for _ in range(25) for one in crowd)
        path = f"/tables/{table}/chat"
        assert refused_at(lambda: ask(next(talking), "POST", path, body), 1_000) is not None


@pytest.mark.parametrize(
    "path",
    [
        "/tables/{table}/entries",
        "/tables/{table}/record",
        "/tables/{table}/positions/0",
        "/tables?which=public",
        "/tables?which=finished",
        "/schema/openapi.json",
    ],
)
def test_nobody_asks_for_what_is_costly_without_end(guarded: Server, path: str) -> None:
    with guest(guarded) as eve:
        address = path.format(table=open_alone(eve))
        assert refused_at(lambda: ask(eve, "GET", address)) is not None


def test_signing_in_to_one_account_is_counted_over_all_addresses(guarded: Server) -> None:
    name = new_name()
    with account(guarded, name), nobody(guarded) as eve:

        def attempt() -> httpx.Response:
            come_from(eve, new_address())
            return ask(eve, "POST", "/session", {"name": name, "password": "guessing on and on"})

        assert refused_at(attempt, 14) is not None


def test_signing_in_is_counted_by_network_for_ipv6(guarded: Server) -> None:
    with nobody(guarded) as eve:
        numbers = itertools.count()

        def attempt() -> httpx.Response:
            come_from(eve, f"2001:db8:1893:1:{next(numbers):x}::1")
            return ask(eve, "POST", "/session", {"name": new_name(), "password": PASSWORD})

        assert refused_at(attempt, 14) is not None


def test_guests_are_counted_by_network_for_ipv6(guarded: Server) -> None:
    with nobody(guarded) as eve:
        numbers = itertools.count()

        def attempt() -> httpx.Response:
            come_from(eve, f"2001:db8:1893:2:{next(numbers):x}::1")
            return ask(eve, "POST", "/guests", {"name": "Eve"})

        assert refused_at(attempt, 100) is not None


def test_five_hundred_waiting_tables_are_too_many(guarded: Server) -> None:
    with guest(guarded) as eve:
        seats = [{"kind": "person"}, {"kind": "open"}]
        copy_table(guarded, open_table(eve, seats), 499)
        answer = ask(eve, "POST", "/tables", {"seats": seats})
        assert code_of(answer) == (409, "too_many_tables")


def test_a_thousand_sockets_from_one_address_are_not_all_served(guarded: Server) -> None:
    with ExitStack() as stack:
        hosts = [stack.enter_context(guest(guarded)) for _ in range(5)]
        tables = [open_alone(host) for host in hosts for _ in range(4)]
        assert asyncio.run(count_served(guarded, tables * 50)) < 1_000


async def count_served(server: Server, tables: list[str]) -> int:
    """How many of these WebSockets, all from one address, are told of their table."""
    headers = {"x-forwarded-for": new_address()}
    few = asyncio.Semaphore(20)

    async def is_served(table: str) -> bool:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        try:
            async with few:
                opening = connect(address, additional_headers=headers, max_queue=None)
                live = await stack.enter_async_context(opening)
                return bool(json.loads(await live.recv())["type"] == "view")
        except (WebSocketException, OSError):
            return False

    async with AsyncExitStack() as stack:
        return sum(await asyncio.gather(*map(is_served, tables)))


@pytest.mark.parametrize(("method", "path", "body"), OF_A_PERSON)
def test_a_request_with_a_token_is_never_a_persons(
    guarded: Server, method: str, path: str, body: object
) -> None:
    with guest(guarded) as eve:
        table = open_table(eve, [{"kind": "person"}, {"kind": "open"}])
        headers = {"authorization": "Bearer made-up"}
        answer = ask(eve, method, path.format(table=table), body, headers)
        assert code_of(answer) == (403, "program_only_plays")


@pytest.mark.parametrize("token", ["x" * 513, "x" * 4_000, "two words"])
def test_a_token_of_any_kind_does_not_stand_in_for_the_csrf_token(
    guarded: Server, token: str
) -> None:
    with guest(guarded) as eve:
        headers = {"authorization": f"Bearer {token}", "x-csrftoken": ""}
        body = {"seats": [{"kind": "person"}, {"kind": "open"}]}
        refused = ask(eve, "POST", "/tables", body, headers)
        assert code_of(refused) == (403, "program_only_plays")
        assert ask(eve, "GET", "/me", None, headers).json() == {"me": None}
