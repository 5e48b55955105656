from __future__ import annotations

import json
from pathlib import Path

from cli.conftest import Run


def test_good_games_are_counted(run: Run, games: Path) -> None:
    ran = run("verify", games)

    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{games}: 3 games, 3 OK\n"


def test_a_bad_game_is_named_with_its_turn_and_the_reason(
    run: Run, games: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.jsonl"
    lines = games.read_text("utf-8").splitlines()
    lines[1] = _with_a_wrong_card(lines[1], turn=4)
    bad.write_text("\n".join(lines), "utf-8")

    ran = run("verify", bad)

    assert ran.code == 2
    assert ran.err.startswith(f"{bad}: game 2: turn 4: dealt is ")
    assert ran.err.count("\n") == 1
    assert ran.out == f"{bad}: 3 games, 2 OK, 1 refused\n"


def test_a_broken_line_does_not_hide_the_games_after_it(
    run: Run, games: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.jsonl"
    lines = games.read_bytes().splitlines()
    bad.write_bytes(b"\n".join([lines[0][:500], *lines[1:], b"\xff\xfe", b'{"format": 3}']))

    ran = run("verify", bad)

    assert ran.code == 2
    assert [line.split(": ")[1] for line in ran.err.splitlines()] == ["game 1", "game 4", "game 5"]
    assert "2 OK, 3 refused" in ran.out


def test_a_record_over_many_lines_is_one_game(run: Run, games: Path, tmp_path: Path) -> None:
    wide = tmp_path / "game.json"
    first = games.read_text("utf-8").splitlines()[0]
    wide.write_text(json.dumps(json.loads(first), indent=2), "utf-8")

    assert run("verify", wide).out == f"{wide}: 1 game, 1 OK\n"


def test_every_file_is_looked_at(run: Run, games: Path, tmp_path: Path) -> None:
    ran = run("verify", tmp_path / "missing.jsonl", games)

    assert ran.code == 2
    assert ran.err == f"{tmp_path}/missing.jsonl: it can’t be read: No such file or directory\n"
    assert "3 OK" in ran.out


def test_many_processes_say_the_same(run: Run, games: Path, tmp_path: Path) -> None:
    large = tmp_path / "large.jsonl"
    copies = 9_000_000 // games.stat().st_size
    large.write_bytes(games.read_bytes() * copies + b"{}\n")

    ran = run("verify", large, "--jobs", 2)

    assert ran.code == 2
    assert f"game {3 * copies + 1}: not a record" in ran.err
    assert f"{3 * copies} OK, 1 refused" in ran.out


def _with_a_wrong_card(line: str, turn: int) -> str:
    record = json.loads(line)
    dealt = record["turns"][turn - 1]["dealt"]
    dealt[0][1], dealt[1][1] = dealt[1][1], dealt[0][1]
    return json.dumps(record)
