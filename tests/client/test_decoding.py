"""Clients in several threads read a server's answers."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading, msgspec
from worldsfair.client.decoding import decode
from worldsfair.wire.tables import TableView
def read():
    gate.wait()
    try:
        decode(b"{}", TableView)
    except msgspec.ValidationError:
        read_by.append(1)
read_by, gate = [], threading.Barrier(8)
threads = [threading.Thread(target=read) for _ in range(8)]
sys.setswitchinterval(1e-6)
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(read_by))
"""


def test_threads_that_meet_an_answer_for_the_first_time_at_once_all_read_it() -> None:
    # msgspec by itself ends the process in about every second run of this.
    for _ in range(3):
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stdout) == (0, "8\n")
