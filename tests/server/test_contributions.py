"""What people's own devices add to the shuffle: told before, shown to all, proved after."""

from __future__ import annotations

import random
import secrets

import pytest

from server.playing import open_solo, play_to_the_end
from server.running import Server
from worldsfair.client import Client, Refused
from worldsfair.records.continuations import Continuation
from worldsfair.records.fair_shuffle import commitment_to, shuffle_seed, start_player
from worldsfair.records.model import Record
from worldsfair.records.reader import read_game
from worldsfair.records.replay import verify


def open_waiting(ada: Client, bea: Client) -> str:
    """A table of two people who are ready."""
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    bea.take_seat(table, 1)
    return table


def finished(table: str, *clients: Client) -> Record:
    play_to_the_end(table, random.Random(1893), *clients)
    return clients[0].record(table)


def test_the_commitment_is_told_before_anybody_adds_to_it_and_stays(
    ada: Client, bea: Client
) -> None:
    table = open_waiting(ada, bea)
    promised = ada.table(table).table.commitment
    assert promised is not None
    for client in (ada, bea):
        client.contribute(table)
    bea.ready(table)
    assert ada.start(table).table.commitment == promised


def test_a_finished_game_proves_that_everyones_bytes_decided_the_deck(
    ada: Client, bea: Client
) -> None:
    table = open_waiting(ada, bea)
    own = {client: secrets.token_bytes(32) for client in (ada, bea)}
    for client, added in own.items():
        client.contribute(table, added)
    bea.ready(table)
    ada.start(table)
    record = finished(table, ada, bea)
    assert isinstance(record.contributions, list)
    assert set(record.contributions) == {added.hex() for added in own.values()}
    assert verify(record).is_over


def test_who_begins_follows_from_the_shuffle_and_the_seats_before_the_game(
    ada: Client, bea: Client
) -> None:
    table = open_waiting(ada, bea)
    ada.contribute(table)
    before = [seat.person for seat in ada.table(table).table.seats]
    bea.ready(table)
    ada.start(table)
    record = finished(table, ada, bea)
    assert isinstance(record.seed, str)
    assert isinstance(record.contributions, list)
    seed = shuffle_seed(bytes.fromhex(record.seed), record.contributions)
    assert commitment_to(bytes.fromhex(record.seed)) == record.commitment
    assert ada.table(table).table.seats[0].person == before[start_player(seed, 2)]


def test_who_adds_nothing_is_left_out_for_all_to_see(ada: Client, bea: Client) -> None:
    table = open_waiting(ada, bea)
    added = secrets.token_bytes(32)
    ada.contribute(table, added)
    bea.ready(table)
    seats = ada.start(table).table.seats
    assert {seat.name: seat.contribution for seat in seats} == {"Ada": added.hex(), "Bea": None}


def test_nothing_is_added_once_the_cards_are_dealt(ada: Client, bea: Client) -> None:
    table = open_waiting(ada, bea)
    bea.ready(table)
    ada.start(table)
    with pytest.raises(Refused) as refused:
        bea.contribute(table)
    assert refused.value.code == "not_waiting"


def test_nobody_adds_from_another_seat(ada: Client, server: Server) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    with Client(server.address) as eve:
        eve.be_guest("Eve")
        with pytest.raises(Refused) as refused:
            eve.contribute(table)
    assert refused.value.code == "not_your_seat"


def test_a_program_may_add_for_its_seat(ada: Client, server: Server) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    token = ada.take_seat(table, 1, "program").token
    with Client(server.address, token) as robot:
        robot.contribute(table)
    seats = ada.start(table).table.seats
    assert [seat.contribution is not None for seat in seats if seat.kind == "program"] == [True]


def test_a_game_played_on_from_a_turn_has_a_shuffle_of_its_own_to_add_to(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(1), ada, turns=6)
    fork = ada.play_on(table, 5).table
    for seat in fork.seats:
        ada.take_seat(fork.id, seat.number)
    ada.contribute(fork.id)
    ada.start(fork.id)
    play_to_the_end(fork.id, random.Random(2), ada)
    told = read_game(ada.record_json(fork.id))
    assert isinstance(told, Continuation)
    assert isinstance(told.parts[-1].contributions, list)
    assert verify(told).is_over


def test_the_same_deal_again_has_nothing_to_add_to(ada: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "bot", "level": "random"}]).table.id
    ada.contribute(table)
    ada.start(table)
    before = finished(table, ada)
    again = ada.rematch(table, "same").table
    assert again.commitment is None
    with pytest.raises(Refused) as refused:
        ada.contribute(again.id)
    assert refused.value.code == "nothing_to_shuffle"
    ada.start(again.id)
    after = finished(again.id, ada)
    assert after.setup == before.setup
    assert verify(after).is_over


@pytest.mark.parametrize("wrong", ["", "ab", "g" * 64, "A" * 64, "0" * 63, "0" * 65])
def test_what_is_not_32_bytes_is_refused(ada: Client, wrong: str) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    headers = {"x-csrftoken": ada._http.cookies["worldsfair_csrf"]}
    path = f"/api/tables/{table}/contribution"
    answer = ada._http.put(path, json={"contribution": wrong}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_request")
