"""The ladder: who plays whom, what is promised, and ratings that add up."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from worldsfair.arena import InvalidMatch, Match, Results, summarize
from worldsfair.arena.ladder import LadderDocument, Rung, keep_steps, rungs, steps
from worldsfair.arena.ladder_report import LADDER_COLUMNS, ladder_rows, plain_ladder
from worldsfair.arena.match import GameResult
from worldsfair.arena.schedule import seatings
from worldsfair.bots import LEVELS

TERMS = Match(("levels",), games=100)


def won(rung: Rung, wins_in_ten: int, terms: Match = TERMS) -> tuple[Rung, Results]:
    """A step whose higher level wins so many of ten games."""
    match = rung.match(terms)
    games = []
    for seating in seatings(match):
        winner = 0 if seating.number // match.players % 10 < wins_in_ten else 1
        ranks = [1 if entrant == winner else 2 for entrant in seating.seats]
        if ranks.count(1) > 1:
            # Only one of several equals won.
            first = ranks.index(1)
            ranks = [1 if seat == first else 2 for seat in range(match.players)]
        games.append(
            GameResult(
                number=seating.number,
                deal=seating.deal,
                seats=seating.seats,
                points=tuple(60 if rank == 1 else 40 for rank in ranks),
                ranks=tuple(ranks),
                turns=30,
                finished=True,
                seconds=((0.1, 0.3),) * match.players,
            )
        )
    return rung, Results(match, tuple(games), summarize(match, games))


def test_every_level_meets_the_one_below_and_the_first_meets_random() -> None:
    found = rungs()
    assert [rung.level for rung in found] == list(LEVELS)
    assert [rung.against for rung in found] == ["random", *LEVELS[:-1]]


def test_named_levels_are_played_alone_in_the_order_of_the_ladder() -> None:
    assert rungs([LEVELS[2], LEVELS[1]]) == [Rung(LEVELS[1], LEVELS[0]), Rung(LEVELS[2], LEVELS[1])]


def test_who_is_no_level_is_refused() -> None:
    with pytest.raises(InvalidMatch, match="'greedy' is no level of the ladder: visitor, "):
        rungs(["greedy"])


@pytest.mark.parametrize(("wins", "is_kept"), [(6, False), (7, True), (8, False)])
def test_with_two_players_a_level_wins_neither_too_rarely_nor_too_often(
    wins: int, is_kept: bool
) -> None:
    [step] = steps([won(Rung("organizer", "exhibitor"), wins)])
    assert step.is_kept is is_kept


@pytest.mark.parametrize(("wins", "is_kept"), [(3, False), (5, True), (10, True)])
def test_with_four_players_a_level_wins_more_than_par(wins: int, is_kept: bool) -> None:
    terms = msgspec.structs.replace(TERMS, players=4, games=200)
    [step] = steps([won(Rung("organizer", "exhibitor"), wins, terms)])
    assert step.is_kept is is_kept


def test_nothing_is_promised_against_random() -> None:
    assert steps([won(Rung("visitor", "random"), 9)])[0].is_kept is None


def test_ratings_add_up_from_random_and_so_do_their_doubts() -> None:
    first, second = steps([won(Rung("visitor", "random"), 7), won(Rung("exhibitor", "visitor"), 7)])
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.value == pytest.approx(147.2, abs=0.1)
    assert second.rating.value == pytest.approx(2 * first.rating.value)
    widths = [one.high - one.low for one in (first.rating.interval, second.rating.interval)]
    assert widths[1] == pytest.approx(widths[0] * 2**0.5)


def test_par_is_no_step_up_with_four_players_either() -> None:
    terms = msgspec.structs.replace(TERMS, players=4, games=80)
    rung, results = won(Rung("visitor", "random"), 5, terms)
    [step] = steps([(rung, results)])
    assert step.share == 0.5
    assert step.rating is not None
    assert step.rating.value == pytest.approx(190.8, abs=0.1)


def test_a_step_that_was_never_lost_has_a_rating_all_the_same() -> None:
    [step] = steps([won(Rung("visitor", "random"), 10)])
    assert step.rating is not None
    assert 800 < step.rating.value < 1000


def test_above_a_step_that_is_missing_there_is_no_rating() -> None:
    [step] = steps([won(Rung("organizer", "exhibitor"), 7)])
    assert step.rating is None


def test_the_table_has_a_row_for_each_step_and_the_turn_s_seconds() -> None:
    found = steps([won(Rung("visitor", "random"), 9), won(Rung("exhibitor", "visitor"), 7)])
    assert {len(row) for row in ladder_rows(found)} == {len(LADDER_COLUMNS)}
    first, second = plain_ladder(TERMS, found).splitlines()[3:5]
    assert first.split()[:4] == ["visitor", "random", "100", "90.0"]
    assert second.split()[-7:-2] == ["–", "–", "yes", "0.20", "0.30"]


def test_the_file_holds_the_steps(tmp_path: Path) -> None:
    found = steps([won(Rung("visitor", "random"), 9)])
    keep_steps(tmp_path / "ladder.json", 2, found)
    kept = msgspec.json.decode((tmp_path / "ladder.json").read_bytes(), type=LadderDocument)
    assert kept.steps == found
