"""Guests and accounts."""

from __future__ import annotations

import secrets
import time

import pytest
from litestar.connection import ASGIConnection

from server.playing import open_duel
from server.running import Server
from worldsfair.client import Client, Refused
from worldsfair.server.api.session_cookies import COOKIE, LIFETIME_S, SessionCookies

PASSWORD = " ".join(("a", "white", "city", "by", "the", "lake"))


def new_name() -> str:
    return f"Ida {secrets.token_hex(4)}"


def test_a_guest_becomes_an_account_and_keeps_all_games(
    server: Server, ada: Client, bea: Client
) -> None:
    table = open_duel(ada, bea)
    name = new_name()
    ada.make_account(name, PASSWORD)
    with Client(server.address) as elsewhere:
        elsewhere.sign_in(name, PASSWORD)
        assert [found.id for found in elsewhere.tables("yours")] == [table]


def test_two_accounts_cannot_share_a_name_whatever_its_case(ada: Client, bea: Client) -> None:
    name = new_name()
    ada.make_account(name, PASSWORD)
    with pytest.raises(Refused) as refused:
        bea.make_account(name.upper(), PASSWORD)
    assert refused.value.code == "name_taken"


@pytest.mark.parametrize("password", ["not the password", ""])
def test_a_wrong_password_gets_no_session(server: Server, ada: Client, password: str) -> None:
    name = new_name()
    ada.make_account(name, PASSWORD)
    with Client(server.address) as thief, pytest.raises(Refused) as refused:
        thief.sign_in(name, password)
    assert refused.value.code in ("wrong_password", "invalid_request")


def test_a_new_password_ends_every_other_session(server: Server, ada: Client) -> None:
    name = new_name()
    ada.make_account(name, PASSWORD)
    with Client(server.address) as elsewhere:
        elsewhere.sign_in(name, PASSWORD)
        ada.change_account(PASSWORD, new_password="another " + PASSWORD)
        assert elsewhere.whoami() is None
    assert ada.whoami() is not None


def test_a_deleted_account_leaves_its_games_and_takes_its_name(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    name = new_name()
    ada.make_account(name, PASSWORD)
    ada.delete_account(PASSWORD)
    seats = bea.table(table).table.seats
    names = [seat.name for seat in seats]
    assert [seat.is_away for seat in seats if seat.name == "–"] == [True]
    assert sorted(names) == ["Bea", "–"]
    assert ada.whoami() is None


def test_a_forged_or_altered_session_is_nobody(server: Server, ada: Client) -> None:
    cookie = ada._http.cookies["worldsfair_session"]
    for forged in (cookie[:-2] + "xx", "x" + cookie, cookie.split(".")[0], "", "." * 400):
        with Client(server.address) as thief:
            thief._http.cookies.set("worldsfair_session", forged)
            assert thief.whoami() is None


def test_a_session_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    with Client(server.address) as client:
        client.whoami()
        token = client._http.cookies["worldsfair_csrf"]
        answer = client._http.post(
            "/api/guests", json={"name": "Ida"}, headers={"x-csrftoken": token}
        )
    cookie = next(c for c in answer.headers.get_list("set-cookie") if "session" in c)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\x00b"])
def test_names_that_cannot_be_shown_are_refused(server: Server, name: str) -> None:
    with Client(server.address) as client, pytest.raises(Refused) as refused:
        client.be_guest(name)
    assert refused.value.status == 400


def test_a_session_ends_after_its_time_though_it_was_used_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sessions = SessionCookies(["secret"], is_https=False, root_path="")
    cookie = sessions.cookie_for("a session", "ada")
    scope = {"type": "http", "headers": [(b"cookie", f"{COOKIE}={cookie.value}".encode())]}
    now = time.time()
    for age, person in ((0, "ada"), (LIFETIME_S - 10, "ada"), (LIFETIME_S + 10, None)):
        monkeypatch.setattr(time, "time", lambda age=age: now + age)
        assert sessions.credentials(ASGIConnection(scope)).person == person  # type: ignore[arg-type]  # as little of a request as will do
