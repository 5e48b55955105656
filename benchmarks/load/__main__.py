"""`python -m benchmarks.load`: our server and a peer, loaded one after the other.

Each server runs in a process of its own and this one plays, with two WebSockets to a table: first
as fast as it goes, then at half the rate that was reached. Ours acknowledges a turn when it is on
the disk. boardgame.io tells of a move before it stores it, and never syncs its flat files.
"""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from typing import get_args

import uvloop

from benchmarks.load.boardgame_io_match import BoardgameIoMatch
from benchmarks.load.growth import print_growth
from benchmarks.load.http_connection import Refused
from benchmarks.load.processes import Server, boardgame_io, has_peer, postgres, worldsfair
from benchmarks.load.report import Line, head, machine
from benchmarks.load.runs import Load, OpenTable, measure
from benchmarks.load.server_profile import print_profile
from benchmarks.load.tally import Table, Tally
from benchmarks.load.worldsfair_table import By, WorldsFairTable

FEW = 64
QUICK_TABLES, QUICK_SECONDS = 100, 2.0


@dataclass(frozen=True)
class Contestant:
    """A server as it is started and played on."""

    key: str
    name: str
    start: Callable[[], AbstractContextManager[Server]]
    open_table: OpenTable


def main(arguments: Sequence[str] | None = None) -> None:
    """Do as the command line says."""
    wanted = _parser().parse_args(arguments)
    _allow_many_files()
    try:
        _load(wanted)
    except Refused as error:
        sys.exit(str(error))


def _load(wanted: argparse.Namespace) -> None:
    """Load one server after the other, and say what was seen."""
    seconds = QUICK_SECONDS if wanted.quick else wanted.seconds
    tables = min(wanted.tables, QUICK_TABLES) if wanted.quick else wanted.tables
    ours = _opener(wanted.by)
    if wanted.profile:
        print_profile(ours, Load(tables, seconds))
        return
    found = machine()
    lines = _lines(_chosen(wanted.only, ours), tables, seconds, wanted.repeats)
    print(f"\n{found}\n\n{head()}")
    print("\n".join(map(str, lines)), flush=True)
    if wanted.growth and not wanted.quick:
        print()
        with worldsfair() as server:
            uvloop.run(print_growth(server, wanted.by, games=60, idle=2000, opened=tables))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    keys = [contestant.key for contestant in _contestants(_opener("post"))]
    parser.add_argument("--tables", type=int, default=500, help="of the larger runs; 500")
    parser.add_argument("--seconds", type=float, default=10, help="of play in each run; 10")
    parser.add_argument("--repeats", type=int, default=1, help="of each run; the best counts; 1")
    parser.add_argument("--quick", action="store_true", help="short runs with fewer tables")
    parser.add_argument("--by", choices=get_args(By), default="socket", help="how turns are sent")
    parser.add_argument("--only", nargs="+", choices=keys, default=keys, help="which servers")
    parser.add_argument("--profile", action="store_true", help="where our server's time goes")
    parser.add_argument(
        "--no-growth", dest="growth", action="store_false", help="no late turns and idle tables"
    )
    return parser


def _opener(by: By) -> OpenTable:
    def open_table(tally: Tally, port: int, seed: int) -> Table:
        return WorldsFairTable(tally, port, seed, by)

    return open_table


def _contestants(ours: OpenTable) -> list[Contestant]:
    return [
        Contestant("sqlite", "worldsfair, SQLite", worldsfair, ours),
        Contestant(
            "memory",
            "boardgame.io, in memory",
            lambda: boardgame_io(in_files=False),
            BoardgameIoMatch,
        ),
        Contestant(
            "files",
            "boardgame.io, flat files",
            lambda: boardgame_io(in_files=True),
            BoardgameIoMatch,
        ),
        Contestant("postgres", "worldsfair, PostgreSQL", lambda: _on_postgres(1), ours),
        Contestant(
            "postgres2", "worldsfair, PostgreSQL, two processes", lambda: _on_postgres(2), ours
        ),
    ]


def _chosen(keys: Sequence[str], ours: OpenTable) -> list[Contestant]:
    chosen = [contestant for contestant in _contestants(ours) if contestant.key in keys]
    if has_peer():
        return chosen
    print("boardgame.io is left out: scripts/bench load installs it.", file=sys.stderr)
    return [one for one in chosen if one.open_table is ours]


@contextmanager
def _on_postgres(processes: int) -> Iterator[Server]:
    with postgres() as database, worldsfair(database, processes) as server:
        yield server


def _lines(
    contestants: Sequence[Contestant], tables: int, seconds: float, repeats: int
) -> list[Line]:
    """Every server under one load, then under the next, so that they meet the same machine."""
    few = _best(contestants, [Load(FEW, seconds)] * len(contestants), repeats)
    many = _best(contestants, [Load(tables, seconds)] * len(contestants), repeats)
    halves = [replace(line.load, rate=line.measured.rate / 2) for line in many]
    return [*few, *many, *_best(contestants, halves, repeats)]


def _best(contestants: Sequence[Contestant], loads: Sequence[Load], repeats: int) -> list[Line]:
    """Of several runs in turn the best of each, since others on the machine only slow it down."""
    rounds = [list(map(_run, contestants, loads)) for _ in range(repeats)]
    return [max(lines, key=_merit) for lines in zip(*rounds, strict=True)]


def _merit(line: Line) -> float:
    """Turns a second, or, where these are given, how soon nearly all are heard of."""
    return -line.measured.quantile_ms(0.99) if line.load.rate else line.measured.rate


def _run(contestant: Contestant, load: Load) -> Line:
    with contestant.start() as server:
        measured = uvloop.run(measure(server, contestant.open_table, load))
    line = Line(contestant.name, load, measured)
    print(line, file=sys.stderr, flush=True)
    return line


def _allow_many_files() -> None:
    """Each WebSocket is one, here and in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
