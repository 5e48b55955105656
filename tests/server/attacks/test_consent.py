"""Ending, undoing or dealing a game against somebody's will, or behind their back."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.attacks.hostile import (
    Json,
    ask,
    code_of,
    guest,
    happens,
    look,
    open_table,
)
from server.playing import open_duel, play_one
from server.running import Server
from worldsfair.client import Client

WISHES: list[tuple[str, Json]] = [("abandon", {"agrees": True}), ("takeback", {"turn": 0})]
ANSWERS = {"abandon": "abandon", "takeback": "takeback/answer"}
MOVES = ["place electricity"]

wishes = pytest.mark.parametrize(("kind", "wish"), WISHES, ids=[kind for kind, _ in WISHES])


def proposal_of(client: Client, table: str) -> int | None:
    """The number of what is proposed, if anything is."""
    found = look(client, table).get("proposal")
    return None if found is None else int(found["number"])


def answer(
    client: Client, table: str, kind: str, number: int | None, agrees: bool = True
) -> tuple[int, str]:
    """Say yes or no to a proposal."""
    body = {"agrees": agrees} if number is None else {"agrees": agrees, "proposal": number}
    return code_of(ask(client, "POST", f"/tables/{table}/{ANSWERS[kind]}", body))


def stands(client: Client, table: str) -> tuple[str, int]:
    """Whether the game goes on, and how many turns are played."""
    found = look(client, table)
    return found["status"], found["turn"]


@contextmanager
def duel(server: Server) -> Iterator[tuple[Client, Client, str]]:
    """Ada and Bea, each with a turn behind them."""
    with guest(server, "Ada") as ada, guest(server, "Bea") as bea:
        table = open_duel(ada, bea, begins="host")
        ada.take_turn(table, 0, 0, MOVES)
        bea.take_turn(table, 1, 1, MOVES)
        yield ada, bea, table


@contextmanager
def trio(server: Server) -> Iterator[tuple[Client, Client, Client, str]]:
    """Ada, Bea and Cleo, of whom Ada has had a turn and Cleo has left."""
    with guest(server, "Ada") as ada, guest(server, "Bea") as bea, guest(server, "Cleo") as cleo:
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        table = open_table(ada, seats, begins="host")
        for number, client in ((1, bea), (2, cleo)):
            client.take_seat(table, number)
            client.ready(table)
        ada.start(table)
        ada.take_turn(table, 0, 0, MOVES)
        cleo.leave(table)
        yield ada, bea, cleo, table


def test_an_old_yes_does_not_end_the_game_with_a_new_one(guarded: Server) -> None:
    with duel(guarded) as (ada, bea, table):
        ask(ada, "POST", f"/tables/{table}/abandon", {"agrees": True})
        play_one(table, random.Random(1), ada)
        ask(bea, "POST", f"/tables/{table}/abandon", {"agrees": True})
        assert stands(ada, table) == ("playing", 3)


def test_a_proposal_says_who_is_asked_and_when_it_ends(guarded: Server) -> None:
    with duel(guarded) as (ada, _, table):
        ask(ada, "POST", f"/tables/{table}/abandon", {"agrees": True})
        now = look(ada, table)
        told = now.get("proposal")
        assert told is not None
        assert set(told["asked"]) == {seat["person"] for seat in now["seats"]}
        assert time.time() < told["expires_at"] < time.time() + 86_400


@wishes
def test_nobody_is_outvoted_by_being_away(guarded: Server, kind: str, wish: Json) -> None:
    with trio(guarded) as (ada, bea, _, table):
        ask(ada, "POST", f"/tables/{table}/{kind}", wish)
        answer(bea, table, kind, proposal_of(bea, table))
        assert stands(ada, table) == ("playing", 1)


def test_the_no_of_somebody_away_is_a_no(guarded: Server) -> None:
    with trio(guarded) as (ada, bea, cleo, table):
        ask(ada, "POST", f"/tables/{table}/abandon", {"agrees": True})
        number = proposal_of(bea, table)
        refused = answer(cleo, table, "abandon", number, agrees=False)
        late = answer(bea, table, "abandon", number)
        assert stands(ada, table) == ("playing", 1)
        assert (refused[0], late) == (200, (409, "nothing_proposed"))


@wishes
def test_nobody_decides_alone_while_all_others_are_away(
    guarded: Server, kind: str, wish: Json
) -> None:
    with duel(guarded) as (ada, bea, table):
        bea.leave(table)
        ask(ada, "POST", f"/tables/{table}/{kind}", wish)
        assert stands(ada, table) == ("playing", 2)


def test_who_was_late_once_still_has_a_say(guarded: Server) -> None:
    pace = {"kind": "live", "reserve_s": 10, "increment_s": 0}
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_duel(ada, bea, pace=pace, overdue="seat", begins="host", stand_in="random")
        assert happens(lambda: bool(look(bea, table)["seats"][0]["is_away"]), 20)
        ask(bea, "POST", f"/tables/{table}/abandon", {"agrees": True})
        assert stands(bea, table)[0] == "playing"


@wishes
def test_a_yes_to_one_proposal_is_no_yes_to_another(guarded: Server, kind: str, wish: Json) -> None:
    with duel(guarded) as (ada, bea, table):
        ask(ada, "POST", f"/tables/{table}/{kind}", wish)
        first = proposal_of(bea, table)
        answer(bea, table, kind, first, agrees=False)
        ask(ada, "POST", f"/tables/{table}/{kind}", wish)
        assert answer(bea, table, kind, first) == (409, "stale_proposal")
        assert stands(ada, table) == ("playing", 2)


@pytest.mark.parametrize("kind", ["abandon", "takeback"])
def test_a_yes_to_nothing_is_refused(guarded: Server, kind: str) -> None:
    with duel(guarded) as (ada, _, table):
        assert answer(ada, table, kind, 1) == (409, "nothing_proposed")


def test_a_no_proposes_nothing(guarded: Server) -> None:
    with duel(guarded) as (ada, _, table):
        refused = ask(ada, "POST", f"/tables/{table}/abandon", {"agrees": False})
        assert refused.status_code in (400, 409, 422)


@pytest.mark.parametrize(
    ("step", "body"),
    [
        ("takeback", {"turn": 0}),
        ("takeback/answer", {"agrees": True, "proposal": 1}),
        ("abandon", {"agrees": True}),
        ("abandon", {"agrees": True, "proposal": 1}),
        ("leave", None),
        ("return", None),
    ],
)
def test_a_program_has_no_say_in_a_game(guarded: Server, step: str, body: object) -> None:
    with guest(guarded, "Ada") as ada:
        table = open_table(ada, [{"kind": "person"}, {"kind": "open"}], begins="host")
        token = ada.take_seat(table, 1, "program").token
        ada.start(table)
        ada.take_turn(table, 0, 0, MOVES)
        with Client(guarded.address, token) as robot:
            refused = ask(robot, "POST", f"/tables/{table}/{step}", body)
        assert code_of(refused) == (403, "program_only_plays")


@pytest.mark.parametrize(
    ("step", "body"), [("ready", {"is_ready": True}), ("leave", None), ("close", None)]
)
def test_a_program_has_no_say_before_a_game(guarded: Server, step: str, body: object) -> None:
    with guest(guarded, "Ada") as ada:
        table = open_table(ada, [{"kind": "person"}, {"kind": "open"}])
        token = ada.take_seat(table, 1, "program").token
        with Client(guarded.address, token) as robot:
            refused = ask(robot, "POST", f"/tables/{table}/{step}", body)
        assert code_of(refused) == (403, "program_only_plays")


def test_only_the_host_closes_a_table(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_table(ada, [{"kind": "person"}, {"kind": "open"}])
        bea.take_seat(table, 1)
        assert code_of(ask(bea, "POST", f"/tables/{table}/close")) == (403, "not_host")
        assert look(bea, table)["status"] == "waiting"
        assert ask(ada, "POST", f"/tables/{table}/close").status_code == 200
        assert look(bea, table)["status"] == "closed"


def test_nobody_closes_a_game_that_is_being_played(guarded: Server) -> None:
    with duel(guarded) as (ada, _, table):
        assert code_of(ask(ada, "POST", f"/tables/{table}/close")) == (409, "not_waiting")


def test_the_shuffle_is_promised_before_anybody_adds_to_it(guarded: Server) -> None:
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_table(ada, [{"kind": "person"}, {"kind": "open"}])
        promised = look(ada, table)["commitment"]
        assert promised is not None
        bea.take_seat(table, 1)
        body = {"contribution": "1893" * 16}
        added = ask(bea, "PUT", f"/tables/{table}/contribution", body)
        bea.ready(table)
        ada.start(table)
        assert (added.status_code, look(ada, table)["commitment"]) == (200, promised)


def test_nobody_adds_to_the_shuffle_for_another_or_too_late(guarded: Server) -> None:
    body = {"contribution": "1893" * 16}
    with guest(guarded, "Ada") as ada, guest(guarded, "Bea") as bea:
        table = open_table(ada, [{"kind": "person"}, {"kind": "person"}])
        path = f"/tables/{table}/contribution"
        assert code_of(ask(bea, "PUT", path, body)) == (403, "not_your_seat")
        ada.start(table)
        assert code_of(ask(ada, "PUT", path, body)) == (409, "not_waiting")


@pytest.mark.parametrize("wrong", ["", "0" * 63, "0" * 65, "g" * 64, "0" * 63 + "\n"])
def test_what_is_added_to_the_shuffle_is_64_digits(guarded: Server, wrong: str) -> None:
    with guest(guarded, "Ada") as ada:
        table = open_table(ada, [{"kind": "person"}, {"kind": "open"}])
        answer = ask(ada, "PUT", f"/tables/{table}/contribution", {"contribution": wrong})
        assert code_of(answer) == (400, "invalid_request")


@wishes
def test_nobody_is_pestered_with_what_they_have_declined(
    guarded: Server, kind: str, wish: Json
) -> None:
    with duel(guarded) as (ada, bea, table):
        codes = []
        for _ in range(4):
            codes.append(ask(ada, "POST", f"/tables/{table}/{kind}", wish).status_code)
            answer(bea, table, kind, proposal_of(bea, table), agrees=False)
        assert codes == [200, 200, 409, 409]
