"""Tables: seats, options, readiness, leaving, giving up, going on."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from server.playing import abandon, open_duel, open_solo, play_one, play_to_the_end, who_decides
from server.running import Server
from worldsfair.client import Client, Refused
from worldsfair.edition import default_edition
from worldsfair.records.continuations import Continuation
from worldsfair.records.reader import read_game
from worldsfair.records.replay import verify


def test_a_game_starts_when_every_seat_is_taken_and_everyone_is_ready(
    ada: Client, bea: Client
) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    with pytest.raises(Refused, match="open"):
        ada.start(table)
    bea.take_seat(table, 1)
    with pytest.raises(Refused, match="not ready"):
        ada.start(table)
    bea.ready(table)
    assert ada.start(table).table.status == "playing"


def test_a_table_says_which_box_it_plays(ada: Client, bea: Client) -> None:
    waiting = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table
    playing = ada.table(open_duel(ada, bea)).table
    assert (waiting.edition, playing.edition) == (None, default_edition().name)


def test_nobody_takes_a_seat_that_somebody_has(ada: Client, bea: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    with pytest.raises(Refused) as refused:
        bea.take_seat(table, 0)
    assert refused.value.code == "seat_taken"


def test_only_the_host_seats_bots_changes_options_and_starts(ada: Client, bea: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    for attempt in (
        lambda: bea.take_seat(table, 1, "bot", level="random"),
        lambda: bea.change_options(table, takebacks=False),
        lambda: bea.start(table),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.code == "not_host"


def test_one_device_plays_several_seats(ada: Client) -> None:
    table = ada.open_table(
        [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
    ).table.id
    ada.start(table)
    assert play_to_the_end(table, random.Random(1), ada).table.status == "finished"


def test_a_bot_plays_for_who_leaves_until_the_return(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea, stand_in="random")
    ada.leave(table)
    play_to_the_end(table, random.Random(2), bea, turns=6)
    ada.come_back(table)
    view = ada.table(table)
    assert not any(seat.is_away for seat in view.table.seats)
    assert view.table.turn >= 6
    play_to_the_end(table, random.Random(2), ada, bea, turns=view.table.turn + 2)


def test_a_game_is_abandoned_when_every_person_agrees(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    asked = ada.abandon(table)
    assert asked.status == "playing"
    assert asked.proposal is not None
    assert bea.abandon(table, proposal=asked.proposal.number).status == "abandoned"
    assert not ada.record(table).seed


def test_a_rematch_is_one_table_however_many_ask(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    abandon(table, ada, bea)
    first = ada.rematch(table).table
    assert bea.rematch(table).table.id == first.id
    assert {seat.name for seat in first.seats} == {"Ada", "Bea"}


def test_a_rematch_with_the_same_deal_lays_out_the_same_cards(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(3), ada)
    again = ada.rematch(table, "same").table
    ada.start(again.id)
    assert ada.record(again.id).setup == ada.record(table).setup
    assert again.same_deal_as == table


def test_the_live_clock_lets_a_bot_decide_when_the_time_is_up(ada: Client, bea: Client) -> None:
    pace = {"kind": "live", "reserve_s": 10, "increment_s": 0}
    table = open_duel(ada, bea, pace=pace, stand_in="random")
    deadline = ada.table(table).table.deadline
    assert deadline is not None
    assert 8 < deadline - time.time() <= 10


def test_days_give_a_deadline_of_that_many_days(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea, pace={"kind": "days", "days": 3})
    deadline = ada.table(table).table.deadline
    assert deadline is not None
    assert 2.9 < (deadline - time.time()) / 86_400 <= 3


def test_options_out_of_range_are_refused(ada: Client) -> None:
    for pace in ({"kind": "days", "days": 2}, {"kind": "live", "reserve_s": 1}):
        with pytest.raises(Refused) as refused:
            ada.open_table([{"kind": "person"}, {"kind": "open"}], pace=pace)
        assert refused.value.code == "invalid_input"


def test_public_tables_are_listed_and_others_are_not(ada: Client, bea: Client) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    shown = ada.open_table(seats, is_public=True).table.id
    hidden = ada.open_table(seats).table.id
    listed = [table.id for table in bea.tables("public")]
    assert shown in listed
    assert hidden not in listed


def test_the_host_begins_where_the_table_wants_that(ada: Client) -> None:
    seats = [{"kind": "bot", "level": "random"}] * 3
    for _ in range(5):
        table = ada.open_table([*seats, {"kind": "person"}], begins="host").table
        assert ada.start(table.id).table.seats[0].kind == "person"


def test_a_program_plays_its_seat_with_a_token_and_no_other(server: Server, ada: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    token = ada.take_seat(table, 1, "program", name="Robot").token
    assert token is not None
    view = ada.start(table)
    with Client(server.address, token) as robot:
        seat = view.table.decider
        assert seat is not None
        if view.table.seats[seat].kind == "person":
            with pytest.raises(Refused) as refused:
                robot.take_turn(table, seat, 0, ["place electricity"])
            assert refused.value.code == "not_your_seat"
            play_one(table, random.Random(4), ada)
            view = ada.table(table)
        assert view.table.decider is not None
        number = view.table.number
        robot.take_turn(table, view.table.decider, number, ["place electricity"])
    assert ada.table(table).table.number == number + 1


def test_an_imported_record_can_be_watched_and_exported_again(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(5), ada)
    record = ada.record(table)
    imported = ada.import_record(record).table
    assert imported.status == "imported"
    assert ada.record(imported.id) == record
    assert ada.position(imported.id, 5) == ada.position(table, 5)


def test_a_record_with_a_wrong_card_is_refused_with_its_turn(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(6), ada, turns=4)
    record = ada.record(table)
    wrong = msgspec.structs.replace(record.turns[2], moves=["place nowhere"])
    record.turns[2] = wrong
    with pytest.raises(Refused) as refused:
        ada.import_record(record)
    assert (refused.value.code, refused.value.problem.turn) == ("invalid_record", 3)


def test_a_game_played_on_from_a_turn_proves_both_of_its_parts(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(7), ada)
    fork = ada.play_on(table, 6).table
    for number in range(2):
        ada.take_seat(fork.id, number)
    started = ada.start(fork.id)
    assert started.game == ada.position(table, 6)
    play_to_the_end(fork.id, random.Random(8), ada)
    told = read_game(ada.record_json(fork.id))
    assert isinstance(told, Continuation)
    assert verify(told).is_over
    assert (len(told.before.turns), isinstance(told.parts[0].seed, str)) == (6, True)


def play_on_alone(client: Client, table: str, turn: int) -> str:
    """A started table that goes on from a turn, every seat the client's."""
    fork = client.play_on(table, turn).table
    for seat in fork.seats:
        client.take_seat(fork.id, seat.number)
    client.start(fork.id)
    return fork.id


def test_a_game_played_on_from_one_that_was_played_on_verifies(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(7), ada, turns=9)
    second = play_on_alone(ada, table, 6)
    play_to_the_end(second, random.Random(8), ada)
    third = play_on_alone(ada, second, 11)
    play_to_the_end(third, random.Random(9), ada)
    told = read_game(ada.record_json(third))
    assert isinstance(told, Continuation)
    assert verify(told).is_over
    assert [len(told.before.turns), len(told.parts[0].turns)] == [6, 5]


def test_a_game_that_went_on_can_be_brought_back_and_played_on(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(7), ada, turns=9)
    fork = play_on_alone(ada, table, 6)
    play_to_the_end(fork, random.Random(8), ada)
    imported = ada.import_record(read_game(ada.record_json(fork))).table.id
    assert ada.position(imported, 12) == ada.position(fork, 12)
    again = play_on_alone(ada, imported, 12)
    play_to_the_end(again, random.Random(9), ada)
    assert verify(read_game(ada.record_json(again))).is_over


@pytest.mark.parametrize(("parts", "code"), [(0, "invalid_request"), (1, "invalid_record")])
def test_a_game_that_went_on_is_refused_where_its_proof_fails(
    ada: Client, parts: int, code: str
) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(7), ada, turns=9)
    fork = play_on_alone(ada, table, 6)
    play_to_the_end(fork, random.Random(8), ada)
    told = read_game(ada.record_json(fork))
    assert isinstance(told, Continuation)
    forged = [msgspec.structs.replace(part, commitment="0" * 64) for part in told.parts[:parts]]
    with pytest.raises(Refused) as refused:
        ada.import_record(msgspec.structs.replace(told, parts=forged))
    assert refused.value.code == code


def test_an_earlier_game_that_takes_turns_back_does_not_change_what_went_on_from_it(
    ada: Client,
) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "person"}]).table.id
    ada.start(table)
    play_to_the_end(table, random.Random(1), ada, turns=8)
    fork = play_on_alone(ada, table, 8)
    before = ada.record_json(fork)
    ada.ask_takeback(table, 2)
    play_to_the_end(table, random.Random(99), ada, turns=12)
    assert ada.record_json(fork) == before
    verify(read_game(before))


def test_a_running_game_that_went_on_keeps_both_seeds_secret(ada: Client) -> None:
    table = open_solo(ada, "random")
    play_to_the_end(table, random.Random(3), ada, turns=4)
    fork = play_on_alone(ada, table, 3)
    play_to_the_end(fork, random.Random(3), ada, turns=6)
    assert b'"seed"' not in ada.record_json(play_on_alone(ada, fork, 5))


def test_only_people_at_a_table_by_link_talk_there(ada: Client, bea: Client) -> None:
    table = open_solo(ada, "random")
    with pytest.raises(Refused) as refused:
        bea.say(table, "hello")
    assert refused.value.code == "not_your_seat"


def test_leaving_before_the_game_opens_the_seat_and_passes_the_table_on(
    ada: Client, bea: Client
) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    bea.take_seat(table, 1)
    left = ada.leave(table)
    you = bea.whoami()
    assert you is not None
    assert (left.seats[0].kind, left.host) == ("open", you.id)


def test_it_is_somebodys_turn_in_the_list_of_their_games(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    client, seat = who_decides(ada.table(table), ada, bea)
    listed = next(found for found in client.tables("yours") if found.id == table)
    assert listed.decider == seat
