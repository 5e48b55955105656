"""One request that holds everybody up: while it runs, `/health` has to be answered.

The wait that is allowed is generous, as the tests' machine is busy: a loop that is held up
by one of these was silent for two seconds and more.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from server.attacks.hostile import (
    FROZEN_S,
    PASSWORD,
    Json,
    Pulse,
    account,
    ask,
    at_once,
    code_of,
    copy_table,
    guest,
    nobody,
    open_alone,
    play_and_take_back,
)
from server.playing import play_to_the_end
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client
from worldsfair.records.fair_shuffle import commitment_to

IMPORT = "/records/continuations"


def play_on(client: Client, table: str, turn: int) -> str | None:
    """A started table that goes on from a turn, all seats the client's; None if refused."""
    answer = ask(client, "POST", f"/tables/{table}/continue", {"turn": turn})
    if answer.status_code != 201:
        return None
    fork = answer.json()["table"]
    for seat in fork["seats"]:
        client.take_seat(fork["id"], seat["number"])
    client.start(fork["id"])
    return str(fork["id"])


def game_that_went_on(client: Client) -> Json:
    """As the server tells it: some turns of one game, a seam, and nothing after it."""
    table = open_alone(client)
    play_to_the_end(table, random.Random(1), client, turns=3)
    fork = play_on(client, table, 2)
    told: Json = ask(client, "GET", f"/tables/{fork}/record").json()
    return told


def game_of_parts(client: Client, parts: int) -> Json:
    """A right game with many seams at one place; each costs a shuffle to verify."""
    game, seed = game_that_went_on(client), bytes(32)
    part: Json = {"seats": [{"name": "", "player": "human"}] * 2, "turns": []}
    part |= {"commitment": commitment_to(seed), "seed": seed.hex()}
    return {**game, "parts": [part] * (parts - 1) + game["parts"]}


def small_record(client: Client) -> Json:
    table = open_alone(client)
    play_to_the_end(table, random.Random(1), client, turns=1)
    told: Json = ask(client, "GET", f"/tables/{table}/record").json()
    return told


def test_a_nobody_is_turned_away_before_a_game_is_verified(guarded: Server) -> None:
    with guest(guarded) as eve, nobody(guarded) as stranger:
        game = game_that_went_on(eve)
        game["before"]["turns"][0]["moves"] = ["place nowhere"]
        assert code_of(ask(stranger, "POST", IMPORT, game)) == (401, "not_signed_in")


@pytest.mark.parametrize("who", [nobody, guest])
def test_games_of_thousands_of_parts_hold_nobody_up(
    guarded: Server, who: Callable[[Server], AbstractContextManager[Client]]
) -> None:
    with guest(guarded, "Ada") as ada, who(guarded) as eve:
        game = game_of_parts(ada, 8_000)
        ask(eve, "GET", "/me")
        with Pulse(guarded) as pulse:
            answers = at_once(*[lambda: ask(eve, "POST", IMPORT, game)] * 10)
        assert all(400 <= answer.status_code < 500 for answer in answers)
        assert pulse.longest_s < FROZEN_S


def test_a_game_of_more_than_sixteen_parts_is_refused(guarded: Server) -> None:
    with guest(guarded) as eve:
        assert ask(eve, "POST", IMPORT, game_of_parts(eve, 17)).status_code in (400, 409, 422)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", [{"name": "x" * 950_000, "player": "human"}] * 2),
        ("seats", [{"name": "x" * 150_000, "player": "human"}] * 2),
        ("seats", [{"name": "", "player": "human"}] * 40_000),
        ("turns", [{"seat": 0, "moves": [], "dealt": []}] * 40_000),
        ("turns", [{"seat": 0, "moves": ["place electricity"] * 40_000, "dealt": []}]),
    ],
    ids=["an endless name", "a long name", "many seats", "many turns", "many moves"],
)
def test_records_larger_than_any_game_are_refused_unread(
    guarded: Server, field: str, value: object
) -> None:
    with guest(guarded) as eve:
        record = {**small_record(eve), field: value}
        assert code_of(ask(eve, "POST", "/records", record)) == (413, "too_large")


def test_names_of_an_imported_game_are_cut(guarded: Server) -> None:
    with guest(guarded) as eve:
        record = small_record(eve)
        record["seats"][0]["name"] = "x" * 100_000
        imported = ask(eve, "POST", "/records", record).json()["table"]["id"]
        kept = ask(eve, "GET", f"/tables/{imported}/record").json()
        assert [len(seat["name"]) <= 24 for seat in kept["seats"]] == [True, True]


def test_a_chain_of_games_that_went_on_has_an_end(lenient: Server) -> None:
    with guest(lenient) as eve:
        table: str | None = open_alone(eve)
        length = 0
        while table is not None and length < 200:
            ask(eve, "POST", f"/tables/{table}/abandon", {"agrees": True})
            last, length = table, length + 1
            table = play_on(eve, last, 0)
        told = ask(eve, "GET", f"/tables/{last}/record").json()
        assert length < 200
        assert ask(eve, "POST", IMPORT, told).status_code == 201


def test_deleting_an_account_of_many_tables_holds_nobody_up(tmp_path: Path) -> None:
    # A script that opens tables and gives them up has so many after two days.
    with running_server(sqlite_at(tmp_path)) as server, account(server) as eve:
        table = open_alone(eve)
        ask(eve, "POST", f"/tables/{table}/abandon", {"agrees": True})
        copy_table(server, table, 60_000)
        with Pulse(server) as pulse:
            deleted = ask(eve, "POST", "/account/delete", {"password": PASSWORD})
        assert deleted.status_code == 200
        assert pulse.longest_s < FROZEN_S


def test_a_log_of_many_takebacks_is_told_in_pieces(lenient: Server) -> None:
    with guest(lenient) as eve:
        table = open_alone(eve)
        play_and_take_back(eve, table, 100)
        path = f"/tables/{table}/entries"
        assert len(ask(eve, "GET", path).json()) <= 100
        told = ask(eve, "GET", f"{path}?after=99&limit=100").json()
        assert [view["entry"]["number"] for view in told] == list(range(100, 200))
        assert ask(eve, "GET", f"{path}?limit=1000").status_code == 400


def test_taking_back_comes_to_an_end(lenient: Server) -> None:
    with guest(lenient) as eve:
        table = open_alone(eve)
        number, status = 0, 200
        while status == 200 and number < 1_500:
            eve.take_turn(table, 0, number, ["place electricity"])
            status = ask(eve, "POST", f"/tables/{table}/takeback", {"turn": 0}).status_code
            number += 2
        assert status == 409


def test_passwords_that_are_checked_at_once_take_little_memory(lenient: Server) -> None:
    with account(lenient, "Ida") as ida, nobody(lenient) as eve:
        ida.sign_in("Ida", PASSWORD)
        before = peak_memory_mb(lenient)
        body = {"name": "Ida", "password": "guessing and guessing"}
        with Pulse(lenient) as pulse:
            answers = at_once(*[lambda: ask(eve, "POST", "/session", body)] * 20)
        assert {answer.status_code for answer in answers} <= {403, 429, 503}
        assert pulse.longest_s < FROZEN_S
        # One check takes 64 MB, so this is four of them.
        assert peak_memory_mb(lenient) - before < 256


def peak_memory_mb(server: Server) -> float:
    """The most that the server's process has had."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) / 1024
