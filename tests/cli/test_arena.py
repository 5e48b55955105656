from __future__ import annotations

from pathlib import Path

from cli.conftest import Run
from worldsfair.arena import Match, read_results

QUICK = ("--games", 4, "--simulations", 1, "--jobs", 1)


def test_a_pipe_gets_the_plain_table(run: Run) -> None:
    ran = run("arena", "random", "random@1sims", *QUICK)

    assert (ran.code, ran.err) == (0, "")
    assert "4 games of 2 players on 2 deals" in ran.out


def test_a_match_that_can_not_be_played_is_refused_in_one_line(run: Run) -> None:
    ran = run("arena", "random", "nobody", *QUICK)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("worldsfair: There is no bot 'nobody'")
    assert ran.err.count("\n") == 1


def test_what_is_not_asked_for_is_as_in_a_match_from_python(run: Run, tmp_path: Path) -> None:
    run("arena", "random", "random@1sims", *QUICK, "--out", tmp_path / "r.json")

    asked = Match(("random", "random@1sims"), games=4, simulations=1)
    assert read_results(tmp_path / "r.json").match == asked


def test_a_turn_has_a_fifth_of_a_second_without_a_budget(run: Run, tmp_path: Path) -> None:
    run("arena", "random", "random", "--games", 1, "--jobs", 1, "--out", tmp_path / "r.json")

    match = read_results(tmp_path / "r.json").match
    assert (match.seconds, match.simulations) == (0.2, None)


def test_simulations_alone_leave_the_time_open(run: Run, tmp_path: Path) -> None:
    run("arena", "random", "random", *QUICK, "--out", tmp_path / "r.json")

    assert read_results(tmp_path / "r.json").match.seconds is None
