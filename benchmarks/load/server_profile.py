"""Where the server's time goes: a run under cProfile, read by package and by function."""

from __future__ import annotations

import os
import pstats
import signal
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.load.processes import Server, worldsfair
from benchmarks.load.runs import Load, OpenTable, measure

_FUNCTIONS, _PACKAGES = 35, 16
_Function = tuple[str, int, str]
"""A file, a line and a name; what is built in has no file."""
_BUILT_IN = "~"


class ProfiledServer(Server):
    """A server whose time is looked at while tables play."""

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Begin a profile, and end it."""
        os.kill(self.pid, signal.SIGUSR1)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGUSR2)


def print_profile(open_table: OpenTable, load: Load) -> None:
    """Play on a profiled server, and print what took the time."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        with worldsfair(profile=file) as plain:
            measured = uvloop.run(measure(ProfiledServer(plain.pid, plain.port), open_table, load))
            time.sleep(1)
        stats = pstats.Stats(str(file))
    print(f"{measured.rate:,.0f} turns a second, slowed down by the profiler\n")
    print("own time by package; what is built in counts for its caller")
    by_package = sorted(_own_time(stats).items(), key=lambda item: -item[1])
    for package, seconds in by_package[:_PACKAGES]:
        print(f"{seconds * 1000 / len(measured.latencies):8.3f} ms a turn  {package}")
    print()
    stats.strip_dirs()
    stats.sort_stats("tottime").print_stats(_FUNCTIONS)
    stats.sort_stats("cumulative").print_stats(_FUNCTIONS)


def _own_time(stats: pstats.Stats) -> dict[str, float]:
    """Seconds by package."""
    seconds: defaultdict[str, float] = defaultdict(float)
    found: dict[_Function, tuple[int, int, float, float, dict[_Function, tuple[float, ...]]]]
    found = stats.stats  # type: ignore[attr-defined]  # not in the stubs
    for function, (_, _, own, _, callers) in found.items():
        if function[0] != _BUILT_IN:
            seconds[_package(function)] += own
            continue
        for caller, (_, _, own_for_caller, _) in callers.items():
            seconds[_package(caller)] += own_for_caller
    return seconds


def _package(function: _Function) -> str:
    """Ours by folder, others by name, and Python's own as one."""
    parts = Path(function[0]).parts
    if function[0] == _BUILT_IN:
        return "built in"
    if "worldsfair" in parts:
        return "/".join(parts[parts.index("worldsfair") : -1])
    if "site-packages" in parts:
        return parts[parts.index("site-packages") + 1]
    return "Python's own"
