"""The operator's commands on a server's games, carried out beside it."""

from __future__ import annotations

from dataclasses import dataclass
from tempfile import TemporaryFile

from server import forking


@dataclass(frozen=True)
class Ran:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


def command(url: str, *arguments: str) -> Ran:
    """`worldsfair …` on the games at `url`."""
    words = [*arguments, "--database-url", url]
    with TemporaryFile() as out, TemporaryFile() as err:
        started = forking.start("worldsfair.__main__", words, out=out.fileno(), err=err.fileno())
        code = started.wait(60)
        for file in (out, err):
            file.seek(0)
        return Ran(code, out.read().decode(), err.read().decode())
