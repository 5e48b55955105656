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


LADDER = ("arena", "--ladder", "visitor", "reporter", "--games", 4, "--jobs", 1)


def test_the_ladder_is_told_as_one_table_and_kept(run: Run, tmp_path: Path) -> None:
    ran = run(*LADDER, "--out", tmp_path / "l.json")

    assert (ran.code, ran.err) == (0, "")
    assert [line.split()[:3] for line in ran.out.splitlines()[3:]] == [
        ["visitor", "random", "4"],
        ["reporter", "visitor", "4"],
    ]
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {"l.json", "l-visitor-random.json", "l-reporter-visitor.json"}


def test_a_ladder_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    run(*LADDER, "--out", tmp_path / "l.json")
    ran = run(*LADDER, "--games", 8, "--out", tmp_path / "l.json", "--resume")

    assert ran.code == 0
    assert len(read_results(tmp_path / "l-reporter-visitor.json").games) == 8


def test_a_ladder_levels_think_as_they_do_with_people(run: Run, tmp_path: Path) -> None:
    run(*LADDER, "--out", tmp_path / "l.json")

    match = read_results(tmp_path / "l-visitor-random.json").match
    assert (match.seconds, match.simulations) == (None, None)


def test_what_makes_no_sense_with_a_ladder_is_refused(run: Run, tmp_path: Path) -> None:
    refused = [
        run(*LADDER, "--records", tmp_path / "g.jsonl").err,
        run("arena", "--ladder", "greedy").err,
        run("arena").err,
        run(*LADDER, "--resume").err,
    ]

    assert [line.partition(": ")[2].split()[0] for line in refused] == [
        "--records",
        "'greedy'",
        "Name",
        "Only",
    ]
    assert [line.count("\n") for line in refused] == [1] * 4
