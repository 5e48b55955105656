"""Turns through HTTP: previewed, taken, refused, and sent twice."""

from __future__ import annotations

import random

import pytest

from server.playing import any_turn, open_duel, open_solo, play_one, play_to_the_end, who_decides
from worldsfair.client import Client, Refused
from worldsfair.records.replay import verify


def test_a_whole_game_with_a_guest_and_two_bots_gives_a_record_that_verifies(ada: Client) -> None:
    table = open_solo(ada, "random", "random")
    end = play_to_the_end(table, random.Random(1), ada)
    record = ada.record(table)
    assert end.table.status == "finished"
    assert verify(record).is_over
    assert record.seed


def test_a_running_game_keeps_its_seed_and_its_deck_secret(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    play_one(table, random.Random(2), ada, bea)
    record = ada.record(table)
    verify(record)
    assert not record.seed


def test_approvals_can_be_chosen(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea, approvals="chosen")
    play_to_the_end(table, random.Random(3), ada, bea)
    record = ada.record(table)
    verify(record)
    assert any(turn.scoring and turn.scoring.choices for turn in record.turns)


def test_the_same_turn_sent_twice_is_taken_once(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    view = ada.table(table)
    client, seat = who_decides(view, ada, bea)
    moves = any_turn(client, table, random.Random(4))
    first = client.take_turn(table, seat, 0, moves)
    assert client.take_turn(table, seat, 0, moves) == first
    assert client.table(table).table.number == 1


def test_another_turn_after_the_same_number_is_stale(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    client, seat = who_decides(ada.table(table), ada, bea)
    legal = ada.preview(table, []).legal
    client.take_turn(table, seat, 0, [legal[0]])
    with pytest.raises(Refused) as refused:
        client.take_turn(table, seat, 0, [legal[1]])
    assert (refused.value.code, refused.value.status) == ("stale_turn", 409)


def test_nobody_plays_from_a_seat_that_is_not_theirs(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    view = ada.table(table)
    client, seat = who_decides(view, ada, bea)
    other = bea if client is ada else ada
    with pytest.raises(Refused) as refused:
        other.take_turn(table, seat, 0, ["place electricity"])
    assert (refused.value.code, refused.value.status) == ("not_your_seat", 403)
    assert ada.table(table) == view


def test_nobody_plays_out_of_turn(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    client, seat = who_decides(ada.table(table), ada, bea)
    other = bea if client is ada else ada
    with pytest.raises(Refused) as refused:
        other.take_turn(table, 1 - seat, 0, ["place electricity"])
    assert refused.value.code == "not_your_turn"


def test_an_illegal_turn_names_its_rule_and_changes_nothing(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    view = ada.table(table)
    client, seat = who_decides(view, ada, bea)
    with pytest.raises(Refused) as refused:
        client.take_turn(table, seat, 0, ["place electricity", "burnham"])
    assert (refused.value.code, refused.value.problem.rule) == ("illegal_move", "T3")
    assert ada.table(table) == view


def test_a_preview_changes_nothing_and_says_where_cards_will_go(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    view = ada.table(table)
    seen = ada.preview(table, ["place electricity"])
    assert seen.is_complete
    assert len(seen.deal_to) == 3
    assert seen.deal_to[0] == "electricity"
    assert ada.table(table) == view


def test_a_preview_tells_where_the_cards_go_that_the_turn_then_deals(
    ada: Client, bea: Client
) -> None:
    table = open_duel(ada, bea)
    chooser = random.Random(5)
    for _ in range(12):
        view = ada.table(table)
        client, seat = who_decides(view, ada, bea)
        moves = any_turn(client, table, chooser)
        seen = client.preview(table, moves)
        entry = client.take_turn(table, seat, view.table.number, moves).entry
        assert [area for area, _ in entry.dealt] == seen.deal_to


def test_a_takeback_needs_the_other_person(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    before = ada.table(table).game
    play_one(table, random.Random(6), ada, bea)
    asked = ada.ask_takeback(table, 0).table
    assert asked.proposal is not None
    assert asked.turn == 1
    after = bea.answer_takeback(table, asked.proposal.number, True)
    assert (after.table.turn, after.table.number, after.game) == (0, 2, before)


def test_a_refused_takeback_is_forgotten(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    play_one(table, random.Random(6), ada, bea)
    ada.ask_takeback(table, 0)
    after = bea.answer_takeback(table, 1, False)
    assert (after.table.turn, after.table.proposal) == (1, None)


def test_a_game_with_takebacks_gives_a_record_of_what_counted(ada: Client, bea: Client) -> None:
    table = open_duel(ada, bea)
    chooser = random.Random(7)
    play_to_the_end(table, chooser, ada, bea, turns=9)
    ada.ask_takeback(table, 4)
    bea.answer_takeback(table, 1, True)
    play_to_the_end(table, chooser, ada, bea)
    verify(ada.record(table))


def test_a_stale_copy_of_a_turn_that_was_taken_back_is_not_played_again(
    ada: Client, bea: Client
) -> None:
    table = open_duel(ada, bea)
    client, seat = who_decides(ada.table(table), ada, bea)
    client.take_turn(table, seat, 0, ["place electricity"])
    ada.ask_takeback(table, 0)
    bea.answer_takeback(table, 1, True)
    client.take_turn(table, seat, 0, ["place electricity"])
    assert ada.table(table).table.turn == 0
