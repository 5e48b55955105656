"""What docs/security.md promises, each promise by a test."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator

import httpx
import pytest

from server.playing import open_duel, open_solo
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client, Refused
from worldsfair.server.api.guards import HEADERS


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is by default, with its rate limits."""
    with running_server(sqlite_at(tmp_path_factory.mktemp("guarded"))) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/nothing.js", "/health"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS
    # No text becomes a script; WebAssembly, which can reach nothing by itself, may be compiled.
    assert "'unsafe-" not in headers["content-security-policy"]


def test_a_change_without_the_csrf_token_is_refused(server: Server, ada: Client) -> None:
    answer = ada._http.post("/api/tables", json={"seats": [{"kind": "open"}, {"kind": "open"}]})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert "x-csrftoken" in answer.json()["detail"]


def test_a_refusal_for_a_wrong_cookie_brings_a_right_one(server: Server) -> None:
    with httpx.Client(base_url=server.address) as client:
        refused = client.post("/api/guests", json={"name": "Ida"})
        assert refused.status_code == 403
        headers = {"x-csrftoken": client.cookies["worldsfair_csrf"]}
        assert client.post("/api/guests", json={"name": "Ida"}, headers=headers).is_success


def test_a_csrf_token_that_was_made_up_is_refused(server: Server) -> None:
    made_up = secrets.token_hex(64)
    answer = httpx.post(
        f"{server.address}/api/guests",
        json={"name": "Eve"},
        headers={"x-csrftoken": made_up, "cookie": f"worldsfair_csrf={made_up}"},
    )
    assert answer.status_code == 403


def test_a_page_of_another_site_changes_nothing(ada: Client) -> None:
    ada.whoami()
    answer = ada._http.post(
        "/api/guests",
        json={"name": "Eve"},
        headers={
            "origin": "https://evil.example",
            "x-csrftoken": ada._http.cookies["worldsfair_csrf"],
        },
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


def test_signing_in_is_limited(guarded: Server) -> None:
    with Client(guarded.address) as thief:
        codes = []
        for attempt in range(12):
            with pytest.raises(Refused) as refused:
                thief.sign_in("nobody", f"guess number {attempt}")
            codes.append(refused.value.code)
    assert codes == ["wrong_password"] * 10 + ["too_many_requests"] * 2
    assert "Try again in" in str(refused.value)


def test_talking_and_opening_tables_are_limited(guarded: Server) -> None:
    with Client(guarded.address) as eve:
        eve.be_guest("Eve")
        table = open_solo(eve, "random")
        for action in (
            lambda: eve.say(table, "buy my tickets"),
            lambda: eve.open_table([{"kind": "open"}, {"kind": "open"}]),
        ):
            with pytest.raises(Refused) as refused:
                repeat(action)
            assert (refused.value.code, refused.value.status) == ("too_many_requests", 429)


def repeat(action: Callable[[], object]) -> None:
    for _ in range(40):
        action()


def test_a_body_that_is_too_large_is_refused(ada: Client) -> None:
    ada.whoami()
    token = ada._http.cookies["worldsfair_csrf"]
    answer = ada._http.post(
        "/api/guests",
        content=b'{"name": "' + b"x" * 100_000 + b'"}',
        headers={"x-csrftoken": token, "content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_long_chat_is_refused(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    with pytest.raises(Refused) as refused:
        ada.say(table, "x" * 501)
    assert refused.value.status == 400


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name": 1}', b'{"name": "a", "more": 1}', b"\xff\xfe"]
)
def test_a_body_that_is_not_understood_is_told_so_without_a_trace(ada: Client, body: bytes) -> None:
    ada.whoami()
    headers = {
        "x-csrftoken": ada._http.cookies["worldsfair_csrf"],
        "content-type": "application/json",
    }
    answer = ada._http.post("/api/guests", content=body, headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (400, "application/problem+json")
    assert answer.json()["code"] == "invalid_request"
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/tables", "which: it is missing"),
        ("/api/tables?which=mine", "which: Invalid enum value 'mine'"),
        ("/api/nothing", "There is nothing here."),
        ("/api/session", "That can't be done at this address."),
    ],
)
def test_what_is_wrong_with_a_request_is_said(server: Server, path: str, sentence: str) -> None:
    assert httpx.get(server.address + path).json()["detail"] == sentence


def test_ids_have_128_random_bits(ada: Client) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    ids = {ada.open_table(seats).table.id for _ in range(5)}
    assert len(ids) == 5
    assert all(len(found) == 22 for found in ids)


def test_a_program_does_nothing_but_play_its_seat(server: Server, ada: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    token = ada.take_seat(table, 1, "program", name="Robot").token
    with Client(server.address, token) as robot:
        for attempt in (
            lambda: robot.take_seat(table, 0, "open"),
            lambda: robot.start(table),
            lambda: robot.say(table, "hello"),
            lambda: robot.open_table([{"kind": "open"}, {"kind": "open"}]),
        ):
            with pytest.raises(Refused) as refused:
                attempt()
            assert refused.value.status in (401, 403)


def test_a_file_outside_the_client_is_not_served(server: Server) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py"):
        with httpx.Client() as client:
            request = client.build_request("GET", server.address)
            request.url = request.url.copy_with(raw_path=path.encode())
            assert "Litestar" not in client.send(request).text


def test_metrics_tell_of_routes_and_never_of_people_or_tables(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    ada.table(table)
    text_ = ada._http.get("/metrics").text
    assert "worldsfair_requests_total" in text_
    assert table not in text_
