"""Work on many cores: answers in order, errors where they belong, and an end at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from worldsfair.errors import InvalidMove
from worldsfair.parallel import ProcessLost, as_finished, available_cores, in_order

LARGE = 40_000_000
"""Bytes that no pipe takes at once."""


def square(number: int) -> int:
    time.sleep(0.05 if number == 0 else 0)
    return number * number


def large_after_the_first(number: int) -> bytes:
    return bytes(LARGE if number else 1)


def refuse(number: int) -> int:
    if number == 3:
        raise InvalidMove("Three is no move.")
    return number


def answer_late(begun: str) -> int:
    Path(begun).touch()
    time.sleep(0.3)
    return 1


def vanish(number: int) -> int:
    if number == 1:
        os._exit(1)
    return number


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores can't be withheld here")
def test_only_cores_that_this_process_may_use_count() -> None:
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        assert available_cores() == 1
    finally:
        os.sched_setaffinity(0, allowed)


def test_answers_come_in_the_order_of_the_tasks() -> None:
    assert list(in_order(square, range(20), 2)) == [number**2 for number in range(20)]


def test_every_answer_comes_with_the_number_of_its_task() -> None:
    assert sorted(as_finished(square, range(5, 9), 2)) == [(0, 25), (1, 36), (2, 49), (3, 64)]


def test_processes_end_in_the_middle_of_an_answer() -> None:
    answers = as_finished(large_after_the_first, range(8), 2)
    next(answers)
    time.sleep(0.3)
    answers.close()


def test_an_error_of_the_game_reaches_the_caller() -> None:
    with pytest.raises(InvalidMove, match="Three is no move"):
        list(as_finished(refuse, range(8), 2))


def test_a_lost_process_is_named_with_its_tasks() -> None:
    with pytest.raises(ProcessLost) as caught:
        list(as_finished(vanish, [1], 1))
    assert caught.value.args == (1,)


def test_a_process_whose_caller_was_killed_ends_without_a_word(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    program = (
        "from test_parallel import answer_late, as_finished\n"
        f"list(as_finished(answer_late, [{str(begun)!r}], 1))"
    )
    caller = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parent,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not begun.exists():
        assert caller.poll() is None
        time.sleep(0.01)
    caller.kill()
    # The other process has the same place for errors, so this waits for its end, too.
    assert caller.communicate()[1] == ""
