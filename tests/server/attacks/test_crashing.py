"""Requests that nobody makes by mistake: refused as what they are, and no fault of the server's."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from server.attacks.hostile import (
    ask,
    at_once,
    break_content,
    code_of,
    csrf,
    database,
    guest,
    nobody,
    open_alone,
    open_table,
)
from server.postgres import Postgres
from server.running import Server, running_server, sqlite_at


@pytest.mark.parametrize("body", [b"[" * 50_000, b'{"name":' * 5_000, b'{"name":' + b"[" * 50_000])
def test_a_body_that_is_nested_without_end_is_refused(guarded: Server, body: bytes) -> None:
    with nobody(guarded) as eve:
        headers = {"content-type": "application/json", "x-csrftoken": csrf(eve)}
        answer = eve._http.post("/api/guests", content=body, headers=headers)
        assert code_of(answer) == (400, "invalid_request")


@pytest.mark.parametrize("path", ["\x00", "a\x00b.js", "a" * 5_000 + ".js", "a/" * 3_000])
def test_a_path_that_no_file_has_is_not_found(guarded: Server, path: str) -> None:
    answer = httpx.get(f"{guarded.address}/{quote(path)}")
    assert answer.status_code in (200, 400, 404, 414)


@pytest.mark.parametrize("origin", ["http://[::", "http://[not-an-address]/"])
def test_an_origin_that_is_none_is_a_foreign_one(guarded: Server, origin: str) -> None:
    with nobody(guarded) as eve:
        answer = ask(eve, "POST", "/guests", {"name": "Eve"}, {"origin": origin})
        assert code_of(answer) == (403, "foreign_origin")


def test_what_postgresql_cannot_hold_is_no_failure_of_the_storage(postgres: Postgres) -> None:
    with running_server(postgres.new_database()) as server, guest(server) as eve:
        body = {"name": "a\x00b", "password": "open sesame"}
        assert ask(eve, "POST", "/session", body).status_code in (400, 403)
        far = ask(eve, "GET", f"/tables/{open_alone(eve)}/chat?after=2147483648")
        assert far.status_code in (200, 400)


@pytest.mark.parametrize("which", ["public", "yours"])
def test_one_broken_table_does_not_take_the_list_from_everybody(tmp_path: Path, which: str) -> None:
    with running_server(sqlite_at(tmp_path)) as server, guest(server) as ada:
        seats = [{"kind": "person"}, {"kind": "open"}]
        broken, sound = (open_table(ada, seats, is_public=True) for _ in range(2))
        break_content(server, broken)
        listed = ask(ada, "GET", f"/tables?which={which}")
        assert listed.status_code == 200
        assert sound in [table["id"] for table in listed.json()["tables"]]


def test_a_table_of_another_layout_spoils_no_other_change(lenient: Server) -> None:
    with guest(lenient, "Eve") as eve, guest(lenient, "Ada") as ada:
        foreign, own = open_alone(eve), open_alone(ada)
        with database(lenient) as connection:
            connection.execute("UPDATE game_tables SET layout = 'foreign' WHERE id = ?", [foreign])
        body = {"text": "hello"}
        # Changes that come at the same time share a commit.
        answers = at_once(
            *[partial(ask, ada, "POST", f"/tables/{own}/chat", body)] * 40,
            *[partial(ask, eve, "POST", f"/tables/{foreign}/chat", body)] * 40,
        )
        assert {answer.status_code for answer in answers[:40]} == {201}
