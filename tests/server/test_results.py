"""Results against levels: which games count, for whom, and who can read them."""

from __future__ import annotations

import random
import secrets
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from server.attacks.hostile import ask, code_of
from server.directly import ADA, do, keep_new, started_table
from server.playing import abandon, open_solo, play_to_the_end
from server.running import Server, sqlite_at
from worldsfair.bots import Budget, make_bot
from worldsfair.bots.matching import LOST, MOST_GAMES, WON, score_against
from worldsfair.client import Client
from worldsfair.server.actions.people import forget
from worldsfair.server.actions.results import note_results
from worldsfair.server.actions.upkeep import STILL_DAYS, end_still
from worldsfair.server.storage import results
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database
from worldsfair.server.storage.people import find
from worldsfair.server.storage.tables import add
from worldsfair.server.tables import proposals
from worldsfair.server.tables.clocks import leave_game, set_away
from worldsfair.server.tables.games import game_of, play, position_of
from worldsfair.server.tables.model import Seat, Table
from worldsfair.server.tables.results import scores_of
from worldsfair.wire.people import LevelScore
from worldsfair.wire.tables import Origin, PersonId, TableId, TableOptions

PASSWORD = " ".join(("a", "white", "city", "by", "the", "lake"))
BEA = PersonId("bea")
DAY_S = 86_400.0


def play_on(table: Table, seed: int = 0, turns: int = 400, *, by_bot: bool = False) -> Table:
    """Any turns, for everyone; people's by a stand-in, where a bot decides."""
    chooser = make_bot("random", seed)
    while table.status == "playing" and table.turn < turns:
        assert table.decider is not None
        moves = chooser.choose(game_of(table).public(), Budget()).moves
        play(table, table.decider, table.number, moves, 0.0, by_bot=by_bot)
    return table


def own_seat(table: Table) -> int:
    return next(number for number, seat in enumerate(table.seats) if seat.person == ADA.person)


def seat_bea(table: Table) -> Table:
    """On the last of Ada's seats."""
    last = max(number for number, seat in enumerate(table.seats) if seat.person == ADA.person)
    table.seats[last] = Seat("person", "Bea", BEA)
    return table


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_game_counts_by_ranks_against_each_level_there(seed: int) -> None:
    table = play_on(started_table(None, "visitor", "juror", "random", seats=4), seed)
    ranks = position_of(table).ranks()
    expected = [
        LevelScore(seat.level or "", score_against(ranks[own_seat(table)], ranks[number]))
        for number, seat in enumerate(table.seats)
        if seat.level in ("visitor", "juror")
    ]
    assert scores_of(table) == {ADA.person: expected}


def test_everyone_at_the_table_has_a_result_of_their_own() -> None:
    table = play_on(seat_bea(started_table(None, "visitor", seats=3)))
    assert set(scores_of(table)) == {ADA.person, BEA}


@pytest.mark.parametrize("level", ["random", "greedy", "search:plain"])
def test_a_bot_that_is_no_level_tells_nothing(level: str) -> None:
    assert scores_of(play_on(started_table(None, level))) == {}


def test_a_game_that_goes_on_from_another_or_has_its_deal_does_not_count() -> None:
    table = play_on(started_table(None, "visitor"))
    table.content.origin = Origin(TableId("other"), 3)
    assert scores_of(table) == {}
    table.content.origin, table.content.same_deal_as = None, TableId("other")
    assert scores_of(table) == {}


def test_who_plays_several_seats_has_no_result() -> None:
    assert scores_of(play_on(started_table(None, "visitor", seats=3))) == {}


def test_who_is_away_at_the_end_has_lost_and_who_came_back_has_not() -> None:
    table = play_on(seat_bea(started_table(None, "visitor", seats=3)))
    for seed in range(1, 50):
        if scores_of(table)[BEA] == [LevelScore("visitor", WON)]:
            break
        table = play_on(seat_bea(started_table(None, "visitor", seats=3)), seed)
    bea = next(number for number, seat in enumerate(table.seats) if seat.person == BEA)
    table.seats[bea].is_away = True
    assert scores_of(table)[BEA] == [LevelScore("visitor", LOST)]
    table.seats[bea].is_away = False
    assert scores_of(table)[BEA] == [LevelScore("visitor", WON)]


def test_a_game_that_a_stand_in_decided_for_the_most_part_tells_nothing() -> None:
    table = play_on(play_on(started_table(None, "visitor"), turns=4), by_bot=True)
    assert scores_of(table) == {}


def test_some_turns_of_a_stand_in_are_part_of_ones_game() -> None:
    table = play_on(play_on(started_table(None, "visitor"), turns=8, by_bot=True))
    assert set(scores_of(table)) == {ADA.person}


def test_who_leaves_a_stand_in_to_the_end_has_lost_however_much_it_decided() -> None:
    table = play_on(started_table(None, "visitor"), by_bot=True)
    table.seats[own_seat(table)].is_away = True
    assert scores_of(table) == {ADA.person: [LevelScore("visitor", LOST)]}


def test_whose_program_sits_there_too_has_no_result() -> None:
    table = started_table(None, "visitor", seats=3)
    last = max(number for number, seat in enumerate(table.seats) if seat.person == ADA.person)
    table.seats[last] = Seat("program", "Ada's", ADA.person)
    assert scores_of(play_on(table)) == {}


def given_up(table: Table, turns: int) -> Table:
    play_on(table, turns=turns)
    proposals.abandon(table)
    return table


def test_whoever_gives_up_alone_has_lost_against_every_level() -> None:
    table = given_up(started_table(None, "visitor", "juror", seats=3), 3)
    assert [one.score for one in scores_of(table)[PersonId("ada")]] == [LOST, LOST]


def test_a_game_that_is_given_up_before_everyone_had_a_turn_does_not_count() -> None:
    assert scores_of(given_up(started_table(None, "visitor", "juror", seats=3), 2)) == {}


def test_a_game_that_several_people_end_together_is_nobodys_loss() -> None:
    assert scores_of(given_up(seat_bea(started_table(None, "visitor", seats=3)), 9)) == {}


def test_who_leaves_a_rated_game_has_lost_it_whoever_else_is_there() -> None:
    table = play_on(seat_bea(started_table(None, "visitor", seats=3)), turns=6)
    table.content.options = TableOptions(is_rated=True)
    set_away(table, [own_seat(table)], 0.0)
    table.seats[own_seat(table)].forfeited_at = table.number
    play_on(table)
    assert scores_of(table)[PersonId("ada")] == [LevelScore("visitor", LOST)]
    assert BEA in scores_of(table)


def kept_results(database: Database, limit: int = 10) -> list[tuple[float, list[LevelScore]]]:
    kept = database.read_now(lambda c: results.results_of(c, "ada", limit))
    return [(one.ended_at, one.scores) for one in kept]


def keep_result(table_id: str, scores: list[LevelScore], at: float, connection: Connection) -> None:
    results.keep(connection, "ada", table_id, scores, at)


def test_a_game_ends_once_and_the_last_ones_come_first(database: Database) -> None:
    lost, won = [LevelScore("juror", LOST)], [LevelScore("juror", WON)]
    for time, scores in ((3.0, lost), (1.0, won), (2.0, lost)):
        table = started_table(None, "juror")
        keep_new(database, table)
        for at, told in ((time, scores), (time + 9, won)):
            database.write_now(partial(keep_result, table.id, told, at))
    assert kept_results(database) == [(3.0, lost), (2.0, lost), (1.0, won)]
    assert [time for time, _ in kept_results(database, 2)] == [3.0, 2.0]


def test_a_running_game_is_no_result(database: Database) -> None:
    table = started_table(None, "visitor")
    keep_new(database, table)
    do(database, 5.0, note_results, play_on(table, turns=8))
    assert kept_results(database) == []
    do(database, 7.0, note_results, play_on(table))
    assert [time for time, _ in kept_results(database)] == [7.0]


def test_a_game_that_nobody_came_back_to_is_lost_once_it_ends_by_itself(
    database: Database,
) -> None:
    table = play_on(started_table(None, "visitor"), turns=4)
    leave_game(table, ADA, 0.0)
    keep_new(database, table)
    now = 1.0 + STILL_DAYS * DAY_S
    assert do(database, now, end_still) == 1
    assert kept_results(database) == [(now, [LevelScore("visitor", LOST)])]


def test_the_results_are_read_by_an_index_and_without_sorting(tmp_path: Path) -> None:
    database = open_database(sqlite_at(tmp_path))
    plan = database.read_now(
        lambda c: [
            str(row)
            for row in c.execute(
                text(
                    "EXPLAIN QUERY PLAN SELECT table_id, ended_at, scores FROM memberships WHERE "
                    "person_id = 'ada' AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT 200"
                )
            )
        ]
    )
    database.close()
    assert len(plan) == 1
    assert "ix_memberships_person_id_ended_at" in plan[0]


def test_only_so_many_games_are_read(database: Database) -> None:
    def many(connection: Connection) -> None:
        for number in range(MOST_GAMES + 20):
            table = started_table(None, "visitor")
            add(connection, table, 0.0)
            results.keep(connection, "ada", table.id, [], float(number))

    database.write_now(many)
    assert len(kept_results(database, MOST_GAMES)) == MOST_GAMES


def test_a_guest_has_a_level_that_fits_and_keeps_it_with_an_account(
    server: Server, ada: Client, bea: Client
) -> None:
    nothing_yet = ada.fitting_level()
    assert (nothing_yet.level, nothing_yet.games, nothing_yet.before) == ("visitor", 0, None)
    play_to_the_end(open_solo(ada, "visitor"), random.Random(1), ada)
    fits = ada.fitting_level()
    assert (fits.games, fits.before) == (1, "visitor")
    assert fits.rating != nothing_yet.rating
    ada.make_account(f"Ida {secrets.token_hex(4)}", PASSWORD)
    assert ada.fitting_level() == fits
    assert bea.fitting_level() == nothing_yet


def test_giving_a_game_up_is_losing_it(ada: Client) -> None:
    before = ada.fitting_level()
    table = open_solo(ada, "visitor")
    play_to_the_end(table, random.Random(1), ada, turns=2)
    abandon(table, ada)
    assert ada.fitting_level().rating < before.rating


def test_nobody_has_no_level(server: Server) -> None:
    with Client(server.address) as nobody:
        assert code_of(ask(nobody, "GET", "/me/match")) == (401, "not_signed_in")


def test_results_are_among_what_is_kept_of_somebody(ada: Client) -> None:
    table = open_solo(ada, "visitor")
    play_to_the_end(table, random.Random(1), ada)
    (result,) = ask(ada, "GET", "/me/data").json()["results"]
    assert result["table"] == table
    assert [one["level"] for one in result["scores"]] == ["visitor"]


def test_results_go_with_who_asks_to_be_forgotten(database: Database) -> None:
    table = started_table(None, "visitor")
    keep_new(database, table)
    do(database, 7.0, note_results, play_on(table))
    ada = database.read_now(lambda c: find(c, "ada"))
    assert ada is not None
    do(database, 8.0, forget, ada)
    assert kept_results(database) == []
