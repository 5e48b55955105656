"""What a match shows: sums, tables, ratings and pictures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from worldsfair.arena import GameResult, InvalidMatch, Match, run_match, summarize
from worldsfair.arena.balance import BONUS_SETS, edition_with, markdown_table, measure
from worldsfair.arena.plot import check_plot, draw_plot, running_shares
from worldsfair.arena.ratings import rate
from worldsfair.arena.report import COLUMNS, RunningShares, plain_report, rows
from worldsfair.arena.schedule import seatings
from worldsfair.edition import default_edition
from worldsfair.edition.loading import problems

PAIR = Match(("a", "b"), players=2, games=8, seconds=0.1)


def played(
    match: Match, winner: int | None, times: tuple[float, ...] = (0.1, 0.2)
) -> list[GameResult]:
    """A whole match that one entrant wins, or nobody."""
    games = []
    for seating in seatings(match):
        won = [winner is not None and entrant == winner for entrant in seating.seats]
        games.append(
            GameResult(
                number=seating.number,
                deal=seating.deal,
                seats=seating.seats,
                points=tuple(60 if good else 40 for good in won),
                ranks=tuple(1 if good or winner is None else 2 for good in won),
                turns=30,
                finished=True,
                seconds=(times,) * match.players,
            )
        )
    return games


def test_who_wins_all_has_all_of_the_share() -> None:
    first, second = summarize(PAIR, played(PAIR, 0)).entrants
    assert (first.wins, first.share, first.points) == (8.0, 1.0, 60.0)
    assert (second.wins, second.share, second.points) == (0.0, 0.0, 40.0)


def test_shared_victories_give_everyone_par() -> None:
    match = Match(("a", "b"), players=4, games=8)
    shares = [entrant.share for entrant in summarize(match, played(match, None)).entrants]
    assert shares == [0.25, 0.25]


def test_copies_of_an_entrant_count_separately() -> None:
    match = Match(("a", "b", "b", "b"), players=4, games=8)
    counts = [entrant.games for entrant in summarize(match, played(match, 0)).entrants]
    assert counts == [8, 24]


def test_games_of_unfinished_deals_are_left_out() -> None:
    summary = summarize(PAIR, played(PAIR, 0)[:7])
    assert (summary.games, summary.deals, summary.left_out) == (6, 3, 1)


def test_nothing_played_is_no_error() -> None:
    summary = summarize(PAIR, [])
    assert summary.games == 0
    assert "0 games" in plain_report(PAIR, summary)


def test_times_have_mean_percentile_and_maximum() -> None:
    times = summarize(PAIR, played(PAIR, 0, (0.1, 0.1, 0.1, 0.5))).entrants[0].times
    assert times is not None
    assert (times.decisions, times.most, times.late) == (32, 0.5, 8)
    assert times.mean == pytest.approx(0.2)


def test_seats_are_compared_over_all_entrants() -> None:
    shares = [seat.share for seat in summarize(PAIR, played(PAIR, 0)).seats]
    assert shares == [0.5, 0.5]


def test_a_winner_is_rated_above_a_loser() -> None:
    ratings = rate(2, played(PAIR, 0))
    assert ratings is not None
    assert ratings[0].mu > 25 > ratings[1].mu


def test_copies_at_a_table_become_one_rating() -> None:
    match = Match(("a", "b"), players=4, games=8)
    ratings = rate(2, played(match, 1))
    assert ratings is not None
    assert ratings[1].mu > 25 > ratings[0].mu


def test_the_same_games_give_the_same_ratings() -> None:
    assert rate(2, played(PAIR, 0)) == rate(2, played(PAIR, 0))


def test_the_plain_table_is_aligned() -> None:
    report = plain_report(PAIR, summarize(PAIR, played(PAIR, 0)))
    header, first, second = report.splitlines()[2:5]
    assert header.split()[:3] == ["entrant", "games", "win"]
    assert (first[0], second[0]) == ("a", "b")
    assert len(header) == len(first) == len(second)


def test_the_report_tells_the_answer_of_the_test() -> None:
    match = Match(("a", "b"), players=2, games=80)
    report = plain_report(match, summarize(match, played(match, 0)))
    assert "Does a win 52.0 % or more, rather than 50.0 % or less? Yes, after" in report


def test_the_report_tells_late_decisions() -> None:
    report = plain_report(PAIR, summarize(PAIR, played(PAIR, 0)))
    assert "a overran its time by more than 20 ms in 8 of 16 decisions." in report


def test_every_row_has_every_column() -> None:
    assert {len(row) for row in rows(summarize(PAIR, played(PAIR, 0)))} == {len(COLUMNS)}


def test_the_running_shares_count_each_game_once() -> None:
    shares, games = RunningShares(PAIR), played(PAIR, 0)
    shares.catch_up(games[:3])
    shares.catch_up(games)
    assert str(shares) == "a 100.0 %  b 0.0 %"
    assert shares.counted == 8


def test_the_running_share_ends_with_that_of_the_table() -> None:
    games = played(PAIR, 0)
    count, last = running_shares(PAIR, games, 1)[-1]
    assert (count, last.interval) == (8, summarize(PAIR, games).entrants[1].interval)


@pytest.mark.parametrize(("name", "begins"), [("p.png", b"\x89PNG"), ("p.svg", b"<?xml")])
def test_a_picture_is_drawn_and_always_the_same(tmp_path: Path, name: str, begins: bytes) -> None:
    pytest.importorskip("matplotlib")
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        draw_plot(PAIR, played(PAIR, 0), tmp_path / folder / name)
    one, two = (tmp_path / folder / name for folder in ("one", "two"))
    assert one.read_bytes().startswith(begins)
    assert one.read_bytes() == two.read_bytes()


def test_a_picture_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(InvalidMatch, match=r"p\.gif is no picture"):
        check_plot(Path("p.gif"))


def test_the_core_needs_no_package_for_terminals_ratings_or_plots() -> None:
    program = (
        "import sys\n"
        "for name in ('rich', 'typer', 'openskill', 'matplotlib'): sys.modules[name] = None\n"
        "import worldsfair.arena.balance, worldsfair.arena.plot\n"
        "from worldsfair.arena import Match, run_match\n"
        "from worldsfair.arena.report import plain_report\n"
        "match = Match(('random', 'random@1sims'), games=2, simulations=1)\n"
        "print(plain_report(match, run_match(match).summary))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert "2 games of 2 players" in done.stdout.decode()


@pytest.mark.parametrize("bonus_set", BONUS_SETS)
def test_every_start_bonus_set_makes_a_box_that_can_be_played(bonus_set: str) -> None:
    assert problems(edition_with(bonus_set)) == []


def test_the_default_start_bonus_is_that_of_the_base_game() -> None:
    assert edition_with("base-2") == default_edition()


def test_the_balance_has_a_row_for_each_set_and_number_of_players() -> None:
    results = list(
        measure("random", players=(2, 3), bonus_sets=("base-2", "none"), games=4, simulations=1)
    )
    assert [(result.players, result.bonus_set) for result in results] == [
        (2, "base-2"),
        (2, "none"),
        (3, "base-2"),
        (3, "none"),
    ]
    assert len(markdown_table(results).splitlines()) == 6


def test_a_bot_against_itself_plays_a_new_deal_in_every_game() -> None:
    summary = run_match(Match(("random", "random"), games=6, simulations=1)).summary
    assert (summary.games, summary.deals) == (6, 6)
