from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run


@pytest.fixture
def folder(tmp_path: Path, games: Path) -> Path:
    """Files of every kind of trouble."""
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "broken.jsonl").write_bytes(b'{"format": "worldsfair-record", "version"')
    (tmp_path / "latin").write_bytes(b'{"format": "\xe9"}')
    (tmp_path / "list.json").write_bytes(b"[1, 2]")
    (tmp_path / "deep.json").write_bytes(b"[" * 100_000)
    (tmp_path / "bad.toml").write_bytes(b"name = ")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    (tmp_path / "short.toml").write_bytes(b'name = "mine"')
    (tmp_path / "folder").mkdir()
    (tmp_path / "good.jsonl").write_bytes(games.read_bytes())
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        "nonsense",
        "--nonsense",
        "simulate --players 5",
        "simulate --players 1",
        "simulate --players two",
        "simulate --games -3",
        "simulate --games 0",
        "simulate --games",
        "simulate --seed -1",
        "simulate --jobs 0",
        "simulate --turn-limit 0",
        "simulate --approvals sometimes",
        "simulate --bot nobody",
        "simulate --bot random,nobody",
        "simulate --bot random,random,random --players 2",
        "simulate --bot random,random,random,random,random",
        "simulate --bot ,",
        "simulate --out @folder",
        "simulate --out @missing/games.jsonl",
        "simulate --edition @missing.toml",
        "simulate --edition @folder",
        "simulate --edition @bad.toml",
        "simulate --edition @latin.toml",
        "simulate --edition @short.toml",
        "simulate surplus",
        "verify",
        "verify @missing.jsonl",
        "verify @folder",
        "verify @empty",
        "verify --edition @bad.toml @good.jsonl",
        "show",
        "show @missing.jsonl",
        "show @folder",
        "show @empty",
        "show @broken.jsonl",
        "show @latin",
        "show @list.json",
        "show @deep.json",
        "show @good.jsonl --game 0",
        "show @good.jsonl --game 4",
        "show @good.jsonl --turn 999",
        "show @good.jsonl --turn -1",
        "show @good.jsonl --turn three",
        "play --players 5",
        "play --level genius",
        "play --players 2 --level random,random",
        "play --bot random,random,random,random",
        "play --players 2 --seat 3",
        "play --seat 0",
        "play --players 2 --names a,b,c",
        "play --resume --new",
        "play --resume",
        "play --edition @bad.toml",
        "bench --seconds -1",
        "bench --seconds soon",
    ],
)
def test_wrong_input_gets_one_line_and_code_2(
    run: Run, folder: Path, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORLDSFAIR_DATA", str(folder / "data"))

    ran = run(*words.replace("@", f"{folder}/").split())

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert len(ran.err) > 20


@pytest.mark.parametrize("name", ["broken.jsonl", "latin", "list.json", "deep.json"])
def test_a_file_that_is_no_record_is_refused(run: Run, folder: Path, name: str) -> None:
    ran = run("verify", folder / name)

    assert ran.code == 2
    assert ran.err.startswith(f"{folder / name}: game 1: not ")
    assert ran.err.count("\n") == 1


def test_a_file_that_may_not_be_read_is_refused(run: Run, folder: Path) -> None:
    locked = folder / "good.jsonl"
    locked.chmod(0)
    if _is_readable(locked):
        pytest.skip("this user may read everything")

    assert run("verify", locked).code == 2


def _is_readable(path: Path) -> bool:
    try:
        path.read_bytes()
    except PermissionError:
        return False
    return True


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_unknown_bot_is_named_with_those_that_there_are(run: Run, command: str) -> None:
    ran = run(command, "--bot", "genius")

    assert ran.err.startswith("worldsfair: There is no bot 'genius'; there are random, greedy, ")
