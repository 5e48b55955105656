"""Answers that are long are packed for those who unpack, and those with a secret in them never."""

from __future__ import annotations

import random

import httpx
import pytest

from server.playing import open_solo, play_to_the_end
from worldsfair.client import Client

OPEN = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]


def answer(client: Client, path: str, accepted: str = "gzip") -> httpx.Response:
    headers = {"accept-encoding": accepted}
    return client._http.get(f"/api{path}", headers=headers)


def length(told: httpx.Response) -> int:
    """As it was sent."""
    return int(told.headers["content-length"])


def test_the_log_of_a_game_is_a_tenth_as_long(ada: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "person"}]).table.id
    ada.start(table)
    play_to_the_end(table, random.Random(1), ada, turns=20)
    plain = answer(ada, f"/tables/{table}/entries", "identity")
    packed = answer(ada, f"/tables/{table}/entries")
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert packed.json() == plain.json()
    assert length(packed) * 10 < length(plain)


def test_nothing_is_packed_for_who_does_not_ask(ada: Client) -> None:
    table = open_solo(ada, "random")
    assert "content-encoding" not in answer(ada, f"/tables/{table}", "identity").headers


def test_short_answers_go_as_they_are(ada: Client) -> None:
    table = open_solo(ada, "random")
    assert "content-encoding" not in answer(ada, f"/tables/{table}/chat").headers


@pytest.mark.parametrize(
    "path", ["/me/data", "/me/match", "/sessions", "/schema/openapi.json", "/codes/BCDFGH"]
)
def test_what_is_somebodys_own_is_never_packed(ada: Client, path: str) -> None:
    assert "content-encoding" not in answer(ada, path).headers


def test_the_answer_with_a_programs_token_is_never_packed(ada: Client) -> None:
    table = ada.open_table(OPEN).table.id
    told = ada._http.put(
        f"/api/tables/{table}/seats/1",
        json={"kind": "program", "name": "x" * 24},
        headers={
            "accept-encoding": "gzip",
            "x-csrftoken": ada._http.cookies["worldsfair_csrf"],
        },
    )
    assert told.json()["token"]
    assert length(told) > 1024
    assert "content-encoding" not in told.headers
