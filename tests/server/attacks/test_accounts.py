"""Other people's accounts, sessions and names; and what is left of somebody who is gone."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from pathlib import Path

import httpx
import pytest

from server.attacks.hostile import (
    PASSWORD,
    account,
    ask,
    at_once,
    break_content,
    code_of,
    guest,
    happens,
    look,
    new_name,
    nobody,
    open_alone,
    open_table,
    person_id,
    tables_with,
)
from server.playing import open_duel
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client

NEW_PASSWORD = " ".join(("another", *PASSWORD.split()))
NAMES = ("worldsfair_csrf", "csrftoken")
EVE = {"name": "Eve"}
Someone = Callable[..., AbstractContextManager[Client]]


def after(seconds: float, act: Callable[[], httpx.Response]) -> Callable[[], httpx.Response]:
    """The same, a little later."""

    def later() -> httpx.Response:
        time.sleep(seconds)
        return act()

    return later


def can_sign_in(server: Server, name: str, password: str) -> bool:
    with nobody(server) as someone:
        body = {"name": name, "password": password}
        return ask(someone, "POST", "/session", body).status_code == 201


def copy_cookies(client: Client, other: Client) -> None:
    """Be the same person elsewhere, as a thief of the cookie is."""
    other._http.cookies.update(client._http.cookies)


def test_an_old_password_never_comes_back_with_a_new_name(lenient: Server) -> None:
    name = new_name()
    with account(lenient, name) as ida, nobody(lenient) as again:
        copy_cookies(ida, again)
        renaming = {"password": PASSWORD, "new_name": f"{name} II"}
        changing = {"password": PASSWORD, "new_password": NEW_PASSWORD}
        # The later ones look at the account before it changes, and write after it.
        rename = partial(ask, again, "PATCH", "/account", renaming)
        changed, *_ = at_once(
            partial(ask, ida, "PATCH", "/account", changing),
            *[after(0.03 * number, rename) for number in range(30)],
        )
        expected = NEW_PASSWORD if changed.status_code == 200 else PASSWORD
        assert passwords_of(lenient, name, f"{name} II") == {expected}


def passwords_of(server: Server, *names: str) -> set[str]:
    """With which of the two passwords somebody gets in, by one of these names."""
    words = (PASSWORD, NEW_PASSWORD)
    return {word for word in words for name in names if can_sign_in(server, name, word)}


def test_a_sign_in_under_way_does_not_outlive_the_old_password(lenient: Server) -> None:
    name = new_name()
    with account(lenient, name) as ida, ExitStack() as stack:
        thieves = [stack.enter_context(nobody(lenient)) for _ in range(20)]
        assert [thief.whoami() for thief in thieves] == [None] * 20
        changing = {"password": PASSWORD, "new_password": NEW_PASSWORD}
        signing_in = {"name": name, "password": PASSWORD}
        # Some look at the account before the change, and get their session after it.
        changed, *_ = at_once(
            partial(ask, ida, "PATCH", "/account", changing),
            *[
                after(0.03 * number, partial(ask, thief, "POST", "/session", signing_in))
                for number, thief in enumerate(thieves)
            ],
        )
        assert changed.status_code == 200
        assert [thief.whoami() for thief in thieves] == [None] * 20


def test_signing_out_ends_the_session_that_somebody_copied(guarded: Server) -> None:
    with account(guarded) as ida, nobody(guarded) as thief:
        copy_cookies(ida, thief)
        ida.sign_out()
        assert thief.whoami() is None


def test_a_session_is_seen_and_ended_from_elsewhere(guarded: Server) -> None:
    name = new_name()
    with account(guarded, name) as ida, nobody(guarded) as thief:
        thief.sign_in(name, PASSWORD)
        listed = ask(ida, "GET", "/sessions")
        assert listed.status_code == 200
        (other,) = [session["id"] for session in listed.json() if not session["is_this"]]
        assert ask(ida, "DELETE", f"/sessions/{other}").is_success
        assert thief.whoami() is None
        assert ida.whoami() is not None


def test_all_sessions_end_at_once(guarded: Server) -> None:
    name = new_name()
    with account(guarded, name) as ida, nobody(guarded) as thief:
        thief.sign_in(name, PASSWORD)
        assert ask(ida, "DELETE", "/sessions").is_success
        assert (ida.whoami(), thief.whoami()) == (None, None)


def test_nobody_ends_or_sees_the_session_of_somebody_else(guarded: Server) -> None:
    with account(guarded) as ida, account(guarded) as eve:
        (session,) = [one["id"] for one in told_sessions(ida)]
        assert session not in [one["id"] for one in told_sessions(eve)]
        assert ask(eve, "DELETE", f"/sessions/{session}").status_code == 404
        assert ida.whoami() is not None


def told_sessions(client: Client) -> list[dict[str, str]]:
    listed = ask(client, "GET", "/sessions")
    assert listed.status_code == 200
    return [one for one in listed.json() if one["is_this"]]


def test_a_wrong_csrf_cookie_is_renewed(guarded: Server) -> None:
    stale = "; ".join(f"{name}=nonsense" for name in NAMES)
    answer = httpx.get(f"{guarded.address}/api/me", headers={"cookie": stale})
    assert set(answer.cookies) & set(NAMES)


def test_a_csrf_cookie_of_another_site_does_no_harm(guarded: Server) -> None:
    cookies = {"csrftoken": "of-another-site"}
    with httpx.Client(base_url=guarded.address) as browser:
        for method, path, body in (("GET", "/api/me", None), ("POST", "/api/guests", EVE)):
            token = next(cookies[name] for name in NAMES if name in cookies)
            sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
            headers = {"cookie": sent, "x-csrftoken": token}
            answer = browser.request(method, path, json=body, headers=headers)
            cookies |= dict(answer.cookies)
            browser.cookies.clear()
    assert answer.status_code == 201


@pytest.mark.parametrize("change", [str, str.upper, str.casefold, "  {}  ".format])
def test_a_guest_does_not_take_the_name_of_an_account(
    guarded: Server, change: Callable[[str], str]
) -> None:
    name = new_name()[:20]
    with account(guarded, name), nobody(guarded) as eve:
        answer = ask(eve, "POST", "/guests", {"name": change(name)})
        assert code_of(answer) == (409, "name_taken")


def test_a_name_in_other_signs_that_look_the_same_is_taken_too(guarded: Server) -> None:
    with account(guarded, "Ida Wells 1893"), nobody(guarded) as eve:
        wide = "".join(chr(ord(sign) + 0xFEE0) if sign.isalpha() else sign for sign in "Ida Wells")
        answer = ask(eve, "POST", "/guests", {"name": f"{wide} 1893"})
        assert code_of(answer) == (409, "name_taken")


def test_an_account_may_use_its_own_name_on_a_seat(guarded: Server) -> None:
    name = new_name()
    with account(guarded, name) as ida, guest(guarded) as eve:
        table = open_table(ida, [{"kind": "open"}, {"kind": "open"}])
        seats = [f"/tables/{table}/seats/{number}" for number in range(2)]
        body = {"kind": "person", "name": name}
        assert ask(ida, "PUT", seats[0], body).status_code == 200
        assert code_of(ask(eve, "PUT", seats[1], body)) == (409, "name_taken")


def test_an_imported_game_brings_no_name_that_cannot_be_shown(guarded: Server) -> None:
    with guest(guarded) as eve:
        record = ask(eve, "GET", f"/tables/{open_alone(eve)}/record").json()
        record["seats"][0]["name"] = "Eve\u202e\x00nimdA"
        imported = ask(eve, "POST", "/records", record)
        names = [seat["name"] for seat in imported.json().get("table", {}).get("seats", [])]
        assert all(name.isprintable() for name in names)


@pytest.mark.parametrize("who", [guest, account])
def test_everything_of_theirs_can_be_taken_away_and_nothing_of_others(
    guarded: Server, who: Someone
) -> None:
    with who(guarded, mine := new_name("Mine")) as ida, guest(guarded, "Bea") as bea:
        table = open_duel(ida, bea)
        ida.say(table, words := new_name("I said"))
        bea.say(table, others := new_name("they said"))
        answer = ask(ida, "GET", "/me/data")
        assert answer.status_code == 200
        assert all(text in answer.text for text in (mine, words, table, person_id(ida)))
        assert others not in answer.text


def test_nobody_has_no_data(guarded: Server) -> None:
    with nobody(guarded) as stranger:
        assert code_of(ask(stranger, "GET", "/me/data")) == (401, "not_signed_in")


@pytest.mark.parametrize(("who", "password"), [(guest, None), (account, PASSWORD)])
def test_nothing_is_left_of_somebody_who_is_gone(
    guarded: Server, who: Someone, password: str | None
) -> None:
    with who(guarded, name := new_name("Gone")) as ida, guest(guarded, "Bea") as bea:
        table = open_duel(ida, bea)
        ida.say(table, words := new_name("I said"))
        assert tables_with(guarded, words)
        deleted = ask(ida, "POST", "/account/delete", {"password": password})
        assert deleted.status_code == 200
        assert happens(lambda: not tables_with(guarded, name) | tables_with(guarded, words), 20)
        assert [line["text"] for line in ask(bea, "GET", f"/tables/{table}/chat").json()] == [""]
        assert ida.whoami() is None


def test_a_game_goes_on_without_a_guest_who_is_gone(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, begins="host", stand_in="random")
        assert ask(ada, "POST", "/account/delete", {}).status_code == 200
        assert happens(lambda: look(bea, table)["number"] == 1, 20)
        assert look(bea, table)["seats"][0]["name"] == "–"


def test_a_broken_table_keeps_nobody_from_their_data_or_from_being_forgotten(
    tmp_path: Path,
) -> None:
    with (
        running_server(sqlite_at(tmp_path)) as server,
        guest(server, name := new_name("Gone")) as ida,
        guest(server, "Bea") as bea,
    ):
        table = open_duel(ida, bea)
        break_content(server, open_table(ida, [{"kind": "person"}, {"kind": "open"}]))
        assert ask(ida, "GET", "/me/data").status_code == 200
        assert ask(ida, "POST", "/account/delete", {}).status_code == 200
        assert happens(lambda: name not in [one["name"] for one in look(bea, table)["seats"]], 10)
        assert bea._http.get("/ready").status_code == 200


def test_a_guest_of_the_same_name_does_not_sit_by_it_once_it_is_an_accounts(
    guarded: Server,
) -> None:
    name = new_name()
    with guest(guarded, name) as before, guest(guarded) as ida:
        ida.make_account(name, PASSWORD)
        seats = [{"kind": "person"}, {"kind": "open"}]
        assert code_of(ask(before, "POST", "/tables", {"seats": seats})) == (409, "name_taken")
        table = open_table(ida, seats, is_public=True)
        said = ask(before, "POST", f"/tables/{table}/chat", {"text": "It is me."})
        assert code_of(said) == (409, "name_taken")
        answer = ask(before, "PUT", f"/tables/{table}/seats/1", {"kind": "person"})
        assert code_of(answer) == (409, "name_taken")
        other = {"kind": "person", "name": "Somebody else"}
        assert ask(before, "PUT", f"/tables/{table}/seats/1", other).status_code == 200
