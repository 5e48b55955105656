"""Cheating the ratings: by what is taken back, left, given up, named or played twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.attacks.hostile import (
    PASSWORD,
    Json,
    account,
    ask,
    code_of,
    guest,
    happens,
    look,
    new_name,
    open_against,
    open_table,
    person_id,
)
from server.playing import play_to_the_end
from server.running import Server
from worldsfair.client import Client

SEATS = [{"kind": "person"}, {"kind": "open"}]


def ratings(client: Client) -> dict[str, Json]:
    """By subject."""
    return {one["subject"]: one for one in ask(client, "GET", "/ratings").json()}


def open_rated(client: Client, *seats: Json, **options: object) -> str:
    """A rated table, waiting."""
    return open_table(client, [{"kind": "person"}, *seats], is_rated=True, **options)


@contextmanager
def rated_duel(server: Server, **options: object) -> Iterator[tuple[Client, Client, str]]:
    """Two accounts in a rated game that the first one begins."""
    with account(server) as ida, account(server) as eve:
        table = open_rated(ida, {"kind": "open"}, begins="host", **options)
        eve.take_seat(table, 1)
        eve.ready(table)
        ida.start(table)
        yield ida, eve, table


def test_a_casual_game_changes_no_rating(lenient: Server) -> None:
    with account(lenient) as ida:
        before = ratings(ida)
        play_to_the_end(open_against(ida, "random"), random.Random(1), ida)
        assert ratings(ida) == before


def test_a_rated_game_is_counted_once_under_the_accounts_own_name(lenient: Server) -> None:
    name = new_name()
    with account(lenient, name) as ida:
        bot = {"kind": "bot", "level": "random", "name": "Grandmaster"}
        table = open_rated(ida, bot)
        ida.take_seat(table, 0, name="The Champion")
        ida.start(table)
        play_to_the_end(table, random.Random(1), ida)
        told = ratings(ida)
        mine = told[f"person:{person_id(ida)}"]
        assert (mine["name"], mine["games"]) == (name, 1)
        assert told["bot:random"]["name"] == "random"


@pytest.mark.parametrize("kind", ["person", "bot", "program"])
def test_no_seat_poses_as_somebody_elses_account(guarded: Server, kind: str) -> None:
    name = new_name()
    with account(guarded, name), guest(guarded) as eve:
        table = open_table(eve, [{"kind": "person"}, {"kind": "open"}])
        seat = {"kind": kind, "name": name.upper(), "level": "random" if kind == "bot" else None}
        answer = ask(eve, "PUT", f"/tables/{table}/seats/1", seat)
        assert code_of(answer) == (409, "name_taken")


def test_a_new_table_has_no_seat_that_poses_as_somebody_elses_account(guarded: Server) -> None:
    name = new_name()
    with account(guarded, name), guest(guarded) as eve:
        seats = [{"kind": "person", "name": name}, {"kind": "open"}]
        assert code_of(ask(eve, "POST", "/tables", {"seats": seats})) == (409, "name_taken")


def test_a_deal_is_not_taken_back_in_a_rated_game(guarded: Server) -> None:
    with rated_duel(guarded, takebacks=True) as (ida, eve, table):
        ida.take_turn(table, 0, 0, ["place electricity"])
        answer = ask(eve, "POST", f"/tables/{table}/takeback", {"turn": 0})
        assert code_of(answer) == (409, "takebacks_off")


def test_a_rated_game_is_not_given_up_together(guarded: Server) -> None:
    with rated_duel(guarded) as (ida, eve, table):
        answer = ask(ida, "POST", f"/tables/{table}/abandon", {"agrees": True})
        assert code_of(answer) == (409, "rated_game")
        assert look(eve, table)["status"] == "playing"


def test_who_leaves_a_rated_game_has_lost_it(guarded: Server) -> None:
    with rated_duel(guarded) as (ida, eve, table):
        ida.leave(table)
        left = look(eve, table)
        assert [seat["has_forfeited"] for seat in left["seats"]] == [True, False]
        assert left["status"] == "abandoned"
        told = ratings(eve)
        loser, winner = (told[f"person:{person_id(client)}"] for client in (ida, eve))
        assert (loser["games"], winner["games"]) == (1, 1)
        assert loser["mu"] < winner["mu"]


def test_nobody_returns_to_a_rated_game_that_they_left(guarded: Server) -> None:
    with account(guarded) as ida, account(guarded) as eve:
        table = open_rated(ida, {"kind": "open"}, {"kind": "bot", "level": "random"})
        eve.take_seat(table, 1)
        eve.ready(table)
        ida.start(table)
        ida.leave(table)
        ask(ida, "POST", f"/tables/{table}/return")
        forfeited = {seat["person"]: seat["has_forfeited"] for seat in look(eve, table)["seats"]}
        assert forfeited[person_id(ida)]


def test_no_bot_stands_in_for_who_is_late_in_a_rated_game(guarded: Server) -> None:
    pace = {"kind": "live", "reserve_s": 10, "increment_s": 0}
    with rated_duel(guarded, pace=pace, stand_in="director") as (ida, eve, table):
        assert happens(lambda: look(eve, table)["status"] == "abandoned", 20)
        assert look(eve, table)["seats"][0]["has_forfeited"]
        assert ratings(eve)[f"person:{person_id(ida)}"]["games"] == 1


def test_deleting_the_account_is_no_way_out_of_a_rated_game(guarded: Server) -> None:
    with rated_duel(guarded) as (ida, eve, table):
        ask(ida, "POST", "/account/delete", {"password": PASSWORD})
        assert happens(lambda: look(eve, table)["status"] == "abandoned", 10)
        assert happens(lambda: f"person:{person_id(eve)}" in ratings(eve), 10)


def test_one_account_has_one_seat_at_a_rated_table(guarded: Server) -> None:
    with account(guarded) as ida:
        table = open_rated(ida, {"kind": "open"})
        answer = ask(ida, "PUT", f"/tables/{table}/seats/1", {"kind": "person"})
        assert answer.status_code in (403, 409)
        seats = [{"kind": "person"}, {"kind": "person"}]
        answer = ask(ida, "POST", "/tables", {"seats": seats, "options": {"is_rated": True}})
        assert answer.status_code in (403, 409)


def test_neither_guests_nor_programs_sit_at_a_rated_table(guarded: Server) -> None:
    with account(guarded) as ida, guest(guarded) as eve:
        table = open_rated(ida, {"kind": "open"})
        seat = f"/tables/{table}/seats/1"
        assert code_of(ask(eve, "PUT", seat, {"kind": "person"})) == (403, "accounts_only")
        assert code_of(ask(ida, "PUT", seat, {"kind": "program"})) == (403, "accounts_only")
        body = {"seats": SEATS, "options": {"is_rated": True}}
        assert code_of(ask(eve, "POST", "/tables", body)) == (403, "accounts_only")


def test_a_table_does_not_become_rated_around_a_guest(guarded: Server) -> None:
    with account(guarded) as ida, guest(guarded) as eve:
        table = open_table(ida, SEATS)
        eve.take_seat(table, 1)
        assert is_refused_as_rated(ida, table, eve)


def test_a_table_does_not_become_rated_around_two_seats_of_one_account(guarded: Server) -> None:
    with account(guarded) as ida:
        table = open_table(ida, [{"kind": "person"}, {"kind": "person"}])
        assert is_refused_as_rated(ida, table)


def is_refused_as_rated(host: Client, table: str, *others: Client) -> bool:
    """Whether the host is told that these people can't play a rated game, sooner or later."""
    answers = [ask(host, "PATCH", f"/tables/{table}/options", {"is_rated": True})]
    for other in others:
        # Whoever can't play a rated game may have lost the seat by now.
        ask(other, "POST", f"/tables/{table}/ready", {"is_ready": True})
    answers.append(ask(host, "POST", f"/tables/{table}/start"))
    return any(answer.status_code in (403, 409) for answer in answers)


def test_two_bots_of_one_kind_are_no_way_around_the_ratings(lenient: Server) -> None:
    with account(lenient) as ida:
        table = open_rated(ida, *[{"kind": "bot", "level": "random"}] * 2)
        if ask(ida, "POST", f"/tables/{table}/start").status_code == 200:
            ida.leave(table)
            assert f"person:{person_id(ida)}" in ratings(ida)


@pytest.mark.parametrize("way", ["rematch", "continue"])
def test_a_deal_that_everybody_has_seen_is_not_rated(lenient: Server, way: str) -> None:
    with account(lenient) as ida:
        table = open_rated(ida, {"kind": "bot", "level": "random"})
        ida.start(table)
        turns = play_to_the_end(table, random.Random(1), ida).table.turn
        body = {"deal": "same"} if way == "rematch" else {"turn": turns - 1}
        again = ask(ida, "POST", f"/tables/{table}/{way}", body).json()["table"]
        assert again["options"]["is_rated"] is False
