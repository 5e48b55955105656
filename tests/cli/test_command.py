from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import Run
from worldsfair import __version__
from worldsfair.bots import LEVELS

COMMANDS = ("serve", "worker", "play", "simulate", "verify", "show", "arena", "bots", "bench")


def test_the_version_is_said(run: Run) -> None:
    assert run("--version").out == f"worldsfair {__version__}\n"


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")

    assert (ran.code, ran.err) == (0, "")
    for command in COMMANDS:
        assert f" {command} " in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")

    assert ran.code == 0
    assert f"worldsfair {command} " in ran.out.split("Example")[1]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_names_the_levels(run: Run, command: str) -> None:
    text = " ".join(run(command, "--help").out.replace("│", " ").split())

    for level in LEVELS:
        assert level in text


@pytest.mark.parametrize("modules", ["worldsfair", "worldsfair.cli.app"])
def test_numba_is_loaded_only_when_something_is_played(modules: str) -> None:
    code = f"import sys, {modules}; print('numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout == "False\n"


def test_help_does_not_wait_for_the_catalogues() -> None:
    code = (
        "import sys; from worldsfair.cli.app import main; main(['--help']); "
        "print('fluent.runtime' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout.splitlines()[-1] == "False"


def test_the_installed_command_exits_with_its_code() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "worldsfair", "simulate", "--players", "5"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.returncode == 2
    assert ran.stderr.startswith("worldsfair: ")
    assert ran.stderr.count("\n") == 1


def test_bench_measures_three_things(run: Run) -> None:
    ran = run("bench", "--seconds", "0.01")

    assert ran.code == 0
    for unit in ("games/s", "µs each", "million/s"):
        assert unit in ran.out


def test_a_progress_bar_is_for_terminals_only(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "worldsfair", "simulate", "-n", "40", "-j", "1"]
    piped = subprocess.run(command, capture_output=True, text=True, check=True)
    ours, theirs = pty.openpty()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=theirs, check=True)
    seen = os.read(ours, 10_000).decode()

    assert piped.stderr == ""
    assert "Playing" in seen


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "worldsfair", "--version"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert ran.returncode == 2
    assert ran.stderr == "worldsfair: No space left on device.\n"


def test_ctrl_c_stops_every_process_and_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "worldsfair", "simulate", "-n", "100000", "-j", "2"]
    running = subprocess.Popen(
        [*command, "--out", str(tmp_path / "games.jsonl")],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not (tmp_path / "games.jsonl").exists() or not (tmp_path / "games.jsonl").stat().st_size:
        assert running.poll() is None
        time.sleep(0.1)

    os.killpg(running.pid, signal.SIGINT)
    _, printed = running.communicate(timeout=30)

    assert running.returncode == 130
    assert printed == "Stopped.\n"
    assert _is_gone(running.pid)


def _is_gone(group: int) -> bool:
    """Whether all processes of a group end within some seconds."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
