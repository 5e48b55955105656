from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Run
from worldsfair import edition
from worldsfair.cli.simulation import bot_seed, game_seed
from worldsfair.game import PublicGame
from worldsfair.records.files import read_records
from worldsfair.records.model import Result


def test_the_same_seed_gives_the_same_bytes_for_any_number_of_jobs(
    run: Run, tmp_path: Path
) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    wanted = ("simulate", "--players", 4, "--games", 12, "--seed", 7)

    first = run(*wanted, "--jobs", 1, "--out", one)
    second = run(*wanted, "--jobs", 2, "--out", two)

    assert one.read_bytes() == two.read_bytes()
    assert first.out.replace(str(one), "") == second.out.replace(str(two), "")


def test_another_seed_gives_other_games(run: Run, tmp_path: Path) -> None:
    for seed in (1, 2):
        run("simulate", "--games", 1, "--seed", seed, "--jobs", 1, "--out", tmp_path / f"{seed}")

    assert (tmp_path / "1").read_bytes() != (tmp_path / "2").read_bytes()


FIRST_EDITION = Path(edition.__file__).with_name("base.toml")


def test_a_seed_stands_for_the_same_games_for_ever(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    box = ("--edition", FIRST_EDITION)

    run("simulate", "--players", 4, "--games", 3, "--seed", 7, "--jobs", 1, "--out", out, *box)

    ends = [
        (len(record.turns), [seat.total for seat in record.result.seats])
        for record in read_records(out)
        if isinstance(record.result, Result)
    ]
    assert ends == [(44, [44, 48, 58, 49]), (43, [49, 40, 60, 48]), (47, [51, 62, 58, 43])]


def test_the_chance_of_a_game_is_that_of_its_seed(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"

    run("simulate", "--games", 2, "--seed", 7, "--jobs", 1, "--out", out)

    seeds = [record.seed for record in read_records(out)]
    assert seeds == [game_seed(7, 0).hex(), game_seed(7, 1).hex()]


def test_each_game_has_a_seed_and_bots_of_its_own() -> None:
    seeds = {game_seed(seed, number) for seed in (1, 2, 12) for number in (1, 2, 12, 21)}
    choices = {bot_seed(1, number, seat) for number in (1, 11) for seat in (0, 1, 11)}

    assert len(seeds) == 12
    assert len(choices) == 6


def test_bots_are_handed_only_what_their_seat_may_know(run: Run, handed: list[PublicGame]) -> None:
    ran = run("simulate", "--players", 3, "--games", 2, "--seed", 7, "--jobs", 1)

    assert ran.code == 0
    assert handed
    for game in handed:
        assert isinstance(game, PublicGame)
        assert game.position.deck() == sorted(game.position.deck())


def test_seats_are_named_after_their_bots(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"

    run("simulate", "--bot", "random,greedy", "--bot", "random", "-n", 1, "-j", 1, "--out", out)

    (record,) = read_records(out)
    assert [seat.player for seat in record.seats] == ["bot:random", "bot:greedy", "bot:random"]


def test_chosen_approvals_are_recorded(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"

    run("simulate", "--approvals", "chosen", "-n", 1, "--seed", 3, "--out", out)

    (record,) = read_records(out)
    assert record.options.approvals == "chosen"
    assert any("choices" in str(turn.scoring) for turn in record.turns)
    assert run("verify", out).code == 0


def test_a_game_at_the_limit_is_reported_and_not_written(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"

    ran = run("simulate", "-n", 3, "--turn-limit", 5, "--out", out, "-j", 1)

    assert "3 games hit the limit of 5 turns: not scored nor written." in ran.out
    assert "Win share" not in ran.out
    assert out.read_bytes() == b""


def test_the_summary_adds_up(run: Run) -> None:
    ran = run("simulate", "-n", 20, "--seed", 5, "--players", 4, "-j", 1)

    shares = [
        float(line.split()[2].rstrip("%")) for line in ran.out.splitlines() if " random " in line
    ]
    assert len(shares) == 4
    assert sum(shares) == pytest.approx(100, abs=0.3)


def test_a_new_seed_is_printed_so_that_the_games_can_be_repeated(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"

    summary = run("simulate", "-n", 1, "--out", first).out
    seed = summary.splitlines()[0].rsplit(" ", 1)[1]
    run("simulate", "-n", 1, "--seed", seed, "--out", second)

    assert first.read_bytes() == second.read_bytes()


def test_records_can_go_to_a_pipe_that_closes_early() -> None:
    command = f"{sys.executable} -m worldsfair simulate -n 60 -j 1 --seed 1 --out - | head -n 1"
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)

    assert ran.stdout.startswith('{"format":"worldsfair-record"')
    assert "Traceback" not in ran.stderr
    assert "BrokenPipe" not in ran.stderr


def test_a_corrected_box_is_played_and_named(run: Run, tmp_path: Path) -> None:
    box, out = tmp_path / "box.toml", tmp_path / "games.jsonl"
    box.write_text(_base_toml().replace('name = "base"', 'name = "mine"'), "utf-8")

    run("simulate", "-n", 1, "--edition", box, "--out", out)

    (record,) = read_records(out)
    assert record.edition == "mine"
    assert run("verify", out).code == 2
    assert run("verify", "--edition", box, out).code == 0


def _base_toml() -> str:
    from importlib.resources import files

    return files("worldsfair.edition").joinpath("base.toml").read_text("utf-8")
